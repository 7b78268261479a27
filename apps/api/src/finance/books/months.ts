import { addDays } from '@fasih/school/basics/calendar';
import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { lastOfMonth } from '@fasih/school/basics/ranges';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import type { listMonths, Month } from '@fasih/school/finance/books/months-contract';
import { daysOfMonth, monthBefore } from '@fasih/school/finance/books/periods';
import { decideClose, decideReopen } from '@fasih/school/ledger/journal/months';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import * as ledger from '../../ledger/journal/close-month.ts';
import { dateOf } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonRows, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
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

const DONE = { ok: true } as const;

/** Attempts to close a month while new events keep arriving. */
const MAX_TRIES = 5;

/**
 * Closes a month after posting everything due in it, pay included. Refuses a month with unclosed meetings
 * (`finance.meetingsOpen`), with records set aside (`finance.monthSetAside`) or with events that keep arriving
 * (`finance.monthBusy`), besides what `ledger.closeMonth` refuses.
 */
export async function closeMonth(pool: Pool, month: string, call: SignedInCall) {
  for (let tries = 1; ; tries += 1) {
    await postAllEvents(pool, call.now);
    await accrueAllPay(pool, call.now);
    const closed = await inTransaction(pool, async (db) => {
      const refused = await ledger.closeMonth(db, month, call);
      if (refused) return refused;
      const { open, unbooked, aside } = await leftOfMonth(db, month);
      if (open > 0) return refuse('finance.meetingsOpen', { params: { n: open } });
      if (aside > 0) return refuse('finance.monthSetAside', { params: { n: aside } });
      return unbooked ? refuse('finance.monthBusy') : DONE;
    });
    if (!isRefusal(closed) || closed.code !== 'finance.monthBusy' || tries === MAX_TRIES) return closed;
  }
}

const m = tableAs('meeting', 'm');
const b = tableAs('balance_event', 'b');
const d = tableAs('pay_due', 'd');
const p = tableAs('job_set_aside', 'p');

const selectLeft = statement(({ over }: Params<{ over: Date }>) => {
  const dueBefore = sql`select from ${d} join ${m} on ${m.id} = ${d.meeting_id} where lower(${m.during}) < ${over}`;
  return select(
    [
      sql<number>`(select count(*)::integer from ${m} where ${m.closed_at} is null and ${m.state} = 'planned'
        and lower(${m.during}) < ${over})`.as('open'),
      sql<boolean>`exists (select from ${b} where ${b.posted_at} is null and ${b.at} < ${over})
        or exists (${dueBefore})`.as('unbooked'),
      sql<number>`(select count(*)::integer from ${p} where ${p.job} = 'finance.post' and exists (
          select from ${b} where ${b.enrolment_id} = ${p.record_id} and ${b.posted_at} is null and ${b.at} < ${over})
        or ${p.job} = 'pay.accrue' and exists (${dueBefore} and ${d.meeting_id} = ${p.record_id}))`.as(
        'aside',
      ),
    ],
    sql``,
  );
});

/** What the books still lack up to the end of a month: unclosed meetings and unposted events. */
async function leftOfMonth(db: Queryable, month: string): Promise<RowOf<typeof selectLeft>> {
  return requireRow(await selectLeft.all(db, { over: instantOf(addDays(lastOfMonth(month), 1), 0) }));
}

/** Reopens the last closed month. */
export async function reopenMonth(pool: Pool, input: { month: string; reason: string }, call: SignedInCall) {
  return (await inTransaction(pool, (db) => ledger.reopenMonth(db, input, call))) ?? DONE;
}

/** The months between two days, newest first. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last.slice(0, 7); month >= first.slice(0, 7); month = monthBefore(month))
    months.push(month);
  return months;
}

const k = tableAs('closed_month', 'k');
const a = tableAs('account', 'a');
const books = tableAs('books', 'books');
const n = tableAs('ledger_entry', 'n');

const selectBooks = statement(() => {
  const closed = select(
    [sql<string>`to_char(${k.month}, 'YYYY-MM')`.as('month'), k.closed_at.as('at'), shownNameOf(a).as('by')],
    sql`from ${k} join ${a} on ${a.id} = ${k.closed_by} where ${k.reopened_at} is null`,
  );
  return select(
    [
      scalar(books.closed_through, sql`from ${books}`).as('closedThrough'),
      scalar(sql<string | null>`min(${n.school_day})`, sql`from ${n}`).as('firstEntry'),
      jsonRows(closed).as('closed'),
    ],
    sql``,
  );
});

/** The end of the closed months, the first day of the books, and who closed each month; no more rows than months. */
async function readBooks(db: Queryable) {
  const { closed = [], closedThrough = null, firstEntry = null } = (await selectBooks.first(db, {})) ?? {};
  return { closedThrough, firstEntry, closings: new Map(closed.map((one) => [one.month, one])) };
}
