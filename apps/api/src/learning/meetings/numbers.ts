import type { Decision, Policy } from '@fasih/school/catalogue/policy/decision';
import {
  freezesAt,
  isFrozen,
  type Numbered,
  numbersAtFreeze,
  numbersByTime,
  numbersOfReturn,
  numbersOfUndo,
  type Renumbering,
} from '@fasih/school/catalogue/policy/numbering';
import type { Actor } from '@fasih/school/catalogue/policy/timetable';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { MeetingChange } from './changes.ts';
import type { MeetingFacts } from './facts.ts';
import { readNumbers, setNumbers } from './store-numbers.ts';

/** A meeting of a course. Its number in the class may count from another course's. */
type Meeting = Numbered & {
  seatId: string;
  classNumber: number;
  frozenFor: Date | null;
  /** The number and freeze that are stored. */
  stored: { number: number; frozenFor: Date | null };
  /** Its number before the changes that are being applied. */
  before: number;
  /** Why its number changed last. */
  decision: Decision | null;
};

/** A one-to-one course under rules 2 in memory, until `renumber` stores what has changed. */
export type CourseNumbers = { classId: string; policy: Policy; bought: number; meetings: Meeting[] };

/** A meeting that got a time, or lost it: then `to` is null. */
export type TimeChange = {
  meetingId: string;
  was: Date | null;
  to: Date | null;
  by: Actor;
  /** Of a time that is taken back: the number with which the meeting waited before. */
  numberBefore?: number;
};

/** The change of a meeting that loses its time. */
export const lostTime = ({ id, span }: Pick<MeetingFacts, 'id' | 'span'>, by: Actor): TimeChange => ({
  meetingId: id,
  was: span?.start ?? null,
  to: null,
  by,
});

type NewNumber = { number: number; classNumber: number };
export type Renumbered = {
  /** The meetings whose numbers have changed. */
  numbers: ReadonlyMap<string, NewNumber>;
  /** What the history of each of them says. */
  changes: MeetingChange[];
};

/**
 * The numbers of the one-to-one courses under rules 2 in these classes, with every freeze that is due by now. The
 * classes must be locked (`lockSeries`). One statement, none for groups and under rules 1.
 */
export async function numbersBefore(
  db: Queryable,
  meetings: readonly Pick<MeetingFacts, 'classId' | 'capacity' | 'seats'>[],
  now: Date,
): Promise<CourseNumbers[]> {
  const classIds = new Set<string>();
  for (const { classId, capacity, seats } of meetings) {
    for (const { policyVersion } of capacity === 1 ? seats : [])
      if ((await readPolicy(db, policyVersion)).rules >= 2) classIds.add(classId);
  }
  return classIds.size === 0 ? [] : numbersOfClasses(db, [...classIds], now);
}

/** As `numbersBefore`, by class. One statement. */
export async function numbersOfClasses(
  db: Queryable,
  classIds: readonly string[],
  now: Date,
): Promise<CourseNumbers[]> {
  const courses: CourseNumbers[] = [];
  const rows = await readNumbers(db, classIds);
  for (const seats of Map.groupBy(rows, ({ enrolmentId }) => enrolmentId).values()) {
    const [first] = seats;
    if (!first) continue;
    const policy = await readPolicy(db, first.policyVersion);
    if (policy.rules < 2) continue;
    const meetings = seats.map(
      ({ id, seatId, number, classNumber, start, frozenFor }): Meeting => ({
        id,
        seatId,
        number,
        classNumber,
        start,
        frozenFor,
        // A waived forfeit is a make-up, which is not read.
        waived: false,
        stored: { number, frozenFor },
        before: number,
        decision: null,
      }),
    );
    courses.push({ classId: first.classId, policy, bought: first.bought, meetings });
  }
  for (const course of courses) freezeDue(course, now, freezesAt);
  return courses;
}

/**
 * Lets the numbers follow the changed times (docs/product/course-rules-2.md#numbers) and stores them with the freezes
 * that were due. Versions stay, because whoever edits a meeting does not edit its number. One statement, none where
 * nothing changes.
 */
