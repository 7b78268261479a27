import { AGE_GROUPS, type AgeGroup } from '../../basics/age-group.ts';
import { dayIn, later, MINUTE } from '../../basics/instants.ts';
import { LEVELS, type LevelLabel, labelOf, readLabel } from '../../basics/levels.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { testNumbers } from '../../catalogue/policy/seat.ts';
import { addDays, daysBetween, instantOf, lastDayOf, weekdayOf } from '../../catalogue/policy/validity.ts';
import type { Slot } from '../../learning/meetings/plan.ts';
import { NO_MONEY, owedAsLessons } from '../../ledger/journal/course-money.ts';
import type { ImportColumn } from './columns.ts';
import type { HeldMeeting, ImportedAccount, ImportedCourse, ImportedLearner, RowFault } from './sheet.ts';

/** What is wrong with a course of a file. */
export type CourseFault = { column: ImportColumn; code: RowFault; value?: string; other?: number };

/** A package as an import needs it. `category` is an age group, or an exam. */
export type CoursePackage = { category: string; meetings: number; perWeek: number; months: number };

export type PastMeeting = Span & Pick<HeldMeeting, 'mark'>;

type Facts = {
  package: CoursePackage;
  ageGroup: AgeGroup;
  meetingMinutes: number;
  now: Date;
};

/**
 * The past of a running course (docs/product/staff.md#running-courses): its meetings in order, at their times, with the level by
 * its full name. Every meeting is either in the file or left, so that nothing is won or lost by the change.
 */
export function pastOf(
  course: ImportedCourse,
  facts: Facts,
): { level: LevelLabel; past: PastMeeting[] } | { faults: CourseFault[] } {
  const faults: CourseFault[] = [];
  const level = levelOf(course.level, facts);
  if (typeof level !== 'string') faults.push(level);
  const { meetings: bought, perWeek } = facts.package;
  if (course.slots.length > perWeek)
    faults.push({ column: 'weeklyTimes', code: 'tooManyTimes', other: perWeek });
  if (course.held.length + course.left !== bought)
    faults.push({ column: 'meetingsLeft', code: 'doesNotAddUp', value: String(course.left), other: bought });
  const past = spansOf(course, facts);
  if ('faults' in past) return { faults: [...faults, ...past.faults] };
  faults.push(...scoreFaults(course, past.spans, bought));
  return faults.length > 0 || typeof level !== 'string' ? { faults } : { level, past: past.spans };
}

function levelOf(typed: string, { package: { category }, ageGroup }: Facts): LevelLabel | CourseFault {
  const wanted = AGE_GROUPS.find((one) => one === category) ?? ageGroup;
  const words = typed.toLowerCase();
  const level = LEVELS.find((one) => words === one.toLowerCase() || words.endsWith(` ${one.toLowerCase()}`));
  if (level === undefined) return { column: 'level', code: 'levelUnknown', value: typed };
  if (words === level.toLowerCase()) return labelOf(wanted, level);
  const full = AGE_GROUPS.map((group) => labelOf(group, level)).find((one) => one.toLowerCase() === words);
  if (full === undefined) return { column: 'level', code: 'levelUnknown', value: typed };
  return readLabel(full)?.group === wanted ? full : { column: 'level', code: 'levelOtherAge', value: typed };
}

function spansOf(
  { held, slots }: ImportedCourse,
  { meetingMinutes, now }: Facts,
): { spans: PastMeeting[] } | { faults: CourseFault[] } {
  const faults: CourseFault[] = [];
  const wrong = (code: RowFault, value: string) => {
    faults.push({ column: 'meetingsHeld', code, value });
  };
  const spans: PastMeeting[] = [];
  for (const { day, minute, mark } of held) {
    const at = minute ?? slots.find(({ weekday }) => weekday === weekdayOf(day))?.minute ?? slots[0]?.minute;
    if (at === undefined) {
      wrong('heldWithoutTime', day);
      continue;
    }
    const start = instantOf(day, at);
    const end = later(start, meetingMinutes * MINUTE);
    if (end > now) wrong('heldFuture', day);
    spans.push({ start, end, mark });
  }
  spans.sort((a, b) => a.start.getTime() - b.start.getTime());
  const twice = spans.find((one, i) => {
    const before = spans[i - 1];
    return before !== undefined && one.start < before.end;
  });
  if (twice) wrong('heldTwice', dayIn(twice.start));
  return faults.length > 0 ? { faults } : { spans };
}

