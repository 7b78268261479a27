import { addDays } from '@fasih/school/basics/calendar';
import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { lastOfMonth } from '@fasih/school/basics/ranges';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { listMonths, Month } from '@fasih/school/finance/books/contract';
import { daysOfMonth, monthBefore } from '@fasih/school/finance/books/periods';
import { decideClose, decideReopen } from '@fasih/school/ledger/journal/months';
import type { Pool, PoolClient } from 'pg';
import * as ledger from '../../ledger/journal/close-month.ts';
import { dateOf, jsonListSql } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { accrueAllPay } from '../payroll/accrue-pay.ts';
import { postAllEvents } from './post-events.ts';
import { resultOf, totalsOf } from './read-totals.ts';

/** Months from the first entry to now with state and result, newest first by default. Two statements. */
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

/** Attempts to close a month while new events keep arriving. */
const MAX_TRIES = 5;

/**
 * Closes a month after posting everything due in it, pay included. Refuses a month with unclosed meetings
 * (`finance.meetingsOpen`), with records set aside (`finance.monthSetAside`) or with events that keep arriving
 * (`finance.monthBusy`), besides what `ledger.closeMonth` refuses.
 */
export async function closeMonth(
  pool: Pool,
  month: string,
  call: SignedInCall,
): Promise<{ ok: true } | Refusal> {
  for (let tries = 1; ; tries += 1) {
    await postAllEvents(pool, call.now);
    await accrueAllPay(pool, call.now);
    const closed = await done(pool, async (db) => {
      const refused = await ledger.closeMonth(db, month, call);
      if (refused) return refused;
      const { open, unbooked, aside } = await leftOfMonth(db, month);
      if (open > 0) return refuse('finance.meetingsOpen', { params: { n: open } });
      if (aside > 0) return refuse('finance.monthSetAside', { params: { n: aside } });
      return unbooked ? refuse('finance.monthBusy') : undefined;
    });
    if (!isRefusal(closed) || closed.code !== 'finance.monthBusy' || tries === MAX_TRIES) return closed;
  }
}

/** What the books still lack up to the end of a month: unclosed meetings and unposted events. */
async function leftOfMonth(
  db: Queryable,
  month: string,
): Promise<{ open: number; unbooked: boolean; aside: number }> {
  const over = instantOf(addDays(lastOfMonth(month), 1), 0);
  const { rows } = await db.query<{ open: number; unbooked: boolean; aside: number }>(
    `select (select count(*)::integer from meeting where closed_at is null and state = 'planned' and lower(during) < $1) as open,
       exists (select from balance_event where posted_at is null and at < $1)
         or exists (select from pay_due d join meeting m on m.id = d.meeting_id where lower(m.during) < $1) as unbooked,
       (select count(*)::integer from job_set_aside p where p.job = 'finance.post' and exists (
           select from balance_event b where b.enrolment_id = p.record_id and b.posted_at is null and b.at < $1)
         or p.job = 'pay.accrue' and exists (select from pay_due d join meeting m on m.id = d.meeting_id
           where d.meeting_id = p.record_id and lower(m.during) < $1)) as aside`,
    [over],
  );
  return requireRow(rows);
}

/** Reopens the last closed month. */
export function reopenMonth(
  pool: Pool,
  input: { month: string; reason: string },
  call: SignedInCall,
): Promise<{ ok: true } | Refusal> {
  return done(pool, (db) => ledger.reopenMonth(db, input, call));
}

async function done(
  pool: Pool,
  work: (db: PoolClient) => Promise<Refusal | undefined>,
): Promise<{ ok: true } | Refusal> {
  const refused = await inTransaction(pool, work);
  return isRefusal(refused) ? refused : { ok: true };
}

/** The months between two days, newest first. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month))
    months.push(month);
  return months;
}

type Books = { closedThrough: string | null; firstEntry: string | null };
type Closing = { month: string; at: string; by: string };

/** The end of the closed months, the first day of the books, and who closed each month; no more rows than months. */
async function readBooks(db: Queryable): Promise<Books & { closings: ReadonlyMap<string, Closing> }> {
  const { rows } = await db.query<Books & { closed: Closing[] }>(
    `select (select closed_through from books) as "closedThrough", (select min(school_day) from ledger_entry) as "firstEntry",
       ${jsonListSql(`select to_char(c.month, 'YYYY-MM') as month, c.closed_at as at,
         ${shownName('a')} as by
       from closed_month c join account a on a.id = c.closed_by where c.reopened_at is null`)} as closed`,
  );
  const { closed = [], closedThrough = null, firstEntry = null } = rows[0] ?? {};
  return { closedThrough, firstEntry, closings: new Map(closed.map((one) => [one.month, one])) };
}
