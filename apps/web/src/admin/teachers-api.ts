import type { Sent } from '@fasih/school/basics/contract';
import { listClasses } from '@fasih/school/learning/classes/contract';
import { getAvailability, getTeacher, listTeachers } from '@fasih/school/learning/teachers/contract';
import { getProfileOf } from '@fasih/school/learning/teachers/profile-contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const fresh = { refetchOnWindowFocus: true } as const;

/** One page of the school's teachers. */
export function useTeachers(query: NonNullable<Sent<typeof listTeachers>['query']>, enabled = true) {
  return useQuery({
    ...fresh,
    enabled,
    placeholderData: keepPreviousData,
    queryKey: ['teachers', 'list', query],
    queryFn: ({ signal }) => call(listTeachers, { query }, { signal }),
  });
}

/** One teacher. */
export function useTeacher(teacherId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['teachers', 'one', teacherId],
    queryFn: ({ signal }) => call(getTeacher, { params: { teacherId } }, { signal }),
  });
}

/** A teacher's hours, days that differ, and what they teach. */
export function useAvailabilityOf(teacherId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['teachers', 'availability-of', teacherId],
    queryFn: ({ signal }) => call(getAvailability, { params: { teacherId } }, { signal }),
  });
}

/** A teacher's public profile; not asked again under somebody's hands: a save on an old version is told anyway. */
export function useProfileOf(teacherId: string) {
  return useQuery({
    queryKey: ['teachers', 'profile-of', teacherId],
    queryFn: ({ signal }) => call(getProfileOf, { params: { teacherId } }, { signal }),
  });
}

/** A teacher's classes, the ones with the next meeting first. */
export function useClassesOf(teacherId: string, pageSize: number) {
  return useQuery({
    ...fresh,
    queryKey: ['classes', 'of-teacher', teacherId, pageSize],
    queryFn: ({ signal }) =>
      call(
        listClasses,
        { query: { page: 1, pageSize, teacher: teacherId, sort: 'nextMeetingAt' } },
        { signal },
      ),
  });
}
