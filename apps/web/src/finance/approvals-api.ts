import type { Sent } from '@fasih/school/basics/contract';
import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** One page of what waits for a second person's approval. */
export function usePendingApprovals(query: NonNullable<Sent<typeof listPendingApprovals>['query']>) {
  return useQuery({
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryKey: ['approvals', query],
    queryFn: ({ signal }) => call(listPendingApprovals, { query }, { signal }),
  });
}
