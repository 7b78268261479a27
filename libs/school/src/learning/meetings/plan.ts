import { dayIn, later, MINUTE, SCHOOL_ZONE, weekTimeOf } from '../../basics/instants.ts';
import { DAY_MINUTES } from '../../basics/week-minutes.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, endOfDay, instantOf, weekdayOf } from '../../catalogue/policy/validity.ts';
import { joinHours } from './join-hours.ts';

/** A weekly start of a class: Monday = 1, minute of the school day. */
export type Slot = { weekday: number; minute: number };

/** Whether a time begins at one of these weekly starts. */
export function isOn(slots: readonly Slot[], { start }: Span): boolean {
  const { weekday, minute } = weekTimeOf(start);
  return slots.some((slot) => slot.weekday === weekday && slot.minute === minute);
}

/** Weekly minutes `[from, to)` of a teacher. */
export type WeeklyHours = { weekday: number; from: number; to: number };

/** An exception for one day: away, or available beyond the weekly hours, in minutes `[from, to)`. */
export type DayException = { day: string; kind: 'away' | 'extra'; from: number; to: number };

export type Availability = { weekly: readonly WeeklyHours[]; exceptions: readonly DayException[] };

/**
 * The school's lesson hours. New meetings are planned only within these weekly minutes, starting on a grid of
 * `startsEvery` minutes counted from midnight; existing ones stay.
 */
export type LessonHours = { week: readonly WeeklyHours[]; startsEvery: number };

/** Until when a family holds times for a new class; null where it has asked for them and the school has not answered. */
export type Held = { until: Date | null };

/** A time that a teacher does not have: of a meeting, or `held` by a family (docs/product/classes.md#self-booking). */
export type BusySpan = Span & { held?: Held };

export type PlanInput = {
  slots: readonly Slot[];
  /** First possible meeting day (school day). */
  startsOn: string;
  count: number;
  meetingMinutes: number;
  /** Holidays. */
  holidays: ReadonlySet<string>;
  availability: Availability;
  /** Times already taken, UTC. */
  teacherBusy: readonly BusySpan[];
  learnersBusy: readonly Span[];
  /** The last possible meeting day, given the day of the first meeting; null without a limit. */
  lastDay: (firstDay: string) => string | null;
};

export type PlannedMeeting = Span & { number: number; day: string };
export type SkippedDay = { day: string; minute: number; why: 'holiday' | 'teacherAway' };
export type PlanConflict = Span & {
  number: number;
  why: TeacherTaken['why'] | 'learnerBusy' | 'pastLastDay';
  /** Until when a family holds the time, with `timeHeld`. */
  until: Date | null;
};

export type Plan = {
  meetings: PlannedMeeting[];
  skipped: SkippedDay[];
  conflicts: PlanConflict[];
  lastDay: string | null;
};

/**
 * True if a teacher is available in these minutes of a day. Without weekly hours a teacher is not bookable.
 */
export function isAvailable(
  { weekly, exceptions }: Availability,
  day: string,
  from: number,
  to: number,
): boolean {
  const ofDay = exceptions.filter((one) => one.day === day);
  if (ofDay.some((one) => one.kind === 'away' && one.from < to && from < one.to)) return false;
  const ofWeek = weekdayOf(day);
  const hours = [
    ...weekly.filter(({ weekday }) => weekday === ofWeek),
    ...ofDay.filter(({ kind }) => kind === 'extra'),
  ];
  return coversAll(hours, from, to);
}

/** True if a teacher is available during a whole meeting. */
export function isAvailableDuring(availability: Availability, { start, end }: Span): boolean {
  const day = dayIn(start, SCHOOL_ZONE);
  const minute = (instant: Date) => (instant.getTime() - instantOf(day, 0).getTime()) / MINUTE;
  return isAvailable(availability, day, minute(start), minute(end));
}

/** True if the pieces together cover `[from, to)`. */
function coversAll(pieces: readonly { from: number; to: number }[], from: number, to: number): boolean {
  let reached = from;
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    if (piece.from > reached) return false;
    reached = Math.max(reached, piece.to);
    if (reached >= to) return true;
  }
  return reached >= to;
}

/** The slots outside the teacher's weekly hours; a class cannot have them. */
export function slotsOutsideHours(
  slots: readonly Slot[],
  weekly: readonly WeeklyHours[],
  meetingMinutes: number,
): Slot[] {
  return slots.filter(({ weekday, minute }) => {
    const hours = weekly.filter((one) => one.weekday === weekday);
    return !coversAll(hours, minute, minute + meetingMinutes);
  });
}

/** True if two slots of a class overlap, or one runs past midnight. */
export function slotsCollide(slots: readonly Slot[], meetingMinutes: number): boolean {
  const sorted = slots.toSorted((a, b) => a.weekday - b.weekday || a.minute - b.minute);
  return sorted.some(({ weekday, minute }, at) => {
    const next = sorted[at + 1];
    return minute + meetingMinutes > (next?.weekday === weekday ? next.minute : DAY_MINUTES);
  });
}

