import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Reclosed = { meetingId: string; state: 'held' | 'missed' };

const setState = statement(({ meetingId, state }: Params<Reclosed>) =>
  build
    .updateTable('meeting')
    .set((eb) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', meetingId)
    .where('closed_at', 'is not', null)
    .where('state', 'in', ['held', 'missed'])
    .where('state', '<>', state),
);

/** Sets whether a closed meeting was held, after an attendance correction. */
export async function recloseMeeting(
  db: Queryable,
  meetingId: string,
  state: 'held' | 'missed',
): Promise<void> {
  await setState.run(db, { meetingId, state });
}
