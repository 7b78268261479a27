import { dayIn, later, MINUTE, SCHOOL_ZONE } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { addDays, endOfDay, instantOf, weekdayOf } from '../../catalogue/policy/validity.ts';
import { joinHours } from './join-hours.ts';

/** One weekly hour of a class: Monday = 1, minute of the school's day. */
export type Slot = { weekday: number; minute: number };

/** Weekly minutes `[from, to)` of a teacher. */
export type WeeklyHours = { weekday: number; from: number; to: number };

/** A day that differs: away, or there in spite of the weekly hours, in minutes `[from, to)` of that day. */
export type DayException = { day: string; kind: 'away' | 'extra'; from: number; to: number };

export type Availability = { weekly: readonly WeeklyHours[]; exceptions: readonly DayException[] };

/**
 * When the school gives lessons at all. Nothing new is planned outside of these weekly minutes, whatever a teacher's own
 * hours are; what stands there already stays. Times are offered on the grid of `startsEvery` minutes, counted from midnight.
 */
export type LessonHours = { week: readonly WeeklyHours[]; startsEvery: number };

export type PlanInput = {
  slots: readonly Slot[];
  /** First day that may hold a meeting, school's day. */
  startsOn: string;
  count: number;
  meetingMinutes: number;
  /** Days without lessons. */
  holidays: ReadonlySet<string>;
  availability: Availability;
  /** What teacher and learners have already, UTC. */
  teacherBusy: readonly Span[];
  learnersBusy: readonly Span[];
  /** The last day on which a meeting may be held, by the day of the first one; null while nobody's course limits it. */
  lastDay: (firstDay: string) => string | null;
};

export type PlannedMeeting = Span & { number: number; day: string };
export type SkippedDay = { day: string; minute: number; why: 'holiday' | 'teacherAway' };
export type PlanConflict = Span & { number: number; why: 'teacherBusy' | 'learnerBusy' | 'pastLastDay' };

export type Plan = {
  meetings: PlannedMeeting[];
  skipped: SkippedDay[];
  conflicts: PlanConflict[];
  lastDay: string | null;
};

/** Whether a teacher works in these minutes of a day; no weekly hours at all means not bookable. */
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

/** Whether a teacher works during a whole meeting, wherever it lies in the school's day. */
export function isAvailableDuring(availability: Availability, { start, end }: Span): boolean {
  const day = dayIn(start, SCHOOL_ZONE);
  const minute = (instant: Date) => (instant.getTime() - instantOf(day, 0).getTime()) / MINUTE;
  return isAvailable(availability, day, minute(start), minute(end));
}

/** Whether pieces `[from, to)` cover a stretch, also when two of them only together do. */
function coversAll(pieces: readonly { from: number; to: number }[], from: number, to: number): boolean {
  let reached = from;
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    if (piece.from > reached) return false;
    reached = Math.max(reached, piece.to);
    if (reached >= to) return true;
  }
  return reached >= to;
}

/** The slots that lie outside the teacher's weekly hours; a class cannot have them. */
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

/** Whether two weekly hours of a class overlap each other, or one runs past midnight; no plan can hold them. */
export function slotsCollide(slots: readonly Slot[], meetingMinutes: number): boolean {
  const sorted = slots.toSorted((a, b) => a.weekday - b.weekday || a.minute - b.minute);
  return sorted.some(({ weekday, minute }, at) => {
    const next = sorted[at + 1];
    return minute + meetingMinutes > (next?.weekday === weekday ? next.minute : 1440);
  });
}

/** Half-open spans overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Looking further than this for the next slot means that there is none. */
export const MAX_DAYS = 400;

/**
 * Plans all meetings of a class in one step (docs/product/classes.md#plan-and-numbers): slot after slot from the start
 * date in the school's zone, around holidays and the teacher's days away; what stands in the way is told, not hidden.
 * Fewer meetings than asked for mean that no slot was found within 400 days.
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
    const clash = (why: PlanConflict['why']) => plan.conflicts.push({ number, start, end, why });
    if (input.teacherBusy.some((busy) => overlaps(span, busy))) clash('teacherBusy');
    if (input.learnersBusy.some((busy) => overlaps(span, busy))) clash('learnerBusy');
    if (plan.lastDay !== null && end > endOfDay(plan.lastDay)) clash('pastLastDay');
  }
  return plan;
}

/** The starts (minutes of the day) at which a meeting of this length fits into the lesson hours of a weekday, in order. */
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
 * The free times of teacher and learners from one instant on (a start exactly then counts) until another, in the school's
 * lesson hours and on their grid, for moving one meeting or planning one that is to plan.
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
    // A course has thousands of starts and its people hundreds of meetings: each start looks only at those of its day.
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
