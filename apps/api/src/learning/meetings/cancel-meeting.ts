import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { MeetingRecord } from '@fasih/school/learning/meetings/contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { relationTo } from './access.ts';
import { meetingFacts } from './facts.ts';
import { presentDecision, presentMeeting } from './present.ts';
import { returnMeeting } from './return-meeting.ts';
import { decideCancelForSeat, isOpen } from './rules-of-meeting.ts';
import { lockSeries } from './store-numbers.ts';

/**
 * Lets the meeting's teacher or the school cancel it until it ends: nobody loses a meeting, and each course
 * is extended by 7 days, under course rules 2 unless a pause has added them already (docs/product/classes.md#cancelling).
 * Ten statements, fourteen at most under course rules 2.
 */
export async function cancelMeeting(
  pool: Pool,
  meetingId: string,
  reason: string,
  call: SignedInCall,
): Promise<
  { decision: SentDecision; meeting: MeetingRecord } | Refusal<'meetings.notFound' | 'meetings.notPlanned'>
> {
  return inTransaction(pool, async (db) => {
    if (isId(meetingId)) await lockSeries(db, { meetingId });
    const meeting = await meetingFacts(db, meetingId, 'lock');
    const relation = meeting && relationTo(meeting, call.person, call.now);
    if (!meeting || !relation || relation.actor === 'learner') return refuse('meetings.notFound');
    if (!isOpen(meeting, call.now)) return refuse('meetings.notPlanned');
    const { actor } = relation;
    const { accountId, role } = call.person;
    const decision = await returnMeeting(
      db,
      meeting,
      (seat, growth) => decideCancelForSeat(meeting, seat.policy, growth, actor, call.now),
      { actor, accountId, role, reason },
      call.now,
    );
    if (!decision) return refuse('meetings.notPlanned');
    await writeAudit(db, call, {
      action: 'meeting.cancelled',
      targetKind: 'meeting',
      targetId: meeting.id,
      before: { start: meeting.span?.start ?? null, seats: meeting.seats.map(({ state }) => state) },
      after: { state: 'to_plan' },
      reason,
    });
    const cancelled = await meetingFacts(db, meeting.id);
    if (!cancelled) throw new Error(`meeting ${meeting.id} is gone`);
    return { decision: presentDecision(decision), meeting: presentMeeting(cancelled, call.person) };
  });
}
