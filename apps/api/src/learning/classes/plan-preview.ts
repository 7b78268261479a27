import type { Lang } from '@fasih/messages/texts';
import type { AgeGroup } from '@fasih/school/basics/age-group';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PackageType } from '@fasih/school/catalogue/packages/contract';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { addDays, instantOf, lastDayOf } from '@fasih/school/catalogue/policy/validity';
import type { NewClass } from '@fasih/school/learning/classes/contract';
import {
  MAX_DAYS,
  type Plan,
  planMeetings,
  type Slot,
  slotsCollide,
  slotsOutsideHours,
} from '@fasih/school/learning/meetings/plan';
import { mayTeachMinors } from '@fasih/school/learning/teachers/clearance';
import type { Pool } from 'pg';
import { readPolicies } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { holidaysAmong } from '../holidays/holidays.ts';
import { readTimetable, type Timetable } from '../meetings/read-timetable.ts';
import { lockTeacher } from '../teachers/lock-teacher.ts';
import { type Candidate, type Course, candidatesOf, courseOf, sameCourse } from './candidates.ts';

/** A class ready to be opened or previewed. */
export type PreparedClass = {
  name: string;
  course: Course;
  capacity: number;
  slots: readonly Slot[];
  /** `hasLink`: one link for all classes. */
  teacher: { id: string; name: string; hasLink: boolean };
  candidates: Candidate[];
  /** The course rules of each candidate's version. */
  policyOf: (version: number) => Policy;
  plan: Plan;
  slotsOutsideHours: Slot[];
};

/** Previews opening a class; writes and locks nothing. */
export async function previewClass(pool: Pool, form: NewClass, at: { now: Date; lang: Lang }) {
  const prepared = await prepareClass(pool, form, at.now);
  if (isRefusal(prepared)) return prepared;
  const { name, course, capacity, plan } = prepared;
  const skippedHolidays = plan.skipped.filter(({ why }) => why === 'holiday');
  const holidays =
    skippedHolidays.length > 0
      ? await holidaysAmong(
          pool,
          skippedHolidays.map(({ day }) => day),
        )
      : [];
  const iso = ({ start, end }: { start: Date; end: Date }) => ({
    start: start.toISOString(),
    end: end.toISOString(),
  });
  const { meetings: wanted, ...shared } = course;
  return {
    name,
    ...shared,
    capacity,
    wanted,
    meetings: plan.meetings.map(({ number, day, ...span }) => ({ number, day, ...iso(span) })),
    skipped: plan.skipped.map((one) => ({
      ...one,
      name: (one.why === 'holiday' && holidays.find(({ day }) => day === one.day)?.[at.lang]) || null,
    })),
    conflicts: plan.conflicts.map(({ number, why, until, ...span }) => ({
      number,
      ...iso(span),
      why,
      until: until?.toISOString() ?? null,
    })),
    slotsOutsideHours: prepared.slotsOutsideHours,
    lastDay: plan.lastDay,
    childrenMeet: childrenMeet(prepared, form),
  };
}

/** Whether minors of the class would meet those of others in its teacher's one room (docs/product/classes.md#link-and-room). */
const childrenMeet = ({ teacher, course }: PreparedClass, { zoom_link }: NewClass): boolean =>
  teacher.hasLink && !zoom_link && course.ageGroup !== 'adult';

/**
 * Reads what decides about a new class and plans its meetings; `lock` locks enrolments, learners and teacher
 * first. Refuses what no other time could solve; conflicts of the plan are returned in it.
 */
