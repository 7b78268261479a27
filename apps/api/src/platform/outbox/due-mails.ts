import type { Lang } from '@fasih/messages/texts';
import type { Failure } from '@fasih/school/platform/outgoing/retry';
import type { Queryable } from '../db/transaction.ts';
import { endLease, isFree, isHeld, type LeasedRow, type LeaseTable } from '../leases/leases.ts';

export type DueMail = LeasedRow & {
  kind: string;
  to: string;
  lang: Lang;
  params: Record<string, unknown>;
  messageId: string;
  /** Why the last try failed, and how often in a row for that reason. */
  failure: Failure | null;
  sameFailures: number;
};

/** The outbox as a table of leased work. */
export const MAILS: LeaseTable = {
  name: 'outbox',
  columns: `kind, to_address as "to", lang, params, message_id as "messageId", failure,
    same_failures as "sameFailures"`,
  isWaiting: () => 'sent_at is null and given_up_at is null and (expires_at is null or expires_at > now())',
};

/**
 * Notes that the mail server took a mail. Its link goes: kept, it would be a key for whoever reads this table. One that
 * staff gave up while it was under way was sent all the same, and counts as sent.
 */
export async function noteSent(db: Queryable, { id, leasedBy }: LeasedRow): Promise<void> {
  await db.query(
    `update outbox set sent_at = now(), attempts = attempts + 1, last_error = null, failure = null,
       params = params - 'path', given_up_at = null, given_up_reason = null, ${endLease}
     where ${isHeld('$1', '$2')}`,
    [id, leasedBy],
  );
}

/** Notes that a mail was not sent and why; it is tried again after this many seconds. */
export async function noteFailure(
  db: Queryable,
  { id, leasedBy }: LeasedRow,
  { failure, error, retryAfterS }: { failure: Failure; error: string; retryAfterS: number },
): Promise<void> {
  await db.query(
    `update outbox set attempts = attempts + 1, last_error = $3, next_try_at = now() + make_interval(secs => $4),
       same_failures = case when failure = $5 then same_failures + 1 else 1 end, failure = $5, ${endLease}
     where ${isHeld('$1', '$2')}`,
    [id, leasedBy, error.slice(0, 500), retryAfterS, failure],
  );
}

/** Makes every mail due that waits only because the mail server could not be reached. */
export async function wakeAfterOutage(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set next_try_at = now() where id in (
       select id from outbox where sent_at is null and given_up_at is null and next_try_at > now()
         and failure in ('connection', 'login') and ${isFree} order by id for update skip locked)`,
  );
}

/** Gives up what would tell its reader nothing any more, such as a link or a reminder that is over. */
export async function giveUpExpired(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set given_up_at = now(), given_up_reason = 'expired', expired = true where id in (
       select id from outbox where sent_at is null and given_up_at is null and expires_at <= now()
         and ${isFree} for update skip locked)`,
  );
}
