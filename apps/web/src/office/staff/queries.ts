import type { Sent } from '@fasih/school/basics/contract';
import { listStaff } from '@fasih/school/office/staff/staff-contract';
import { paged, queryOf } from '../../lib/query.ts';

/** One page of the staff. */
export const staffQuery = (query: Sent<typeof listStaff>['query']) => ({
  ...queryOf(listStaff, { query }),
  ...paged,
});
