import type { Sent } from '@fasih/school/basics/contract';
import { getPackage, listCatalogue } from '@fasih/school/catalogue/packages/catalogue';
import { listVouchers, voucherUses } from '@fasih/school/sales/vouchers/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const fresh = { refetchOnWindowFocus: true } as const;
type Query<C extends { query?: unknown }> =
  Sent<C & Parameters<typeof call>[0]> extends { query?: infer Q } ? NonNullable<Q> : never;

/** One page of the catalogue. */
export function useCatalogue(query: Query<typeof listCatalogue>) {
  return useQuery({
    ...fresh,
    placeholderData: keepPreviousData,
    queryKey: ['packages', 'catalogue', query],
    queryFn: ({ signal }) => call(listCatalogue, { query }, { signal }),
  });
}

/** One package with texts and prices. */
export function usePackage(packageId: number) {
  return useQuery({
    ...fresh,
    queryKey: ['packages', 'one', packageId],
    queryFn: ({ signal }) => call(getPackage, { params: { packageId } }, { signal }),
  });
}

/** One page of the school's vouchers. */
export function useVouchers(query: Query<typeof listVouchers>) {
  return useQuery({
    ...fresh,
    placeholderData: keepPreviousData,
    queryKey: ['vouchers', 'list', query],
    queryFn: ({ signal }) => call(listVouchers, { query }, { signal }),
  });
}

/** The orders made with a voucher, as many as asked for. */
export function useVoucherUses(code: string, pageSize: number) {
  return useQuery({
    ...fresh,
    placeholderData: keepPreviousData,
    queryKey: ['vouchers', 'uses', code, pageSize],
    queryFn: ({ signal }) => call(voucherUses, { params: { code }, query: { pageSize } }, { signal }),
  });
}
