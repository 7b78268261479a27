import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { PoolClient } from 'pg';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Call } from '../../platform/http/call.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { selectFinalOf } from '../meetings/final-behind.ts';
import { placeMeeting } from '../meetings/place-meeting.ts';

const selectFinal = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  selectFinalOf(enrolmentId),
);

/**
 * Gives the Final Test its time back after an owed meeting that changed places with it was undone, unless somebody has
 * moved it since or the rules no longer allow it. The series must be locked. None to five statements more than a move.
 *
 * @param was the time that the owed meeting took from it, free again.
 * @param swapped why the owed meeting had that time.
 */
export async function giveFinalBack(
  db: PoolClient,
  enrolmentId: string,
  was: Date,
  swapped: Decision | null,
  call: Call,
): Promise<void> {
  if (swapped?.rule !== 'owedPlace' || swapped.outcome !== 'swapped') return;
  const final = await selectFinal.first(db, { enrolmentId });
  if (!final || final.start.toISOString() !== swapped.inputs.owed) return;
  const meeting = await meetingFacts(db, final.meetingId, 'lock');
  if (meeting) await placeMeeting(db, meeting, 'learner', was, call);
}
