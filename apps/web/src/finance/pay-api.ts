import type { Sent } from '@fasih/school/basics/contract';
import { getPayRun, listPayRuns, type PayRun, previewPay } from '@fasih/school/finance/payroll/contract';
import { getMyPayslip, listMyPayslips } from '@fasih/school/finance/payroll/payslips-contract';
import { listPayRates } from '@fasih/school/finance/payroll/rates-contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const fresh = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const;

/** What an hour of each teacher costs. */
export function usePayRates(query: NonNullable<Sent<typeof listPayRates>['query']>) {
  return useQuery({
    ...fresh,
    // A teacher that an admin has just added is there at once.
    staleTime: 0,
    queryKey: ['payroll', 'rates', query],
    queryFn: ({ signal }) => call(listPayRates, { query }, { signal }),
  });
}

/** One page of the pay runs. */
export function usePayRuns(query: NonNullable<Sent<typeof listPayRuns>['query']>) {
  return useQuery({
    ...fresh,
    queryKey: ['payroll', 'runs', query],
    queryFn: ({ signal }) => call(listPayRuns, { query }, { signal }),
  });
}

const runKey = (runId: string) => ['payroll', 'run', runId] as const;

/** One pay run with its payslips. */
export function usePayRun(runId: string) {
  return useQuery({
    refetchOnWindowFocus: true,
    queryKey: runKey(runId),
    queryFn: ({ signal }) => call(getPayRun, { params: { runId } }, { signal }),
    retry: false,
  });
}

/** What a pay run for these days would hold; nothing is asked while a day is missing. */
export function usePayPreview(from: string, to: string) {
  return useQuery({
    enabled: from !== '' && to !== '',
    queryKey: ['payroll', 'preview', from, to],
    queryFn: ({ signal }) => call(previewPay, { query: { from, to } }, { signal }),
    gcTime: 0,
    retry: false,
  });
}

/** A teacher's own payslips. */
export function useMyPayslips(page: number) {
  return useQuery({
    ...fresh,
    queryKey: ['payroll', 'mine', page],
    queryFn: ({ signal }) => call(listMyPayslips, { query: { page } }, { signal }),
  });
}

/** One of the own payslips with its lines. */
export function useMyPayslip(runId: string) {
  return useQuery({
    queryKey: ['payroll', 'mine', 'one', runId],
    queryFn: ({ signal }) => call(getMyPayslip, { params: { runId } }, { signal }),
    retry: false,
  });
}

/** After a write about pay: the answered run is shown at once, everything else is asked again. */
export function usePayChanged() {
  const queries = useQueryClient();
  return async (run?: PayRun) => {
    if (run !== undefined) queries.setQueryData(runKey(run.id), run);
    await Promise.all(['payroll', 'finance'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}
