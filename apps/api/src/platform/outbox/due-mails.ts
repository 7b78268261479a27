import type { Failure } from '@fasih/school/platform/outgoing/retry';
import { sql } from 'kysely';
import { tableAs } from '../db/sql.ts';
import { build, type Params, type RowOf, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';
import { endLease, isFree, type LeasedRow, leaseTable } from '../leases/leases.ts';

/** The outbox as a table of leased work. */
export const MAILS = leaseTable('outbox', {
  columns: (row) => [
    row.kind.as('kind'),
    row.to_address.as('to'),
    row.lang.as('lang'),
    row.params.$castTo<Record<string, unknown>>().as('params'),
    row.message_id.as('messageId'),
    // Why the last try failed, and how often in a row for that reason.
    row.failure.as('failure'),
    row.same_failures.as('sameFailures'),
  ],
  isWaiting: (row) =>
    sql`${row.sent_at} is null and ${row.given_up_at} is null
      and (${row.expires_at} is null or ${row.expires_at} > now())`,
});

export type DueMail = RowOf<typeof MAILS.take>;

const now = sql<Date>`now()`;
const o = tableAs('outbox', 'outbox');

const setSent = statement(({ id, leasedBy }: Params<LeasedRow>) =>
  build
    .updateTable('outbox')
    .set((eb) => ({
      sent_at: now,
      attempts: eb('attempts', '+', 1),
      last_error: null,
      failure: null,
      params: sql<string>`case when ${o.params} #>> '{params,path}' like '/%' then ${o.params} #- '{params,path}'
        else ${o.params} end - 'path'`,
      given_up_at: null,
      given_up_reason: null,
      ...endLease,
    }))
    .where('id', '=', id)
    .where('leased_by', '=', leasedBy),
);

/**
 * Notes that the mail server took a mail. Its link goes, a notice's too: kept, it would be a key for whoever reads this table. One
 * that staff gave up while it was under way was sent all the same, and counts as sent.
 */
export async function noteSent(db: Queryable, { id, leasedBy }: LeasedRow): Promise<void> {
  await setSent.run(db, { id, leasedBy });
}

type Failed = { failure: Failure; error: string; retryAfterS: number };

const setFailed = statement((one: Params<LeasedRow & Failed>) =>
  build
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_error: one.error,
      next_try_at: sql<Date>`now() + make_interval(secs => ${one.retryAfterS})`,
      same_failures: sql<number>`case when ${o.failure} = ${one.failure} then ${o.same_failures} + 1 else 1 end`,
      failure: one.failure,
      ...endLease,
    }))
    .where('id', '=', one.id)
    .where('leased_by', '=', one.leasedBy),
);

/** Notes that a mail was not sent and why; it is tried again after this many seconds. */
export async function noteFailure(
  db: Queryable,
  { id, leasedBy }: LeasedRow,
  { failure, error, retryAfterS }: Failed,
): Promise<void> {
  await setFailed.run(db, { id, leasedBy, failure, error: error.slice(0, 500), retryAfterS });
}

const unsent = build
  .selectFrom('outbox')
  .where('sent_at', 'is', null)
  .where('given_up_at', 'is', null)
  .where(isFree(o))
  .select('id');

const wake = statement(() =>
  build
    .updateTable('outbox')
    .set({ next_try_at: now })
    .where(
      'id',
      'in',
      unsent
        .where('next_try_at', '>', now)
        .where('failure', 'in', ['connection', 'login'])
        .orderBy('id')
        .forUpdate()
        .skipLocked(),
    ),
);

/** Makes every mail due that waits only because the mail server could not be reached. */
export async function wakeAfterOutage(db: Queryable): Promise<void> {
  await wake.run(db, {});
}

const expire = statement(() =>
  build
    .updateTable('outbox')
    .set({ given_up_at: now, given_up_reason: 'expired', expired: true })
    .where('id', 'in', unsent.where('expires_at', '<=', now).forUpdate().skipLocked()),
);

/** Gives up what would tell its reader nothing any more, such as a link or a reminder that is over. */
export async function giveUpExpired(db: Queryable): Promise<void> {
  await expire.run(db, {});
}
