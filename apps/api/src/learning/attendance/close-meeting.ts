import { MINUTE } from '@fasih/school/basics/instants';
import { decideClose, decideMark, type Span } from '@fasih/school/catalogue/policy/attendance';
import { paidMinutes } from '@fasih/school/catalogue/policy/check-in';
import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import { isDrawn } from '@fasih/school/catalogue/policy/seat';
import type { PoolClient } from 'pg';
import { addEvents, type NewEvent } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { notifyAll } from '../calendars/notify.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { type MeetingFacts, meetingFacts, type SeatFacts } from '../meetings/facts.ts';
import { endFamilyCalls } from '../meetings/family-calls.ts';
import { classesOfMeeting, lockFreeClassesOf } from '../meetings/lock-order.ts';
import { giveMakeup } from '../meetings/makeups.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { returnMeeting } from '../meetings/return-meeting.ts';
import { policyOfMeeting, type SeatWithPolicy, withPolicies } from '../meetings/rules-of-meeting.ts';
import { closeMeeting, setSeatState } from '../meetings/seat-writes.ts';
import { disputedSeats, settleDisputes } from './dispute-store.ts';
import { noticesOfRun } from './forfeit-run.ts';
import { decideGivenBack, giveSeatBack } from './give-back.ts';
import { lockDueMeeting } from './store-due.ts';

type Over = MeetingFacts & { span: Span };

/**
 * Settles one meeting that may be over, inside one transaction: returned to the learners if its teacher never
 * came, else closed with unmarked seats forfeited and the teacher's minutes paid
 * (docs/product/classes.md#closing-and-forfeits). False if there is nothing to do yet or another process has
 * the meeting, its class or the class of a guest locked.
 */
export async function settleMeeting(db: PoolClient, meetingId: string, now: Date): Promise<boolean> {
  const locked = await lockFreeClassesOf(db, meetingId);
  if (locked.size === 0 || !(await lockDueMeeting(db, meetingId))) return false;
  const meeting = await meetingFacts(db, meetingId, 'lock');
  if (!meeting?.span) return false;
  const classIds = classesOfMeeting(meeting);
  if (!classIds.every((id) => locked.has(id))) return false;
  const over: Over = { ...meeting, span: meeting.span };
  const seats = await withPolicies(db, meeting.seats);
  const policy = await policyOfMeeting(db, seats, now);
  const { outcome } = decideClose(
    policy,
    { ...over, ...unmarkedSeat, teacherCheckedIn: meeting.checkedInAt !== null },
    now,
  );
  if (outcome === 'notYet') return false;
  if (outcome === 'teacherMissing') {
    await giveBack(db, over, seats, now);
    await settleDisputes(db, meeting, seats, { state: 'returned', by: null, reason: '', now });
  } else await close(db, over, seats, policy, now);
  await settleClasses(db, classIds, now);
  return true;
}

/** Seat facts that do not affect when a meeting ends. */
const unmarkedSeat = { state: 'planned', toldLateAt: null } as const;

/**
 * Returns a meeting whose teacher never came. A stopped course gets its meeting back without extra days, an
 * ended course gets nothing, and without a waiting learner there is nobody to return it to.
 */
async function giveBack(db: PoolClient, meeting: Over, seats: SeatWithPolicy[], now: Date): Promise<void> {
  const waited = seats.filter(
    ({ state, enrolmentState }) =>
      (state === 'planned' && enrolmentState === 'active') || (isDrawn(state) && enrolmentState !== 'ended'),
  );
  for (const seat of seats) {
    if (seat.state === 'planned' && seat.enrolmentState !== 'active') await spare(db, meeting, seat, now);
  }
  if (waited.length === 0) {
    await closeMeeting(db, meeting.id, { state: 'missed', paidMinutes: 0, decision: null }, now);
    return;
  }
  await returnMeeting(
    db,
    { ...meeting, seats: waited },
    (seat, { days }) =>
      decideClose(seat.policy, { ...seat, span: meeting.span, teacherCheckedIn: false, days }, now),
    { actor: 'school', accountId: null, role: null, reason: '' },
    now,
  );
}

