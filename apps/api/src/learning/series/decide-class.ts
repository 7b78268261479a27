import { dayIn } from '@fasih/school/basics/instants';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import type { CourseChange } from '@fasih/school/catalogue/policy/growth';
import { decidePause } from '@fasih/school/catalogue/policy/timetable';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import type { Extension, NewEvent } from '../../courses/balance/balance.ts';
import type { MeetingChange } from '../meetings/changes.ts';
import { growthOf } from '../meetings/extend-cancelled.ts';
import { longerByMove } from '../meetings/extend-moved.ts';
import { type CourseNumbers, lostTime, renumberInMemory, type TimeChange } from '../meetings/numbers.ts';
import { weekKey } from '../meetings/read-timetable.ts';
import { decideReturn, seatsToReturn } from '../meetings/return-meeting.ts';
import {
  decideCancelForSeat,
  decideMoveForSeats,
  type SeatWithPolicy,
} from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import type { NewTime } from '../meetings/store-moves.ts';
import type { PlannedSeries } from './plan-class.ts';

type Meeting = PlannedSeries['meetings'][number];
type Change = PlannedSeries['plan']['changes'][number];
type Becoming = Change & { meeting: Meeting };

/** Why plans are carried out; of a pause `until` is the first day with lessons again. */
export type Carrying = {
  reason: string;
  pause: { from: string; until: string } | null;
  actor: 'school' | 'learner';
  now: Date;
};

/** A planned class with what carrying its plan out changes. */
export type Step = {
  one: PlannedSeries;
  changes: Becoming[];
  /** Meetings that lose their time and find none. */
  returned: Meeting[];
  moved: Becoming[];
  /** What courses get for meetings that go to a later week. */
  longer: ReturnType<typeof longerByMove>;
  /** Whether numbers of its course follow the times. */
  isNumbered: boolean;
  /** Courses that get longer. */
  growing: string[];
};

/** What is written for one class, in order. */
export type ClassWrites = {
  events: NewEvent[];
  extensions: Extension[];
  meetingsToPlan: { id: string; decision: Decision | null }[];
  seatsToPlan: { id: string; decision: Decision | null }[];
  times: NewTime[];
  handedOver: { meetingId: string; teacherId: string }[];
  /** Changes of the history; `isLost` if guests of these meetings have them in theirs too. */
  history: { changes: MeetingChange[]; isLost?: true }[];
};

/** What a batch of classes has read, and what carrying out the plans of the classes before has added to it. */
export type Known = {
  numbers: readonly CourseNumbers[];
  before: (enrolmentId: string) => CourseChange[];
  cancelled: Map<string, CourseChange[]>;
};

export function stepOf(one: PlannedSeries, { pause }: Carrying): Step {
  const byId = new Map(one.meetings.map((meeting) => [meeting.id, meeting]));
  const changes = one.plan.changes.flatMap((change): Becoming[] => {
    const meeting = byId.get(change.id);
    return meeting ? [{ ...change, meeting }] : [];
  });
  // What waited and finds no time waits on.
  const returned = changes.filter(({ was, to }) => was && to === null).map(({ meeting }) => meeting);
  const moved = changes.filter(({ outcome }) => outcome === 'moved');
  // A pause makes courses longer as a whole (`extendPaused`).
  const longer = one.plan.replaced.flatMap(({ id, was, to }) => {
    const meeting = byId.get(id);
    return meeting && was && to && !pause ? longerByMove(meeting.seats, was, to) : [];
  });
  const growing = pause ? [] : returned.flatMap(({ seats }) => seatsToReturn(seats));
  return {
    one,
    changes,
    returned,
    moved,
    longer,
    isNumbered: isNumbered([...returned, ...moved.map(({ meeting }) => meeting)]),
    growing: [...growing, ...longer].map(({ enrolmentId }) => enrolmentId),
  };
}

const isNumbered = (meetings: readonly Meeting[]): boolean =>
  meetings.some(({ capacity, seats }) => capacity === 1 && followRules2(seats));

const followRules2 = (seats: readonly SeatWithPolicy[]): boolean =>
  seats.some(({ policy }) => policy.rules >= 2);

/** Decides what is written for a class. */
export function decideClass(step: Step, known: Known, carrying: Carrying): ClassWrites {
  const { one, changes, returned, longer } = step;
  const writes: ClassWrites = {
    events: [],
    extensions: [],
    meetingsToPlan: [],
    seatsToPlan: [],
    times: [],
    history: [],
    handedOver: handedOver(one, changes),
  };
  const { pause } = carrying;
  if (pause) giveToPause(writes, returned, known, { ...carrying, pause });
  else for (const meeting of returned) giveBack(writes, meeting, known, carrying);
  const history = [...giveTimes(writes, step, carrying), ...substituted(changes, carrying.reason)];
  const given = step.moved.map(
    ({ id, was, to }): TimeChange => ({
      meetingId: id,
      was: was?.start ?? null,
      to: to?.start ?? null,
      by: carrying.actor,
    }),
  );
  const meetings = step.moved.map(({ meeting }) => meeting);
  const renumbered = renumberIn(known, meetings, given, carrying.now);
  writes.events.push(...longer);
  writes.extensions.push(...longer);
  writes.history.push({ changes: [...history, ...renumbered] });
  return writes;
}