export async function prepareClass(db: Queryable, form: NewClass, now: Date, lock?: 'lock') {
  if (form.startsOn <= dayIn(now)) {
    return refuse('common.invalid', { fields: { startsOn: 'dateTooSoon' } });
  }
  if (!isId(form.teacherId)) return refuse('classes.teacherNotFound');
  if (lock) await lockTeacher(db, form.teacherId);
  const candidates = await candidatesOf(db, form.enrolmentIds, lock);
  const capacity = form.capacity ?? 1;
  const course = courseOfAll(candidates, form, capacity, now);
  if (isRefusal(course)) return course;
  const [first] = candidates;
  if (!first) return refuse('classes.enrolmentNotFound');
  const versions = candidates.map(({ policyVersion }) => policyVersion);
  const policyOf = await readPolicies(db, versions);
  const { meetingMinutes } = policyOf(Math.max(...versions)).values;
  if (slotsCollide(form.slots, meetingMinutes)) return refuse('classes.slotsOverlap');
  const timetable = await readTimetable(db, {
    teacherId: form.teacherId,
    learnerIds: candidates.map(({ learnerId }) => learnerId),
    from: instantOf(form.startsOn, 0),
    until: instantOf(addDays(form.startsOn, MAX_DAYS), 0),
    without: [],
    now,
  });
  const { teacher } = timetable;
  if (!teacher) return refuse('classes.teacherNotFound');
  const refused = refuseTeacher(teacher, course, form.startsOn);
  if (refused) return refused;
  const closed = slotsOutsideHours(form.slots, timetable.lessonHours.week, meetingMinutes);
  if (closed.length > 0) return refuse('classes.outsideLessonHours', { params: { count: closed.length } });
  const plan = planMeetings({
    ...timetable,
    slots: form.slots,
    startsOn: form.startsOn,
    count: course.meetings,
    meetingMinutes,
    lastDay: (day) => candidates.map((one) => lastDayFor(one, day)).sort()[0] ?? null,
  });
  return {
    name: form.name ?? nameOf(first),
    course,
    capacity,
    slots: form.slots,
    teacher: { id: form.teacherId, name: teacher.name, hasLink: teacher.hasLink },
    candidates,
    policyOf,
    plan,
    slotsOutsideHours: slotsOutsideHours(form.slots, timetable.availability.weekly, meetingMinutes),
  };
}

/**
 * Refuses a teacher who does not teach this program or age group (an empty list means all), or who may not teach minors on
 * the school's day `on` (docs/product/classes.md#teachers-of-minors).
 */
export function refuseTeacher(
  teacher: NonNullable<Timetable['teacher']>,
  course: { packageType: PackageType; ageGroup: AgeGroup },
  on: string,
): Refusal<'classes.teacherTeachesOther' | 'classes.teacherNotCleared'> | null {
  const { name, programs, ageGroups, clearance } = teacher;
  const teaches =
    (programs.length === 0 || programs.includes(course.packageType)) &&
    (ageGroups.length === 0 || ageGroups.includes(course.ageGroup));
  if (!teaches) return refuse('classes.teacherTeachesOther', { params: { name } });
  const isCleared = course.ageGroup === 'adult' || mayTeachMinors(clearance, on);
  return isCleared ? null : refuse('classes.teacherNotCleared', { params: { name } });
}

/** Last day of a learner's course whose first meeting is on `firstDay`. */
export function lastDayFor({ months, extensionDays }: Candidate, firstDay: string): string {
  return lastDayOf(firstDay, months, extensionDays);
}

/** Named after course and level only, because a class outlives an erased learner's data. */
function nameOf({ packageName, level }: Candidate): string {
  return `${packageName} · ${level}`.slice(0, 120);
}

function courseOfAll(candidates: readonly Candidate[], form: NewClass, capacity: number, now: Date) {
  if (candidates.length < form.enrolmentIds.length) return refuse('classes.enrolmentNotFound');
  if (candidates.length > capacity) return refuse('classes.full', { params: { capacity } });
  let shared: Course | null = null;
  const learners = new Set<string>();
  for (const one of candidates) {
    const course = courseOf(one, now);
    if (isRefusal(course)) return course;
    const { name, perWeek } = one;
    if (learners.has(one.learnerId)) return refuse('classes.sameLearnerTwice', { params: { name } });
    learners.add(one.learnerId);
    if (form.slots.length > perWeek) {
      return refuse('classes.tooManySlots', { params: { name, perWeek } });
    }
    shared ??= course;
    if (!sameCourse(course, shared)) return refuse('classes.notTogether', { params: { name } });
  }
  return shared ?? refuse('classes.enrolmentNotFound');
}
