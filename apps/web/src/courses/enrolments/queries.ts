import { homeOf } from '@fasih/school/basics/roles';
import { familyPauseOptions } from '@fasih/school/learning/meetings/family-pause-contract';
import { readOfferedTimes } from '@fasih/school/learning/offered-times/contract';
import { childHome } from '@fasih/school/office/homes/child-contract';
import { myClass, myClasses, myHistory, studentDashboard } from '@fasih/school/office/homes/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Problem } from '../../lib/problem.ts';
import { live, queryOf } from '../../lib/query.ts';
import { useSearchChange } from '../../lib/search-change.ts';

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

const LAST_LEARNER = ['last learner'];

/**
 * The learner whom the sidebar goes on with: the one of the address, or, where a page such as `/orders` names none, the
 * one who was looked at last. The home without a name shows the first one; the next visit knows nobody.
 */
export function useLastLearner(): string | undefined {
  const chosen = useChosenLearner();
  const client = useQueryClient();
  const isHome = useLocation().pathname === homeOf('student');
  const last = useQuery({
    queryKey: LAST_LEARNER,
    queryFn: (): string | null => null,
    enabled: false,
  });
  useEffect(() => {
    if (chosen !== undefined || isHome) client.setQueryData(LAST_LEARNER, chosen ?? null);
  }, [chosen, isHome, client]);
  return chosen ?? last.data ?? undefined;
}

/**
 * Takes a learner out of the address whom this account has not, as after a share that ended or in an old bookmark: the page
 * then shows whoever there is, and the sidebar goes on without that name. `error` is that of the page's own read.
 */
export function useForgottenLearner(error: Error | null): void {
  const { search, change } = useSearchChange();
  const client = useQueryClient();
  const isUnknown = error instanceof Problem && error.code === 'learners.notFound' && search.has('learner');
  const forget = useEffectEvent(() => {
    client.setQueryData(LAST_LEARNER, null);
    change((now) => {
      now.delete('learner');
      return now;
    });
  });
  useEffect(() => {
    if (isUnknown) forget();
  }, [isUnknown]);
}

/** A family's home. */
export const studentDashboardQuery = (learnerId: string | undefined) => ({
  ...queryOf(studentDashboard, { query: learnerId === undefined ? {} : { learnerId } }),
  ...live,
});
