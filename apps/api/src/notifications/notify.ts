import type { NoticeKind, NoticeParams } from '@fasih/messages/notice';
import type { Queryable } from '../db/transaction.ts';

export type Notice<K extends NoticeKind = NoticeKind> = {
  accountId: string;
  kind: K;
  params: NoticeParams[K];
  /** e.g. `meeting.moved:<meetingId>:<version>:<accountId>`: the same source is told once. */
  source: string;
};

/** Tells a person something, inside the transaction of what happened: in the app's list, and by mail where they want it. */
export async function notify<K extends NoticeKind>(
  db: Queryable,
  notice: Notice<K>,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into notification (account_id, kind, params, source, created_at) values ($1, $2, $3, $4, $5)
     on conflict (source) do nothing`,
    [notice.accountId, notice.kind, JSON.stringify(notice.params), notice.source, now],
  );
}
