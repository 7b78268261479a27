import type { Sent } from '@fasih/school/basics/contract';
import { getPackage, listCatalogue } from '@fasih/school/catalogue/packages/catalogue';
import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { live, paged, queryOf } from '../../../lib/query.ts';

/** The calls whose replies show a package, or what was last done with one. */
export const PACKAGE_READS = [listCatalogue, getPackage, adminDashboard] as const;

/** One page of the catalogue. */
export const catalogueQuery = (query: Sent<typeof listCatalogue>['query']) => ({
  ...queryOf(listCatalogue, { query }),
  ...paged,
});

/** One package with texts and prices. */
export const packageQuery = (packageId: number) => ({
  ...queryOf(getPackage, { params: { packageId } }),
  ...live,
});
