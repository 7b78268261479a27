import { dayIn, weekTimeOf } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { weekOf } from '../../catalogue/policy/validity.ts';
import { overlaps } from '../meetings/plan.ts';
import { type Offering, ranksOfTimes } from '../offered-times/offer-times.ts';

export type TimesToRank = Pick<Offering, 'wishes' | 'ageGroup'> & {
  /** Times at which teacher and learner are free. */
  free: readonly Span[];
  /** Starts that the learner is used to, of which the hour counts. */
  usual: readonly Date[];
};

export type PrivateTimes = TimesToRank &
  Pick<Offering, 'perWeek' | 'inWeek'> & {
    /** How many meetings need a time. */
    count: number;
    /** School days on which the learner has a lesson already. */
    lessonDays: ReadonlySet<string>;
  };

const minuteOf = (start: Date): number => weekTimeOf(start).minute;

/** Times for a meeting that one learner holds alone: those that suit the family best, then the earliest days, on a day the usual hour first. */
export function rankTimes(of: TimesToRank): Span[] {
  const rank = ranksOfTimes(of);
  const usual = new Set(of.usual.map(minuteOf));
  return of.free
    .map((span) => ({
      span,
      rank: rank(span),
      day: dayIn(span.start),
      isUsual: usual.has(minuteOf(span.start)),
    }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        a.day.localeCompare(b.day) ||
        Number(b.isUsual) - Number(a.isUsual) ||
        a.span.start.getTime() - b.span.start.getTime(),
    )
    .map(({ span }) => span);
}

/**
 * Times for meetings that a learner of a group holds alone, all planned at once (docs/product/course-rules-2.md#family-pause), as
 * `rankTimes` has them; in weeks below their limit, and one lesson a day as long as there are days. In order.
 */
export function privateTimes(of: PrivateTimes): Span[] {
  const ranked = rankTimes(of);
  const found: Span[] = [];
  const days = new Set(of.lessonDays);
  for (const onOtherDays of [true, false]) {
    for (const span of ranked) {
      if (found.length >= of.count) break;
      const day = dayIn(span.start);
      if (onOtherDays && days.has(day)) continue;
      const week = weekOf(span.start);
      const inWeek = of.inWeek(week) + found.filter((one) => weekOf(one.start) === week).length;
      if (inWeek >= of.perWeek || found.some((one) => overlaps(one, span))) continue;
      found.push(span);
      days.add(day);
    }
  }
  return found.sort((a, b) => a.start.getTime() - b.start.getTime());
}
