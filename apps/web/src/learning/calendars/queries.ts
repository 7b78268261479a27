import type { Sent } from '@fasih/school/basics/contract';
import { schoolCalendar, teacherCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { previewMove } from '@fasih/school/learning/meetings/contract';
import { paged, queryOf } from '../../lib/query.ts';

/** The days of the calendar; others may move meetings meanwhile, so they are loaded again every minute. */
export const calendarQuery = (query: Sent<typeof schoolCalendar>['query']) => ({
  ...queryOf(schoolCalendar, { query }),
  ...paged,
  refetchInterval: 60_000,
});

/** The same of the teacher who is signed in. */
export const teacherCalendarQuery = (query: Sent<typeof teacherCalendar>['query']) => ({
  ...queryOf(teacherCalendar, { query }),
  ...paged,
  refetchInterval: 60_000,
});

/** What moving would mean, loaded again each time; a refusal is its reply, so it is not tried again. */
export const movePreviewQuery = (meetingId: string, start: string) => ({
  ...queryOf(previewMove, { params: { meetingId }, query: { start } }),
  staleTime: 0,
  gcTime: 0,
  retry: false,
});
