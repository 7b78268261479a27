import type { AgeGroup } from '../../basics/age-group.ts';
import { dayIn, MINUTE, SCHOOL_ZONE } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { instantOf, weekdayOf } from '../../catalogue/policy/validity.ts';
import { commonHours } from '../lesson-hours/lesson-hours.ts';
import { type LessonHours, lessonStarts, type PlanInput, planMeetings, type Slot } from '../meetings/plan.ts';

export type TeacherCandidate = {
  teacherId: string;
  name: string;
  availability: PlanInput['availability'];
  /** Times already taken, UTC. */
  busy: readonly Span[];
  /** Weekly hours taken by classes. */
  load: number;
};

export type ProposalInput = Pick<
  PlanInput,
  'startsOn' | 'count' | 'meetingMinutes' | 'holidays' | 'learnersBusy' | 'lastDay'
> & {
  ageGroup: AgeGroup;
  /** Slots per week: two or three. */
  perWeek: number;
  lessonHours: LessonHours;
  /** Teachers of the program and age group. */
  teachers: readonly TeacherCandidate[];
};

export type Option = { slots: Slot[]; firstDay: string; lastMeetingDay: string };
export type Proposal = { teacherId: string; name: string; load: number; hours: number; options: Option[] };

/** Weekly plans proposed per teacher. */
const OPTIONS = 3;
/** Plans tried per teacher before giving up; the first few nearly always fit. */
const MAX_TRIES = 60;
/** Children and teenagers are at school before this minute on weekdays. */
const SCHOOL_ENDS = 14 * 60;
const SATURDAY = 6;

/**
 * Ranks teachers for a new class: more fitting weekly plans first, then fewer hours taken, then by name. A
 * plan fits if all meetings of the course can be held without conflict. For children and teenagers plans
 * after school come first, then days far apart, then an early first meeting.
 */
export function proposeClasses(input: ProposalInput): Proposal[] {
  return input.teachers
    .map((teacher) => ({
      teacherId: teacher.teacherId,
      name: teacher.name,
      load: teacher.load,
      hours: hoursOf(teacher),
      options: optionsOf(teacher, input),
    }))
    .sort(
      (a, b) =>
        b.options.length - a.options.length ||
        a.load - b.load ||
        a.name.localeCompare(b.name) ||
        a.teacherId.localeCompare(b.teacherId),
    );
}

/** Weekly hours available for classes. */
function hoursOf({ availability }: TeacherCandidate): number {
  return availability.weekly.reduce((sum, { from, to }) => sum + (to - from), 0) / 60;
}

function optionsOf(teacher: TeacherCandidate, input: ProposalInput): Option[] {
  const combinations = combinationsOf(freeSlots(teacher, input), input);
  const found: Option[] = [];
  let tries = 0;
  // Try different weekdays first for a real choice, then other hours of the same days.
  for (const again of [false, true]) {
    for (const slots of combinations) {
      if (found.length === OPTIONS || tries === MAX_TRIES) return found;
      if (
        again ? found.some((one) => close(one.slots, slots)) : found.some((one) => sameDays(one.slots, slots))
      ) {
        continue;
      }
      tries += 1;
      const option = fitting(slots, teacher, input);
      if (option) found.push(option);
    }
  }
  return found;
}

const daysOf = (slots: readonly Slot[]) => slots.map(({ weekday }) => weekday).join();
const sameDays = (a: readonly Slot[], b: readonly Slot[]) => daysOf(a) === daysOf(b);
/** Plans on the same days within an hour of each other are not a real choice. */
const close = (a: readonly Slot[], b: readonly Slot[]) =>
  sameDays(a, b) && a.every(({ minute }, n) => Math.abs(minute - (b[n]?.minute ?? 0)) < 60);

function fitting(slots: Slot[], teacher: TeacherCandidate, input: ProposalInput): Option | null {
  const plan = planMeetings({
    ...input,
    slots,
    availability: teacher.availability,
    teacherBusy: teacher.busy,
  });
  const [first, last] = [plan.meetings[0], plan.meetings.at(-1)];
  const whole = plan.conflicts.length === 0 && plan.meetings.length === input.count;
  return whole && first && last ? { slots, firstDay: first.day, lastMeetingDay: last.day } : null;
}

