import { isRefusal } from '@fasih/school/basics/refusal';
import type { EventKind } from '@fasih/school/catalogue/policy/balance';
import type { ProviderStatus } from '@fasih/school/sales/payments/rules';
import { addEvents, type NewEvent } from '../src/courses/balance/balance.ts';
import { openEnrolment } from '../src/courses/enrolments/open-enrolment.ts';
import { postAllEvents } from '../src/finance/books/post-events.ts';
import { addManualEntry } from '../src/ledger/journal/add-manual-entry.ts';
import type { ManualRow, NewManualEntry } from '../src/ledger/journal/manual-entries.ts';
import { restoreManualEntry, voidManualEntry } from '../src/ledger/journal/void-manual-entry.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import type { SignedInCall } from '../src/platform/http/call.ts';
import type { ProviderTransaction } from '../src/platform/provider/midtrans.ts';
import { settleOrder } from '../src/sales/payments/settle-order.ts';
import { signedInAccount } from './placed-people.ts';
import type { TestApp } from './start-test-app.ts';

/** A course that somebody bought, with the charge behind it. */
export type BoughtCourse = {
  orderId: string;
  enrolmentId: string;
  providerOrderId: string;
  price: number;
  meetings: number;
  boughtAt: Date;
};

type Typed = Omit<NewManualEntry, 'key' | 'description'> & { key?: string; description?: string };

/** Writes money events at given times, and reads what the books hold of them. */
export type ALedger = {
  /** A finance account that is signed in. */
  finance: { accountId: string; token: string };
  /** A fresh family pays for a package (by its slug) at this instant; with price 0 it is free. */
  buys(slug: string, at: string, price?: number): Promise<BoughtCourse>;
  /** The provider reports a new state of the charge, or the school returned money by its own transfer. */
  money(
    course: BoughtCourse,
    at: string,
    news: { status?: ProviderStatus; refunded?: number; byHand?: number },
  ): Promise<void>;
  /** A balance event: `held` and `forfeited` draw one meeting, `returned` and `waived` give one back. */
  event(
    course: BoughtCourse,
    kind: EventKind,
    at: string,
    change?: { meetings?: number; amount?: number },
  ): Promise<void>;
  /** Finance enters revenue or an expense on the clock's current day. */
  enters(entry: Typed): Promise<ManualRow>;
  voids(entry: { id: string; version: number }, reason?: string): Promise<ManualRow>;
  restores(entry: { id: string; version: number }): Promise<ManualRow>;
  /** Posts all balance events to the journal. */
  posts(): Promise<void>;
  /** A call by the finance account at the current time, for writes that need one. */
  call(): SignedInCall;
  /** Account -> whole rupiah, debit positive, added up from the journal's lines. */
  balances(): Promise<Record<string, number>>;
  /** Rows of money as text, e.g. `2026-11-02 earned revenue ielts-regular held 195000`, in the order of their days. */
  rows(where?: string): Promise<string[]>;
};

let made = 0;

