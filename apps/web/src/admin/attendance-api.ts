import type { Sent } from '@fasih/school/basics/contract';
import { type SchoolAttendance, schoolAttendance } from '@fasih/school/learning/attendance/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

/** One page of the school's attendance, of learners or of teachers. */
export function useSchoolAttendance(query: NonNullable<Sent<typeof schoolAttendance>['query']>) {
  return useQuery<SchoolAttendance>({
    refetchOnWindowFocus: true,
    // The other tab's rows have other columns.
    placeholderData: (before) => (before?.kind === (query.kind ?? 'student') ? before : undefined),
    queryKey: ['attendance', 'school', query],
    queryFn: ({ signal }) => call(schoolAttendance, { query }, { signal }),
  });
}
