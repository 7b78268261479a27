import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from '@fasih/school/basics/refusal';
import { shareOf } from '@fasih/school/catalogue/policy/balance';
import { afterEach, describe, expect, it } from 'vitest';
import { aLedger, type BoughtCourse } from '../../../test/a-ledger.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { closeMonth, reopenMonth } from '../../ledger/journal/close-month.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { checkBooks } from './check-books.ts';
import { postEvents, postEventsWithin } from './post-events.ts';

const app = shared(() => startTestApp({ now: '2026-11-21T03:00:00Z' }));
const books = shared(() => aLedger(app));
afterEach(async () => {
  await books.posts();
  expect((await checkBooks(app.services, app.clock.now())).findings).toEqual([]);
});

const PRICE = 1_234_567;

/** The account balances from one course's postings, debit positive, without the payment itself. */
async function held(course: BoughtCourse): Promise<Record<string, number>> {
  const { rows } = await app.pool.query<{ account: string; n: number }>(
    `select l.account_code as account, sum(l.debit - l.credit)::bigint as n
     from balance_event b join ledger_entry e on e.source_kind = 'balance' and e.source_id = b.number::text
     join ledger_line l on l.entry_id = e.id
     where b.enrolment_id = $1 group by 1 having sum(l.debit - l.credit) <> 0 order by 1`,
    [course.enrolmentId],
  );
  return Object.fromEntries(rows.map(({ account, n }) => [account, n]));
}

async function aCourse(drawn = 0, at = '2026-11-02T03:00:00Z'): Promise<BoughtCourse> {
  const course = await books.buys('toeic-regular', at, PRICE);
  for (let n = 0; n < drawn; n++) await books.event(course, n % 3 ? 'held' : 'forfeited', at);
  return course;
}

const earned = (k: number) =>
  Array.from({ length: k }, (_, i) => shareOf(PRICE, 20, i + 1)).reduce((a, b) => a + b, 0);

describe('posting balance events', () => {
  it('books each event once, with its number and its share of the price', async () => {
    const course = await aCourse(3);
    await books.posts();
    const { rows } = await app.pool.query<{ share: number; same: boolean; category: string; day: string }>(
      `select (select sum(credit) from ledger_line l where l.entry_id = e.id)::bigint as share,
         e.last_event = b.number as same, e.category, e.school_day as day
       from balance_event b join ledger_entry e on e.source_kind = 'balance' and e.source_id = b.number::text
       where b.enrolment_id = $1 order by b.number`,
      [course.enrolmentId],
    );
    expect(rows).toEqual(
      [1, 2, 3].map((k) => ({
        share: shareOf(PRICE, 20, k),
        same: true,
        category: 'toeic-regular',
        day: '2026-11-02',
      })),
    );
    expect(await postEvents(app.pool, app.clock.now())).toBe(0);
  });

  it('reaches the price to the rupiah with the last meeting, and earns nothing beyond', async () => {
    const course = await aCourse(20);
    await books.event(course, 'owed_meeting', '2026-11-03T03:00:00Z', { meetings: 1 });
    await books.event(course, 'held', '2026-11-04T03:00:00Z');
    await books.posts();
    expect(await held(course)).toEqual({ 'fees.unearned': PRICE, 'revenue.courses': -PRICE });
  });

  it('marks events that move no money as posted, without an entry', async () => {
    const course = await books.buys('toeic-regular', '2026-11-02T03:00:00Z', 0);
    await books.event(course, 'held', '2026-11-03T03:00:00Z');
    await books.event(course, 'extended', '2026-11-03T03:00:00Z');
    await books.posts();
    expect(await held(course)).toEqual({});
    const { rows } = await app.pool.query(
      'select from balance_event where enrolment_id = $1 and posted_at is null',
      [course.enrolmentId],
    );
    expect(rows).toHaveLength(0);
  });

  it('is shared by several processes without doubling or losing anything', async () => {
    const courses: BoughtCourse[] = [];
    for (let n = 0; n < 12; n++) courses.push(await aCourse(1 + (n % 7)));
    const worker = async () => {
      for (let idle = 0; idle < 3; ) {
        if ((await postEvents(app.pool, app.clock.now())) > 0) idle = 0;
        else {
          idle += 1;
          await sleep(20);
        }
      }
    };
    const teacher = async () => {
      for (const course of courses) {
        await books.event(course, 'held', '2026-11-05T03:00:00Z');
        await books.event(course, 'waived', '2026-11-05T04:00:00Z');
      }
    };
    await Promise.all([worker(), worker(), worker(), teacher()]);
    await books.posts();
    for (const [n, course] of courses.entries()) {
      expect((await held(course))['revenue.courses']).toBe(0 - earned(1 + (n % 7)));
    }
  });

  it('leaves everything due when it is killed half-way', async () => {
    const course = await aCourse(4);
    const killed = inTransaction(app.pool, async (db) => {
      await postEventsWithin(db, app.clock.now());
      const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid');
      await app.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sleep(50);
      return db.query('select 1');
    });
    await expect(killed).rejects.toThrow();
    expect(await held(course)).toEqual({});
    await books.posts();
    expect((await held(course))['revenue.courses']).toBe(0 - earned(4));
  });

  it('includes an event that arrives late with a lower number than a posted one', async () => {
    const course = await aCourse(1);
    const late = await app.pool.connect();
    await late.query('begin');
    await late.query(
      `insert into balance_event (enrolment_id, kind, meetings, source, at) values ($1, 'held', -1, $2, $3)`,
      [course.enrolmentId, `held:late-${course.enrolmentId}`, new Date('2026-11-03T03:00:00Z')],
    );
    await books.event(course, 'held', '2026-11-04T03:00:00Z');
    await books.posts();
    expect((await held(course))['revenue.courses']).toBe(0 - earned(2));
    await late.query('commit');
    late.release();
    await books.posts();
    expect((await held(course))['revenue.courses']).toBe(0 - earned(3));
  });
});

