import type { Sent } from '@fasih/school/basics/contract';
import { listWaiting } from '@fasih/school/office/staff/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** One page of what waits for a second person. */
export function useWaiting(query: NonNullable<Sent<typeof listWaiting>['query']>) {
  return useQuery({
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryKey: ['approvals', query],
    queryFn: ({ signal }) => call(listWaiting, { query }, { signal }),
  });
}
