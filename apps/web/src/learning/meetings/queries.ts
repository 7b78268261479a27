import { meetingOptions } from '@fasih/school/learning/meetings/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { live, queryOf } from '../../lib/query.ts';

/** What is free changes by the minute, so it is loaded again each time. */
const ALWAYS_NEW = { ...live, staleTime: 0, gcTime: 0 } as const;

const inputOf = (meetingId: string, learnerId: string | undefined, from: string | null | undefined) => ({
  params: { meetingId },
  query: { ...(learnerId ? { learnerId } : {}), ...(from ? { from } : {}) },
});

/**
 * What can be done with a meeting now.
 *
 * @param from the school's day from which free times are wanted; today where it is left out.
 */
export const meetingOptionsQuery = (meetingId: string, learnerId?: string, from?: string) => ({
  ...queryOf(meetingOptions, inputOf(meetingId, learnerId, from)),
  ...ALWAYS_NEW,
});

/** The same with the free times, page after page: `fetchNextPage` loads the days after those that are shown. */
export const freeTimesQuery = (meetingId: string, learnerId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryOf(meetingOptions, inputOf(meetingId, learnerId, null)).queryKey, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      call(meetingOptions, inputOf(meetingId, learnerId, pageParam), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...ALWAYS_NEW,
  });
