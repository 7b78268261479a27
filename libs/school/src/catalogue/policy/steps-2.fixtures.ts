import fc from 'fast-check';
import { DAY, dayIn, HOUR, later, MINUTE } from '../../basics/instants.ts';
import { decideWaive } from './attendance.ts';
import {
  type Course,
  extend,
  freeze,
  inWeek,
  lessonHours,
  type Meeting,
  noHistory,
  note,
  place,
  release,
  type State,
  spanFrom,
  tryMove,
} from './course-2.fixtures.ts';
import { weekNumber } from './example-course.fixtures.ts';
import { decideFamilyPause } from './family-pause.ts';
import { freezesAt } from './numbering.ts';
import { decideExpireOffered } from './offers.ts';
import { replan } from './replan.ts';
import { decideCancel, decideExcuse, decidePause } from './timetable.ts';
import { earliestUnasked, freeUntil } from './told.ts';
import { addDays, endOfDay, instantOf } from './validity.ts';

export type Step = { kind: keyof typeof ACTIONS; pick: number; days: number; hour: number; flag: boolean };
export const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    ...(['wait', 'wait', 'wait', 'plan', 'plan', 'move'] as const),
    'excuse',
    'cancel',
    'schoolMove',
    'familyPause',
    'schoolPause',
    'waive',
    'owed',
    'offer',
    'offer',
    'offer',
    'replan',
  ),
  pick: fc.nat(1000),
  days: fc.integer({ min: 0, max: 24 }),
  hour: fc.integer({ min: 7, max: 20 }),
  flag: fc.boolean(),
});

const timeOf = ({ now }: Course, { days, hour, flag }: Step): Date =>
  later(instantOf(addDays(dayIn(now), days), hour * 60), flag ? 0 : 30 * MINUTE);

const ofState = ({ meetings }: Course, state: State, pick: number): Meeting | undefined => {
  const found = meetings.filter((one) => one.state === state);
  return found.length === 0 ? undefined : found[pick % found.length];
};

function freeSpans({ now, meetings }: Course) {
  // In milliseconds: histories ask for these times at every fourth step.
  const today = instantOf(dayIn(now), 0).getTime();
  const taken = meetings.flatMap(({ start }) => (start ? [start.getTime()] : []));
  return Array.from({ length: 120 }, (_, at) => today + Math.floor(at / 2) * DAY + (17 + (at % 2)) * HOUR)
    .filter((start) => !taken.some((one) => Math.abs(one - start) < HOUR))
    .map((start) => spanFrom(new Date(start)));
}

const ACTIONS = {
  wait(course: Course, { days, pick }: Step): void {
    // Odd seconds: nothing is decided at the very instant of a limit here.
    advance(course, later(course.now, Math.min(days, 10) * DAY + (pick % 24) * HOUR + 17_000), pick);
  },
  plan(course: Course, step: Step): void {
    const meeting = ofState(course, 'to_plan', step.pick);
    if (meeting) tryMove(course, meeting, timeOf(course, step), step.pick % 3 === 0 ? 'school' : 'learner');
  },
  move(course: Course, step: Step): void {
    const meeting = ofState(course, 'planned', step.pick);
    if (meeting) tryMove(course, meeting, timeOf(course, step), step.pick % 4 === 0 ? 'teacher' : 'learner');
  },
  schoolMove(course: Course, step: Step): void {
    const meeting = ofState(course, 'planned', step.pick);
    const from = meeting?.start;
    if (!meeting || !from || from < course.now) return;
    tryMove(course, meeting, timeOf(course, step), 'school');
    if (meeting.start && meeting.start !== from)
      extend(course, { kind: 'moved', from: dayIn(from), to: dayIn(meeting.start) });
  },
  excuse(course: Course, { pick }: Step): void {
    const meeting = ofState(course, 'planned', pick);
    if (!meeting?.start) return;
    const until = freeUntil(course.policy, { ...meeting, start: meeting.start });
    const seat = { state: 'planned' as const, span: spanFrom(meeting.start), lastDay: course.lastDay };
    const { outcome } = note(course, decideExcuse(course.policy, { ...seat, freeUntil: until }, course.now));
    if (outcome === 'kept') release(course, meeting);
    if (outcome === 'tooLate') meeting.toldLate = true;
  },
  cancel(course: Course, { pick }: Step): void {
    const meeting = ofState(course, 'planned', pick);
    if (!meeting?.start || meeting.start < course.now) return;
    const day = dayIn(meeting.start);
    note(
      course,
      decideCancel(course.policy, { state: 'planned', lastDayAfter: course.lastDay, actor: 'school' }),
    );
    release(course, meeting);
    extend(course, { kind: 'cancelled', day });
  },
  familyPause(course: Course, { days, pick }: Step): void {
    const from = addDays(dayIn(course.now), days % 10);
    const until = addDays(from, 3 + (pick % 14));
    const within = plannedIn(course, from, until);
    const { lastDay, changes } = course;
    const firstStart = within[0]?.start ?? null;
    const pause = { active: true, lastDay, changes, firstStart };
    const decision = note(course, decideFamilyPause(course.policy, pause, { from, until }, course.now));
    if (decision.outcome !== 'granted') return;
    for (const meeting of within) release(course, meeting);
    extend(course, { kind: 'familyPause', from, until });
  },
  schoolPause(course: Course, { days, pick }: Step): void {
    if (pick % 6 !== 0) return;
    const from = addDays(dayIn(course.now), days % 10);
    const until = addDays(from, 2 + (pick % 12));
    const { policy, lastDay, now } = course;
    const within = plannedIn(course, from, until).filter(
      ({ start }) =>
        decidePause(
          policy,
          { state: 'planned', span: start && spanFrom(start), lastDay },
          { from, until },
          now,
        ).outcome === 'kept',
    );
    const meetings = within.flatMap(({ start }) => (start ? [dayIn(start)] : []));
    for (const meeting of within) release(course, meeting);
    extend(course, { kind: 'schoolPause', from, until, meetings });
  },
  waive(course: Course, { pick }: Step): void {
    const meeting = ofState(course, 'absent', pick);
    if (!meeting || note(course, decideWaive(course.policy, { state: 'absent' })).outcome !== 'returned')
      return;
    meeting.waived = true;
    release(course, meeting);
    course.left += 1;
  },
  owed(course: Course, { pick }: Step): void {
    if (pick % 4 !== 0) return;
    const id = `owed ${course.meetings.length}`;
    course.meetings.push({
      id,
      number: 0,
      start: null,
      waived: false,
      ...noHistory,
      state: 'to_plan',
      owed: true,
    });
    course.left += 1;
  },
  offer(course: Course): void {
    const waiting = course.meetings.filter(({ state }) => state === 'to_plan');
    if (waiting.length === 0) return;
    const [earliest, latest] = [earliestUnasked(course.now), endOfDay(course.lastDay)];
    const times = freeSpans(course).filter(({ start, end }) => start >= earliest && end <= latest);
    for (const { id } of waiting)
      for (const { start, end } of times.splice(0, 3))
        course.offers.push({
          meeting: id,
          start,
          end,
          at: course.now,
          inWeek: inWeek(course, weekNumber(start)),
        });
  },
  replan(course: Course, { pick }: Step): void {
    if (course.policy.rules === 1 || pick % 2 === 0) return;
    const { policy, perWeek, lastDay, now } = course;
    const meetings = course.meetings
      .filter(({ state }) => state !== 'lapsed')
      .map(({ id, start }) => ({ id, span: start && spanFrom(start) }));
    for (const one of replan(policy, { meetings, free: freeSpans(course), perWeek, lastDay }, now)) {
      note(course, one);
      const meeting = course.meetings.find(({ id }) => id === one.id);
      if (meeting && one.span) place(course, meeting, one.span.start, 'school');
    }
  },
};

