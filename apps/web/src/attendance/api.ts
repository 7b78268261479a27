import { ATTENDANCE, type Attendance } from '@fasih/school/catalogue/policy/seat';
import { getAttendance, setAttendance } from '@fasih/school/learning/attendance/contract';
import { myHistory } from '@fasih/school/office/homes/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/client.ts';

const attendanceKey = (meetingId: string | null, learnerId: string) =>
  ['attendance', 'seat', meetingId, learnerId] as const;

/** One learner's attendance of a meeting, with what marking now would be; asked again when the page comes into view. */
export function useAttendance(meetingId: string | null, learnerId: string) {
  return useQuery({
    enabled: meetingId !== null,
    queryKey: attendanceKey(meetingId, learnerId),
    queryFn: ({ signal }) =>
      call(getAttendance, { params: { meetingId: meetingId ?? '', learnerId } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Marks a meeting by the server's clock; marking twice answers the mark that stands. */
export function useMark(learnerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (meetingId: string) => call(setAttendance, { params: { meetingId, learnerId }, body: {} }),
    onSuccess: (answer) => {
      queries.setQueryData(attendanceKey(answer.meetingId, learnerId), answer);
      return queries.invalidateQueries({ queryKey: ['dashboards'] });
    },
    onError: (_fault, meetingId) =>
      queries.invalidateQueries({ queryKey: attendanceKey(meetingId, learnerId) }),
  });
}

export const asAttendance = (word: string | null): Attendance | undefined =>
  ATTENDANCE.find((state) => state === word);

type HistoryQuery = {
  page: number;
  sort: string | undefined;
  q: string | undefined;
  status: Attendance | undefined;
  learnerId: string | undefined;
};

/** The account's meetings that are over. */
export function useHistory({ page, sort, q, status, learnerId }: HistoryQuery) {
  return useQuery({
    queryKey: ['dashboards', 'my-history', page, sort ?? '', q ?? '', status ?? '', learnerId ?? ''],
    queryFn: ({ signal }) =>
      call(
        myHistory,
        {
          query: {
            page,
            ...(sort === 'date' || sort === '-date' ? { sort } : {}),
            ...(q ? { q } : {}),
            ...(status ? { status } : {}),
            ...(learnerId ? { learnerId } : {}),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}