/** A ledger with helpers for money events. */
export async function aLedger(app: TestApp): Promise<ALedger> {
  const finance = await signedInAccount(app, 'finance');
  const { pool } = app;
  const call = (): SignedInCall => ({
    person: {
      accountId: finance.accountId,
      sessionId: '',
      role: 'finance',
      username: 'finance',
      mustChangePassword: false,
      twoStepEnabled: false,
      readsOnly: false,
      confirmed: true,
      learnerId: null,
      shared: [],
    },
    lang: 'id',
    now: app.clock.now(),
    requestId: 'story',
    address: '127.0.0.1',
    userAgent: 'test',
    audited: false,
  });
  async function write<T>(
    work: Parameters<typeof inTransaction<T>>[1],
  ): Promise<Exclude<T, { refused: true }>> {
    const result = await inTransaction(pool, work);
    if (isRefusal(result)) throw new Error(`refused: ${result.code}`);
    return result as Exclude<T, { refused: true }>;
  }
  return {
    finance,
    call,
    async buys(slug, at, price) {
      made += 1;
      const providerOrderId = `story-${made}`;
      const boughtAt = new Date(at);
      const family = await signedInAccount(app, 'student');
      const { rows } = await pool.query<{ id: string; price: number; learnerId: string; packageId: number }>(
        `with child as (
           insert into learner (account_id, kind, name) values ($1, 'child', 'Sekar') returning id
         ), ordered as (
           insert into orders (account_id, learner_id, package_id, package_name, price, total, policy_version,
             terms_version, lang, status, created_at, expires_at)
           select $1, child.id, p.id, p.name, coalesce($3, p.price), coalesce($3, p.price), 1, '1', 'id',
             case when $3 = 0 then 'free' else 'pending' end, $4, $4::timestamptz + interval '1 day'
           from child, package p where p.slug = $2 returning id, price, learner_id as "learnerId", package_id as "packageId"
         ), attempt as (
           insert into payment_attempt (order_id, number, provider_order_id, amount, state, created_at, expires_at)
           select id, 1, $5, price, 'open', $4, $4::timestamptz + interval '1 day' from ordered
         )
         select id, price, "learnerId", "packageId" from ordered`,
        [family.accountId, slug, price ?? null, boughtAt, providerOrderId],
      );
      const order = rows[0];
      if (!order) throw new Error(`no package ${slug}`);
      if (order.price === 0) {
        const bought = { ...order, orderId: order.id, total: 0, policyVersion: 1 };
        await inTransaction(pool, (client) => openEnrolment(client, bought, boughtAt));
      } else
        await settleOrder(
          pool,
          order.id,
          [readingOf(providerOrderId, order.price, boughtAt, 'settlement', 0)],
          boughtAt,
        );
      const opened = await pool.query<{ id: string; meetings: number }>(
        'select id, meetings from enrolment where order_id = $1',
        [order.id],
      );
      const enrolment = opened.rows[0];
      if (!enrolment) throw new Error('nothing was opened');
      const { id: enrolmentId, meetings } = enrolment;
      return { orderId: order.id, enrolmentId, providerOrderId, price: order.price, meetings, boughtAt };
    },
    async money(course, at, { status = 'settlement', refunded = 0, byHand = 0 }) {
      const { providerOrderId, price, boughtAt } = course;
      const news = readingOf(providerOrderId, price, boughtAt, status, refunded);
      const more =
        byHand > 0
          ? { returnedByHand: { transactionId: `${providerOrderId}-charge`, amount: byHand } }
          : undefined;
      await settleOrder(pool, course.orderId, more ? [] : [news], new Date(at), more);
    },
    async event(course, kind, at, change = {}) {
      made += 1;
      const usual =
        kind === 'held' || kind === 'forfeited' ? -1 : kind === 'returned' || kind === 'waived' ? 1 : 0;
      const event = {
        enrolmentId: course.enrolmentId,
        kind,
        meetings: change.meetings ?? usual,
        amount: change.amount ?? 0,
        decision: null,
        source: `${kind}:story-${made}`,
      };
      await addEvents(pool, [event as NewEvent], new Date(at));
    },
    enters(entry) {
      made += 1;
      const key = entry.key ?? `story-key-of-entry-${made}`;
      return write((db) => addManualEntry(db, { description: '', ...entry, key }, call()));
    },
    voids: ({ id, version }, reason = 'Salah ketik') =>
      write((db) => voidManualEntry(db, { id, version, reason }, call())),
    restores: ({ id, version }) => write((db) => restoreManualEntry(db, { id, version }, call())),
    posts: () => postAllEvents(pool, app.clock.now()),
    async balances() {
      const { rows } = await pool.query<{ account: string; balance: number }>(
        `select account_code as account, sum(debit - credit)::bigint as balance from ledger_line group by 1
         having sum(debit - credit) <> 0 order by 1`,
      );
      return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
    },
    async rows(where = 'true') {
      const { rows } = await pool.query<{ line: string }>(
        `select concat_ws(' ', school_day, basis, type, category, kind, amount, case when hidden then '(hidden)' end) as line
         from money_row r where ${where} order by school_day, id, basis desc`,
      );
      return rows.map(({ line }) => line);
    },
  };
}

function readingOf(
  providerOrderId: string,
  amount: number,
  paidAt: Date,
  status: ProviderStatus,
  refunded: number,
): ProviderTransaction {
  return {
    providerOrderId,
    transactionId: `${providerOrderId}-charge`,
    status,
    statusCode: '200',
    rawStatus: status,
    fraudStatus: 'accept',
    amount,
    currency: 'IDR',
    paymentType: 'qris',
    transactionTime: paidAt,
    settlementTime: paidAt,
    expiryTime: null,
    refundedAmount: refunded,
    refunds:
      refunded > 0 ? [{ key: 'story', amount: refunded, createdAt: paidAt, bankConfirmedAt: null }] : [],
  };
}