/** The changed numbers after times of these meetings have changed; none for groups and under rules 1. */
const renumberIn = (
  { numbers }: Known,
  meetings: readonly Meeting[],
  changes: readonly TimeChange[],
  now: Date,
): MeetingChange[] => (isNumbered(meetings) ? renumberInMemory(numbers, changes, now).changes : []);

/** Returns a meeting as if the school had cancelled it. */
function giveBack(writes: ClassWrites, meeting: Meeting, known: Known, { reason, now }: Carrying): void {
  const growing = seatsToReturn(meeting.seats).map((seat) => {
    const before = [...known.before(seat.enrolmentId), ...(known.cancelled.get(seat.enrolmentId) ?? [])];
    return { seat, growth: growthOf(seat, meeting.span, before) };
  });
  const { returned, decision, events, extensions } = decideReturn(growing, (seat, growth) =>
    decideCancelForSeat(meeting, seat.policy, growth, 'school', now),
  );
  for (const { enrolmentId } of meeting.span ? meeting.seats : []) {
    const earlier = known.cancelled.get(enrolmentId) ?? [];
    const day = dayIn(meeting.span?.start ?? now);
    known.cancelled.set(enrolmentId, [...earlier, { kind: 'cancelled', day }]);
  }
  writes.events.push(...events);
  writes.extensions.push(...extensions);
  writes.meetingsToPlan.push({ id: meeting.id, decision });
  writes.seatsToPlan.push(...returned.map(({ seat, decision }) => ({ id: seat.seatId, decision })));
  const change = { meetingId: meeting.id, kind: 'cancelled' as const, was: meeting.span, reason, decision };
  writes.history.push(
    { changes: [change], isLost: true },
    { changes: renumberIn(known, [meeting], [lostTime(meeting, 'school')], now) },
  );
}

/** Puts meetings that find no time behind a pause back to plan; they are not cancelled, so the course gets no days for each. */
function giveToPause(
  writes: ClassWrites,
  meetings: readonly Meeting[],
  known: Known,
  { pause, reason, now }: Carrying & { pause: NonNullable<Carrying['pause']> },
): void {
  const lost = meetings.map((meeting) => lostTime(meeting, 'school'));
  const history: MeetingChange[] = [];
  for (const meeting of meetings) {
    const [seat] = meeting.seats;
    const decision = seat
      ? decidePause(seat.policy, { ...seat, lastDay: lastDayOfSeat(seat) }, pause, now)
      : null;
    writes.meetingsToPlan.push({ id: meeting.id, decision });
    writes.seatsToPlan.push(...meeting.seats.map(({ seatId }) => ({ id: seatId, decision })));
    history.push({ meetingId: meeting.id, kind: 'paused', was: meeting.span, reason, decision });
  }
  writes.history.push(
    { changes: renumberIn(known, meetings, lost, now) },
    { changes: history, isLost: true },
  );
}

/** Gives meetings their new times; what their histories say. */
function giveTimes(
  writes: ClassWrites,
  { one, moved }: Step,
  { reason, actor, now }: Carrying,
): MeetingChange[] {
  const inWeek = weeksAfter(one);
  return moved.flatMap(({ meeting, to, teacherId }): MeetingChange[] => {
    if (!to) return [];
    // The meeting counts in its new week already, so it is not one of the other meetings there.
    const others = new Map(inWeek);
    for (const { enrolmentId } of meeting.seats) {
      const key = weekKey(enrolmentId, weekOf(to.start));
      others.set(key, (others.get(key) ?? 1) - 1);
    }
    const decided = decideMoveForSeats(meeting, meeting.seats, to, others, actor, now);
    const decision = decided?.outcome === 'allowed' ? decided : null;
    writes.times.push({ meetingId: meeting.id, to, decision, teacherId });
    const kind = meeting.span ? 'moved' : 'planned';
    return [{ meetingId: meeting.id, kind, was: meeting.span, becomes: to, reason, decision }];
  });
}

const substituted = (changes: readonly Becoming[], reason: string): MeetingChange[] =>
  changes
    .filter(({ meeting, teacherId }) => teacherId !== meeting.teacherId)
    .map(({ meeting, teacherId }) => ({
      meetingId: meeting.id,
      kind: 'substituted',
      teacherWas: meeting.teacherId,
      teacherBecomes: teacherId,
      reason,
    }));

/** The meetings that keep their time and get another teacher, and those of the class that wait for a time. */
function handedOver(
  { found, becomes, meetings }: PlannedSeries,
  changes: readonly Becoming[],
): ClassWrites['handedOver'] {
  const { teacherId } = becomes;
  if (teacherId === found.teacherId) return [];
  const kept = changes.filter(
    ({ outcome, meeting, teacherId }) => outcome === 'kept' && teacherId !== meeting.teacherId,
  );
  const returned = changes.filter(({ to }) => to === null);
  const waiting = [...meetings.filter(({ state }) => state === 'to_plan'), ...returned];
  return [...kept, ...waiting].map(({ id }) => ({ meetingId: id, teacherId }));
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