async function close(db: PoolClient, meeting: Over, seats: SeatWithPolicy[], policy: Policy, now: Date) {
  const events: NewEvent[] = [];
  const notices: AnyNotice[] = [];
  const returned: { seat: SeatWithPolicy; decision: Decision }[] = [];
  const closing = seats.map((seat) => ({
    seat,
    decision: decideClose(seat.policy, { ...seat, span: meeting.span, teacherCheckedIn: true }, now),
  }));
  const back = await decideGivenBack(
    db,
    closing.filter(({ decision }) => decision.outcome === 'forfeited').map(({ seat }) => seat),
  );
  const reasons: { held: Decision | null; forfeited: Decision | null } = { held: null, forfeited: null };
  const disputed = await disputedSeats(db, meeting);
  const came = seats.filter(({ seatId }) => disputed.get(seatId)?.isWithdrawn);
  await settleDisputes(db, meeting, came, { state: 'held', by: null, reason: '', now });
  for (const { seat, decision } of closing) {
    if (decision.outcome === 'held') reasons.held ??= decision;
    if (decision.outcome !== 'forfeited' || (seat.state !== 'planned' && seat.state !== 'absent')) continue;
    if (seat.state === 'planned' && seat.enrolmentState !== 'active') {
      await spare(db, meeting, seat, now);
      continue;
    }
    // The family said that the teacher was not there: an admin decides.
    if (seat.state === 'planned' && disputed.has(seat.seatId)) continue;
    reasons.forfeited ??= decision;
    const givenBack = back.get(seat.seatId);
    const version =
      seat.state === 'planned'
        ? await forfeit(db, { meeting, seat, decision, events, notices, isTold: !givenBack }, now)
        : seat.version;
    if (givenBack) returned.push({ seat: { ...seat, state: 'absent', version }, decision: givenBack });
  }
  await addEvents(db, events, now);
  const held = closing.filter(({ decision }) => decision.outcome === 'held');
  await endFamilyCalls(
    db,
    held.map(({ seat }) => seat.enrolmentId),
    now,
  );
  for (const { seat, decision } of returned) await giveSeatBack(db, meeting, seat, decision, now);
  await notifyAll(db, notices, now);
  const outcome = reasons.held ? 'held' : 'forfeited';
  await closeMeeting(
    db,
    meeting.id,
    {
      state: reasons.held ? 'held' : 'missed',
      paidMinutes: paidMinutes(policy, { outcome, bankedDelayMinutes: bankedDelay(meeting, policy) }),
      decision: reasons.held ?? reasons.forfeited,
    },
    now,
  );
}

type Forfeit = {
  meeting: MeetingFacts;
  seat: SeatFacts;
  decision: Decision;
  events: NewEvent[];
  notices: AnyNotice[];
  /** False where the meeting comes back, of which the family is told instead. */
  isTold: boolean;
  /** What the admin who decided wrote to the family. */
  said?: string;
};

/** Forfeits a seat that was neither marked nor excused in time, and notifies the family. Returns the seat's new version. */
export async function forfeit(db: PoolClient, forfeited: Forfeit, now: Date): Promise<number> {
  const { meeting, seat, decision } = forfeited;
  const version = await setSeatState(db, seat, { state: 'absent', markedAt: now, markedBy: null, decision });
  if (version === null) throw new Error(`seat ${seat.seatId} changed while it was held`);
  forfeited.events.push({
    enrolmentId: seat.enrolmentId,
    kind: 'forfeited',
    meetings: -1,
    decision,
    source: `forfeited:${seat.seatId}:${version}`,
  });
  for (const recipient of forfeited.isTold ? familiesOf([seat]) : []) {
    forfeited.notices.push({
      accountId: recipient.accountId,
      kind: 'attendance.forfeited',
      params: {
        ...paramsOf(meeting, recipient),
        reason: decision.reason,
        ...(forfeited.said ? { said: forfeited.said } : {}),
      },
      source: `attendance.forfeited:${seat.seatId}:${version}`,
    });
  }
  if (forfeited.isTold) forfeited.notices.push(...(await noticesOfRun(db, meeting, seat, now)));
  return version;
}

/**
 * A stopped course cannot be marked, so nothing is forfeited: the seat goes back to plan, or lapses with an
 * ended course.
 */
async function spare(db: PoolClient, meeting: Over, seat: SeatWithPolicy, now: Date): Promise<void> {
  const facts = { ...seat, enrolmentActive: false };
  const decision = decideMark(seat.policy, facts, now);
  if (seat.enrolmentState === 'ended')
    await setSeatState(db, seat, { state: 'lapsed', markedAt: null, markedBy: null, decision });
  else await giveMakeup(db, { ...meeting, state: 'missed' }, seat, decision);
}

/** Minutes of a delay that went to the minute bank; minutes added to the end of the meeting were taught. */
function bankedDelay({ span, delayMinutes }: Over, policy: Policy): number {
  const planned = policy.values.meetingMinutes * MINUTE;
  return span.end.getTime() - span.start.getTime() > planned ? 0 : delayMinutes;
}
