import { isRefusal } from '@fasih/school/basics/refusal';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ALedger, aLedger, type BoughtCourse } from '../../../test/a-ledger.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { closeMonth, reopenMonth } from '../../ledger/journal/close-month.ts';
import type { ManualRow } from '../../ledger/journal/manual-entries.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { checkBooks } from './check-books.ts';
import { postEvents } from './post-events.ts';

let app: TestApp;
let books: ALedger;
beforeAll(async () => {
  app = await startTestApp();
  books = await aLedger(app);
});
afterAll(() => app.stop());

/** A random event: `which` chooses the course, `days` how much later it happens. */
const happening = fc.record({
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
  which: fc.nat({ max: 5 }),
  amount: fc.integer({ min: 0, max: 3_000_000 }),
  days: fc.nat({ max: 9 }),
});
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never;
type Course = BoughtCourse & { left: number; drawn: number; returned: number; owed: number };

let began = Date.parse('2026-01-05T03:00:00Z');

async function live(history: Happening[]): Promise<void> {
  const courses: Course[] = [];
  const entries: ManualRow[] = [];
  const one = <T>(list: T[], which: number) => list[which % Math.max(list.length, 1)];
  for (const { what, which, amount, days } of history) {
    began += days * 86_400_000 + 61_000;
    app.clock.set(new Date(began));
    const at = new Date(began).toISOString();
    const day = at.slice(0, 10);
    const course = one(courses, which);
    const entry = one(entries, which);
    if (what === 'buys' || courses.length === 0) {
      const bought = await books.buys(which === 5 ? 'special-course' : 'ielts-regular', at, amount);
      courses.push({ ...bought, left: bought.meetings, drawn: 0, returned: 0, owed: 0 });
    } else if (what === 'enters') {
      const type = which % 2 ? 'expense' : 'revenue';
      const category = which % 2 ? 'marketing' : 'special-course';
      entries.push(await books.enters({ type, category, amount: which === 0 ? 0 : amount, date: day }));
    } else if (what === 'voids' || what === 'restores') {
      if (entry)
        entries[which % entries.length] = entry.voided
          ? await books.restores(entry)
          : await books.voids(entry);
    } else if (what === 'closes' || what === 'reopens') {
      await aMonth(what);
    } else if (what === 'posts') {
      await Promise.all([postEvents(app.pool, new Date(began)), postEvents(app.pool, new Date(began))]);
    } else if (course) {
      await inCourse(course, what, amount, at);
    }
  }
}

async function aMonth(what: 'closes' | 'reopens'): Promise<void> {
  const { rows } = await app.pool.query<{ next: string | null; last: string | null }>(
    `select to_char(coalesce((select closed_through + 1 from books), (select min(school_day) from ledger_entry)), 'YYYY-MM')
       as next, (select to_char(closed_through, 'YYYY-MM') from books) as last`,
  );
  const { next, last } = rows[0] ?? {};
  const done = await inTransaction(app.pool, async (db) => {
    if (what === 'closes' && next) return closeMonth(db, next, books.call());
    return last ? reopenMonth(db, { month: last, reason: 'Uji' }, books.call()) : undefined;
  });
  if (isRefusal(done)) expect(done.code).toBe('finance.monthNotOver');
}

async function inCourse(course: Course, what: Happening['what'], amount: number, at: string): Promise<void> {
  const back = course.returned;
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
      course.owed += owed;
      course.left = 0;
      return;
    }
    case 'givenBack':
      if (course.price === 0 || back >= course.price) return;
      course.returned = Math.min(course.price, back + Math.max(1, amount));
      return books.money(course, at, {
        status: course.returned === course.price ? 'refund' : 'partial_refund',
        refunded: course.returned,
      });
    case 'byHand':
      if (course.price === 0 || back + 1 > course.price) return;
      course.returned = back + 1;
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
      fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 30 }), async (history) => {
        await live(history);
        // Checked while events are waiting, and after all are posted.
        expect((await checkBooks(app.services, new Date(began))).findings).toEqual([]);
        await books.posts();
        expect((await checkBooks(app.services, new Date(began))).findings).toEqual([]);
        const balances = await books.balances();
        expect(Object.values(balances).reduce((sum, n) => sum + n, 0)).toBe(0);
        expect(balances['fees.unearned'] ?? 0).toBeLessThanOrEqual(0);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  }, 120_000);
});
