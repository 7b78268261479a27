import type { Sent } from '@fasih/school/basics/contract';
import { teacherAttendance } from '@fasih/school/learning/attendance/contract';
import { getReport } from '@fasih/school/learning/reports/contract';
import { getHours, getHoursOf, getOwnAvailability } from '@fasih/school/learning/teachers/contract';
import { getOwnProfile } from '@fasih/school/learning/teachers/profile-contract';
import { adminDashboard, listStudents, studentDetail } from '@fasih/school/office/homes/admin-contract';
import {
  teacherClassDetail,
  teacherClasses,
  teacherDashboard,
  teacherHistory,
  teacherStudentDetail,
  teacherStudents,
} from '@fasih/school/office/homes/teacher-contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/client.ts';
import { type Invalidated, invalidate } from '../lib/query.ts';

/** Every list and record of the teacher's area is asked again when the page comes back into view. */
const fresh = { refetchOnWindowFocus: true } as const;
/** A list keeps its rows on the screen while the next page or filter is on its way. */
const list = { ...fresh, placeholderData: keepPreviousData } as const;

/** A teacher's home on one day, the school's today unless named; a second device's marks arrive within a minute. */
export function useTeacherHome(day: string | undefined) {
  return useQuery({
    ...list,
    queryKey: ['dashboards', 'teacher', day ?? ''],
    queryFn: ({ signal }) => call(teacherDashboard, { query: day ? { day } : {} }, { signal }),
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

/** One's own public profile; not asked again under one's hands. */
export function useOwnProfile() {
  return useQuery({
    queryKey: ['teachers', 'own-profile'],
    queryFn: ({ signal }) => call(getOwnProfile, {}, { signal }),
  });
}

type Query<C extends Parameters<typeof call>[0]> = Sent<C> extends { query?: infer Q } ? Q : never;

/** One page of the teacher's classes. */
export function useTeacherClasses(query: NonNullable<Query<typeof teacherClasses>>) {
  return useQuery({
    ...list,
    queryKey: ['dashboards', 'teacher-classes', query],
    queryFn: ({ signal }) => call(teacherClasses, { query }, { signal }),
  });
}

/** One class of the teacher with all its meetings. */
export function useTeacherClass(classId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['dashboards', 'teacher-class', classId],
    queryFn: ({ signal }) => call(teacherClassDetail, { params: { classId } }, { signal }),
  });
}

/** One page of the teacher's students. */
export function useTeacherStudents(query: NonNullable<Query<typeof teacherStudents>>) {
  return useQuery({
    ...list,
    queryKey: ['dashboards', 'teacher-students', query],
    queryFn: ({ signal }) => call(teacherStudents, { query }, { signal }),
  });
}

/** One student's course as the teacher sees it. */
export function useTeacherStudent(enrolmentId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['dashboards', 'teacher-student', enrolmentId],
    queryFn: ({ signal }) => call(teacherStudentDetail, { params: { enrolmentId } }, { signal }),
  });
}

/** One page of the teacher's meetings that are over. */
export function useTeacherHistory(query: NonNullable<Query<typeof teacherHistory>>) {
  return useQuery({
    ...list,
    queryKey: ['dashboards', 'teacher-history', query],
    queryFn: ({ signal }) => call(teacherHistory, { query }, { signal }),
  });
}

/** One day's attendance, the school's today unless named. */
export function useTeacherAttendance(query: NonNullable<Query<typeof teacherAttendance>>) {
  return useQuery({
    ...list,
    queryKey: ['attendance', 'teacher', query],
    queryFn: ({ signal }) => call(teacherAttendance, { query }, { signal }),
  });
}

/** Tests, report and certificates of a student's course. */
export function useCourseReport(enrolmentId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['reports', 'course', enrolmentId],
    queryFn: ({ signal }) => call(getReport, { params: { enrolmentId } }, { signal }),
  });
}

/** The key of one's own hours, for those who change them. */
export const availabilityKey = ['teachers', 'availability'] as const;

/** One's own weekly hours and the days that differ. */
export function useAvailability() {
  return useQuery({
    ...fresh,
    queryKey: availabilityKey,
    queryFn: ({ signal }) => call(getOwnAvailability, {}, { signal }),
  });
}

/** The hours taught in a month `YYYY-MM`, the school's current one unless named: one's own, or for admins a teacher's. */
export function useHours(month: string | undefined, teacherId?: string) {
  const query = month ? { month } : {};
  return useQuery({
    ...list,
    queryKey: ['teachers', 'hours', teacherId ?? '', month ?? ''],
    queryFn: ({ signal }) =>
      teacherId === undefined
        ? call(getHours, { query }, { signal })
        : call(getHoursOf, { params: { teacherId }, query }, { signal }),
  });
}

/** After a write: loads again every home with its lists, and the reads named. */
export function useRefresh(): (...reads: readonly Invalidated[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (...reads) => invalidate(queries, ['dashboards', adminDashboard, listStudents, studentDetail, ...reads]),
    [queries],
  );
}
