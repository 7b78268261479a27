import { listRepairs } from '@fasih/school/learning/repairs/contract';
import { live, paged, queryOf } from '../../lib/query.ts';

/** One page of what self-repair did, the newest first. */
export const repairsQuery = (page: number) => ({
  ...queryOf(listRepairs, { query: { page } }),
  ...paged,
  ...live,
});
