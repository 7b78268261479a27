import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Dispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { settleDisputes } from './dispute-store.ts';
import { lockDisputedSeat, presentDispute } from './disputed-seat.ts';
import type { SeatAddress } from './read-attendance.ts';

/**
 * Takes back that a family said the teacher is not there (docs/product/classes.md#a-missing-teacher): the meeting was held. While
 * the learner is not marked, the family's own mark does that. Repeated, it answers the same.
 */
export async function withdrawDisputed(
  pool: Pool,
  address: SeatAddress,
  call: SignedInCall,
): Promise<
  | Dispute
  | Refusal<
      | 'attendance.notFound'
      | 'attendance.disputeNone'
      | 'attendance.disputeUnmarked'
      | 'attendance.disputeSettled'
    >
> {
  return inTransaction(pool, async (db) => {
    const found = await lockDisputedSeat(db, address, call);
    if (isRefusal(found)) return found;
    const { meeting, seat, dispute } = found;
    if (!dispute) return refuse('attendance.disputeNone');
    const held = presentDispute({ ...dispute, state: 'held' });
    if (dispute.state === 'held') return held;
    if (dispute.state !== 'open') return refuse('attendance.disputeSettled');
    if (seat.state !== 'present' && seat.state !== 'late') return refuse('attendance.disputeUnmarked');
    const { person, now } = call;
    await settleDisputes(db, meeting, [seat], { state: 'held', by: person.accountId, reason: '', now });
    await writeAudit(db, call, {
      action: 'attendance.disputeWithdrawn',
      targetKind: 'seat',
      targetId: seat.seatId,
      after: { meetingId: address.meetingId },
    });
    return held;
  });
}
