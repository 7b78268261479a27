import { type BankId, getItem, listBanks, listItems } from '@fasih/school/assessment/banks/contract';
import type { Sent } from '@fasih/school/basics/contract';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { live, paged, queryOf } from '../../lib/query.ts';

/** The calls whose replies show a question, or what was last done with one. */
export const BANK_READS = [listBanks, listItems, getItem, adminDashboard] as const;

/** The banks with how much is in them. */
export const banksQuery = { ...queryOf(listBanks, {}), ...live };

/** One page of a bank's items. */
export const itemsQuery = (bankId: BankId, query: NonNullable<Sent<typeof listItems>['query']>) => ({
  ...queryOf(listItems, { params: { bankId }, query }),
  ...paged,
});

/** One item with versions and draft. */
export const itemQuery = (bankId: BankId, itemId: string) => ({
  ...queryOf(getItem, { params: { bankId, itemId } }),
  ...live,
});
