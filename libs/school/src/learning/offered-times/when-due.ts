import { DAY, HOUR, later } from '../../basics/instants.ts';
import { RULES_2 } from '../../catalogue/policy/rules-2.ts';
import { endOfDay } from '../../catalogue/policy/validity.ts';

/** Limits of offered times (docs/product/course-rules-2.md#offered-times), in milliseconds. */
export const OFFERED = {
  /** The school chooses a time when the family has not taken one so long after it was told of three. */
  choose: 72 * HOUR,
  /** A family is asked about a course at most once in this time. */
  again: DAY,
  /** Offered times lie so far ahead that a mail an hour later still tells of them 48 hours before. */
  ahead: RULES_2.told + HOUR,
} as const;

/** What was offered for one meeting, and since when it has had no time. */
export type OffersOfMeeting = {
  /** When it lost its time; null: it never had one. */
  lostAt: Date | null;
  offers: readonly { start: Date; offeredAt: Date; toldAt: Date | null }[];
};

/** What was offered since the meeting lost its time. */
const present = ({ lostAt, offers }: OffersOfMeeting) =>
  offers.filter(({ offeredAt }) => lostAt === null || offeredAt >= lostAt);

/**
 * Whether times are to be offered now: nothing was offered yet, fewer than three of them still lie a day ahead, or the
 * last 21 days have begun, in which offers count. Not twice within a day.
 */
export function needsOffer(meeting: OffersOfMeeting, lastDay: string, now: Date): boolean {
  const offers = present(meeting);
  const last = offers.map(({ offeredAt }) => offeredAt).sort((a, b) => b.getTime() - a.getTime())[0];
  if (!last) return true;
  if (now < later(last, OFFERED.again)) return false;
  if (offers.filter(({ start }) => later(now, DAY) <= start).length < RULES_2.offers) return true;
  const counts = later(endOfDay(lastDay), -RULES_2.offerDays * DAY);
  return last < counts && counts <= now;
}

/** When the school chooses a time: 72 hours after the family was told of the first ones; null before it was. */
export function choosesAt(meeting: OffersOfMeeting): Date | null {
  const told = present(meeting)
    .flatMap(({ toldAt }) => (toldAt ? [toldAt] : []))
    .sort((a, b) => a.getTime() - b.getTime())[0];
  return told ? later(told, OFFERED.choose) : null;
}
