import { readLevel } from '@fasih/school/learning/levels/contract';
import { live, queryOf } from '../../lib/query.ts';

/** A learner's level as staff see it. */
export const levelQuery = (enrolmentId: string) => ({
  ...queryOf(readLevel, { params: { enrolmentId } }),
  ...live,
  retry: false,
});