describe('returned money', () => {
  it('of an approved refund pays the debt to the family through the provider', async () => {
    const course = await aCourse(5);
    await books.event(course, 'refunded', '2026-11-10T03:00:00Z', { meetings: -15, amount: 617_283 });
    await books.posts();
    const before = await books.balances();
    await books.money(course, '2026-11-12T03:00:00Z', { status: 'partial_refund', refunded: 617_283 });
    await books.posts();
    const after = await books.balances();
    const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0);
    expect(['cash.provider', 'refunds.payable', 'fees.unearned', 'revenue.courses'].map(change)).toEqual([
      -617_283, 617_283, 0, 0,
    ]);
    expect(await held(course)).toEqual({
      'fees.unearned': PRICE,
      'refunds.payable': -617_283,
      'revenue.courses': -(PRICE - 617_283),
    });
  });

  it('of an approved refund also pays it from the bank', async () => {
    const course = await aCourse(5);
    await books.event(course, 'refunded', '2026-11-10T03:00:00Z', { meetings: -15, amount: 600_000 });
    await books.posts();
    const before = (await books.balances())['refunds.payable'] ?? 0;
    await books.money(course, '2026-11-12T03:00:00Z', { byHand: 600_000 });
    await books.posts();
    expect((await books.balances())['refunds.payable'] ?? 0).toBe(before + 600_000);
  });

  it.each([
    ['reversed', 'deny', 0],
    ['charged back', 'chargeback', 0],
    ['refunded at the provider’s own dashboard', 'refund', PRICE],
  ] as const)(
    '%s: nothing is owed any more and what was earned is a loss; when won back, everything is as before',
    async (_, status, refunded) => {
      const course = await aCourse(5);
      await books.posts();
      await books.money(course, '2026-11-12T03:00:00Z', { status, refunded });
      await books.posts();
      expect(await held(course)).toEqual({ 'revenue.courses': 0 - earned(5), 'expense.lost': earned(5) });
      expect(await owedFor(course)).toBe(0);
      if (status !== 'chargeback') return;
      await app.pool.query(`update provider_charge set status = 'settlement' where transaction_id = $1`, [
        `${course.providerOrderId}-charge`,
      ]);
      await books.money(course, '2026-11-15T03:00:00Z', {});
      await books.posts();
      expect(await held(course)).toEqual({ 'fees.unearned': earned(5), 'revenue.courses': 0 - earned(5) });
      expect(await owedFor(course)).toBe(PRICE - earned(5));
    },
  );

  it('in part, without a refund of ours: less is owed, meetings go on earning, and the excess is a loss', async () => {
    const course = await aCourse(5);
    await books.money(course, '2026-11-12T03:00:00Z', { status: 'partial_refund', refunded: 1_000_000 });
    for (let n = 0; n < 15; n++) await books.event(course, 'held', '2026-11-13T03:00:00Z');
    await books.posts();
    expect(await held(course)).toEqual({
      'expense.lost': 1_000_000,
      'fees.unearned': PRICE - 1_000_000,
      'revenue.courses': 0 - PRICE,
    });
    expect(await owedFor(course)).toBe(0);
  });

  /** What the payment and events of this course leave in `fees.unearned`, credit positive. */
  async function owedFor(course: BoughtCourse): Promise<number> {
    const { rows } = await app.pool.query<{ n: number }>(
      `select coalesce(sum(l.credit - l.debit), 0)::bigint as n from ledger_line l join ledger_entry e on e.id = l.entry_id
       where l.account_code = 'fees.unearned' and (e.source_id like $1 || '%' or e.source_id like $2 || '%'
         or (e.source_kind = 'balance' and e.source_id in (select number::text from balance_event where enrolment_id = $3)))`,
      [course.orderId, `${course.providerOrderId}-charge:`, course.enrolmentId],
    );
    return rows[0]?.n ?? 0;
  }
});

