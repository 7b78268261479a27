import type { Queryable } from '../../platform/db/transaction.ts';

/** A closed meeting counts as held or missed anew, after somebody's attendance in it was corrected. */
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
