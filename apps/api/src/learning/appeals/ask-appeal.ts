import { refuse } from '@fasih/school/basics/refusal';
import { decideAppeal } from '@fasih/school/catalogue/policy/appeal';
import type { Pool } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { beginWait } from '../../courses/enrolments/waits.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { relationTo } from '../meetings/access.ts';
import { meetingFacts } from '../meetings/facts.ts';
import { presentDecision } from '../meetings/present.ts';
import { insertAppeal, isQuestioned, lockCourse } from './store.ts';

/**
 * Lets a family question a forfeit (docs/product/course-rules-2.md#appeal). Until an admin answers, nothing of the
 * course expires and no refund of it is decided. Not found under course rules 1.
 */
export async function questionForfeit(
  pool: Pool,
  { meetingId, learnerId }: { meetingId: string; learnerId: string },
  reason: string,
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    const meeting = await meetingFacts(db, meetingId, 'lock');
    const seat = meeting && relationTo(meeting, call.person, call.now, learnerId)?.seats[0];
    if (!meeting || !seat) return refuse('appeals.notFound');
    const policy = await readPolicy(db, seat.policyVersion);
    if (policy.rules < 2) return refuse('appeals.notFound');
    const course = await lockCourse(db, seat.enrolmentId);
    if (course?.state === 'ended') return refuse('appeals.stopped');
    const { state, markedAt: forfeitedAt } = seat;
    const appealed = await isQuestioned(db, seat.seatId, forfeitedAt);
    const { answerBy, ...decision } = decideAppeal(policy, { state, forfeitedAt, appealed }, call.now);
    const { outcome, reason: why } = decision;
    if (outcome !== 'open') return refuse(`appeals.${outcome}`, { params: { ...why.params } });
    if (!answerBy || !forfeitedAt) throw new Error(`the forfeit of seat ${seat.seatId} has no time`);
    const { enrolmentId, seatId } = seat;
    const { accountId: by } = call.person;
    const appeal = { enrolmentId, seatId, meetingId: meeting.id, forfeitedAt, by, reason, answerBy };
    const id = await insertAppeal(db, { ...appeal, now: call.now });
    if (id === null) return refuse('appeals.already');
    await beginWait(db, { id, enrolmentId, kind: 'appeal', answerBy }, call.now);
    await writeAudit(db, call, {
      action: 'attendance.questioned',
      targetKind: 'seat',
      targetId: seatId,
      after: { meetingId: meeting.id, answerBy: answerBy.toISOString() },
      reason,
    });
    return {
      appeal: {
        id,
        reason,
        state: 'open' as const,
        answer: '',
        answeredAt: null,
        askedAt: call.now.toISOString(),
        answerBy: answerBy.toISOString(),
      },
      decision: presentDecision(decision),
    };
  });
}