/**
 * Weekly slots on the school's grid, within the teacher's and the school's hours, that are free for teacher
 * and learners from the start date on.
 */
function freeSlots(teacher: TeacherCandidate, input: ProposalInput): Slot[] {
  const taken = [...teacher.busy, ...input.learnersBusy]
    .filter(({ end }) => end > instantOf(input.startsOn, 0))
    .map(weekly);
  const found: Slot[] = [];
  const { week, startsEvery } = input.lessonHours;
  const shared = { week: commonHours(teacher.availability.weekly, week), startsEvery };
  for (const weekday of new Set(shared.week.map((one) => one.weekday))) {
    for (const minute of lessonStarts(shared, weekday, input.meetingMinutes)) {
      const end = minute + input.meetingMinutes;
      if (!taken.some((one) => one.weekday === weekday && one.from < end && minute < one.to)) {
        found.push({ weekday, minute });
      }
    }
  }
  return found;
}

function weekly({ start, end }: Span): { weekday: number; from: number; to: number } {
  const day = dayIn(start, SCHOOL_ZONE);
  const from = (start.getTime() - instantOf(day, 0).getTime()) / MINUTE;
  return { weekday: weekdayOf(day), from, to: from + (end.getTime() - start.getTime()) / MINUTE };
}

/**
 * Weekly plans at the same hour on different weekdays, or at each day's first hour if the days share none.
 */
function combinationsOf(slots: readonly Slot[], input: ProposalInput): Slot[][] {
  const byDay = new Map<number, number[]>();
  for (const { weekday, minute } of slots) {
    byDay.set(
      weekday,
      [...(byDay.get(weekday) ?? []), minute].sort((a, b) => a - b),
    );
  }
  const found: Slot[][] = [];
  for (const days of choose([...byDay.keys()].sort(), input.perWeek)) {
    const minutes = days.map((weekday) => byDay.get(weekday) ?? []);
    const shared = minutes[0]?.filter((minute) => minutes.every((one) => one.includes(minute))) ?? [];
    for (const minute of shared) found.push(days.map((weekday) => ({ weekday, minute })));
    if (shared.length === 0) {
      found.push(
        days.map((weekday, n) => ({ weekday, minute: firstGood(weekday, minutes[n] ?? [], input.ageGroup) })),
      );
    }
  }
  const first = weekdayOf(input.startsOn);
  const rank = (option: readonly Slot[]) => ({
    atSchool: option.filter(({ weekday, minute }) => isAtSchool(weekday, minute, input.ageGroup)).length,
    apart: daysApart(option),
    ahead: Math.min(...option.map(({ weekday }) => (weekday - first + 7) % 7)),
    minute: option[0]?.minute ?? 0,
  });
  return found
    .map((option) => ({ option, ...rank(option) }))
    .sort((a, b) => a.atSchool - b.atSchool || b.apart - a.apart || a.ahead - b.ahead || a.minute - b.minute)
    .map(({ option }) => option);
}

function firstGood(weekday: number, minutes: readonly number[], ageGroup: AgeGroup): number {
  return minutes.find((minute) => !isAtSchool(weekday, minute, ageGroup)) ?? minutes[0] ?? 0;
}

function isAtSchool(weekday: number, minute: number, ageGroup: AgeGroup): boolean {
  return ageGroup !== 'adult' && weekday < SATURDAY && minute < SCHOOL_ENDS;
}

/** Scores the gaps between the weekly meetings, wrapping over Sunday; a free day in between scores full. */
function daysApart(slots: readonly Slot[]): number {
  return slots.reduce((sum, { weekday }, n) => {
    const next = slots[(n + 1) % slots.length]?.weekday ?? weekday;
    return sum + Math.min(2, (next - weekday + 7) % 7);
  }, 0);
}

/** All combinations of `count` items, in order. */
function choose(items: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, n) => choose(items.slice(n + 1), count - 1).map((rest) => [item, ...rest]));
}
