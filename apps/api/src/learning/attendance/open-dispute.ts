import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type DisputeOutcome, decideDispute } from '@fasih/school/learning/attendance/dispute';
import type { Dispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { insertDispute } from './dispute-store.ts';
import { lockDisputedSeat, presentDispute } from './disputed-seat.ts';
import type { SeatAddress } from './read-attendance.ts';

const REFUSED = {
  tooEarly: 'attendance.disputeTooEarly',
  teacherHere: 'attendance.disputeTeacherHere',
  closed: 'attendance.disputeClosed',
} as const satisfies Record<Exclude<DisputeOutcome, 'open'>, string>;

/**
 * Records that a family says the teacher is not there (docs/product/classes.md#a-missing-teacher). From then on the meeting
 * is not forfeited by itself. A second press or device gets the same dispute.
 */
export async function disputeMeeting(
  pool: Pool,
  address: SeatAddress,
  call: SignedInCall,
): Promise<Dispute | Refusal<(typeof REFUSED)[keyof typeof REFUSED] | 'attendance.notFound'>> {
  return inTransaction(pool, async (db) => {
    const found = await lockDisputedSeat(db, address, call);
    if (isRefusal(found)) return found;
    const { meeting, seat, dispute } = found;
    if (dispute) return presentDispute(dispute);
    const { checkedInAt } = meeting;
    const enrolmentActive = seat.enrolmentState === 'active';
    const outcome = decideDispute({ ...seat, checkedInAt, enrolmentActive }, call.now);
    if (outcome !== 'open' || !seat.span) return refuse(REFUSED[outcome === 'open' ? 'closed' : outcome]);
    const { meetingId } = address;
    const { seatId, enrolmentId } = seat;
    const opened = { seatId, enrolmentId, meetingId, startsAt: seat.span.start, now: call.now };
    const id = await insertDispute(db, { ...opened, openedBy: call.person.accountId });
    if (id === null) throw new Error(`the dispute of seat ${seatId} was opened while its meeting was locked`);
    await writeAudit(db, call, {
      action: 'attendance.disputed',
      targetKind: 'seat',
      targetId: seatId,
      after: { meetingId },
    });
    return presentDispute({ id, state: 'open', openedAt: call.now });
  });
}
