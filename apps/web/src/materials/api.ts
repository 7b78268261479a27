import { listMaterials } from '@fasih/school/learning/materials/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** The key of a meeting's files, for those who add and remove them. */
export const materialsKey = (meetingId: string) => ['materials', 'meeting', meetingId] as const;

/** The files of a meeting. */
export function useMaterials(meetingId: string) {
  return useQuery({
    queryKey: materialsKey(meetingId),
    queryFn: ({ signal }) => call(listMaterials, { params: { meetingId } }, { signal }),
  });
}
