import { HOUR, later } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { type RepairCause, TAKE_BACK_MS } from '../../catalogue/policy/repair.ts';
import { RULES_2 } from '../../catalogue/policy/rules-2.ts';
import { endOfDay, weekOf } from '../../catalogue/policy/validity.ts';
import { overlaps } from '../meetings/plan.ts';
import { OFFERED } from '../offered-times/when-due.ts';

/** Limits of self-repair (docs/product/classes.md#self-repair), in milliseconds. */
export const REPAIR = {
  /** A meeting that lost its time waits so long for people before the school's planning gives it one. */
  waits: 72 * HOUR,
  /** New times lie so far ahead that a mail an hour later still tells of them 48 hours before. */
  ahead: OFFERED.ahead,
  /** Times that are nearer stay as they are. */
  near: RULES_2.told,
  /** A family gets one message about repairs in such a time, in which the school can take them back. */
  message: TAKE_BACK_MS,
} as const;

/** An open meeting of a class. */
export type MeetingToRepair = {
  id: string;
  /** In the class; the highest of a series is the Final Test. */
  number: number;
  isSeries: boolean;
  span: Span | null;
  /** The courses of its learners. */
  courses: readonly string[];
  /** Its time stays: the family chose or confirmed it, or a substitute was found for it. */
  isFixed: boolean;
  /** It waits for a time that nobody else is about to give it. */
  isDue: boolean;
  /** The planning chose its time, and the teacher no longer works then. */
  isOutsideHours: boolean;
  /** What the school has taken back for it, which is not done again. */
  takenBack: readonly RepairCause[];
};

export type PlanToRepair = {
  meetings: readonly MeetingToRepair[];
  courses: readonly { id: string; lastDay: string; perWeek: number }[];
  /** Times at which the teacher and all learners are free apart from `meetings`, the best first. */
  free: readonly Span[];
  /** Meetings of a course in the week that begins on this Monday, without `meetings`. */
  othersInWeek: (course: string, monday: string) => number;
  /** Whether numbers follow the times by themselves, so that the Final Test is never before a lesson. */
  numbersFollow: boolean;
};

/** A meeting with another time; `was` is null for one that had none. */
export type RepairedTime = { meetingId: string; cause: RepairCause; was: Span | null; to: Span };

type Times = Map<string, Span | null>;

/**
 * Makes a class's plan whole as far as that is possible (docs/product/classes.md#self-repair): what waits gets a time, a
 * time that cannot be kept is replaced, the Final Test comes last. Times that a family chose, and those less than 48 hours
 * ahead, stay; nothing is planned less than 49 hours ahead, after a course's last day or in a week that is full. A plan
 * never becomes less whole: what finds no better time stays as it is.
 */
export function repairPlan(plan: PlanToRepair, now: Date): RepairedTime[] {
  const causes = new Map<string, RepairCause>();
  const times: Times = new Map(plan.meetings.map(({ id, span }) => [id, span]));
  for (const meeting of plan.meetings.toSorted((a, b) => a.number - b.number)) {
    const cause = causeFor(plan, meeting, now);
    const to =
      cause &&
      plan.free.find(
        (span) => fits(plan, meeting, span, times, now) && keepsOrder(plan, meeting, span, times),
      );
    if (!cause || !to) continue;
    times.set(meeting.id, to);
    causes.set(meeting.id, cause);
  }
  for (const [id, to] of finalLast(plan, times, now)) {
    times.set(id, to);
    causes.set(id, causes.get(id) ?? 'finalFirst');
  }
  return plan.meetings.flatMap(({ id, span }) => {
    const [cause, to] = [causes.get(id), times.get(id)];
    return cause && to ? [{ meetingId: id, cause, was: span, to }] : [];
  });
}

const canMove = ({ isFixed, span }: MeetingToRepair, now: Date): boolean =>
  span === null || (!isFixed && span.start >= later(now, REPAIR.near));

