import type { Sent } from '@fasih/school/basics/contract';
import { accountLines, listAccounts } from '@fasih/school/finance/books/accounts-contract';
import { financeDashboard, listTransactions } from '@fasih/school/finance/books/contract';
import { entryDetail } from '@fasih/school/finance/books/entries-contract';
import { listMonths } from '@fasih/school/finance/books/months-contract';
import { profitLoss, reportPreview } from '@fasih/school/finance/books/reports-contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

type Query<C> = C extends Parameters<typeof call>[0]
  ? NonNullable<Extract<Sent<C>, { query?: unknown }>['query']>
  : never;

/** Somebody else may have booked meanwhile: every figure is asked again when the page comes back into view. */
const fresh = { refetchOnWindowFocus: true, placeholderData: keepPreviousData } as const;

/** Finance's home. */
export function useFinanceHome(query: Query<typeof financeDashboard>) {
  return useQuery({
    ...fresh,
    queryKey: ['finance', 'dashboard', query],
    queryFn: ({ signal }) => call(financeDashboard, { query }, { signal }),
  });
}

/** One page of the rows of money. */
export function useTransactions(query: Query<typeof listTransactions>, enabled = true) {
  return useQuery({
    ...fresh,
    enabled,
    queryKey: ['finance', 'transactions', query],
    queryFn: ({ signal }) => call(listTransactions, { query }, { signal }),
  });
}

/** One page of an account's lines. */
export function useAccountLines(account: string, query: Query<typeof accountLines>) {
  return useQuery({
    ...fresh,
    queryKey: ['finance', 'account', account, query],
    queryFn: ({ signal }) => call(accountLines, { params: { account }, query }, { signal }),
  });
}

/** All accounts with what they hold. */
export function useAccounts() {
  return useQuery({
    ...fresh,
    queryKey: ['finance', 'accounts'],
    queryFn: ({ signal }) => call(listAccounts, {}, { signal }),
  });
}

/** One entry of the books. */
export function useEntry(entryId: string) {
  return useQuery({
    refetchOnWindowFocus: true,
    queryKey: ['finance', 'entry', entryId],
    queryFn: ({ signal }) => call(entryDetail, { params: { entryId } }, { signal }),
    retry: false,
  });
}

/** Profit and loss of a range. */
export function useProfitLoss(query: Query<typeof profitLoss>) {
  return useQuery({
    ...fresh,
    queryKey: ['finance', 'profit-loss', query],
    queryFn: ({ signal }) => call(profitLoss, { query }, { signal }),
  });
}

/** What a report would hold. */
export function useReport(query: Query<typeof reportPreview>) {
  return useQuery({
    ...fresh,
    queryKey: ['finance', 'report', query],
    queryFn: ({ signal }) => call(reportPreview, { query }, { signal }),
  });
}

/** One page of the months. */
export function useMonths(query: Query<typeof listMonths>) {
  return useQuery({
    ...fresh,
    queryKey: ['finance', 'months', query],
    queryFn: ({ signal }) => call(listMonths, { query }, { signal }),
  });
}

/** After a write that touches money: every figure and list of the area is asked again. */
export function useMoneyChanged() {
  const queries = useQueryClient();
  return async () => {
    await queries.invalidateQueries({ queryKey: ['finance'] });
  };
}
