import type { Lang } from '@fasih/messages/texts';
import type { Queryable } from '../db/transaction.ts';

export type DueMail = {
  id: string;
  kind: string;
  to: string;
  lang: Lang;
  params: Record<string, unknown>;
  messageId: string;
  attempts: number;
};

/** The mail that has waited longest, locked until the end of the transaction; skips mails that another process is sending. */
export async function takeDueMail(db: Queryable): Promise<DueMail | null> {
  const { rows } = await db.query<DueMail>(
    `select id, kind, to_address as "to", lang, params, message_id as "messageId", attempts from outbox
     where sent_at is null and given_up_at is null and next_try_at <= now()
     order by next_try_at limit 1 for update skip locked`,
  );
  return rows[0] ?? null;
}

/** Notes that the mail server took a mail. Its link goes: kept, it would be a key for whoever reads this table. */
export async function noteSent(db: Queryable, mailId: string): Promise<void> {
  await db.query(
    `update outbox set sent_at = now(), attempts = attempts + 1, last_error = null, params = params - 'path' where id = $1`,
    [mailId],
  );
}

/** Notes that a mail was not sent; it is tried again after this many seconds. */
export async function noteFailure(
  db: Queryable,
  mailId: string,
  error: string,
  retryAfterS: number,
): Promise<void> {
  await db.query(
    `update outbox set attempts = attempts + 1, last_error = $2, next_try_at = now() + make_interval(secs => $3)
     where id = $1`,
    [mailId, error.slice(0, 500), retryAfterS],
  );
}
