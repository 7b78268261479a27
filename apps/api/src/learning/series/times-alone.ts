import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Policy } from '@fasih/school/catalogue/policy/decision';
import { isWithin } from '@fasih/school/catalogue/policy/offers';
import { endOfDay } from '@fasih/school/catalogue/policy/validity';
import { freeTimes } from '@fasih/school/learning/meetings/plan';
import { hoursOfOffers } from '@fasih/school/learning/offered-times/offer-times';
import { rankTimes } from '@fasih/school/learning/series/private-times';
import { NO_WISHES } from '@fasih/school/learning/wishes/wishes';
import type { Timetable } from '../meetings/read-timetable.ts';
import type { SeatWithPolicy } from '../meetings/rules-of-meeting.ts';
import { lastDayOfSeat } from '../meetings/seat-writes.ts';
import { isAlone, type Known, type Open } from './read-known.ts';
import type { SeriesClass } from './store.ts';

type Losing = Pick<Open, 'id' | 'kind' | 'capacity' | 'span'> & { seats: readonly SeatWithPolicy[] };

/** Times for those meetings of a group that one learner holds alone, best first, as `planSeries` needs them. */
export function timesAlone(
  { ageGroup }: Pick<SeriesClass, 'ageGroup'>,
  losing: readonly Losing[],
  wishes: Known['wishes'],
  policy: Policy,
  timetable: Timetable,
  busy: { teacher: readonly Span[]; learners: readonly Span[] },
  earliest: Date,
): (id: string) => readonly Span[] | null {
  const alone = losing.filter(isAlone);
  if (alone.length === 0) return () => null;
  const courseOf = ({ seats }: Losing) => seats[0]?.enrolmentId ?? '';
  const days = alone.flatMap(({ seats }) => seats.map(lastDayOfSeat)).sort();
  const free = freeTimes(
    {
      ...timetable,
      meetingMinutes: policy.values.meetingMinutes,
      teacherBusy: busy.teacher,
      learnersBusy: busy.learners,
    },
    earliest,
    endOfDay(days.at(-1) ?? ''),
  );
  const ranked = new Map(
    alone.map((one) => {
      const own = wishes.get(courseOf(one)) ?? NO_WISHES;
      const hours = hoursOfOffers(own, timetable.lessonHours.week);
      const fitting = free.filter((span) => isWithin(hours, span));
      return [one.id, rankTimes({ free: fitting, wishes: own, ageGroup, usual: [one.span.start] })];
    }),
  );
  return (id) => ranked.get(id) ?? null;
}