/** The test in the middle and the Final Test have a score only where they were taken. */
function scoreFaults(
  course: Pick<ImportedCourse, 'midScore' | 'finalScore'>,
  past: readonly PastMeeting[],
  bought: number,
): CourseFault[] {
  return testsOf(course, bought).flatMap(({ column, number, score }): CourseFault[] => {
    if (!testNumbers(bought).includes(number))
      return [{ column, code: 'scoreWithoutTest', value: String(score), other: bought }];
    const meeting = past[number - 1];
    if (meeting === undefined)
      return [{ column, code: 'scoreTooEarly', value: String(score), other: number }];
    return meeting.mark === 'absent'
      ? [{ column, code: 'scoreNotTaken', value: String(score), other: number }]
      : [];
  });
}

/** The scores that a course brings, by the numbers of their meetings. */
export function testsOf(
  { midScore, finalScore }: Pick<ImportedCourse, 'midScore' | 'finalScore'>,
  bought: number,
): { column: 'midScore' | 'finalScore'; number: number; score: number }[] {
  return [
    ...(midScore === null ? [] : [{ column: 'midScore' as const, number: bought / 2, score: midScore }]),
    ...(finalScore === null ? [] : [{ column: 'finalScore' as const, number: bought, score: finalScore }]),
  ];
}

/**
 * The last day of a course that began on `startsOn`, and the days that it was extended by. A file may name a later day than
 * the package gives, never an earlier one; with meetings left it must still come.
 */
export function validityOf(
  { lastDay, left }: Pick<ImportedCourse, 'lastDay' | 'left'>,
  { startsOn, months, today }: { startsOn: string; months: number; today: string },
): { lastDay: string; extensionDays: number } | CourseFault {
  const given = lastDayOf(startsOn, months, 0);
  if (lastDay !== null && lastDay < given) return { column: 'lastDay', code: 'lastDayEarly', value: lastDay };
  const until = lastDay ?? given;
  if (left > 0 && until < today) return { column: 'lastDay', code: 'lastDayPast', value: until };
  return { lastDay: until, extensionDays: daysBetween(given, until) };
}

/** What the family is still owed as lessons, in whole rupiah: the opening balance of the course. */
export function openingOf({ paid, left }: Pick<ImportedCourse, 'paid' | 'left'>, bought: number): number {
  return owedAsLessons(paid, { ...NO_MONEY, bought, drawn: bought - left });
}

/** The first school day on which a next meeting may be: today only where none of its times has begun. */
export function nextDayOf(slots: readonly Slot[], past: readonly Span[], now: Date, today: string): string {
  const midnight = instantOf(today, 0);
  const hasBegun = slots.some(
    ({ weekday, minute }) => weekday === weekdayOf(today) && later(midnight, minute * MINUTE) <= now,
  );
  const last = past.at(-1);
  const wasHeld = last !== undefined && last.start >= midnight;
  return hasBegun || wasHeld ? addDays(today, 1) : today;
}

/** Rows that share one class: those of a group, or one alone. */
export type ImportedClass = {
  group: string | null;
  members: { account: ImportedAccount; learner: ImportedLearner; course: ImportedCourse }[];
};

/** Most learners of a class. */
const MAX_MEMBERS = 20;

/** The classes of a file, and what contradicts itself in its groups, by row. */
export function classesOf(accounts: readonly ImportedAccount[]): {
  classes: ImportedClass[];
  faults: (CourseFault & { row: number })[];
} {
  const classes: ImportedClass[] = [];
  const faults: (CourseFault & { row: number })[] = [];
  const groups = new Map<string, ImportedClass>();
  const members = accounts
    .flatMap((account) =>
      account.learners.flatMap((learner) =>
        (learner.courses ?? []).map((course) => ({ account, learner, course })),
      ),
    )
    .sort((a, b) => a.course.row - b.course.row);
  for (const member of members) {
    const { group, row } = member.course;
    const known = group === null ? undefined : groups.get(group.toLowerCase());
    if (!known) {
      const made = { group, members: [member] };
      if (group !== null) groups.set(group.toLowerCase(), made);
      classes.push(made);
      continue;
    }
    const first = known.members[0];
    const wrong = (code: RowFault) =>
      faults.push({ row, column: 'group', code, value: group ?? '', other: first?.course.row ?? 0 });
    if (known.members.some(({ learner }) => learner === member.learner)) wrong('groupTwice');
    else if (first && plan(first.course) !== plan(member.course)) wrong('groupDiffers');
    else if (known.members.length === MAX_MEMBERS) wrong('groupFull');
    known.members.push(member);
  }
  return { classes, faults };
}

/** What all learners of a group share, as a text to compare. */
function plan({ package: name, level, teacherEmail, slots, held, left }: ImportedCourse): string {
  const times = held.map(({ day, minute }) => [day, minute]);
  return JSON.stringify([name.toLowerCase(), level.toLowerCase(), teacherEmail, slots, times, left]);
}
