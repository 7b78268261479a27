import { schoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { moveMeeting, previewMove } from '@fasih/school/learning/meetings/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { useMeetingsChanged } from '../meetings/api.ts';

export type CalendarQuery = { from: string; until: string; teacher?: string; learner?: string };

/** The days of the calendar; others may move things meanwhile, so it is asked again every minute that it is looked at. */
export function useCalendarDays(query: CalendarQuery) {
  return useQuery({
    placeholderData: keepPreviousData,
    queryKey: ['classes', 'calendar', query],
    queryFn: ({ signal }) => call(schoolCalendar, { query }, { signal }),
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
    refetchIntervalInBackground: false,
  });
}

/** What moving would mean, asked anew each time; a refusal is its answer, so it is not tried again. */
export function usePreview(meetingId: string, start: string) {
  return useQuery({
    queryKey: ['meetings', 'preview', meetingId, start],
    queryFn: ({ signal }) => call(previewMove, { params: { meetingId }, query: { start } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

type Move = { meetingId: string; start: string; version: number };

/** Moves a meeting; everything that shows meetings is asked again, also when it was refused. */
export function useCalendarMove() {
  const changed = useMeetingsChanged();
  return async ({ meetingId, ...body }: Move) => {
    try {
      return await call(moveMeeting, { params: { meetingId }, body });
    } finally {
      void changed();
    }
  };
}
