import type { Sent } from '@fasih/school/basics/contract';
import { teacherAttendance } from '@fasih/school/learning/attendance/contract';
import { teacherCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { getReport } from '@fasih/school/learning/reports/contract';
import { getHours, getHoursOf, getOwnAvailability } from '@fasih/school/learning/teachers/contract';
import { getOwnProfile } from '@fasih/school/learning/teachers/profile-contract';
import { teacherLesson } from '@fasih/school/office/homes/lesson-contract';
import {
  teacherClassDetail,
  teacherClasses,
  teacherDashboard,
  teacherHistory,
  teacherStudentDetail,
  teacherStudents,
} from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { live, paged, queryOf } from '../../lib/query.ts';

/** The calls that show teachers their own meetings and learners. */
export const TEACHER_READS = [
  teacherCalendar,
  teacherLesson,
  teacherDashboard,
  teacherClasses,
  teacherClassDetail,
  teacherStudents,
  teacherStudentDetail,
  teacherHistory,
] as const;

/** The calls that show a teacher who came; a test that was missed has no score. */
export const ATTENDANCE_READS = [...TEACHER_READS, teacherAttendance, getReport] as const;

/** The calls that show a teacher when a meeting is, also as one outside of the own hours. */
export const TEACHER_MEETING_READS = [
  ...TEACHER_READS,
  teacherAttendance,
  getHours,
  getOwnAvailability,
] as const;

/** The calls that show a teacher the own hours, and whether a class can be planned in them. */
export const HOURS_READS = [getOwnAvailability, teacherCalendar, teacherDashboard] as const;

/** The calls that show a teacher tests, reports and certificates. */
export const REPORT_READS = [...TEACHER_READS, getReport] as const;

/** A teacher's home on one day, the school's today unless named; a second device's marks arrive within a minute. */
export const teacherHomeQuery = (day?: string) => ({
  ...queryOf(teacherDashboard, { query: day ? { day } : {} }),
  ...paged,
  refetchInterval: 60_000,
});

/** The reader's own public profile; not loaded again on focus, which would change what is being edited. */
export const ownProfileQuery = queryOf(getOwnProfile, {});

/** One page of the teacher's classes. */
export const teacherClassesQuery = (query: Sent<typeof teacherClasses>['query']) => ({
  ...queryOf(teacherClasses, { query }),
  ...paged,
});

const MAX_CLASSES = 100;
/** The teacher's classes for a list of choices. */
export const allTeacherClassesQuery = teacherClassesQuery({ page: 1, pageSize: MAX_CLASSES });

/** One class of the teacher with all its meetings. */
export const teacherClassQuery = (classId: string) => ({
  ...queryOf(teacherClassDetail, { params: { classId } }),
  ...live,
});

/** One meeting of the teacher while it runs; another device marks as well. */
export const teacherLessonQuery = (meetingId: string) => ({
  ...queryOf(teacherLesson, { params: { meetingId } }),
  ...live,
  refetchInterval: 30_000,
});

/** One page of the teacher's students. */
export const teacherStudentsQuery = (query: Sent<typeof teacherStudents>['query']) => ({
  ...queryOf(teacherStudents, { query }),
  ...paged,
});

/** One student's course as the teacher sees it. */
export const teacherStudentQuery = (enrolmentId: string) => ({
  ...queryOf(teacherStudentDetail, { params: { enrolmentId } }),
  ...live,
});

/** One page of the teacher's meetings that are over. */
export const teacherHistoryQuery = (query: Sent<typeof teacherHistory>['query']) => ({
  ...queryOf(teacherHistory, { query }),
  ...paged,
});

/** One day's attendance, the school's today unless named. */
export const teacherAttendanceQuery = (query: Sent<typeof teacherAttendance>['query']) => ({
  ...queryOf(teacherAttendance, { query }),
  ...paged,
});

/** Tests, report and certificates of a student's course. */
export const courseReportQuery = (enrolmentId: string) => ({
  ...queryOf(getReport, { params: { enrolmentId } }),
  ...live,
});

/** The reader's own weekly hours and the days that differ. */
export const availabilityQuery = { ...queryOf(getOwnAvailability, {}), ...live };

/** The hours taught in a month `YYYY-MM`, the school's current one unless named: the reader's own, or for admins a teacher's. */
export function useHours(month: string | undefined, teacherId: string | undefined) {
  const query = month ? { month } : {};
  const own = useQuery({ ...queryOf(getHours, { query }), ...paged, enabled: teacherId === undefined });
  const ofTeacher = useQuery({
    ...queryOf(getHoursOf, { params: { teacherId: teacherId ?? '' }, query }),
    ...paged,
    enabled: teacherId !== undefined,
  });
  return teacherId === undefined ? own : ofTeacher;
}
