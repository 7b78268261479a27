import type { Sent } from '@fasih/school/basics/contract';
import { readClearance } from '@fasih/school/learning/teachers/clearance-contract';
import { getAvailability, getTeacher, listTeachers } from '@fasih/school/learning/teachers/contract';
import { getProfileOf } from '@fasih/school/learning/teachers/profile-contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { live, paged, queryOf } from '../../../lib/query.ts';

/** The calls whose replies show a teacher's record, hours or profile. */
export const TEACHER_READS = [
  adminDashboard,
  listTeachers,
  getTeacher,
  getAvailability,
  getProfileOf,
] as const;

/** One page of the school's teachers. */
export const teachersQuery = (query: Sent<typeof listTeachers>['query']) => ({
  ...queryOf(listTeachers, { query }),
  ...paged,
});

/** One teacher. */
export const teacherQuery = (teacherId: string) => ({
  ...queryOf(getTeacher, { params: { teacherId } }),
  ...live,
});

/** A teacher's hours, days that differ, and what they teach. */
export const availabilityQuery = (teacherId: string) => ({
  ...queryOf(getAvailability, { params: { teacherId } }),
  ...live,
});

/** A teacher's public profile; not loaded again under somebody's hands: a save on an old version is refused anyway. */
export const profileQuery = (teacherId: string) => queryOf(getProfileOf, { params: { teacherId } });

/** What the school saw of a teacher who may teach minors. */
export const clearanceQuery = (teacherId: string) => queryOf(readClearance, { params: { teacherId } });
