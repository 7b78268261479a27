import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type DisputedOutcome, decideDisputed } from '@fasih/school/catalogue/policy/dispute';
import type { SeatState } from '@fasih/school/catalogue/policy/seat';
import { daysBetween } from '@fasih/school/catalogue/policy/validity';
import type { Dispute } from '@fasih/school/learning/attendance/dispute-contract';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { addEvents, addExtensions, type NewEvent } from '../../courses/balance/balance.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockCourse } from '../appeals/store.ts';
import { notifyAll } from '../calendars/notify.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { type MeetingFacts, meetingFacts, type SeatFacts } from '../meetings/facts.ts';
import { classesOfMeeting, lockClassesOf } from '../meetings/lock-order.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { recloseMeeting } from '../meetings/reclose-meeting.ts';
import { returnAsMakeup } from '../meetings/return-as-makeup.ts';
import { lastDayOfSeat, setSeatState } from '../meetings/seat-writes.ts';
import { forfeit } from './close-meeting.ts';
import { readDispute, settleDisputes } from './dispute-store.ts';

type Answer = { outcome: DisputedOutcome; reason: string };

/**
 * Lets an admin decide about a meeting whose teacher a family missed, once it is over, whatever the teacher has marked: it was
 * held, it comes back to plan, or is forfeited because the teacher was there and the learner was not (docs/product/classes.md#a-missing-teacher).
 */
export async function settleDisputed(
  pool: Pool,
  disputeId: string,
  { outcome, reason }: Answer,
  call: SignedInCall,
): Promise<
  Dispute | Refusal<'attendance.disputeNotFound' | 'attendance.disputeRunning' | 'attendance.disputeSettled'>
> {
  return inTransaction(pool, async (db) => {
    const found = await readDispute(db, disputeId);
    if (found) await lockClassesOf(db, [found.meetingId]);
    const meeting = found && (await meetingFacts(db, found.meetingId, 'lock'));
    if (!found || !meeting) return refuse('attendance.disputeNotFound');
    const seat = meeting.seats.find(({ seatId }) => seatId === found.seatId);
    // A meeting that has another time since is not the one that the family meant.
    const isSame = seat?.span?.start.getTime() === found.startsAt.getTime();
    const isOpen = seat?.state === 'planned' || seat?.state === 'present' || seat?.state === 'late';
    if (!seat || !isOpen || !isSame || seat.enrolmentState === 'ended')
      return refuse('attendance.disputeSettled');
    if (meeting.closedAt === null) return refuse('attendance.disputeRunning');
    const { person, now } = call;
    if (!(await settleDisputes(db, meeting, [seat], { state: outcome, by: person.accountId, reason, now })))
      return refuse('attendance.disputeSettled');
    const policy = await readPolicy(db, seat.policyVersion);
    // Locked, because the course may get longer meanwhile.
    const before = (await lockCourse(db, seat.enrolmentId))?.lastDay ?? lastDayOfSeat(seat);
    const { lastDay, ...decision } = decideDisputed(policy, { ...seat, lastDay: before }, outcome, now);
    const days = daysBetween(before, lastDay);
    const events: NewEvent[] = [];
    const notices: AnyNotice[] = [];
    if (outcome === 'held')
      notices.push(...(await hold(db, { meeting, seat, decision, events, reason }, call)));
    else if (outcome === 'forfeited') {
      // What was marked is given back before it is forfeited.
      events.push(...eventsBetween(seat, 'to_plan', decision));
      await forfeit(db, { meeting, seat, decision, events, notices, isTold: true, said: reason }, now);
    } else {
      const by = { at: now, ...person };
      const makeup = await returnAsMakeup(db, { meeting, seat, decision, reason }, by);
      const { enrolmentId } = seat;
      const source = `extended:dispute:${found.id}`;
      if (days > 0) await addExtensions(db, [{ enrolmentId, days, decision, source }], now);
      for (const recipient of familiesOf([seat]))
        notices.push({
          accountId: recipient.accountId,
          kind: 'attendance.waived',
          params: { ...paramsOf(meeting, recipient), meetingId: makeup.id, reason },
          source: `attendance.waived:${seat.seatId}:${seat.version + 1}`,
        });
    }
    await addEvents(db, events, now);
    const others = meeting.seats.filter(({ seatId }) => seatId !== seat.seatId);
    const wasHeld = outcome === 'held' || others.some(({ state }) => state === 'present' || state === 'late');
    await recloseMeeting(db, meeting.id, wasHeld ? 'held' : 'missed');
    await settleClasses(db, classesOfMeeting(meeting), now);
    await notifyAll(db, notices, now);
    await writeAudit(db, call, {
      action: 'attendance.disputeSettled',
      targetKind: 'seat',
      targetId: seat.seatId,
      after: { outcome, lastDay },
      reason,
    });
    return { id: found.id, state: outcome, openedAt: found.openedAt.toISOString() };
  });
}

type Held = {
  meeting: MeetingFacts;
  seat: SeatFacts;
  decision: Decision;
  events: NewEvent[];
  reason: string;
};

/** Leaves a mark as it is, or marks the learner present; the family reads the reason. */
async function hold(
  db: PoolClient,
  { meeting, seat, decision, events, reason }: Held,
  { person, now }: SignedInCall,
): Promise<AnyNotice[]> {
  const status = seat.state === 'late' ? 'late' : 'present';
  if (seat.state === 'planned') {
    const marked = { state: status, markedAt: now, markedBy: person.accountId, decision } as const;
    if ((await setSeatState(db, seat, marked)) === null)
      throw new Error(`seat ${seat.seatId} changed while it was held`);
    events.push(...eventsBetween(seat, status, decision));
  }
  return familiesOf([seat]).map((recipient) => ({
    accountId: recipient.accountId,
    kind: 'attendance.corrected',
    params: { ...paramsOf(meeting, recipient), status, reason, first: true },
    source: `attendance.corrected:dispute:${seat.seatId}:${seat.version}`,
  }));
}

/** What a seat's new state means for the balance. */
const eventsBetween = (seat: SeatFacts, becomes: SeatState, decision: Decision): NewEvent[] =>
  eventsOfChange(seat.state, becomes).map((event) => ({
    ...event,
    enrolmentId: seat.enrolmentId,
    decision,
    source: `${event.kind}:${seat.seatId}:${seat.version + 1}`,
  }));
