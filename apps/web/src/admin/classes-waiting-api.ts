import { previewMember } from '@fasih/school/learning/classes/changes-contract';
import { readWaitingList } from '@fasih/school/learning/waiting/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** The waiting list of a class; families join and answer meanwhile, so it is asked again. */
export function useWaitingList(classId: string) {
  return useQuery({
    queryKey: ['classes', 'waiting', classId],
    queryFn: ({ signal }) => call(readWaitingList, { params: { classId } }, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: 30_000,
    refetchIntervalInBackground: false,
  });
}

/** What adding this learner would mean; a refusal is its answer. */
export function useMemberPreview(classId: string, enrolmentId: string) {
  return useQuery({
    enabled: enrolmentId !== '',
    queryKey: ['classes', 'member-preview', classId, enrolmentId],
    queryFn: ({ signal }) => call(previewMember, { params: { classId }, query: { enrolmentId } }, { signal }),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
