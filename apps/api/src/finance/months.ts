import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { listMonths, Month } from '@fasih/school/finance/contract';
import { daysOfMonth, monthBefore } from '@fasih/school/finance/periods';
import { decideClose, decideReopen } from '@fasih/school/ledger/months';
import type { Pool, PoolClient } from 'pg';
import { dateOf, listOf } from '../db/json-rows.ts';
import { shownName } from '../db/shown-name.ts';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import * as ledger from '../ledger/close-month.ts';
import { postAllEvents } from './post-events.ts';
import { resultOf, totalsOf } from './read-totals.ts';

/** Months from the first entry to now with their state and result, the newest first unless asked otherwise. Two statements. */
export async function readMonths(
  db: Queryable,
  query: Accepted<typeof listMonths>['query'],
  now: Date,
): Promise<Reply<typeof listMonths>> {
  const today = dayIn(now);
  const { closedThrough, firstEntry, closings } = await readBooks(db);
  const months = monthsBetween(firstEntry ?? today, today);
  if (query.sort === 'month') months.reverse();
  const shown = months.slice((query.page - 1) * query.pageSize, query.page * query.pageSize);
  const totals = await totalsOf(db, query.basis, shown.map(daysOfMonth));
  const data = shown.map((month, index): Month => {
    const days = daysOfMonth(month);
    const closing = closings.get(month);
    const decided = decideClose(month, { today, closedThrough, firstEntry });
    return {
      month,
      ...days,
      state: decided === 'monthClosed' ? 'closed' : decided === 'monthNotOver' ? 'running' : 'open',
      result: resultOf(totals[index] ?? [], query.basis, days),
      closedAt: dateOf(closing?.at)?.toISOString() ?? null,
      closedBy: closing?.by ?? null,
      mayClose: decided === 'allowed',
      mayReopen: decideReopen(month, closedThrough) === 'allowed',
    };
  });
  return { data, total: months.length, page: query.page, pageSize: query.pageSize };
}

/** Closes a month; what was held in it and still waits for the books is booked first. */
export async function closeMonth(
  pool: Pool,
  month: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal> {
  await postAllEvents(pool, call.now);
  return done(pool, (db) => ledger.closeMonth(db, month, call));
}

/** Opens the last closed month again. */
export function reopenMonth(
  pool: Pool,
  asked: { month: string; reason: string },
  call: SignedInCall,
): Promise<{ ok: true } | Refusal> {
  return done(pool, (db) => ledger.reopenMonth(db, asked, call));
}

async function done(
  pool: Pool,
  work: (db: PoolClient) => Promise<Refusal | undefined>,
): Promise<{ ok: true } | Refusal> {
  const refused = await inTransaction(pool, work);
  return isRefusal(refused) ? refused : { ok: true };
}

/** The months of two days and all between, the newest first. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month))
    months.push(month);
  return months;
}

type Books = { closedThrough: string | null; firstEntry: string | null };
type Closing = { month: string; at: string; by: string };

/** How far the books are closed, their first day, and who closed each closed month: no more rows than months. */
async function readBooks(db: Queryable): Promise<Books & { closings: ReadonlyMap<string, Closing> }> {
  const { rows } = await db.query<Books & { closed: Closing[] }>(
    `select (select closed_through from books) as "closedThrough", (select min(school_day) from ledger_entry) as "firstEntry",
       ${listOf(`select to_char(c.month, 'YYYY-MM') as month, c.closed_at as at,
         ${shownName('a')} as by
       from closed_month c join account a on a.id = c.closed_by where c.reopened_at is null`)} as closed`,
  );
  const { closed = [], closedThrough = null, firstEntry = null } = rows[0] ?? {};
  return { closedThrough, firstEntry, closings: new Map(closed.map((one) => [one.month, one])) };
}
