import { DAY, HOUR, later } from '../../basics/instants.ts';
import type { Decision, Policy } from './decision.ts';
import { FIRST_DAY, firstPlan, LAST_DAY, weekNumber } from './example-course.fixtures.ts';
import { type CourseChange, decideExtension } from './growth.ts';
import {
  isFrozen,
  type Numbered,
  numbersAtFreeze,
  numbersByTime,
  numbersOfReturn,
  type Renumbering,
} from './numbering.ts';
import type { Hours, Offer } from './offers.ts';
import { placeOwed } from './owed-place.ts';
import { weekLimit } from './rules-2.ts';
import { kindOfNumber } from './seat.ts';
import { type Actor, decideMove } from './timetable.ts';
import { freeUntil } from './told.ts';
import { instantOf } from './validity.ts';

/*
 * A one-to-one course of the worked examples with a random history. Every step asks the rules first, as a server does;
 * under rules 1 what only rules 2 know does not happen.
 */
export type State = 'planned' | 'to_plan' | 'held' | 'absent' | 'lapsed';
export type Meeting = Numbered & {
  state: State;
  owed: boolean;
  /** The number at the freeze of the present time. */
  frozenAs: number | null;
  toldAt: Date | null;
  unasked: boolean;
  bookedAt: Date | null;
  /** The family excused it in vain. */
  toldLate: boolean;
};
export type Course = {
  policy: Policy;
  now: Date;
  lastDay: string;
  ended: boolean;
  perWeek: number;
  meetings: Meeting[];
  changes: CourseChange[];
  offers: Offer[];
  /** What each step decided; emptied by the tests. */
  decisions: Decision[];
  renumbered: Renumbering['changes'];
  /** A number has frozen while a lower one waited. */
  lowerAtFreeze: boolean;
  /** What the family has left, by what happened and not by the meetings. */
  left: number;
};

export const lessonHours: Hours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: 360,
  to: 1320,
}));
export const BOUGHT = 20;

export function openCourse(policy: Policy, perWeek = 2): Course {
  return {
    policy,
    perWeek,
    now: later(instantOf(FIRST_DAY, 0), -3 * DAY),
    lastDay: LAST_DAY,
    ended: false,
    meetings: firstPlan().map((one) => ({ ...one, ...noHistory, state: 'planned', owed: false })),
    changes: [],
    offers: [],
    decisions: [],
    renumbered: [],
    lowerAtFreeze: false,
    left: BOUGHT,
  };
}

/** How a meeting begins, and begins again with each new time. */
export const noHistory = {
  frozenAs: null,
  toldAt: new Date('2026-01-20T00:00:00Z'),
  unasked: false,
  bookedAt: null,
  toldLate: false,
};

export const spanFrom = (start: Date) => ({ start, end: later(start, HOUR) });
export const note = <D extends Decision>(course: Course, decision: D): D => {
  course.decisions.push(decision);
  return decision;
};
export const numberedOf = ({ meetings }: Course) => ({
  bought: BOUGHT,
  meetings: meetings.filter(({ owed, state }) => !owed && state !== 'lapsed'),
});

export function renumber(course: Course, decision: Renumbering): void {
  note(course, decision);
  course.renumbered.push(...decision.changes);
  for (const { id, to } of decision.changes) {
    const meeting = course.meetings.find((one) => one.id === id);
    if (meeting) meeting.number = to;
  }
}

/** The meeting loses its time; its number may move up at once. */
export function release(course: Course, meeting: Meeting): void {
  Object.assign(meeting, noHistory, { start: null, state: 'to_plan' });
  if (!meeting.owed)
    renumber(course, numbersOfReturn(course.policy, numberedOf(course), meeting.id, course.now));
}

/** The meeting gets a time that the rules allowed. */
export function place(course: Course, meeting: Meeting, start: Date, by: Actor): void {
  const was = meeting.start;
  const told = {
    toldAt: course.now,
    unasked: by !== 'learner',
    bookedAt: by === 'learner' ? course.now : null,
  };
  Object.assign(meeting, noHistory, told, { start, state: 'planned' });
  if (meeting.owed) {
    const final = course.meetings.find(({ number, state }) => number === BOUGHT && state === 'planned');
    const placed = note(
      course,
      placeOwed(course.policy, { owed: start, final: final?.start ?? null }, course.now),
    );
    if (placed.outcome === 'swapped' && final) [meeting.start, final.start] = [placed.owed, placed.final];
  } else {
    renumber(
      course,
      numbersByTime(course.policy, numberedOf(course), { id: meeting.id, was, by }, course.now),
    );
  }
  for (const one of course.meetings)
    if (one.state === 'planned' && one.start && one.frozenAs === null && isFrozen(one.start, course.now))
      freeze(course, one);
}

export function extend(course: Course, change: CourseChange): void {
  const { lastDay, changes: before } = course;
  course.lastDay = note(course, decideExtension(course.policy, { lastDay, before }, change)).lastDay;
  course.changes.push(change);
}

export const inWeek = ({ meetings }: Course, week: number, without?: Meeting): number =>
  meetings.filter((one) => one !== without && one.start && weekNumber(one.start) === week).length;

export function tryMove(course: Course, meeting: Meeting, start: Date, actor: Actor): void {
  const { policy, perWeek, lastDay, now } = course;
  const busy = course.meetings.some(
    (one) => one !== meeting && one.start && one.start < later(start, HOUR) && start < later(one.start, HOUR),
  );
  if (busy || (meeting.state !== 'planned' && meeting.state !== 'to_plan')) return;
  const booking = meeting.start ? freeUntil(policy, { ...meeting, start: meeting.start }) : null;
  const { outcome } = note(
    course,
    decideMove(
      policy,
      {
        actor,
        state: meeting.state,
        enrolmentActive: true,
        span: meeting.start && spanFrom(meeting.start),
        to: spanFrom(start),
        lastDay,
        capacity: 1,
        othersInWeek: inWeek(course, weekNumber(start), meeting),
        perWeek: weekLimit(policy, perWeek),
        freeUntil: booking,
        isTest: !meeting.owed && kindOfNumber(meeting.number, BOUGHT) !== 'lesson',
      },
      now,
    ),
  );
  if (outcome === 'allowed') place(course, meeting, start, actor);
}

export function freeze(course: Course, meeting: Meeting): void {
  if (!meeting.owed)
    renumber(course, numbersAtFreeze(course.policy, numberedOf(course), meeting.id, course.now));
  meeting.frozenAs = meeting.number;
  const waiting = numberedOf(course).meetings.filter(({ start, waived }) => start === null && !waived);
  const keepsFinal = meeting.number === BOUGHT && waiting.length <= 2;
  if (!meeting.owed && !meeting.waived && !keepsFinal)
    course.lowerAtFreeze ||= waiting.some(({ number }) => number < meeting.number);
}