/** When the story below is over: the last minute of November 2026 at the school. */
export const STORY_ENDS = '2026-11-30T16:59:00Z';

/**
 * A story of three months whose every number can be worked out by hand; times in UTC, the school is 7 hours ahead. Set the
 * clock to `STORY_ENDS` before. All events are posted.
 */
export async function aStoryOfMoney(app: TestApp): Promise<ALedger> {
  app.clock.set(STORY_ENDS);
  const books = await aLedger(app);

  // Rp 1.650.000 for 10 meetings, Rp 165.000 each: 2 held in September, the rest expires on 5 November.
  const special = await books.buys('special-course', '2026-09-03T03:00:00Z', 1_650_000);
  await books.event(special, 'held', '2026-09-10T08:00:00Z');
  await books.event(special, 'held', '2026-09-17T08:00:00Z');
  await books.event(special, 'expired', '2026-11-04T17:00:01Z', { meetings: -8 });

  // Rp 2.400.000 for 20, Rp 120.000 each: 3 held, half of the price is owed back on 20 October and returned on the 27th.
  const teen = await books.buys('general-english-teen', '2026-09-15T04:00:00Z', 2_400_000);
  await books.event(teen, 'held', '2026-09-22T09:00:00Z');
  await books.event(teen, 'held', '2026-09-29T09:00:00Z');
  await books.event(teen, 'held', '2026-10-06T09:00:00Z');
  await books.event(teen, 'refunded', '2026-10-20T03:00:00Z', { meetings: -17, amount: 1_200_000 });
  await books.money(teen, '2026-10-27T03:00:00Z', { status: 'partial_refund', refunded: 1_200_000 });

  // Rp 3.900.000 for 20, Rp 195.000 each: one held at 23:59 of 31 October, one at 00:01 of 1 November.
  const ielts = await books.buys('ielts-regular', '2026-10-01T02:00:00Z', 3_900_000);
  await books.event(ielts, 'held', '2026-10-31T16:59:00Z');
  await books.event(ielts, 'held', '2026-10-31T17:01:00Z');

  // Rp 2.300.000 for 20, Rp 115.000 each, paid at 23:59 of 31 October: 2 held, 1 forfeited, 1 of the held given back.
  const kids = await books.buys('conversation-kids', '2026-10-31T16:59:00Z', 2_300_000);
  await books.event(kids, 'held', '2026-11-02T08:00:00Z');
  await books.event(kids, 'held', '2026-11-05T08:00:00Z');
  await books.event(kids, 'forfeited', '2026-11-09T08:00:00Z');
  await books.event(kids, 'returned', '2026-11-10T03:00:00Z');

  // Rp 2.700.000 for 20, paid at 00:01 of 1 November; nothing is held yet.
  await books.buys('general-english-adult', '2026-10-31T17:01:00Z', 2_700_000);

  // Rp 3.400.000 for 20, Rp 170.000 each: one held, then the bank takes all of it back on 20 November.
  const toeic = await books.buys('toeic-regular', '2026-11-10T05:00:00Z', 3_400_000);
  await books.event(toeic, 'held', '2026-11-16T12:00:00Z');
  await books.money(toeic, '2026-11-20T03:00:00Z', { status: 'chargeback' });

  // Free: nothing is ever earned.
  const free = await books.buys('conversation-adult', '2026-11-12T05:00:00Z', 0);
  await books.event(free, 'held', '2026-11-18T05:00:00Z');

  // By hand.
  const by = (
    type: 'revenue' | 'expense',
    category: string,
    amount: number,
    date: string,
    description: string,
  ) => books.enters({ type, category, amount, date, description });
  await by('expense', 'staff', 4_500_000, '2026-10-31', 'Gaji admin Oktober');
  await by('revenue', 'conversation-adult', 500_000, '2026-11-15', 'Kelas percobaan di kantor');
  await by('expense', 'marketing', 750_000, '2026-11-05', 'Iklan media sosial');
  await by('expense', 'maintenance', 250_000, '2026-11-30', 'Perbaikan laptop');
  await by('expense', 'other', 0, '2026-11-12', 'Bingkisan dari wali murid');
  await books.voids(await by('expense', 'marketing', 999_000, '2026-11-06', 'Iklan tercatat dua kali'));
  await books.posts();
  return books;
}
