import type { AgeGroup } from '../../basics/age-group.ts';
import { DAY, later } from '../../basics/instants.ts';
import type { PackageType } from '../../catalogue/packages/contract.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { isAvailableDuring, overlaps } from '../meetings/plan.ts';
import { type PlacingTeacher, teaches } from '../placing/types.ts';

/** A class that is to get another teacher, with its planned meetings to come. */
export type ClassToGive = {
  classId: string;
  /** Whose it is. */
  teacherId: string;
  packageType: PackageType;
  ageGroup: AgeGroup;
  meetings: readonly Span[];
};

/** The teachers who can take a class, best first, and who is proposed; null where nobody can. */
export type TeacherProposal = { classId: string; ranked: PlacingTeacher[]; proposed: string | null };

/** Meetings that count for the load of a teacher, as in placing. */
const LOAD_DAYS = 28;

type Given = ReadonlyMap<string, ClassToGive[]>;

/**
 * Another teacher for each of these classes: who teaches it, may, works and is free at every meeting. The class with the fewest such teachers
 * chooses first, the teacher with the fewest meetings in 28 days is chosen, and what was given already counts. A class that
 * is left over takes the place of another one that can go elsewhere.
 */
export function proposeTeachers(
  classes: readonly ClassToGive[],
  teachers: readonly PlacingTeacher[],
  now: Date,
): TeacherProposal[] {
  const calendars = teachers.map((teacher) => ({ teacher, busyOn: byDay(teacher.busy) }));
  const loadUntil = later(now, LOAD_DAYS * DAY);
  const given = new Map<string, ClassToGive[]>();
  const proposed = new Map<string, string>();
  const ranked = new Map(
    classes.map((one) => [
      one.classId,
      calendars
        .filter((calendar) => canTake(calendar, one))
        .map(({ teacher }) => teacher)
        .sort(byLoad(new Map(), loadUntil)),
    ]),
  );
  const rankedOf = ({ classId }: ClassToGive) => ranked.get(classId) ?? [];
  const bestOf = (one: ClassToGive) =>
    rankedOf(one)
      .filter(({ teacherId }) => clashesOf(given, teacherId, one).length === 0)
      .sort(byLoad(given, loadUntil))[0];
  const give = (one: ClassToGive, teacherId: string) => {
    const before = proposed.get(one.classId);
    if (before !== undefined)
      given.set(
        before,
        (given.get(before) ?? []).filter(({ classId }) => classId !== one.classId),
      );
    given.set(teacherId, [...(given.get(teacherId) ?? []), one]);
    proposed.set(one.classId, teacherId);
  };
  const left: ClassToGive[] = [];
  for (const one of classes.toSorted((a, b) => rankedOf(a).length - rankedOf(b).length)) {
    const best = bestOf(one);
    if (best) give(one, best.teacherId);
    else left.push(one);
  }
  for (const one of left) {
    for (const { teacherId } of rankedOf(one)) {
      const [other, ...more] = clashesOf(given, teacherId, one);
      const elsewhere = other && more.length === 0 ? bestOf(other) : undefined;
      if (!other || !elsewhere) continue;
      give(other, elsewhere.teacherId);
      give(one, teacherId);
      break;
    }
  }
  return classes.map((one) => ({
    classId: one.classId,
    ranked: rankedOf(one),
    proposed: proposed.get(one.classId) ?? null,
  }));
}

const dayOf = (at: Date) => Math.floor(at.getTime() / DAY);

/** Taken times by the days that they touch: a teacher has hundreds, and every class asks for each of its meetings. */
function byDay(spans: readonly Span[]): ReadonlyMap<number, readonly Span[]> {
  const days = new Map<number, Span[]>();
  for (const span of spans)
    for (const day of new Set([dayOf(span.start), dayOf(span.end)]))
      days.set(day, [...(days.get(day) ?? []), span]);
  return days;
}

type Calendar = { teacher: PlacingTeacher; busyOn: ReturnType<typeof byDay> };

const canTake = ({ teacher, busyOn }: Calendar, one: ClassToGive): boolean =>
  teacher.teacherId !== one.teacherId &&
  teaches(teacher, one) &&
  one.meetings.every(
    (span) =>
      isAvailableDuring(teacher.availability, span) &&
      [dayOf(span.start), dayOf(span.end)].every(
        (day) => !(busyOn.get(day) ?? []).some((busy) => overlaps(busy, span)),
      ),
  );

/** The classes that were given to a teacher and meet at a time of this one. */
const clashesOf = (given: Given, teacherId: string, one: ClassToGive): ClassToGive[] =>
  (given.get(teacherId) ?? []).filter((other) =>
    other.meetings.some((span) => one.meetings.some((own) => overlaps(own, span))),
  );

const byLoad =
  (given: Given, loadUntil: Date) =>
  (a: PlacingTeacher, b: PlacingTeacher): number => {
    const load = ({ load, teacherId }: PlacingTeacher) =>
      (given.get(teacherId) ?? []).reduce(
        (sum, { meetings }) => sum + meetings.filter(({ start }) => start < loadUntil).length,
        load,
      );
    return load(a) - load(b) || a.name.localeCompare(b.name) || a.teacherId.localeCompare(b.teacherId);
  };
