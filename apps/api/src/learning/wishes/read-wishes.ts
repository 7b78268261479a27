import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { mayTeachMinors } from '@fasih/school/learning/teachers/clearance';
import type { WishesRecord } from '@fasih/school/learning/wishes/contract';
import { NO_WISHES, type Wishes } from '@fasih/school/learning/wishes/wishes';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import { lastChange } from '../../people/accounts/last-change.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lessonHoursOf } from '../lesson-hours/lesson-hours.ts';
import { presentPublished } from '../teachers/read-profile.ts';
import { storedWishes, type WishingCourse, wishingCourse } from './store.ts';

/** Target kind of wishes in the audit log; their id is the enrolment's. */
export const WISHES_TARGET = 'wishes';

/** The wishes of these enrolments in one statement; an enrolment that nobody has been asked about is absent. */
export async function wishesOf(db: Queryable, enrolmentIds: readonly string[]): Promise<Map<string, Wishes>> {
  const rows = await storedWishes(db, enrolmentIds);
  return new Map(rows.map(({ enrolmentId, ...wishes }) => [enrolmentId, wishes]));
}

/** Whether a course must say what it is for: a Special Course is made for that. */
export const needsGoal = ({ packageType }: Pick<WishingCourse, 'packageType'>): boolean =>
  packageType === 'special_course';

/** The teachers whom this family may choose: of a learner under 18 those who may teach minors today. */
export function offeredTeachers(course: WishingCourse, now: Date): WishingCourse['teachers'] {
  const today = dayIn(now);
  const { birthDate, learnerKind } = course;
  const isMinor = birthDate === null ? learnerKind === 'child' : ageGroupOf(birthDate, today) !== 'adult';
  if (!isMinor) return course.teachers;
  const cleared = new Set(
    course.clearances.filter((one) => mayTeachMinors(one, today)).map(({ teacherId }) => teacherId),
  );
  return course.teachers.filter(({ teacherId }) => cleared.has(teacherId));
}

/** The wishes of one course with what is needed to say them. Two statements. */
export async function readWishesOf(
  db: Queryable,
  enrolmentId: string,
  call: SignedInCall,
): Promise<WishesRecord | Refusal<'wishes.notFound'>> {
  const course = await wishingCourse(db, enrolmentId, call.person, 'look');
  if (!course) return refuse('wishes.notFound');
  const { version, ...wishes } = course.wishes ?? { ...NO_WISHES, version: 0 };
  return {
    enrolmentId: course.enrolmentId,
    learner: { id: course.learnerId, name: course.learnerName },
    courseName: course.courseName,
    inClass: course.inClass,
    isOver: course.isOver,
    needsGoal: needsGoal(course),
    ...wishes,
    teachers: offeredTeachers(course, call.now).map(presentPublished),
    lessonHours: lessonHoursOf(course.lessonHours).week,
    version,
    changed: await lastChange(db, WISHES_TARGET, course.enrolmentId),
  };
}
