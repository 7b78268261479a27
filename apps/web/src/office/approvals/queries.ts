import type { Sent } from '@fasih/school/basics/contract';
import { listPendingApprovals } from '@fasih/school/office/staff/contract';
import { paged, queryOf } from '../../lib/query.ts';

/** One page of what waits for a second person's approval. */
export const pendingApprovalsQuery = (query: Sent<typeof listPendingApprovals>['query']) => ({
  ...queryOf(listPendingApprovals, { query }),
  ...paged,
});