describe('closed months', () => {
  const close = (month: string) => inTransaction(app.pool, (db) => closeMonth(db, month, books.call()));
  const reopen = (month: string) =>
    inTransaction(app.pool, (db) => reopenMonth(db, { month, reason: 'Koreksi' }, books.call()));

  it('keep their entries: later events are booked on the first open day, with the original day', async () => {
    const course = await aCourse(1, '2026-10-31T16:59:00Z');
    await books.posts();
    expect(isRefusal(await close('2026-10'))).toBe(false);
    await books.event(course, 'held', '2026-10-31T16:59:00Z');
    await books.event(course, 'held', '2026-10-31T17:01:00Z');
    await books.posts();
    const { rows } = await app.pool.query(
      `select e.school_day, e.meant_for, r.school_day as listed from balance_event b
       join ledger_entry e on e.source_kind = 'balance' and e.source_id = b.number::text join money_row r on r.entry_id = e.id
       where b.enrolment_id = $1 order by b.number`,
      [course.enrolmentId],
    );
    expect(rows).toEqual([
      { school_day: '2026-10-31', meant_for: null, listed: '2026-10-31' },
      { school_day: '2026-11-01', meant_for: '2026-10-31', listed: '2026-11-01' },
      { school_day: '2026-11-01', meant_for: null, listed: '2026-11-01' },
    ]);
  });

  it('are closed in order, reopened only from the last, and record both', async () => {
    expect(await close('2026-10')).toMatchObject({ code: 'finance.monthClosed' });
    expect(await close('2026-12')).toMatchObject({ code: 'finance.monthNotOver' });
    expect(await close('2026-11')).toMatchObject({ code: 'finance.monthNotOver' });
    expect(await reopen('2026-09')).toMatchObject({ code: 'finance.monthNotLast' });
    expect(await reopen('2026-10')).toBeUndefined();
    expect(await reopen('2026-10')).toMatchObject({ code: 'finance.monthNotClosed' });
    expect(await close('2026-10')).toBeUndefined();
    const { rows } = await app.pool.query(
      'select month::text, reopen_reason from closed_month order by closed_at, id',
    );
    expect(rows).toEqual([
      { month: '2026-10-01', reopen_reason: 'Koreksi' },
      { month: '2026-10-01', reopen_reason: null },
    ]);
    expect(await reopen('2026-10')).toBeUndefined();
  });

  it('wait for running bookings, and bookings wait for a running close', async () => {
    const course = await aCourse(1, '2026-10-20T03:00:00Z');
    const order: string[] = [];
    let closing: Promise<unknown> | undefined;
    await inTransaction(app.pool, async (db) => {
      await postEventsWithin(db, app.clock.now());
      closing = close('2026-10').then(() => order.push('closed'));
      await sleep(150);
      order.push('posted');
    });
    await closing;
    expect(order).toEqual(['posted', 'closed']);
    expect(await days(course)).toEqual(['2026-10-20']);
    await reopen('2026-10');

    await books.event(course, 'held', '2026-10-21T03:00:00Z');
    let posting: Promise<unknown> | undefined;
    await inTransaction(app.pool, async (db) => {
      await closeMonth(db, '2026-10', books.call());
      posting = postEvents(app.pool, app.clock.now());
      await sleep(150);
    });
    await posting;
    expect(await days(course)).toEqual(['2026-10-20', '2026-11-01']);
  });

  async function days(course: BoughtCourse): Promise<string[]> {
    const { rows } = await app.pool.query<{ day: string }>(
      `select e.school_day as day from balance_event b join ledger_entry e on e.source_kind = 'balance'
         and e.source_id = b.number::text where b.enrolment_id = $1 order by b.number`,
      [course.enrolmentId],
    );
    return rows.map(({ day }) => day);
  }
});
