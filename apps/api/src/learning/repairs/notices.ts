import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { AnyNotice } from '../../messaging/notifications/notify.ts';
import type { MeetingFacts } from '../meetings/facts.ts';
import type { SeriesClass } from '../series/store.ts';

/** A time of a meeting that is replaced; null where there was or is none. */
type Replaced = { meeting: MeetingFacts; was: Span | null; to: Span | null };

/** One notice for each family, with the times of its learners alone, and one for the teacher. */
export function repairNotices(
  { id: classId, name: className, teacherId, teacherName }: SeriesClass,
  times: readonly Replaced[],
  { repairId, why }: { repairId: string; why: 'repaired' | 'takenBack' },
): AnyNotice[] {
  const seats = times.flatMap(({ meeting }) => meeting.seats);
  const accounts = new Set(seats.map(({ accountId }) => accountId));
  const of = (accountId: string, isOwn: (seat: MeetingFacts['seats'][number]) => boolean): AnyNotice => {
    const own = times
      .filter(({ meeting }) => meeting.seats.some(isOwn))
      .sort((a, b) => startOf(a) - startOf(b));
    const learnerName = namesOf(seats.filter(isOwn));
    const days = own.flatMap(({ was, to }) => [was, to].flatMap((span) => (span ? dayIn(span.start) : [])));
    const sorted = days.sort();
    return {
      accountId,
      kind: 'classes.replanned',
      params: {
        learnerName,
        why,
        from: sorted[0] ?? '',
        until: sorted.at(-1) ?? '',
        reason: '',
        names: [],
        classes: [
          {
            classId,
            className,
            learnerName,
            teacherName,
            hasNewTeacher: false,
            times: own.map(({ was, to }) => ({
              was: was?.start.toISOString() ?? null,
              to: to?.start.toISOString() ?? null,
            })),
          },
        ],
      },
      source: `classes.replanned:${why}:${repairId}:${accountId}`,
    };
  };
  return [
    ...[...accounts].map((accountId) => of(accountId, (seat) => seat.accountId === accountId)),
    of(teacherId, () => true),
  ];
}

const startOf = ({ was, to }: Replaced): number => (to ?? was)?.start.getTime() ?? 0;

const namesOf = (seats: readonly { learnerName: string }[]): string =>
  [...new Set(seats.map(({ learnerName }) => learnerName).filter(Boolean))].sort().join(', ');
