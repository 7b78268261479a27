import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { addEvents } from '../../courses/balance/balance.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { addChanges, type ChangedBy } from './changes.ts';
import type { MeetingFacts, SeatFacts } from './facts.ts';
import { endFamilyCalls } from './family-calls.ts';
import { giveMakeup } from './makeups.ts';

/**
 * Gives a learner a missed meeting again, as a make-up with the same number, which it returns, and keeps that in the
 * balance and in the history of both. The missed meeting stays as it was and its teacher stays paid. It must be locked.
 *
 * @param reason a person's words; empty where the rules decide.
 */
export async function returnAsMakeup(
  db: Queryable,
  {
    meeting,
    seat,
    decision,
    reason,
  }: {
    meeting: MeetingFacts;
    seat: SeatFacts;
    decision: Decision;
    reason: string;
  },
  by: ChangedBy,
): Promise<MeetingFacts> {
  // The missed meeting stays with the teacher, who came for it, even before its end.
  const makeup = await giveMakeup(db, { ...meeting, state: 'missed' }, seat, decision);
  const events = eventsOfChange(seat.state, 'to_plan').map((event) => ({
    ...event,
    enrolmentId: seat.enrolmentId,
    decision,
    source: `${event.kind}:${seat.seatId}:${seat.version + 1}`,
  }));
  await addEvents(db, events, by.at);
  await endFamilyCalls(db, [seat.enrolmentId], by.at);
  const change = { kind: 'waived' as const, was: meeting.span, reason, decision };
  await addChanges(
    db,
    [meeting.id, makeup.id].map((meetingId) => ({ ...change, meetingId })),
    by,
  );
  return makeup;
}
