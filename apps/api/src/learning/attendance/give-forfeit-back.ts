import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Call } from '../../platform/http/call.ts';
import { closeAppealOf } from '../appeals/close-appeal.ts';
import { returnForfeit } from '../appeals/return-forfeit.ts';
import type { MeetingFacts, SeatFacts } from '../meetings/facts.ts';

type Forfeit = {
  meeting: MeetingFacts;
  seat: SeatFacts;
  decision: Decision;
  /** Staff's words; empty where a command takes a job's forfeit back. */
  reason: string;
};

/**
 * Gives a forfeited meeting back although its family did not question it (docs/product/classes.md#waived-absences): makes the
 * make-up to plan, which it returns, closes a question that is open all the same, and notes it in the audit log, by default with the
 * same reason. Classes and meeting must be locked; the caller tells the families.
 */
export async function giveForfeitBack(
  db: PoolClient,
  forfeit: Forfeit,
  call: Call,
  auditedReason = forfeit.reason,
): Promise<MeetingFacts> {
  const { meeting, seat, decision, reason } = forfeit;
  const makeup = await returnForfeit(db, forfeit, call);
  await closeAppealOf(db, seat, { decision, reason, comesBack: true }, call);
  await writeAudit(db, call, {
    action: 'attendance.waived',
    targetKind: 'seat',
    targetId: seat.seatId,
    before: { state: seat.state, meetingId: meeting.id },
    after: { state: 'to_plan', meetingId: makeup.id },
    reason: auditedReason,
  });
  return makeup;
}
