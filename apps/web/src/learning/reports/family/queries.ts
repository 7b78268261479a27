import type { Sent } from '@fasih/school/basics/contract';
import { myReports } from '@fasih/school/learning/reports/contract';
import { paged, queryOf } from '../../../lib/query.ts';

/**
 * Tests, reports and certificates of the account's courses, the newest course first. No other page loads this contract
 * only to invalidate it, so it is loaded again each time it is shown.
 */
export const myReportsQuery = (query: Sent<typeof myReports>['query']) => ({
  ...queryOf(myReports, { query }),
  ...paged,
  staleTime: 0,
});
