import { schoolAttendance } from '@fasih/school/learning/attendance/contract';
import { schoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { classesToday, getClass, listClasses } from '@fasih/school/learning/classes/contract';
import { excuseLearner, meetingOptions, moveMeeting } from '@fasih/school/learning/meetings/contract';
import { getAvailability, getTeacher, listTeachers } from '@fasih/school/learning/teachers/contract';
import { readWaitingList } from '@fasih/school/learning/waiting/contract';
import { adminDashboard, listStudents, studentDetail } from '@fasih/school/office/homes/admin-contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { type Invalidated, invalidate } from '../lib/query.ts';

/** What is free changes by the minute, so it is asked anew each time. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: true };

const askOptions = (
  meetingId: string,
  learnerId: string | undefined,
  from: string | null | undefined,
  signal: AbortSignal,
) =>
  call(
    meetingOptions,
    { params: { meetingId }, query: { ...(learnerId ? { learnerId } : {}), ...(from ? { from } : {}) } },
    { signal },
  );

/**
 * What can be done with a meeting now.
 *
 * @param from the school's day from which free times are wanted; today where it is left out.
 */
export function useMeetingOptions(meetingId: string, learnerId: string | undefined, from?: string) {
  return useQuery({
    queryKey: ['meetings', 'options', meetingId, learnerId ?? '', from ?? ''],
    queryFn: ({ signal }) => askOptions(meetingId, learnerId, from, signal),
    ...FRESH,
  });
}

/** The same with the free times, page after page: `fetchNextPage` asks for the days after those that are shown. */
export function useFreeTimes(meetingId: string, learnerId: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['meetings', 'free', meetingId, learnerId ?? ''],
    queryFn: ({ signal, pageParam }) => askOptions(meetingId, learnerId, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...FRESH,
  });
}

/**
 * The calls whose replies show a meeting, who is in a class or when it meets, whoever has signed in: after a write about
 * meetings or classes.
 */
export const MEETING_READS: readonly Invalidated[] = [
  'dashboards',
  'attendance',
  'teachers',
  adminDashboard,
  listStudents,
  studentDetail,
  listClasses,
  classesToday,
  getClass,
  readWaitingList,
  schoolCalendar,
  schoolAttendance,
  listTeachers,
  getTeacher,
  getAvailability,
];

/** Loads again whatever shows meetings. */
export function useMeetingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidate(queries, MEETING_READS);
}

/** Moves a meeting, or plans one that is to plan. */
export function useMove(meetingId: string, learnerId: string | undefined) {
  const changed = useMeetingsChanged();
  return useMutation({
    mutationFn: (to: { start: string; version: number }) =>
      call(moveMeeting, { params: { meetingId }, body: { ...to, ...(learnerId ? { learnerId } : {}) } }),
    onSettled: changed,
  });
}

/** Tells the school that a learner cannot come. */
export function useExcuse(meetingId: string, learnerId: string) {
  const queries = useQueryClient();
  const changed = useMeetingsChanged();
  return useMutation({
    mutationFn: (reason: string) =>
      call(excuseLearner, { params: { meetingId }, body: { learnerId, ...(reason ? { reason } : {}) } }),
    // What was possible before is not what is possible now: the way on to a new time starts from the latest.
    onSettled: () => Promise.all([changed(), queries.invalidateQueries({ queryKey: ['meetings'] })]),
  });
}
