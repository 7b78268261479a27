import { dayIn } from '@fasih/school/basics/instants';
import { lastOfMonth } from '@fasih/school/basics/ranges';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideClose, decideReopen } from '@fasih/school/ledger/journal/months';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

const selectFirstDay = statement(() =>
  build
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.min('school_day').$castTo<string | null>().as('first')),
);

const closeThrough = statement(({ day }: Params<{ day: string | null }>) =>
  build.updateTable('books').set({ closed_through: day }),
);

const insertClosed = statement(({ month, by, now }: Params<{ month: string; by: string; now: Date }>) =>
  build.insertInto('closed_month').values({ month, closed_at: now, closed_by: by }),
);

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
): Promise<Refusal<'finance.monthClosed' | 'finance.monthNotOver' | 'finance.monthOutOfOrder'> | undefined> {
  const closedThrough = await lockBooks(db);
  const entries = await selectFirstDay.first(db, {});
  const decided = decideClose(month, {
    today: dayIn(call.now),
    closedThrough,
    firstEntry: entries?.first ?? null,
  });
  if (decided !== 'allowed') return refuse(`finance.${decided}`);
  await closeThrough.run(db, { day: lastOfMonth(month) });
  await insertClosed.run(db, { month: `${month}-01`, by: call.person.accountId, now: call.now });
  await writeAudit(db, call, {
    action: 'finance.monthClosed',
    targetKind: 'month',
    targetId: month,
    after: { closedThrough: lastOfMonth(month) },
  });
  return undefined;
}

type Reopened = { month: string; by: string; reason: string; now: Date };

const markReopened = statement(({ month, by, reason, now }: Params<Reopened>) =>
  build
    .updateTable('closed_month')
    .set({ reopened_at: now, reopened_by: by, reopen_reason: reason })
    .where('month', '=', month)
    .where('reopened_at', 'is', null),
);

const selectLastClosed = statement(() =>
  build
    .selectFrom('closed_month')
    .where('reopened_at', 'is', null)
    .select(sql<string | null>`max(month)::text`.as('month')),
);

/**
 * Reopens the last closed month with a reason, in the caller's transaction. Entries booked elsewhere because it was
 * closed stay there. Refuses `finance.monthNotClosed` and `finance.monthNotLast`.
 */
export async function reopenMonth(
  db: PoolClient,
  input: { month: string; reason: string },
  call: SignedInCall,
): Promise<Refusal<'finance.monthNotClosed' | 'finance.monthNotLast'> | undefined> {
  const closedThrough = await lockBooks(db);
  const decided = decideReopen(input.month, closedThrough);
  if (decided !== 'allowed') return refuse(`finance.${decided}`);
  await markReopened.run(db, {
    month: `${input.month}-01`,
    by: call.person.accountId,
    reason: input.reason,
    now: call.now,
  });
  const before = (await selectLastClosed.first(db, {}))?.month ?? null;
  const becomes = before === null ? null : lastOfMonth(before.slice(0, 7));
  await closeThrough.run(db, { day: becomes });
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

const lock = statement(() => build.selectFrom('books').select('closed_through').forUpdate());

/** Waits for all running bookings and blocks new ones until this transaction ends. */
async function lockBooks(db: Queryable): Promise<string | null> {
  return (await lock.first(db, {}))?.closed_through ?? null;
}
