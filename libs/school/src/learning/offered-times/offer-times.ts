import type { AgeGroup } from '../../basics/age-group.ts';
import { dayIn, weekTimeOf } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import { areWide, type Hours, isWithin } from '../../catalogue/policy/offers.ts';
import { RULES_2 } from '../../catalogue/policy/rules-2.ts';
import { weekOf } from '../../catalogue/policy/validity.ts';
import { joinHours } from '../meetings/join-hours.ts';
import { overlaps } from '../meetings/plan.ts';
import { isAtSchool } from '../placing/fit.ts';
import type { Wishes } from '../wishes/wishes.ts';

/** How a time suits a family: painted as the best, painted, or neither. */
export type Suits = 'preferred' | 'possible' | 'other';

/** A time that is offered for a meeting without one; `inWeek` are the other meetings of its week. */
export type OfferedTime = Span & { suits: Suits; inWeek: number };

export type Offering = {
  /** Meetings without a time, in the order in which they are to be held. */
  meetings: readonly string[];
  /** Times at which teacher and learner are free, earliest first, from the first that may be offered to the last day. */
  free: readonly Span[];
  wishes: Pick<Wishes, 'possible' | 'preferred' | 'periods'>;
  lessonHours: readonly Hours[];
  ageGroup: AgeGroup | null;
  /** Meetings that a week may have, and how many the week of a Monday has. */
  perWeek: number;
  inWeek: (monday: string) => number;
  /** Starts that were offered for a meeting before; they stay while they are free. */
  before: ReadonlyMap<string, readonly Date[]>;
};

/**
 * Three times for each meeting without one: what was offered before and is still free, then those that the family likes
 * best, earlier ones first, on different days where there are enough (docs/product/course-rules-2.md#offered-times).
 * One time is offered for one meeting, in weeks below their limit. What lies outside wide wishes comes last, and so do
 * hours at which children are at school where nobody has said what suits.
 */
export function offerTimes(of: Offering): Map<string, OfferedTime[]> {
  const suits = suitsOf(of.wishes);
  const ranked = of.free
    .flatMap((span): OfferedTime[] => {
      const inWeek = of.inWeek(weekOf(span.start));
      return inWeek < of.perWeek ? [{ ...span, suits: suits(span), inWeek }] : [];
    })
    .map((time) => ({ time, rank: rankOf(of, time) }))
    .sort((a, b) => a.rank - b.rank || a.time.start.getTime() - b.time.start.getTime())
    .map(({ time }) => time);
  const offered = new Map<string, OfferedTime[]>(of.meetings.map((id) => [id, []]));
  const taken: OfferedTime[] = [];
  const give = (times: OfferedTime[], time: OfferedTime) => {
    times.push(time);
    taken.push(time);
  };
  const isOpen = (time: OfferedTime) => !taken.some((other) => overlaps(other, time));
  for (const [id, times] of offered) {
    for (const start of of.before.get(id) ?? []) {
      const time = ranked.find((one) => one.start.getTime() === start.getTime());
      if (time && times.length < RULES_2.offers && isOpen(time)) give(times, time);
    }
  }
  for (const times of offered.values()) {
    for (const onOtherDays of [true, false]) {
      for (const time of ranked) {
        if (times.length === RULES_2.offers) break;
        const sameDay = times.some((other) => dayIn(other.start) === dayIn(time.start));
        if (isOpen(time) && !(onOtherDays && sameDay)) give(times, time);
      }
    }
    times.sort((a, b) => a.start.getTime() - b.start.getTime());
  }
  return offered;
}

/** The hours inside which offered times count: the wishes where these are wide, else the lesson hours. */
export const hoursOfOffers = (
  wishes: Pick<Wishes, 'possible'>,
  lessonHours: readonly Hours[],
): readonly Hours[] => (areWide(wishes.possible, lessonHours) ? joinHours(wishes.possible) : lessonHours);

/** How times suit what a family has said, with the weeks that differ: asked for thousands, so hours are joined once. */
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

/** How well times suit a family as far as that is known: 0 best, 3 least. */
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
  const { weekday, minute } = weekTimeOf(start);
  return ageGroup !== null && isAtSchool(ageGroup, (weekday - 1) * 1440 + minute) ? 2 : 1;
}
