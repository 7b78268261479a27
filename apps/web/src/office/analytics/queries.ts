import type { Sent } from '@fasih/school/basics/contract';
import { getAnalytics, getTeacherLoad } from '@fasih/school/office/analytics/contract';
import { paged, queryOf } from '../../lib/query.ts';

/** What was counted of the chosen months. */
export const analyticsQuery = (query: Sent<typeof getAnalytics>['query']) => ({
  ...queryOf(getAnalytics, { query }),
  ...paged,
});

/** One page of the teachers with what they taught in the chosen months. */
export const teacherLoadQuery = (query: Sent<typeof getTeacherLoad>['query']) => ({
  ...queryOf(getTeacherLoad, { query }),
  ...paged,
});
