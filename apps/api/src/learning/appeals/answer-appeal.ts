import { refuse } from '@fasih/school/basics/refusal';
import { decideAppealAnswer } from '@fasih/school/catalogue/policy/appeal';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { endWait } from '../../courses/enrolments/waits.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { type MeetingFacts, meetingFacts, type SeatFacts } from '../meetings/facts.ts';
import { lockClassesOf } from '../meetings/lock-order.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { presentDecision } from '../meetings/present.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import { keepUntil } from './close-appeal.ts';
import { returnForfeit } from './return-forfeit.ts';
import { lockAppeal, lockCourse, meetingOfAppeal, saveAnswer } from './store.ts';

type Answer = { returns: boolean; reason: string };

/**
 * Answers a questioned forfeit with a reason that the family reads (docs/product/course-rules-2.md#appeal): the meeting
 * comes back with at least 21 days, or stays forfeited. Of two admins the first one counts. A late answer counts as well.
 */
export async function answerQuestion(pool: Pool, appealId: string, answer: Answer, call: SignedInCall) {
  return inTransaction(pool, async (db) => {
    const meetingId = await meetingOfAppeal(db, appealId);
    if (meetingId) await lockClassesOf(db, [meetingId]);
    const meeting = meetingId && (await meetingFacts(db, meetingId, 'lock'));
    if (!meeting) return refuse('appeals.notFound');
    const appeal = await lockAppeal(db, appealId);
    if (!appeal) return refuse('appeals.notFound');
    // Waiving or correcting a forfeit answers its question too.
    if (appeal.state !== 'open') return refuse('appeals.answered');
    const seat = meeting.seats.find(({ seatId }) => seatId === appeal.seatId);
    if (!seat) return refuse('appeals.answered');
    const course = await lockCourse(db, seat.enrolmentId);
    if (answer.returns && course?.state === 'ended') return refuse('appeals.stopped');
    const policy = await readPolicy(db, seat.policyVersion);
    const before = course?.lastDay ?? lastDayOfSeat(seat);
    const { lastDay, ...decision } = decideAppealAnswer(policy, { lastDay: before }, answer, call.now);
    const { outcome } = decision;
    if (outcome === 'needsReason') throw new Error('the contract lets no answer through without a reason');
    const { reason } = answer;
    const returned =
      outcome === 'returned' ? await returnForfeit(db, { meeting, seat, decision, reason }, call) : null;
    if (returned) {
      const { enrolmentId } = seat;
      await keepUntil(db, { appealId, enrolmentId, lastDay: before, decision }, lastDay, call.now);
    }
    const { accountId: by } = call.person;
    await saveAnswer(db, { id: appealId, state: outcome, by, now: call.now, answer: reason, decision });
    await endWait(db, appealId, call.now);
    await tellFamily(db, { appealId, meeting, seat, returned, reason, lastDay }, call);
    await writeAudit(db, call, {
      action: 'attendance.questionAnswered',
      targetKind: 'seat',
      targetId: seat.seatId,
      before: { state: seat.state, lastDay: before },
      after: { state: outcome, lastDay, meetingId: returned?.id ?? meeting.id },
      reason,
    });
    return { state: outcome, lastDay, decision: presentDecision(decision) };
  });
}

type Answered = {
  appealId: string;
  meeting: MeetingFacts;
  seat: SeatFacts;
  returned: MeetingFacts | null;
  reason: string;
  lastDay: string;
};

async function tellFamily(db: PoolClient, answered: Answered, call: SignedInCall): Promise<void> {
  const { appealId, meeting, seat, returned, reason, lastDay } = answered;
  const notices = familiesOf([seat]).map((recipient) => ({
    accountId: recipient.accountId,
    kind: 'appeal.answered' as const,
    params: {
      ...paramsOf(meeting, recipient),
      meetingId: returned?.id ?? meeting.id,
      returned: returned !== null,
      reason,
      lastDay,
    },
    source: `appeal.answered:${appealId}`,
  }));
  await notifyAll(db, notices, call.now);
}
