import type { Sent } from '@fasih/school/basics/contract';
import { getStaffRefund, listRefunds } from '@fasih/school/finance/refunds/staff-contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { invalidate } from '../lib/query.ts';
import { MONEY_READS } from './api.ts';

/** One page of the refund requests. */
export function useRefunds(query: NonNullable<Sent<typeof listRefunds>['query']>) {
  return useQuery({
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryKey: ['refunds', 'desk', query],
    queryFn: ({ signal }) => call(listRefunds, { query }, { signal }),
  });
}

/** One refund request with its arithmetic. */
export function useStaffRefund(requestId: string) {
  return useQuery({
    refetchOnWindowFocus: true,
    queryKey: ['refunds', 'request', requestId],
    queryFn: ({ signal }) => call(getStaffRefund, { params: { requestId } }, { signal }),
    retry: false,
  });
}

/** After a decision or a step of the money: requests, tasks and every figure are asked again. */
export function useRefundsChanged() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      invalidate(queries, MONEY_READS),
      ...['refunds', 'payments', 'dashboards'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    ]);
  };
}
