import { excuseLearner, meetingOptions, moveMeeting } from '@fasih/school/meetings/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** What can be done with a meeting now, asked anew each time: what is free changes by the minute. */
export function useMeetingOptions(meetingId: string, learnerId: string | undefined) {
  return useQuery({
    queryKey: ['meetings', 'options', meetingId, learnerId ?? ''],
    queryFn: ({ signal }) =>
      call(meetingOptions, { params: { meetingId }, query: learnerId ? { learnerId } : {} }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Everything that shows meetings is asked again. */
export function useMeetingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      ['dashboards', 'attendance', 'classes', 'teachers'].map((feature) =>
        queries.invalidateQueries({ queryKey: [feature] }),
      ),
    );
  };
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
