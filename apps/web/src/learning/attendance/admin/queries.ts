import type { Reply, Sent } from '@fasih/school/basics/contract';
import { schoolAttendance } from '@fasih/school/learning/attendance/contract';
import { live, queryOf } from '../../../lib/query.ts';

/** One page of the school's attendance, of learners or of teachers. */
export const schoolAttendanceQuery = (query: NonNullable<Sent<typeof schoolAttendance>['query']>) => ({
  ...queryOf(schoolAttendance, { query }),
  ...live,
  // The rows of learners and of teachers have different columns.
  placeholderData: (previous: Reply<typeof schoolAttendance> | undefined) =>
    previous?.kind === (query.kind ?? 'student') ? previous : undefined,
});
