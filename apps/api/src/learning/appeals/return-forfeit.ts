import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { PoolClient } from 'pg';
import { addEvents } from '../../courses/balance/balance.ts';
import type { Call } from '../../platform/http/call.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { addChanges } from '../meetings/changes.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';
import { giveMakeup } from '../meetings/makeups.ts';

/**
 * Gives a forfeited meeting back as a make-up with the same number, which it returns; the missed meeting stays as it
 * was and its teacher stays paid. The meeting must be locked.
 */
export async function returnForfeit(
  db: PoolClient,
  forfeit: { meeting: MeetingFacts; seat: SeatFacts; decision: Decision; reason: string },
  call: Call,
): Promise<MeetingFacts> {
  const { meeting, seat, decision, reason } = forfeit;
  // The missed meeting stays with the teacher, who came for it, even before its end.
  const kept = { ...meeting, state: 'missed' as const };
  const makeup = await giveMakeup(db, kept, seat, decision);
  const events = eventsOfChange(seat.state, 'to_plan').map((event) => ({
    ...event,
    enrolmentId: seat.enrolmentId,
    decision,
    source: `${event.kind}:${seat.seatId}:${seat.version + 1}`,
  }));
  await addEvents(db, events, call.now);
  const change = { kind: 'waived' as const, was: meeting.span, reason, decision };
  await addChanges(
    db,
    [meeting.id, makeup.id].map((id) => ({ ...change, meetingId: id })),
    { at: call.now, accountId: call.person?.accountId ?? null, role: call.person?.role ?? null },
  );
  await settleClasses(db, [meeting.classId], call.now);
  return makeup;
}
