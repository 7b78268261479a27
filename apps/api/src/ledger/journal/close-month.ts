import { dayIn } from '@fasih/school/basics/instants';
import { lastOfMonth } from '@fasih/school/basics/ranges';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideClose, decideReopen } from '@fasih/school/ledger/journal/months';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

/**
 * Closes a month `YYYY-MM` in the caller's transaction after waiting for running bookings; later entries for it are
 * booked on the first open day with a note. Refuses a month that is not over (`finance.monthNotOver`), is closed
 * (`finance.monthClosed`), or follows an open month with entries (`finance.monthOutOfOrder`). Post everything due
 * first.
 */
export async function closeMonth(
  db: PoolClient,
  month: string,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const closedThrough = await lockBooks(db);
  const { rows } = await db.query<{ first: string | null }>(
    'select min(school_day) as first from ledger_entry',
  );
  const decided = decideClose(month, {
    today: dayIn(call.now),
    closedThrough,
    firstEntry: rows[0]?.first ?? null,
  });
  if (decided !== 'allowed') return refuse(`finance.${decided}`);
  await db.query('update books set closed_through = $1', [lastOfMonth(month)]);
  await db.query(`insert into closed_month (month, closed_at, closed_by) values ($1, $2, $3)`, [
    `${month}-01`,
    call.now,
    call.person.accountId,
  ]);
  await writeAudit(db, call, {
    action: 'finance.monthClosed',
    targetKind: 'month',
    targetId: month,
    after: { closedThrough: lastOfMonth(month) },
  });
  return undefined;
}

/**
 * Reopens the last closed month with a reason, in the caller's transaction. Entries booked elsewhere because it was
 * closed stay there. Refuses `finance.monthNotClosed` and `finance.monthNotLast`.
 */
export async function reopenMonth(
  db: PoolClient,
  input: { month: string; reason: string },
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const closedThrough = await lockBooks(db);
  const decided = decideReopen(input.month, closedThrough);
  if (decided !== 'allowed') return refuse(`finance.${decided}`);
  await db.query(
    `update closed_month set reopened_at = $2, reopened_by = $3, reopen_reason = $4
     where month = $1 and reopened_at is null`,
    [`${input.month}-01`, call.now, call.person.accountId, input.reason],
  );
  const { rows } = await db.query<{ month: string | null }>(
    'select max(month)::text as month from closed_month where reopened_at is null',
  );
  const before = rows[0]?.month ?? null;
  const becomes = before === null ? null : lastOfMonth(before.slice(0, 7));
  await db.query('update books set closed_through = $1', [becomes]);
  await writeAudit(db, call, {
    action: 'finance.monthReopened',
    targetKind: 'month',
    targetId: input.month,
    before: { closedThrough },
    after: { closedThrough: becomes },
    reason: input.reason,
  });
  return undefined;
}

/** Waits for all running bookings and blocks new ones until this transaction ends. */
async function lockBooks(db: Queryable): Promise<string | null> {
  const { rows } = await db.query<{ closedThrough: string | null }>(
    'select closed_through as "closedThrough" from books for update',
  );
  return rows[0]?.closedThrough ?? null;
}
