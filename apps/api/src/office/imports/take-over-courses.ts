import type { ImportMade } from '@fasih/school/office/imports/contract';
import {
  type CourseFault,
  classesOf,
  type ImportedClass,
  openingOf,
} from '@fasih/school/office/imports/course-rules';
import type { ImportedAccount, RowError } from '@fasih/school/office/imports/sheet';
import type { PoolClient } from 'pg';
import { lockTeachers } from '../../learning/teachers/lock-teacher.ts';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import {
  accountsOf,
  type BoughtPackage,
  courseKey,
  packagesByName,
  plainName,
  runningCourses,
} from './course-facts.ts';
import { type OpenedFamilies, openFamilies } from './open-families.ts';
import { openClass } from './open-running-class.ts';

export type TakenOver = {
  errors: RowError[];
  made: ImportMade;
  opened: OpenedFamilies['opened'];
  classIds: string[];
  notices: AnyNotice[];
};

/**
 * Opens the families, courses and classes of a file of running courses (docs/product/staff.md#running-courses), each class by
 * itself, so that all errors of the file are found at once. The caller rolls back where there are errors, or where the file
 * is only being checked.
 */
export async function takeOverCourses(
  db: PoolClient,
  accounts: readonly ImportedAccount[],
  pace: { startedAt: Date; every: number },
  call: SignedInCall,
): Promise<TakenOver> {
  const { classes, faults } = classesOf(accounts);
  const errors: RowError[] = faults.map(({ row, ...fault }) => errorOf(row, fault));
  const families = await openFamilies(db, accounts, pace, call);
  const taken: TakenOver = {
    errors,
    made: {
      accounts: families.opened.length,
      learners: families.newLearners,
      consents: 0,
      classes: 0,
      courses: 0,
      meetingsLeft: 0,
      opening: 0,
    },
    opened: families.opened,
    classIds: [],
    notices: [],
  };
  if (families.errors.length > 0) return { ...taken, errors: [...errors, ...families.errors] };
  const facts = await factsOf(db, classes, families);
  // All before the first class (docs/decisions/035-lock-order.md): others lock them by their ids, a file has its own order.
  await lockTeachers(
    db,
    [...facts.teachers.values()].map(({ id }) => id),
  );
  for (const one of classes) {
    // What one class could not be written for must not hide the errors of the next.
    await db.query('savepoint class');
    const opened = await openOne(db, one, facts, call);
    if (isFaults(opened)) {
      await db.query('rollback to savepoint class');
      errors.push(...opened.map(({ row, ...fault }) => errorOf(row, fault)));
      continue;
    }
    await db.query('release savepoint class');
    taken.classIds.push(opened.classId);
    taken.notices.push(...opened.notices);
    count(taken.made, one, opened.bought);
  }
  return taken;
}

type Facts = {
  packages: Awaited<ReturnType<typeof packagesByName>>;
  teachers: Awaited<ReturnType<typeof accountsOf>>;
  running: Set<string>;
  learners: OpenedFamilies['learners'];
};
type RowFaults = (CourseFault & { row: number })[];

const isFaults = (opened: Awaited<ReturnType<typeof openOne>>): opened is RowFaults => Array.isArray(opened);

async function factsOf(
  db: PoolClient,
  classes: readonly ImportedClass[],
  { learners }: OpenedFamilies,
): Promise<Facts> {
  const courses = classes.flatMap(({ members }) => members.map(({ course }) => course));
  return {
    packages: await packagesByName(db),
    teachers: await accountsOf(db, [...new Set(courses.map(({ teacherEmail }) => teacherEmail))]),
    running: await runningCourses(
      db,
      [...learners.values()].map(({ id }) => id),
    ),
    learners,
  };
}

async function openOne(db: PoolClient, one: ImportedClass, facts: Facts, call: SignedInCall) {
  const found: RowFaults = [];
  const members = one.members.flatMap((member) => {
    const { row } = member.course;
    const bought = facts.packages.get(plainName(member.course.package));
    const teacher = facts.teachers.get(member.course.teacherEmail);
    const learner = facts.learners.get(member.learner);
    if (!bought) found.push({ row, column: 'package', code: 'packageUnknown', value: member.course.package });
    if (teacher?.role !== 'teacher')
      found.push({ row, column: 'teacher', code: 'teacherUnknown', value: member.course.teacherEmail });
    if (!bought || teacher?.role !== 'teacher' || !learner) return [];
    const key = courseKey(learner.id, bought.id);
    if (facts.running.has(key))
      found.push({ row, column: 'package', code: 'courseRunning', value: member.course.package });
    // Another row of the file may bring the same course.
    facts.running.add(key);
    return [{ ...member, bought, teacherId: teacher.id, record: learner }];
  });
  if (found.length > 0 || members.length < one.members.length) return found;
  return openClass(db, one.group, members, call);
}

function count(made: ImportMade, { members }: ImportedClass, bought: BoughtPackage): void {
  made.classes = (made.classes ?? 0) + 1;
  for (const { course } of members) {
    made.courses = (made.courses ?? 0) + 1;
    made.meetingsLeft = (made.meetingsLeft ?? 0) + course.left;
    made.opening = (made.opening ?? 0) + openingOf(course, bought.meetings);
  }
}

const errorOf = (row: number, { column, code, value = '', other }: CourseFault): RowError => ({
  row,
  column,
  code,
  value: value.slice(0, 80),
  ...(other === undefined ? {} : { other }),
});
