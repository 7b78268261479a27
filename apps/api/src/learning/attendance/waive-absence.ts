import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideWaive } from '@fasih/school/catalogue/policy/attendance';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from '../meetings/access.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { lockClassesOf } from '../meetings/lock-order.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { giveForfeitBack } from './give-forfeit-back.ts';
import { readAttendance, type SeatAddress } from './read-attendance.ts';

/**
 * Lets an admin waive an absence (docs/product/classes.md#waived-absences): the learner gets a make-up to
 * plan with the same number, while the missed meeting stays as it was and its teacher stays paid. Refused for
 * courses that have ended.
 */
export async function waiveAbsence(
  pool: Pool,
  { meetingId, learnerId }: SeatAddress,
  reason: string,
  call: SignedInCall,
): Promise<
  AttendanceOfLearner | Refusal<'attendance.notForfeited' | 'attendance.notFound' | 'attendance.stopped'>
> {
  const waived = await inTransaction(pool, async (db) => {
    if (isId(meetingId)) await lockClassesOf(db, [meetingId]);
    const meeting = await meetingFacts(db, meetingId, 'lock');
    const seat = meeting && relationTo(meeting, call.person, call.now, learnerId)?.seats[0];
    if (!meeting || !seat) return refuse('attendance.notFound');
    if (seat.enrolmentState === 'ended') return refuse('attendance.stopped');
    const decision = decideWaive(await readPolicy(db, seat.policyVersion), seat);
    if (decision.outcome !== 'returned') return refuse('attendance.notForfeited');
    const makeup = await giveForfeitBack(db, { meeting, seat, decision, reason }, call);
    const notices = familiesOf([seat]).map((recipient) => ({
      accountId: recipient.accountId,
      kind: 'attendance.waived' as const,
      params: { ...paramsOf(meeting, recipient), meetingId: makeup.id, reason },
      source: `attendance.waived:${seat.seatId}:${seat.version + 1}`,
    }));
    await notifyAll(db, notices, call.now);
    return makeup.id;
  });
  return isRefusal(waived) ? waived : readAttendance(pool, { meetingId: waived, learnerId }, call);
}
