import type { Span } from './attendance.ts';
import { type Decision, decide, type Policy } from './decision.ts';
import { isFrozen } from './numbering.ts';
import { type Hours, isWithin } from './offers.ts';
import { because } from './reasons.ts';
import { earliestUnasked } from './told.ts';

/** A meeting of another class in which a learner may make up a missed number. */
export type FreeSeat = Span & { id: string; number: number; level: string | null; free: number };

/**
 * The number of a group learner's make-up (docs/product/course-rules-2.md#groups): that of the missed meeting, which
 * may still follow the class's times until one of the two freezes.
 *
 * @param makeup its number so far and its time.
 * @param missed the class's meeting as it is now.
 */
export function makeupNumber(
  policy: Policy,
  makeup: { number: number; start: Date | null },
  missed: { number: number; start: Date | null },
  now: Date,
): number {
  const fixed = [makeup.start, missed.start].some((start) => start !== null && isFrozen(start, now));
  return policy.rules < 2 || fixed ? makeup.number : missed.number;
}

/** What the learner needs of a seat for its missed number. */
export type MissedNumber = {
  number: number;
  /** Of the learner's own class. */
  level: string | null;
  /** End of the course. */
  until: Date;
  /** Hours in which it may be made up. */
  wishes: readonly Hours[];
  /** The learner's other meetings. */
  busy: readonly Span[];
  /** Whether the week of a start has as many meetings as the course may have (docs/product/course-rules-2.md#per-week). */
  isWeekFull: (start: Date) => boolean;
};

/** The seats of other classes in which a number can be made up, earliest first; none under rules 1. */
export function seatsForMakeup(
  policy: Policy,
  { number, level, until, wishes, busy, isWeekFull }: MissedNumber,
  seats: readonly FreeSeat[],
  now: Date,
): FreeSeat[] {
  if (policy.rules < 2) return [];
  return seats
    .filter((one) => one.number === number && one.level === level && one.free > 0)
    .filter((one) => one.start >= earliestUnasked(now) && one.end <= until && isWithin(wishes, one))
    .filter((one) => !isWeekFull(one.start))
    .filter((one) => !busy.some(({ start, end }) => start < one.end && one.start < end))
    .sort((a, b) => a.start.getTime() - b.start.getTime() || a.id.localeCompare(b.id));
}

/**
 * Where a missed number is made up: the first free seat of that number and level in another class inside the wishes
 * and the course, else a private meeting.
 *
 * @param by who takes the seat: the learner's family, or the school.
 */
export function decideMakeup(
  policy: Policy,
  missed: MissedNumber,
  seats: readonly FreeSeat[],
  by: 'learner' | 'school',
  now: Date,
): Decision<'seat' | 'private'> & { seat: FreeSeat | null } {
  const { number, level } = missed;
  const [seat] = seatsForMakeup(policy, missed, seats, now);
  const inputs = { now: now.toISOString(), number, level, seat: seat?.id ?? null, by };
  return seat
    ? {
        ...decide(
          policy,
          'makeup',
          'seat',
          inputs,
          because('makeup.seat', { number, start: seat.start.toISOString() }),
        ),
        seat,
      }
    : { ...decide(policy, 'makeup', 'private', inputs, because('makeup.private', { number })), seat: null };
}
