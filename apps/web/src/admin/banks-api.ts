import { type BankId, getItem, listBanks, listItems } from '@fasih/school/assessment/banks/contract';
import type { Sent } from '@fasih/school/basics/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const fresh = { refetchOnWindowFocus: true } as const;

/** The banks with how much is in them. */
export function useBanks() {
  return useQuery({
    ...fresh,
    queryKey: ['banks', 'all'],
    queryFn: ({ signal }) => call(listBanks, {}, { signal }),
  });
}

/** One page of a bank's items. */
export function useItems(bankId: BankId, query: NonNullable<Sent<typeof listItems>['query']>) {
  return useQuery({
    ...fresh,
    placeholderData: keepPreviousData,
    queryKey: ['banks', 'items', bankId, query],
    queryFn: ({ signal }) => call(listItems, { params: { bankId }, query }, { signal }),
  });
}

/** One item with versions and draft. */
export function useItem(bankId: BankId, itemId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['banks', 'item', bankId, itemId],
    queryFn: ({ signal }) => call(getItem, { params: { bankId, itemId } }, { signal }),
  });
}
