import { courseEvents, listStudents } from '@fasih/school/office/homes/admin-contract';
import { getErasure, listNotes, listViews, previewMerge } from '@fasih/school/office/students/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../lib/client.ts';

const fresh = { refetchOnWindowFocus: true } as const;

/** One's own saved views of the list. */
export function useViews() {
  return useQuery({
    ...fresh,
    queryKey: ['students', 'views'],
    queryFn: ({ signal }) => call(listViews, {}, { signal }),
  });
}

/** What staff noted about a learner. */
export function useNotes(learnerId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['students', 'notes', learnerId],
    queryFn: ({ signal }) => call(listNotes, { params: { learnerId } }, { signal }),
  });
}

/** What erasing a learner would take away, and the request that waits. */
export function useErasure(learnerId: string) {
  return useQuery({
    ...fresh,
    queryKey: ['students', 'erasure', learnerId],
    queryFn: ({ signal }) => call(getErasure, { params: { learnerId } }, { signal }),
  });
}

/** What changed a course's balance, with the reasons. */
export function useCourseEvents(enrolmentId: string) {
  return useQuery({
    queryKey: ['students', 'events', enrolmentId],
    queryFn: ({ signal }) => call(courseEvents, { params: { enrolmentId } }, { signal }),
  });
}

/** Students by a few letters, for choosing the second record. */
export function useOthers(q: string) {
  return useQuery({
    queryKey: ['students', 'others', q],
    queryFn: ({ signal }) => call(listStudents, { query: { q, sort: 'name', pageSize: 20 } }, { signal }),
    enabled: q.trim().length >= 3,
  });
}

/** What joining another record into this one would mean. */
export function useMergePreview(learnerId: string, otherId: string | null) {
  return useQuery({
    queryKey: ['students', 'merge', learnerId, otherId],
    queryFn: ({ signal }) =>
      call(previewMerge, { params: { learnerId, otherId: otherId ?? '' } }, { signal }),
    enabled: otherId !== null,
    gcTime: 0,
  });
}

/** Asks everything about students again after a write. */
export function useStudentsRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      ['students', 'dashboards', 'classes'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    );
  }, [queries]);
}
