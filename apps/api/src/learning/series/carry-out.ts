import { decidePause } from '@fasih/school/catalogue/policy/timetable';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import type { PoolClient } from 'pg';
import type { SignedInCall } from '../../platform/http/call.ts';
import { handOver } from '../classes/class-meetings.ts';
import { addChanges, type ChangedBy, type MeetingChange, withGuests } from '../meetings/changes.ts';
import { extendMoved } from '../meetings/extend-moved.ts';
import { lostTime, numbersBefore, renumber } from '../meetings/numbers.ts';
import { weekKey } from '../meetings/read-timetable.ts';
import { returnMeeting } from '../meetings/return-meeting.ts';
import { decideCancelForSeat, decideMoveForSeats } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat, toPlan } from '../meetings/seat-writes.ts';
import { setTimes } from '../meetings/store-moves.ts';
import type { PlannedSeries } from './plan-class.ts';

type Meeting = PlannedSeries['meetings'][number];
type Change = PlannedSeries['plan']['changes'][number];
/** A pause until before the day `until`. */
type Pause = { from: string; until: string };
type Becoming = Change & { meeting: Meeting };

/**
 * Gives the meetings of a planned class their new times and teachers; what finds no time is returned as if the school
 * had cancelled it, in a pause without days for it. The class and its meetings must be locked. The caller tells families and teachers.
 */
export async function carryOut(
  db: PoolClient,
  planned: PlannedSeries,
  {
    reason,
    pause = null,
    actor = 'school',
  }: { reason: string; pause?: Pause | null; actor?: 'school' | 'learner' },
  call: SignedInCall,
): Promise<void> {
  const by = { at: call.now, accountId: call.person.accountId, role: call.person.role };
  const byId = new Map(planned.meetings.map((meeting) => [meeting.id, meeting]));
  const changes = planned.plan.changes.flatMap((change): Becoming[] => {
    const meeting = byId.get(change.id);
    return meeting ? [{ ...change, meeting }] : [];
  });
  // What waited and finds no time waits on.
  const returned = changes.filter(({ was, to }) => was && to === null).map(({ meeting }) => meeting);
  if (pause) await toPlanInPause(db, returned, pause, reason, by);
  for (const meeting of pause ? [] : returned)
    await returnMeeting(
      db,
      meeting,
      (seat, growth) => decideCancelForSeat(meeting, seat.policy, growth, 'school', call.now),
      { actor: 'school', accountId: by.accountId, role: by.role, reason, isToldElsewhere: true },
      call.now,
    );
  const moved = changes.filter(({ outcome }) => outcome === 'moved');
  const numbers = await numbersBefore(
    db,
    moved.map(({ meeting }) => meeting),
    call.now,
  );
  const history: MeetingChange[] = [];
  const inWeek = weeksAfter(planned);
  const times = moved.flatMap(({ meeting, to, teacherId }) => {
    if (!to) return [];
    // The meeting counts in its new week already, so it is not one of the other meetings there.
    const others = new Map(inWeek);
    for (const { enrolmentId } of meeting.seats) {
      const key = weekKey(enrolmentId, weekOf(to.start));
      others.set(key, (others.get(key) ?? 1) - 1);
    }
    const decided = decideMoveForSeats(meeting, meeting.seats, to, others, actor, call.now);
    const decision = decided?.outcome === 'allowed' ? decided : null;
    history.push({
      meetingId: meeting.id,
      kind: meeting.span ? 'moved' : 'planned',
      was: meeting.span,
      becomes: to,
      reason,
      decision,
    });
    return [{ meetingId: meeting.id, to, decision, teacherId }];
  });
  await setTimes(db, times);
  await handOverRest(db, planned, changes);
  for (const { meeting, teacherId } of changes) {
    if (teacherId !== meeting.teacherId)
      history.push({
        meetingId: meeting.id,
        kind: 'substituted',
        teacherWas: meeting.teacherId,
        teacherBecomes: teacherId,
        reason,
      });
  }
  const renumbered = await renumber(
    db,
    numbers,
    moved.map(({ id, was, to }) => ({
      ...{ meetingId: id, was: was?.start ?? null, to: to?.start ?? null },
      by: actor,
    })),
    call.now,
  );
  for (const { id, was, to } of planned.plan.replaced) {
    const meeting = byId.get(id);
    // A pause makes courses longer as a whole (`extendPaused`).
    if (meeting && was && to && !pause) await extendMoved(db, meeting.seats, was, to, call.now);
  }
  await addChanges(db, [...history, ...renumbered.changes], by);
}

/** Puts meetings that find no time behind a pause back to plan; they are not cancelled, so the course gets no days for each. */
async function toPlanInPause(
  db: PoolClient,
  meetings: readonly Meeting[],
  pause: Pause,
  reason: string,
  by: ChangedBy,
): Promise<void> {
  if (meetings.length === 0) return;
  const decided = meetings.map((meeting) => {
    const [seat] = meeting.seats;
    const decision =
      seat && decidePause(seat.policy, { ...seat, lastDay: lastDayOfSeat(seat) }, pause, by.at);
    return { meeting, decision: decision ?? null };
  });
  const numbers = await numbersBefore(db, meetings, by.at);
  const guests = await toPlan(
    db,
    decided.map(({ meeting, decision }) => ({ id: meeting.id, decision })),
    decided.flatMap(({ meeting, decision }) => meeting.seats.map(({ seatId }) => ({ id: seatId, decision }))),
  );
  const lost = meetings.map((meeting) => lostTime(meeting, 'school'));
  const renumbered = await renumber(db, numbers, lost, by.at);
  const history = decided.map(({ meeting, decision }) => ({
    meetingId: meeting.id,
    kind: 'paused' as const,
    was: meeting.span,
    reason,
    decision,
  }));
  await addChanges(db, [...renumbered.changes, ...withGuests(history, guests)], by);
}

/** Hands over the meetings that keep their time, and those of the class that wait for one. */
async function handOverRest(
  db: PoolClient,
  { found, becomes, meetings }: PlannedSeries,
  changes: readonly Becoming[],
): Promise<void> {
  if (becomes.teacherId === found.teacherId) return;
  const kept = changes.filter(
    ({ outcome, meeting, teacherId }) => outcome === 'kept' && teacherId !== meeting.teacherId,
  );
  const returned = changes.filter(({ to }) => to === null);
  const waiting = [...meetings.filter(({ state }) => state === 'to_plan'), ...returned];
  const ids = [...kept, ...waiting].map(({ id }) => id);
  if (ids.length > 0) await handOver(db, ids, becomes.teacherId);
}

/** How many meetings each course has in each week afterwards. */
function weeksAfter({ meetings, plan, timetable }: PlannedSeries): Map<string, number> {
  const inWeek = new Map(timetable.inWeek);
  for (const { id, to } of plan.changes) {
    const seats = to ? (meetings.find((one) => one.id === id)?.seats ?? []) : [];
    for (const { enrolmentId } of seats) {
      const key = weekKey(enrolmentId, weekOf(to?.start ?? new Date(0)));
      inWeek.set(key, (inWeek.get(key) ?? 0) + 1);
    }
  }
  return inWeek;
}
