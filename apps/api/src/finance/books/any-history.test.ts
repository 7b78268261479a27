import { isRefusal } from '@fasih/school/basics/refusal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLedger, type BoughtCourse } from '../../../test/a-ledger.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { closeMonth, reopenMonth } from '../../ledger/journal/close-month.ts';
import type { ManualRow } from '../../ledger/journal/manual-entries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { checkBooks } from './check-books.ts';
import { postEvents } from './post-events.ts';

const app = shared(startTestApp);
const books = shared(() => aLedger(app));

/** A random event, `days` after the one before; `pick` chooses its course or manual entry. */
const arbitraryEvent = fc.record({
  what: fc.constantFrom(
    'buys',
    'held',
    'held',
    'held',
    'forfeited',
    'returned',
    'expired',
    'refunded',
    'givenBack',
    'byHand',
    'chargedBack',
    'enters',
    'enters',
    'voids',
    'restores',
    'closes',
    'reopens',
    'posts',
  ),
  pick: fc.nat({ max: 5 }),
  amount: fc.integer({ min: 0, max: 3_000_000 }),
  days: fc.nat({ max: 9 }),
});
type RandomEvent = typeof arbitraryEvent extends fc.Arbitrary<infer T> ? T : never;
/** A course with its meetings left and drawn, and the rupiah returned to the family. */
type Course = BoughtCourse & { left: number; drawn: number; returned: number };

let nowMs = Date.parse('2026-01-05T03:00:00Z');

async function replay(history: RandomEvent[]): Promise<void> {
  const courses: Course[] = [];
  const entries: ManualRow[] = [];
  const choose = <T>(list: T[], pick: number) => list[pick % Math.max(list.length, 1)];
  for (const { what, pick, amount, days } of history) {
    nowMs += days * 86_400_000 + 61_000;
    app.clock.set(new Date(nowMs));
    const at = new Date(nowMs).toISOString();
    const day = at.slice(0, 10);
    const course = choose(courses, pick);
    const entry = choose(entries, pick);
    if (what === 'buys' || courses.length === 0) {
      const bought = await books.buys(pick === 5 ? 'special-course' : 'ielts-regular', at, amount);
      courses.push({ ...bought, left: bought.meetings, drawn: 0, returned: 0 });
    } else if (what === 'enters') {
      const type = pick % 2 ? 'expense' : 'revenue';
      const category = pick % 2 ? 'marketing' : 'special-course';
      entries.push(await books.enters({ type, category, amount: pick === 0 ? 0 : amount, date: day }));
    } else if (what === 'voids' || what === 'restores') {
      if (entry)
        entries[pick % entries.length] = entry.voided
          ? await books.restores(entry)
          : await books.voids(entry);
    } else if (what === 'closes' || what === 'reopens') {
      await changeMonth(what);
    } else if (what === 'posts') {
      await Promise.all([postEvents(app.pool, new Date(nowMs)), postEvents(app.pool, new Date(nowMs))]);
    } else if (course) {
      await changeCourse(course, what, amount, at);
    }
  }
}

/** Closes the next month or reopens the last closed one; only a month that is not over may be refused. */
async function changeMonth(what: 'closes' | 'reopens'): Promise<void> {
  const { rows } = await app.pool.query<{ next: string | null; last: string | null }>(
    `select to_char(coalesce((select closed_through + 1 from books), (select min(school_day) from ledger_entry)), 'YYYY-MM')
       as next, (select to_char(closed_through, 'YYYY-MM') from books) as last`,
  );
  const { next, last } = rows[0] ?? {};
  const result = await inTransaction(app.pool, async (db) => {
    if (what === 'closes' && next) return closeMonth(db, next, books.call());
    return last ? reopenMonth(db, { month: last, reason: 'Uji' }, books.call()) : undefined;
  });
  if (isRefusal(result)) expect(result.code).toBe('finance.monthNotOver');
}

/** Records the event for the course when the course allows it. */
async function changeCourse(
  course: Course,
  what: RandomEvent['what'],
  amount: number,
  at: string,
): Promise<void> {
  switch (what) {
    case 'held':
    case 'forfeited':
      if (course.left === 0) return;
      course.left -= 1;
      course.drawn += 1;
      return books.event(course, what, at);
    case 'returned':
      if (course.drawn === 0) return;
      course.left += 1;
      course.drawn -= 1;
      return books.event(course, 'returned', at);
    case 'expired':
    case 'refunded': {
      if (course.left === 0) return;
      const owed = what === 'refunded' ? Math.floor(course.price / 2) : 0;
      await books.event(course, what, at, { meetings: -course.left, amount: owed });
      course.left = 0;
      return;
    }
    case 'givenBack':
      if (course.price === 0 || course.returned >= course.price) return;
      course.returned = Math.min(course.price, course.returned + Math.max(1, amount));
      return books.money(course, at, {
        status: course.returned === course.price ? 'refund' : 'partial_refund',
        refunded: course.returned,
      });
    case 'byHand':
      if (course.price === 0 || course.returned + 1 > course.price) return;
      course.returned += 1;
      return books.money(course, at, { byHand: 1 });
    case 'chargedBack':
      if (course.price === 0) return;
      course.returned = course.price;
      return books.money(course, at, { status: 'chargeback' });
    default:
      return;
  }
}

describe('after any sequence of payments, meetings, refunds, reversals, voids and closed months', () => {
  it('debits equal credits, the liability equals what families have left, and every sum equals its parts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryEvent, { minLength: 5, maxLength: 30 }), async (history) => {
        await replay(history);
        // The books must agree before and after the last events are posted.
        expect((await checkBooks(app.services, new Date(nowMs))).findings).toEqual([]);
        await books.posts();
        expect((await checkBooks(app.services, new Date(nowMs))).findings).toEqual([]);
        const balances = await books.balances();
        expect(Object.values(balances).reduce((sum, n) => sum + n, 0)).toBe(0);
        expect(balances['fees.unearned'] ?? 0).toBeLessThanOrEqual(0);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);
});
