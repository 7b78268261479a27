import type { Sent } from '@fasih/school/basics/contract';
import { getAttendance } from '@fasih/school/learning/attendance/contract';
import { myHistory } from '@fasih/school/office/homes/contract';
import { live, paged, queryOf } from '../../../lib/query.ts';

/** One learner's attendance of a meeting, with what marking now would be; nothing is loaded while none is chosen. */
export const attendanceQuery = (meetingId: string | null, learnerId: string) => ({
  ...queryOf(getAttendance, { params: { meetingId: meetingId ?? '', learnerId } }),
  ...live,
  enabled: meetingId !== null,
  staleTime: 0,
});

/** The account's meetings that are over. */
export const historyQuery = (query: Sent<typeof myHistory>['query']) => ({
  ...queryOf(myHistory, { query }),
  ...paged,
});
