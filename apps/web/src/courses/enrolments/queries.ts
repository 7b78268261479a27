import { familyPauseOptions } from '@fasih/school/learning/meetings/family-pause-contract';
import { readOfferedTimes } from '@fasih/school/learning/offered-times/contract';
import { childHome } from '@fasih/school/office/homes/child-contract';
import { myClass, myClasses, myHistory, studentDashboard } from '@fasih/school/office/homes/contract';
import { useSearchParams } from 'react-router';
import { live, queryOf } from '../../lib/query.ts';

/** The calls that show a family its courses, meetings and times. */
export const FAMILY_READS = [
  studentDashboard,
  myClasses,
  myClass,
  myHistory,
  readOfferedTimes,
  familyPauseOptions,
  childHome,
] as const;

/** Which learner of the account is looked at, kept in the address as `?learner=`; undefined leaves it to the server. */
export function useChosenLearner(): string | undefined {
  const [search] = useSearchParams();
  return search.get('learner') ?? undefined;
}

/** A family's home. */
export const studentDashboardQuery = (learnerId: string | undefined) => ({
  ...queryOf(studentDashboard, { query: learnerId === undefined ? {} : { learnerId } }),
  ...live,
});
