import type { Queryable } from '../../platform/db/transaction.ts';

/** Sets whether a closed meeting was held, after an attendance correction. */
export async function recloseMeeting(
  db: Queryable,
  meetingId: string,
  state: 'held' | 'missed',
): Promise<void> {
  await db.query(
    `update meeting set state = $2, version = version + 1
     where id = $1 and closed_at is not null and state in ('held', 'missed') and state <> $2`,
    [meetingId, state],
  );
}
