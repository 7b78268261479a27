import { readCourseRules } from '@fasih/school/office/newer-rules/contract';
import { live, queryOf } from '../../lib/query.ts';

/** What newer rules would change for a family's course. */
export const courseRulesQuery = (enrolmentId: string) => ({
  ...queryOf(readCourseRules, { params: { enrolmentId } }),
  ...live,
});
