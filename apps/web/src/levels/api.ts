import { readLevel } from '@fasih/school/learning/levels/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/client.ts';

/** A learner's level as staff see it; asked again when the page comes back into view. */
export function useLevel(enrolmentId: string) {
  return useQuery({
    queryKey: ['levels', enrolmentId],
    queryFn: ({ signal }) => call(readLevel, { params: { enrolmentId } }, { signal }),
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** After a decision or a request everything that shows a level is asked again. */
export function useRefreshLevels(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const keys = ['levels', 'dashboards', 'students', 'classes', 'placement', 'reports'];
    await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }, [queries]);
}
