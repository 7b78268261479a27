import type { Sent } from '@fasih/school/basics/contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { listVouchers, voucherUses } from '@fasih/school/sales/vouchers/contract';
import { paged, queryOf } from '../../../lib/query.ts';

/** The calls whose replies show a voucher, or what was last done with one. */
export const VOUCHER_READS = [listVouchers, voucherUses, adminDashboard] as const;

/** One page of the school's vouchers. */
export const vouchersQuery = (query: Sent<typeof listVouchers>['query']) => ({
  ...queryOf(listVouchers, { query }),
  ...paged,
});

/** The latest orders made with a voucher. */
export const voucherUsesQuery = (code: string, pageSize: number) => ({
  ...queryOf(voucherUses, { params: { code }, query: { pageSize } }),
  ...paged,
});
