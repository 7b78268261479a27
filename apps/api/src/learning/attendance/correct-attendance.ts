import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideCorrect } from '@fasih/school/catalogue/policy/attendance';
import { eventsOfChange } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { type Attendance, isDrawn } from '@fasih/school/catalogue/policy/seat';
import type { Pool, PoolClient } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { addEvents } from '../../courses/balance/balance.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { closeAppealOf } from '../appeals/close-appeal.ts';
import { notifyAll } from '../calendars/notify.ts';
import { settleClasses } from '../classes/settle-class.ts';
import { relationTo } from '../meetings/access.ts';
import { addChanges } from '../meetings/changes.ts';
import { type MeetingFacts, meetingFacts, type SeatFacts } from '../meetings/facts.ts';
import { endFamilyCalls } from '../meetings/family-calls.ts';
import { classesOfMeeting, lockClassesOf } from '../meetings/lock-order.ts';
import { familiesOf, paramsOf } from '../meetings/notices.ts';
import { recloseMeeting } from '../meetings/reclose-meeting.ts';
import { setSeatState } from '../meetings/seat-writes.ts';
import { disputeOf, settleDisputes } from './dispute-store.ts';
import { readAttendance, type SeatAddress } from './read-attendance.ts';

export type Correction = { status: Attendance; reason: string };

/**
 * Lets a teacher or admin fill in or correct attendance (docs/product/classes.md#corrections). Changing an
 * existing mark needs a reason, which the family reads; the balance changes only if the new state costs a
 * different number of meetings. Setting the same state again succeeds.
 */
export async function correctAttendance(
  pool: Pool,
  address: SeatAddress,
  correction: Correction,
  call: SignedInCall,
) {
  const refused = await inTransaction(pool, async (db) => {
    if (isId(address.meetingId)) await lockClassesOf(db, [address.meetingId]);
    const meeting = await meetingFacts(db, address.meetingId, 'lock');
    const seat = meeting && relationTo(meeting, call.person, call.now, address.learnerId)?.seats[0];
    if (!meeting || !seat) return refuse('attendance.notFound');
    const policy = await readPolicy(db, seat.policyVersion);
    const decision = decideCorrect(policy, { ...seat, to: correction.status }, call.now);
    if (decision.outcome === 'stopped') return refuse('attendance.notCorrectable');
    if (decision.outcome === 'notYet') return refuse('attendance.notYet', { params: decision.reason.params });
    if (decision.outcome === 'same') {
      await confirmMark(db, meeting, seat, correction, call);
      return null;
    }
    const dispute =
      correction.status === 'absent' && seat.span
        ? await disputeOf(db, seat.seatId, seat.span.start)
        : undefined;
    // The family said that this teacher was not there: an admin decides, whatever was marked meanwhile.
    if (dispute && call.person.role !== 'admin') return refuse('attendance.disputed');
    if ((isDrawn(seat.state) || dispute?.state === 'open') && correction.reason === '')
      return refuse('attendance.reasonNeeded', { fields: { reason: 'required' } });
    return correct(db, { meeting, seat, decision, ...correction }, call);
  });
  return isRefusal(refused) ? refused : readAttendance(pool, address, call);
}

/** What an admin marks settles what the family said about the teacher; a teacher's own mark does not. True if there was something. */
function settleAsMarked(
  db: PoolClient,
  meeting: MeetingFacts,
  seat: SeatFacts,
  { status, reason }: Correction,
  { person, now }: SignedInCall,
): Promise<boolean> {
  const state = status === 'absent' ? 'forfeited' : 'held';
  return settleDisputes(db, meeting, [seat], { state, by: person.accountId, reason, now });
}

/** An admin who sets the state that stands decides that it is right. */
async function confirmMark(
  db: PoolClient,
  meeting: MeetingFacts,
  seat: SeatFacts,
  correction: Correction,
  call: SignedInCall,
): Promise<void> {
  if (call.person.role !== 'admin' || !(await settleAsMarked(db, meeting, seat, correction, call))) return;
  await writeAudit(db, call, {
    action: 'attendance.disputeSettled',
    targetKind: 'seat',
    targetId: seat.seatId,
    after: { outcome: correction.status === 'absent' ? 'forfeited' : 'held' },
    reason: correction.reason,
  });
}

type Change = Correction & { meeting: MeetingFacts; seat: SeatFacts; decision: Decision };

async function correct(
  db: PoolClient,
  change: Change,
  call: SignedInCall,
): Promise<Refusal<'common.stale'> | null> {
  const { meeting, seat, decision, status, reason } = change;
  const markedBy = call.person.accountId;
  const version = await setSeatState(db, seat, { state: status, markedAt: call.now, markedBy, decision });
  if (version === null) return refuse('common.stale');
  const events = eventsOfChange(seat.state, status).map((event) => ({
    ...event,
    enrolmentId: seat.enrolmentId,
    decision,
    source: `${event.kind}:${seat.seatId}:${version}`,
  }));
  await addEvents(db, events, call.now);
  if (seat.state === 'absent') await endFamilyCalls(db, [seat.enrolmentId], call.now);
  if (call.person.role === 'admin') await settleAsMarked(db, meeting, seat, change, call);
  if (seat.state === 'absent') await closeAppealOf(db, seat, { decision, reason, comesBack: false }, call);
  const states = [status, ...meeting.seats.filter((one) => one !== seat).map(({ state }) => state)];
  if (meeting.closedAt) {
    const held = states.includes('present') || states.includes('late');
    await recloseMeeting(db, meeting.id, held ? 'held' : 'missed');
    await settleClasses(db, classesOfMeeting(meeting), call.now);
  }
  await addChanges(db, [{ meetingId: meeting.id, kind: 'corrected', reason, decision }], {
    at: call.now,
    ...call.person,
  });
  const notices = familiesOf([seat]).map((recipient) => ({
    accountId: recipient.accountId,
    kind: 'attendance.corrected' as const,
    params: { ...paramsOf(meeting, recipient), status, reason, first: !isDrawn(seat.state) },
    source: `attendance.corrected:${seat.seatId}:${version}`,
  }));
  await notifyAll(db, notices, call.now);
  await writeAudit(db, call, {
    action: 'attendance.corrected',
    targetKind: 'seat',
    targetId: seat.seatId,
    before: { state: seat.state },
    after: { state: status },
    reason,
  });
  return null;
}
