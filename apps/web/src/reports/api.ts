import { myReports } from '@fasih/school/learning/reports/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** Tests, reports and certificates of the account's courses, the newest course first. */
export function useMyReports(page: number, pageSize: number, learnerId: string | undefined) {
  return useQuery({
    queryKey: ['reports', 'mine', page, pageSize, learnerId ?? ''],
    queryFn: ({ signal }) =>
      call(myReports, { query: { page, pageSize, ...(learnerId ? { learnerId } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}
