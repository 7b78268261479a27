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
  return policy.rules === 1 || fixed ? makeup.number : missed.number;
}

/**
 * Where a missed number is made up: the first free seat of that number and level in another class inside the wishes
 * and the course, else a private meeting.
 */
export function decideMakeup(
  policy: Policy,
  missed: { number: number; level: string | null; until: Date; wishes: readonly Hours[] },
  seats: readonly FreeSeat[],
  /** The learner's other meetings. */
  busy: readonly Span[],
  now: Date,
): Decision<'seat' | 'private'> & { seat: FreeSeat | null } {
  const { number, level, until, wishes } = missed;
  const seat =
    policy.rules === 1
      ? undefined
      : seats
          .filter((one) => one.number === number && one.level === level && one.free > 0)
          .filter((one) => one.start >= earliestUnasked(now) && one.end <= until && isWithin(wishes, one))
          .filter((one) => !busy.some(({ start, end }) => start < one.end && one.start < end))
          .sort((a, b) => a.start.getTime() - b.start.getTime())[0];
  const inputs = { now: now.toISOString(), number, level, seat: seat?.id ?? null };
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
