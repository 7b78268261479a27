import type { NoticeKind, NoticeParams } from '@fasih/messages/notice';
import type { Queryable } from '../db/transaction.ts';

export type Notice<K extends NoticeKind = NoticeKind> = {
  accountId: string;
  kind: K;
  params: NoticeParams[K];
  /** e.g. `meeting.moved:<meetingId>:<version>:<accountId>`: the same source is told once. */
  source: string;
};

/** A notice of any kind, its parameters fitting the kind. */
export type AnyNotice = { [K in NoticeKind]: Notice<K> }[NoticeKind];

/** Tells a person something, inside the transaction of what happened: in the app's list, and by mail where they want it. */
export async function notify<K extends NoticeKind>(
  db: Queryable,
  notice: Notice<K>,
  now: Date,
): Promise<void> {
  await notifyAll(db, [notice as unknown as AnyNotice], now);
}

/** Tells several people at once, as `notify` does, in one statement however many they are. */
export async function notifyAll(db: Queryable, notices: readonly AnyNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ accountId, kind, params, source }) => ({
    account_id: accountId,
    kind,
    params,
    source,
  }));
  await db.query(
    `insert into notification (account_id, kind, params, source, created_at)
     select account_id, kind, params, source, $2
     from jsonb_to_recordset($1) as n (account_id uuid, kind text, params jsonb, source text)
     on conflict (source) do nothing`,
    [JSON.stringify(rows), now],
  );
}
