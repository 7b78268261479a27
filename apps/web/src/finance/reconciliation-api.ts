import type { Sent } from '@fasih/school/basics/contract';
import {
  getReconciliation,
  type Reconciliation,
} from '@fasih/school/finance/reconciliation/reconcile-contract';
import {
  listPaymentTasks,
  listReceipts,
  listStuckPayments,
} from '@fasih/school/sales/payments/staff-contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { invalidate } from '../lib/query.ts';
import { MONEY_READS } from './api.ts';

const fresh = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const;
const dayKey = (day: string) => ['payments', 'reconciliation', day] as const;

/** A day's charges as we have them and as the provider tells them; today where no day is named. */
export function useReconciliation(day: string) {
  return useQuery({
    ...fresh,
    queryKey: dayKey(day),
    queryFn: ({ signal }) => call(getReconciliation, { query: day === '' ? {} : { day } }, { signal }),
  });
}

/** Takes over what a write answered of its day; everything that could show it is asked again. */
export function useReconciled() {
  const queries = useQueryClient();
  return async (asked: string, answer?: Reconciliation) => {
    if (answer !== undefined) queries.setQueryData(dayKey(asked), answer);
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['payments'] }),
      invalidate(queries, MONEY_READS),
    ]);
  };
}

/** Payments that need a look. */
export function usePaymentTasks(query: NonNullable<Sent<typeof listPaymentTasks>['query']>) {
  return useQuery({
    ...fresh,
    queryKey: ['payments', 'tasks', query],
    queryFn: ({ signal }) => call(listPaymentTasks, { query }, { signal }),
  });
}

/** Unpaid and stuck payments. */
export function useStuckPayments(page: number) {
  return useQuery({
    ...fresh,
    queryKey: ['payments', 'stuck', page],
    queryFn: ({ signal }) => call(listStuckPayments, { query: { page } }, { signal }),
  });
}

/** Receipts of a year by number. */
export function useReceipts(query: NonNullable<Sent<typeof listReceipts>['query']>) {
  return useQuery({
    ...fresh,
    queryKey: ['payments', 'receipts', query],
    queryFn: ({ signal }) => call(listReceipts, { query }, { signal }),
  });
}
