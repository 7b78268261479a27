import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideWaive } from '@fasih/school/catalogue/policy/attendance';
import type { AttendanceOfLearner } from '@fasih/school/learning/attendance/contract';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { closeAppealOf } from '../appeals/close-appeal.ts';
import { returnForfeit } from '../appeals/return-forfeit.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from '../meetings/access.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { lockClassesOf } from '../meetings/lock-order.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
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
    const makeup = await returnForfeit(db, { meeting, seat, decision, reason }, call);
    await closeAppealOf(db, seat, { decision, reason, comesBack: true }, call);
    const notices = familiesOf([seat]).map((recipient) => ({
      accountId: recipient.accountId,
      kind: 'attendance.waived' as const,
      params: { ...paramsOf(meeting, recipient), meetingId: makeup.id, reason },
      source: `attendance.waived:${seat.seatId}:${seat.version + 1}`,
    }));
    await notifyAll(db, notices, call.now);
    await writeAudit(db, call, {
      action: 'attendance.waived',
      targetKind: 'seat',
      targetId: seat.seatId,
      before: { state: seat.state, meetingId: meeting.id },
      after: { state: 'to_plan', meetingId: makeup.id },
      reason,
    });
    return makeup.id;
  });
  return isRefusal(waived) ? waived : readAttendance(pool, { meetingId: waived, learnerId }, call);
}
