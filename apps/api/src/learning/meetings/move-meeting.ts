import { isId } from '@fasih/school/basics/ids';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { isWaiting } from '../../courses/enrolments/waits.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { type Relation, relationTo } from './access.ts';
import { refuseWhenBusy } from './busy.ts';
import { type MeetingFacts, meetingFacts } from './facts.ts';
import { lockClassesToPlan } from './lock-order.ts';
import { checkPlace, placeMeeting } from './place-meeting.ts';
import { presentDecision, presentMeeting } from './present.ts';

export type Move = { start: string; learnerId?: string | undefined; version: number };

/**
 * Moves a meeting, or plans one that is to plan, after checking the rules and everybody's timetable
 * (docs/product/classes.md#moving); exclusion constraints decide between simultaneous requests. Family and
 * teacher are notified. Nine statements, one more where a family plans one, twelve at most under course rules 2, seventeen where an owed meeting changes
 * places with the Final Test.
 */
export async function moveMeeting(pool: Pool, meetingId: string, move: Move, call: SignedInCall) {
  return refuseWhenBusy(() =>
    inTransaction(pool, async (db) => {
      // Also that of a group: its pause and teacher are read behind the lock.
      if (isId(meetingId)) await lockClassesToPlan(db, [meetingId], null);
      const meeting = await meetingFacts(db, meetingId, 'lock');
      const relation = meeting && relationTo(meeting, call.person, call.now, move.learnerId);
      if (!meeting || !relation) return refuse('meetings.notFound');
      if (meeting.version !== move.version)
        return refuse('common.stale', { current: presentMeeting(meeting, call.person) });
      if (await isHeldBack(db, meeting, relation)) return refuse('meetings.heldBack');
      const placed = await placeMeeting(db, meeting, relation.actor, new Date(move.start), call);
      if (isRefusal(placed)) return placed;
      const { decision, moved } = placed;
      return { decision: presentDecision(decision), meeting: presentMeeting(moved, call.person) };
    }),
  );
}

/** Whether a family would give a time to a meeting that is held back until its refund request is answered. */
async function isHeldBack(
  db: Queryable,
  { state }: MeetingFacts,
  { actor, seats: [seat] }: Relation,
): Promise<boolean> {
  return state === 'to_plan' && actor === 'learner' && !!seat && isWaiting(db, seat.enrolmentId, 'refund');
}

/** Previews a move and who would be notified. Writes nothing; two statements. */
export async function previewMove(
  pool: Pool,
  meetingId: string,
  input: { start: string; learnerId?: string | undefined },
  call: SignedInCall,
) {
  const meeting = await meetingFacts(pool, meetingId);
  const relation = meeting && relationTo(meeting, call.person, call.now, input.learnerId);
  if (!meeting || !relation) return refuse('meetings.notFound');
  const checked = await checkPlace(pool, meeting, relation.actor, new Date(input.start), call.now);
  if (isRefusal(checked)) return checked;
  const { to, decision } = checked;
  return {
    decision: presentDecision(decision),
    meeting: presentMeeting(meeting, call.person),
    becomes: { start: to.start.toISOString(), end: to.end.toISOString() },
    told: [...relation.seats.map(({ learnerName }) => learnerName), meeting.teacherName],
  };
}
