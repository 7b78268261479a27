import { schoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { classesToday, getClass, listClasses } from '@fasih/school/learning/classes/contract';
import { readLevel } from '@fasih/school/learning/levels/contract';
import { readWaitingList } from '@fasih/school/learning/waiting/contract';
import { adminDashboard, listStudents, studentDetail } from '@fasih/school/office/homes/admin-contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/client.ts';
import { type Invalidated, invalidate } from '../lib/query.ts';

/** A learner's level as staff see it; asked again when the page comes back into view. */
export function useLevel(enrolmentId: string) {
  return useQuery({
    queryKey: ['levels', enrolmentId],
    queryFn: ({ signal }) => call(readLevel, { params: { enrolmentId } }, { signal }),
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** After a decision or a request whatever shows a level is loaded again. */
export function useRefreshLevels(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => invalidate(queries, LEVEL_READS), [queries]);
}

const LEVEL_READS: readonly Invalidated[] = [
  'levels',
  'dashboards',
  'placement',
  'reports',
  adminDashboard,
  listStudents,
  studentDetail,
  listClasses,
  classesToday,
  getClass,
  readWaitingList,
  schoolCalendar,
];