/** Why a meeting needs another time; null if it does not, or has to keep the one it has. */
function causeFor(plan: PlanToRepair, meeting: MeetingToRepair, now: Date): RepairCause | null {
  const { span, isDue, isOutsideHours, takenBack } = meeting;
  if (!canMove(meeting, now)) return null;
  const cause =
    span === null
      ? isDue && 'waiting'
      : isPastLastDay(plan, meeting, span)
        ? 'pastLastDay'
        : isOutsideHours && 'outsideHours';
  return cause && !takenBack.includes(cause) ? cause : null;
}

const coursesOf = ({ courses }: PlanToRepair, meeting: MeetingToRepair) =>
  courses.filter(({ id }) => meeting.courses.includes(id));

const isPastLastDay = (plan: PlanToRepair, meeting: MeetingToRepair, { end }: Span): boolean =>
  coursesOf(plan, meeting).some(({ lastDay }) => end > endOfDay(lastDay));

/** Whether a meeting can be held then, while the others are at these times. */
function fits(plan: PlanToRepair, meeting: MeetingToRepair, span: Span, times: Times, now: Date): boolean {
  const others = plan.meetings.flatMap((one) => {
    const at = one.id === meeting.id ? null : times.get(one.id);
    return at ? [{ courses: one.courses, at }] : [];
  });
  const monday = weekOf(span.start);
  const inWeek = (course: string) =>
    plan.othersInWeek(course, monday) +
    others.filter(({ courses, at }) => courses.includes(course) && weekOf(at.start) === monday).length;
  return (
    span.start >= later(now, REPAIR.ahead) &&
    !isPastLastDay(plan, meeting, span) &&
    !others.some(({ at }) => overlaps(at, span)) &&
    coursesOf(plan, meeting).every(({ id, perWeek }) => inWeek(id) < perWeek)
  );
}

/** The Final Test of a series: its highest number. */
function finalOf({ meetings }: PlanToRepair): MeetingToRepair | undefined {
  const series = meetings.filter(({ isSeries }) => isSeries).sort((a, b) => b.number - a.number);
  return series[0];
}

/**
 * Whether a new time puts no lesson behind the Final Test that was before it. A lesson that waits may come behind it:
 * `finalLast` puts that right where it can.
 */
function keepsOrder(plan: PlanToRepair, meeting: MeetingToRepair, to: Span, times: Times): boolean {
  const final = finalOf(plan);
  if (plan.numbersFollow || !final || !meeting.isSeries) return true;
  if (meeting === final)
    return plan.meetings.every((one) => {
      const span = one.isSeries && one !== final ? times.get(one.id) : null;
      return !span || span.start < to.start;
    });
  const end = times.get(final.id);
  return !end || meeting.span === null || meeting.span.start > end.start || to.start < end.start;
}

/**
 * New times with which the Final Test is held after all lessons: these move up to the times from that of the Final Test
 * on, in their order. Nothing where the order is right, or one of these times has to stay.
 */
function finalLast(plan: PlanToRepair, times: Times, now: Date): [string, Span][] {
  if (plan.numbersFollow) return [];
  const placed = plan.meetings
    .flatMap((meeting) => {
      const span = meeting.isSeries ? times.get(meeting.id) : null;
      return span ? [{ meeting, span }] : [];
    })
    .sort((a, b) => a.span.start.getTime() - b.span.start.getTime());
  const at = placed.findIndex(({ meeting }) => meeting === finalOf(plan));
  const [final, ...behind] = at < 0 ? [] : placed.slice(at);
  if (!final || behind.length === 0) return [];
  const canAllMove = [final, ...behind].every(
    ({ meeting }) => canMove(meeting, now) && !meeting.takenBack.includes('finalFirst'),
  );
  if (!canAllMove) return [];
  const order = [...behind, final].map(({ meeting }) => meeting);
  const spans = [final, ...behind].map(({ span }) => span);
  const after: Times = new Map(times);
  for (const [n, { id }] of order.entries()) after.set(id, spans[n] ?? null);
  const found = order.flatMap((meeting, n): [MeetingToRepair, Span][] => {
    const span = spans[n];
    return span ? [[meeting, span]] : [];
  });
  return found.every(([meeting, span]) => fits(plan, meeting, span, after, now))
    ? found.map(([{ id }, span]) => [id, span])
    : [];
}
