import { studentDashboard } from '@fasih/school/office/homes/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../lib/client.ts';

/** Which learner of the account is looked at, kept in the address as `?learner=`; undefined leaves it to the server. */
export function useChosenLearner(): string | undefined {
  const [search] = useSearchParams();
  return search.get('learner') ?? undefined;
}

/** A family's home; asked again when the page comes back into view. */
export function useStudentDashboard(learnerId: string | undefined) {
  return useQuery({
    queryKey: ['dashboards', 'student', learnerId ?? ''],
    queryFn: ({ signal }) =>
      call(studentDashboard, { query: learnerId === undefined ? {} : { learnerId } }, { signal }),
    refetchOnWindowFocus: true,
  });
}