/** True if two half-open spans overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Why a teacher does not have a time. */
export type TeacherTaken = { why: 'teacherBusy' | 'timeHeld' | 'timeAsked'; until: Date | null };

/** What takes this time of a teacher; null if it is free. A meeting is named before what a family holds. */
export function teacherTakenBy(busy: readonly BusySpan[], span: Span): TeacherTaken | null {
  const taking = busy.filter((one) => overlaps(one, span));
  const [first] = taking;
  if (!first) return null;
  if (!first.held || taking.some(({ held }) => !held)) return { why: 'teacherBusy', until: null };
  const { until } = first.held;
  return { why: until ? 'timeHeld' : 'timeAsked', until };
}

/** Days searched for slots before giving up. */
export const MAX_DAYS = 400;

/**
 * Plans all meetings of a class from the start date, around holidays and the teacher's days away, and reports
 * conflicts (docs/product/classes.md#plan-and-numbers). Returns fewer meetings than requested if no slot was
 * found within 400 days.
 */
export function planMeetings(input: PlanInput): Plan {
  const slots = [...input.slots].sort((a, b) => a.weekday - b.weekday || a.minute - b.minute);
  const plan: Plan = { meetings: [], skipped: [], conflicts: [], lastDay: null };
  for (let ahead = 0; ahead < MAX_DAYS && plan.meetings.length < input.count; ahead++) {
    const day = addDays(input.startsOn, ahead);
    for (const { minute } of slots.filter(({ weekday }) => weekday === weekdayOf(day))) {
      if (plan.meetings.length === input.count) break;
      const away = !isAvailable(input.availability, day, minute, minute + input.meetingMinutes);
      if (input.holidays.has(day) || away) {
        plan.skipped.push({ day, minute, why: input.holidays.has(day) ? 'holiday' : 'teacherAway' });
        continue;
      }
      const start = instantOf(day, minute);
      const end = later(start, input.meetingMinutes * MINUTE);
      plan.meetings.push({ number: plan.meetings.length + 1, day, start, end });
    }
  }
  const first = plan.meetings[0];
  plan.lastDay = first ? input.lastDay(first.day) : null;
  for (const { number, start, end } of plan.meetings) {
    const span = { start, end };
    const clash = (why: PlanConflict['why'], until: Date | null = null) =>
      plan.conflicts.push({ number, start, end, why, until });
    const taken = teacherTakenBy(input.teacherBusy, span);
    if (taken) clash(taken.why, taken.until);
    if (input.learnersBusy.some((busy) => overlaps(span, busy))) clash('learnerBusy');
    if (plan.lastDay !== null && end > endOfDay(plan.lastDay)) clash('pastLastDay');
  }
  return plan;
}

/** Start minutes at which a meeting of this length fits into the lesson hours of a weekday, in order. */
export function lessonStarts(
  { week, startsEvery }: LessonHours,
  weekday: number,
  meetingMinutes: number,
): number[] {
  const hours = joinHours(week.filter((one) => one.weekday === weekday));
  const found: number[] = [];
  for (const { from, to } of hours) {
    const first = Math.ceil(from / startsEvery) * startsEvery;
    for (let minute = first; minute + meetingMinutes <= to; minute += startsEvery) found.push(minute);
  }
  return found;
}

/**
 * Times free for teacher and learners between `from` (inclusive) and `until`, within the lesson hours and on
 * their grid, for moving or planning one meeting.
 */
export function freeTimes(
  input: Pick<PlanInput, 'meetingMinutes' | 'holidays' | 'availability' | 'teacherBusy' | 'learnersBusy'> & {
    lessonHours: LessonHours;
  },
  from: Date,
  until: Date,
): Span[] {
  const found: Span[] = [];
  const busy = [...input.teacherBusy, ...input.learnersBusy];
  for (let day = dayIn(from, SCHOOL_ZONE); instantOf(day, 0) < until; day = addDays(day, 1)) {
    if (input.holidays.has(day)) continue;
    // Filter per day first: there are thousands of starts and hundreds of busy times.
    const whole = { start: instantOf(day, 0), end: instantOf(addDays(day, 1), 0) };
    const busyOnDay = busy.filter((one) => overlaps(whole, one));
    for (const minute of lessonStarts(input.lessonHours, weekdayOf(day), input.meetingMinutes)) {
      const start = later(whole.start, minute * MINUTE);
      const span = { start, end: later(start, input.meetingMinutes * MINUTE) };
      if (start < from || span.end > until) continue;
      if (!isAvailable(input.availability, day, minute, minute + input.meetingMinutes)) continue;
      if (!busyOnDay.some((one) => overlaps(span, one))) found.push(span);
    }
  }
  return found;
}
