import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SentDecision } from '@fasih/school/catalogue/policy/contract';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { decideExcuse, type ExcuseOutcome } from '@fasih/school/catalogue/policy/timetable';
import type { MeetingRecord } from '@fasih/school/learning/meetings/contract';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { notifyAll } from '../calendars/notify.ts';
import { relationTo } from './access.ts';
import { addChanges, type ChangedBy, type MeetingChange } from './changes.ts';
import { type MeetingFacts, meetingFacts, type SeatFacts } from './facts.ts';
import { withFreeUntil } from './free-until.ts';
import { giveMakeup } from './makeups.ts';
import { familiesOf, paramsOf, type Recipient, sourceOf, teacherOf } from './notices.ts';
import { lostTime, numbersBefore, type Renumbered, renumber } from './numbers.ts';
import { presentDecision, presentMeeting } from './present.ts';
import { capacityOf, hasSubstitute } from './rules-of-meeting.ts';
import { lastDayOfSeat, toPlan } from './seat-writes.ts';
import { lockSeries } from './store-numbers.ts';

export type Excuse = { learnerId: string; reason?: string | undefined };
type Excused = { decision: SentDecision; meeting: MeetingRecord };

/**
 * Excuses a learner (docs/product/classes.md#excusing). With notice the meeting goes back to plan, in a group
 * as the learner's own make-up; without notice it is only recorded as told late, which is not a refusal.
 * Eight statements, eleven at most under course rules 2.
 */
export async function excuseLearner(
  pool: Pool,
  meetingId: string,
  excuse: Excuse,
  call: SignedInCall,
): Promise<Excused | Refusal<'meetings.notFound' | 'meetings.notPlanned'>> {
  return inTransaction(pool, async (db) => {
    if (isId(meetingId)) await lockSeries(db, { meetingId });
    const meeting = await meetingFacts(db, meetingId, 'lock');
    const seat = meeting && relationTo(meeting, call.person, call.now, excuse.learnerId)?.seats[0];
    if (!meeting || !seat) return refuse('meetings.notFound');
    const by = { at: call.now, ...call.person };
    const excused = await excuseInside(db, meeting, seat, excuse.reason ?? '', by);
    if (!excused) return refuse('meetings.notPlanned');
    const { decision, heldIn } = excused;
    const kept = decision.outcome === 'kept';
    await writeAudit(db, call, {
      action: kept ? 'meeting.excused' : 'meeting.toldLate',
      targetKind: 'seat',
      targetId: seat.seatId,
      before: { meetingId: meeting.id, start: meeting.span?.start ?? null },
      after: { meetingId: heldIn, outcome: decision.outcome },
      reason: excuse.reason ?? '',
    });
    const afterwards = await meetingFacts(db, heldIn);
    if (!afterwards) throw new Error(`meeting ${heldIn} is gone`);
    return { decision: presentDecision(decision), meeting: presentMeeting(afterwards, call.person) };
  });
}

/**
 * Excuses a learner in the caller's transaction; the series and the meeting must be locked. Null if the meeting is not
 * planned, else the decision and the id of the meeting that now has the seat.
 */
export async function excuseInside(
  db: PoolClient,
  meeting: MeetingFacts,
  seat: SeatFacts,
  reason: string,
  by: ChangedBy,
): Promise<{ decision: Decision<ExcuseOutcome>; heldIn: string } | null> {
  const policy = await readPolicy(db, seat.policyVersion);
  const [withLimit] = await withFreeUntil(db, meeting.id, [{ ...seat, policy }]);
  const facts = {
    ...seat,
    lastDay: lastDayOfSeat(seat),
    freeUntil: withLimit?.freeUntil ?? null,
    hasSubstitute: hasSubstitute(meeting),
  };
  const decision = decideExcuse(policy, facts, by.at);
  if (decision.outcome === 'notPlanned') return null;
  const kept = decision.outcome === 'kept';
  const { heldIn, renumbered } = kept
    ? await giveBack(db, meeting, seat, decision, by.at)
    : { heldIn: meeting.id, renumbered: [] };
  if (!kept) await noteLateExcuse.run(db, { seatId: seat.seatId, now: by.at });
  const kind = kept ? 'excused' : 'told_late';
  const change: MeetingChange = { meetingId: meeting.id, kind, was: meeting.span, reason, decision };
  // The make-up's history begins with the meeting it replaces.
  const changes = heldIn === meeting.id ? [change] : [change, { ...change, meetingId: heldIn }];
  await addChanges(db, [...changes, ...renumbered], by);
  if (kept) await notifyExcused(db, meeting, seat, heldIn, by.at);
  return { decision, heldIn };
}

/**
 * Puts the meeting back to plan, in a group as a make-up. Returns the id of the meeting that now has the
 * seat, and the changed numbers of the course.
 */
async function giveBack(
  db: PoolClient,
  meeting: MeetingFacts,
  seat: SeatFacts,
  decision: Decision,
  now: Date,
): Promise<{ heldIn: string; renumbered: Renumbered['changes'] }> {
  if (capacityOf(meeting) > 1) {
    const { id } = await giveMakeup(db, meeting, seat, decision);
    return { heldIn: id, renumbered: [] };
  }
  const numbers = await numbersBefore(db, [meeting], now);
  await toPlan(db, [{ id: meeting.id, decision }], [{ id: seat.seatId, decision }]);
  const { changes } = await renumber(db, numbers, [lostTime(meeting, 'learner')], now);
  return { heldIn: meeting.id, renumbered: changes };
}

/** Records the first late excuse. */
const noteLateExcuse = statement(({ seatId, now }: Params<{ seatId: string; now: Date }>) =>
  build
    .updateTable('seat')
    .set((eb) => ({ told_late_at: eb.fn.coalesce('told_late_at', now), version: eb('version', '+', 1) }))
    .where('id', '=', seatId),
);

/**
 * Notifies the family about the meeting that now has the seat, and the teacher about the one the learner
 * left.
 */
async function notifyExcused(
  db: Queryable,
  meeting: MeetingFacts,
  seat: SeatFacts,
  heldIn: string,
  now: Date,
): Promise<void> {
  const ofTeacher = { ...teacherOf(meeting, [seat]), key: `teacher:${seat.learnerId}` };
  const notice = (recipient: Recipient, meetingId: string): AnyNotice => ({
    accountId: recipient.accountId,
    kind: 'meeting.excused',
    params: { ...paramsOf(meeting, recipient), meetingId, lastDay: lastDayOfSeat(seat) },
    source: sourceOf('meeting.excused', meeting, recipient),
  });
  const families = familiesOf([seat]).map((recipient) => notice(recipient, heldIn));
  await notifyAll(db, [...families, notice(ofTeacher, meeting.id)], now);
}