const plannedIn = ({ meetings }: Course, from: string, until: string): Meeting[] =>
  meetings
    .filter(
      ({ state, start }) => state === 'planned' && start && from <= dayIn(start) && dayIn(start) < until,
    )
    .sort((a, b) => (a.start?.getTime() ?? 0) - (b.start?.getTime() ?? 0));

/** Performs one step; nothing happens to a course that has ended. */
export function live(course: Course, step: Step): void {
  if (!course.ended) ACTIONS[step.kind](course, step);
}

/** Lets time pass: numbers freeze, meetings take place, the course expires, each at its instant. */
function advance(course: Course, until: Date, pick: number): void {
  while (!course.ended) {
    const due = [
      ...course.meetings.flatMap((meeting) =>
        meeting.state !== 'planned' || !meeting.start
          ? []
          : [
              ...(meeting.frozenAs === null ? [{ at: freezesAt(meeting.start), meeting, what: freeze }] : []),
              { at: later(meeting.start, HOUR), meeting, what: close },
            ],
      ),
      { at: endOfDay(course.lastDay), meeting: null, what: null },
    ].sort(byInstant)[0];
    if (!due || due.at > until) break;
    course.now = due.at;
    if (due.meeting) due.what(course, due.meeting, pick);
    else expire(course);
  }
  course.now = until;
}

type Due = { at: Date; what: typeof freeze | typeof close | null };

/** Exactly 24 hours before its start a number is still open, so it freezes after whatever happens at that instant. */
const byInstant = (a: Due, b: Due): number =>
  a.at.getTime() - b.at.getTime() || Number(a.what === freeze) - Number(b.what === freeze);

function close(course: Course, meeting: Meeting, pick: number): void {
  const chance = (pick + meeting.number * 7) % 10;
  if (chance === 0 && meeting.start) {
    // The teacher never came: the school cancelled the meeting.
    const day = dayIn(meeting.start);
    release(course, meeting);
    extend(course, { kind: 'cancelled', day });
    return;
  }
  meeting.state = meeting.toldLate || chance === 1 ? 'absent' : 'held';
  course.left -= 1;
}

function expire(course: Course): void {
  const { policy, lastDay, left, offers, perWeek } = course;
  const withoutTime = course.meetings.filter(({ state }) => state === 'to_plan').map(({ id }) => id);
  const facts = {
    lastDay,
    left,
    active: true,
    waits: false,
    withoutTime,
    offers,
    wishes: [],
    lessonHours,
    perWeek,
  };
  const decision = note(course, decideExpireOffered(policy, facts, course.now));
  course.lastDay = decision.lastDay;
  if (decision.outcome !== 'expired' && decision.outcome !== 'nothingLeft') return;
  course.ended = true;
  course.left = 0;
  for (const one of course.meetings) if (one.state === 'to_plan') one.state = 'lapsed';
}
