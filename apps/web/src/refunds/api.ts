import { askRefund, getRefund, withdrawRefund } from '@fasih/school/finance/refunds/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const refundKey = (enrolmentId: string | null) => ['refunds', 'of', enrolmentId] as const;

/** What a refund of a course would be now, and what was asked for. */
export function useRefund(enrolmentId: string | null) {
  return useQuery({
    enabled: enrolmentId !== null,
    queryKey: refundKey(enrolmentId),
    queryFn: ({ signal }) => call(getRefund, { params: { enrolmentId: enrolmentId ?? '' } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** Asking and withdrawing; each answers the view as it is then. */
export function useRefundCalls(enrolmentId: string) {
  const queries = useQueryClient();
  const settings = {
    onSuccess: (answer: Awaited<ReturnType<typeof call<typeof askRefund>>>) => {
      queries.setQueryData(refundKey(enrolmentId), answer);
      return queries.invalidateQueries({ queryKey: ['dashboards'] });
    },
    onError: () => queries.invalidateQueries({ queryKey: refundKey(enrolmentId) }),
  };
  return {
    ask: useMutation({
      mutationFn: (reason: string) =>
        call(askRefund, { params: { enrolmentId }, body: reason ? { reason } : {} }),
      ...settings,
    }),
    withdraw: useMutation({
      mutationFn: () => call(withdrawRefund, { params: { enrolmentId } }),
      ...settings,
    }),
  };
}