export async function renumber(
  db: Queryable,
  courses: readonly CourseNumbers[],
  changes: readonly TimeChange[],
  now: Date,
): Promise<Renumbered> {
  const renumbered = renumberInMemory(courses, changes, now);
  await storeNumbers(db, courses);
  return renumbered;
}

/** As `renumber` without storing anything: further changes may follow before `storeNumbers`. */
export function renumberInMemory(
  courses: readonly CourseNumbers[],
  changes: readonly TimeChange[],
  now: Date,
): Renumbered {
  for (const course of courses) follow(course, changes, now);
  const changed = courses.flatMap(({ meetings }) => meetings.filter((one) => one.number !== one.before));
  const numbers = new Map(
    changed.map(({ id, number, classNumber }): [string, NewNumber] => [id, { number, classNumber }]),
  );
  const history = changed.map(({ id, decision }) => ({
    meetingId: id,
    kind: 'renumbered' as const,
    decision,
  }));
  for (const { meetings } of courses) {
    for (const one of meetings) Object.assign(one, { before: one.number, decision: null });
    meetings.sort((a, b) => a.number - b.number);
  }
  return { numbers, changes: history };
}

/** Stores the numbers and freezes that differ from what is stored. One statement, none where nothing does. */
export async function storeNumbers(db: Queryable, courses: readonly CourseNumbers[]): Promise<void> {
  const meetings = courses.flatMap((course) => course.meetings);
  await setNumbers(
    db,
    meetings.filter(
      ({ number, frozenFor, stored }) => number !== stored.number || frozenFor !== stored.frozenFor,
    ),
  );
}

/** A meeting with its new number, if it got one. */
export function withNumber(meeting: MeetingFacts, { numbers }: Renumbered): MeetingFacts {
  const changed = numbers.get(meeting.id);
  if (!changed) return meeting;
  const seats = meeting.seats.map((seat) => ({ ...seat, number: changed.number }));
  return { ...meeting, number: changed.classNumber, seats };
}

/** Applies meetings that lost their times one after the other, then those that got one. */
function follow(course: CourseNumbers, changes: readonly TimeChange[], now: Date): void {
  const of = ({ meetingId }: TimeChange) => course.meetings.find(({ id }) => id === meetingId);
  const given: (TimeChange & { to: Date })[] = [];
  for (const change of changes) {
    const meeting = of(change);
    if (!meeting) continue;
    meeting.start = change.to;
    if (change.to) given.push({ ...change, to: change.to });
    else take(course, numbersWithout(course, meeting.id, change.numberBefore, now));
  }
  for (const { meetingId: id, was, by } of given.sort((a, b) => a.to.getTime() - b.to.getTime()))
    take(course, numbersByTime(course.policy, course, { id, was, by }, now));
  // A time nearer than 24 hours freezes at once.
  freezeDue(course, now, () => now);
}

/** The numbers after a meeting lost its time, or gave back one that it had just got. */
const numbersWithout = (course: CourseNumbers, id: string, before: number | undefined, now: Date) =>
  before === undefined
    ? numbersOfReturn(course.policy, course, id, now)
    : numbersOfUndo(course.policy, course, { id, before }, now);

/** Freezes in order the numbers that are due and were not frozen for their present times; past ones stay. */
function freezeDue(course: CourseNumbers, now: Date, at: (start: Date) => Date): void {
  const due = course.meetings
    .flatMap((meeting) => (meeting.start ? [{ meeting, start: meeting.start }] : []))
    .filter(({ meeting, start }) => start > now && isFrozen(start, now) && !isFrozenFor(meeting, start))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  for (const { meeting, start } of due) {
    take(course, numbersAtFreeze(course.policy, course, meeting.id, at(start)));
    meeting.frozenFor = start;
  }
}

const isFrozenFor = ({ frozenFor }: Meeting, start: Date): boolean =>
  frozenFor?.getTime() === start.getTime();

/** Takes over new numbers; the numbers in the class change places as those in the course do. */
function take({ meetings }: CourseNumbers, { changes, ...decision }: Renumbering): void {
  const before = new Map(meetings.map(({ number, classNumber }) => [number, classNumber]));
  for (const { id, to } of changes) {
    const meeting = meetings.find((one) => one.id === id);
    if (!meeting) continue;
    Object.assign(meeting, { number: to, classNumber: before.get(to) ?? to, decision });
  }
}
