import type { Sent } from '@fasih/school/basics/contract';
import { getAnalytics, getTeacherLoad } from '@fasih/school/office/analytics/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const shared = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const;

/** What was counted of the asked months. */
export function useAnalytics(query: NonNullable<Sent<typeof getAnalytics>['query']>) {
  return useQuery({
    ...shared,
    queryKey: ['analytics', 'months', query],
    queryFn: ({ signal }) => call(getAnalytics, { query }, { signal }),
  });
}

/** One page of the teachers with what they taught in the asked months. */
export function useTeacherLoad(query: NonNullable<Sent<typeof getTeacherLoad>['query']>) {
  return useQuery({
    ...shared,
    queryKey: ['analytics', 'teachers', query],
    queryFn: ({ signal }) => call(getTeacherLoad, { query }, { signal }),
  });
}
