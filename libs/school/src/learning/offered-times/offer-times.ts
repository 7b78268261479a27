import type { AgeGroup } from '../../basics/age-group.ts';
import { dayIn, weekTimeOf } from '../../basics/instants.ts';
import { weekMinuteOf } from '../../basics/week-minutes.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { areWide, type Hours, isWithin } from '../../catalogue/policy/offers.ts';
import { RULES_2 } from '../../catalogue/policy/rules-2.ts';
import { weekOf } from '../../catalogue/policy/validity.ts';
import { joinHours } from '../meetings/join-hours.ts';
import { overlaps } from '../meetings/plan.ts';
import { isAtSchool } from '../placing/fit.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** Whether a family has marked a time as one it likes best, as possible, or not at all. */
type Suits = 'preferred' | 'possible' | 'other';

/** A time that is offered for a meeting without one; `inWeek` is how many other meetings its week has. */
export type OfferedTime = Span & { suits: Suits; inWeek: number };

export type Offering = {
  /** Ids of the meetings without a time, in the order in which they are to be held. */
  meetings: readonly string[];
  /** Times at which teacher and learner are free, earliest first, from the first that may be offered to the last day. */
  free: readonly Span[];
  wishes: Pick<Wishes, 'possible' | 'preferred' | 'periods'>;
  lessonHours: readonly Hours[];
  ageGroup: AgeGroup | null;
  /** Meetings that a week may have. */
  perWeek: number;
  /** How many meetings the week that begins on this Monday has. */
  inWeek: (monday: string) => number;
  /** By meeting, the starts that were offered for it before; they stay while they are free. */
  before: ReadonlyMap<string, readonly Date[]>;
};

/**
 * Three times for each meeting without one: what was offered before and is still free, then those that the family likes
 * best, earlier ones first, on different days where there are enough (docs/product/course-rules-2.md#offered-times).
 * One time is offered for one meeting, in weeks below their limit. What lies outside wide wishes comes last, and so do
 * hours at which children are at school where nobody has said what suits.
 */
export function offerTimes(of: Offering): Map<string, OfferedTime[]> {
  const ranked = rankedTimes(of);
  const offered = new Map<string, OfferedTime[]>(of.meetings.map((id) => [id, []]));
  const taken: OfferedTime[] = [];
  /** Offers these candidates for a meeting, until it has three. */
  const fill = (times: OfferedTime[], candidates: Iterable<OfferedTime>, fits = (_: OfferedTime) => true) => {
    for (const time of candidates) {
      if (times.length === RULES_2.offers) return;
      if (taken.some((other) => overlaps(other, time)) || !fits(time)) continue;
      times.push(time);
      taken.push(time);
    }
  };
  // First for all meetings what they had, so that no meeting takes a time that another one was offered before.
  for (const [id, times] of offered) {
    const starts = of.before.get(id) ?? [];
    fill(
      times,
      starts.flatMap((start) => ranked.find((one) => one.start.getTime() === start.getTime()) ?? []),
    );
  }
  for (const times of offered.values()) {
    fill(times, ranked, (time) => !times.some((other) => isSameDay(other, time)));
    fill(times, ranked);
    times.sort((a, b) => a.start.getTime() - b.start.getTime());
  }
  return offered;
}

const isSameDay = (a: Span, b: Span) => dayIn(a.start) === dayIn(b.start);

/** The free times in weeks below their limit, the best first, of equal ones the earlier first. */
function rankedTimes(of: Offering): OfferedTime[] {
  const suits = suitsOf(of.wishes);
  return of.free
    .flatMap((span): OfferedTime[] => {
      const inWeek = of.inWeek(weekOf(span.start));
      return inWeek < of.perWeek ? [{ ...span, suits: suits(span), inWeek }] : [];
    })
    .map((time) => ({ time, rank: rankOf(of, time) }))
    .sort((a, b) => a.rank - b.rank || a.time.start.getTime() - b.time.start.getTime())
    .map(({ time }) => time);
}

/** The hours in which times are offered: the wishes where these are wide, else the school's lesson hours. */
export const hoursOfOffers = (
  wishes: Pick<Wishes, 'possible'>,
  lessonHours: readonly Hours[],
): readonly Hours[] => (areWide(wishes.possible, lessonHours) ? joinHours(wishes.possible) : lessonHours);

/**
 * How times suit a family's wishes, also in the periods in which these differ. Joins the hours once: the result is called for
 * thousands of times.
 */
export function suitsOf({ possible, preferred, periods }: Offering['wishes']): (span: Span) => Suits {
  const liked = joinHours(preferred);
  const usual = joinHours(possible);
  const differing = periods.map((period) => ({ ...period, possible: joinHours(period.possible) }));
  return (span) => {
    const day = differing.length === 0 ? '' : dayIn(span.start);
    const period = differing.find(({ from, to }) => from <= day && day <= to);
    if (!isWithin(period?.possible ?? usual, span)) return 'other';
    return isWithin(liked, span) ? 'preferred' : 'possible';
  };
}

/** The order in which times suit a family: 0 the best, 3 the last. */
export function ranksOfTimes(of: Pick<Offering, 'wishes' | 'ageGroup'>): (span: Span) => number {
  const suits = suitsOf(of.wishes);
  return (span) => rankOf(of, { suits: suits(span), start: span.start });
}

function rankOf(
  { wishes, ageGroup }: Pick<Offering, 'wishes' | 'ageGroup'>,
  { suits, start }: Pick<OfferedTime, 'suits' | 'start'>,
): number {
  if (suits === 'preferred') return 0;
  if (suits === 'possible') return 1;
  if (wishes.possible.length > 0) return 3;
  return ageGroup !== null && isAtSchool(ageGroup, weekMinuteOf(weekTimeOf(start))) ? 2 : 1;
}
