import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { decideExtension } from '@fasih/school/catalogue/policy/growth';
import { addExtensions, type NewEvent } from '../../courses/balance/balance.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SeatWithPolicy } from './rules-of-meeting.ts';
import { lastDayOfSeat } from './seat-writes.ts';

/** The days that a course gets, with the balance event that says so. */
type Longer = NewEvent & { kind: 'extended'; days: number };

/**
 * What courses get because teacher or school have moved a meeting of theirs to a later week
 * (docs/product/course-rules-2.md#validity).
 *
 * @param seats as they were before the move.
 */
export function longerByMove(seats: readonly SeatWithPolicy[], was: Span, to: Span): Longer[] {
  const change = { kind: 'moved', from: dayIn(was.start), to: dayIn(to.start) } as const;
  return seats
    .filter(({ policy, enrolmentState }) => policy.rules >= 2 && enrolmentState === 'active')
    .map((seat) => ({
      seat,
      decision: decideExtension(seat.policy, { lastDay: lastDayOfSeat(seat), before: [] }, change),
    }))
    .filter(({ decision }) => decision.days > 0)
    .map(({ seat, decision: { days, lastDay: _, ...decision } }) => ({
      enrolmentId: seat.enrolmentId,
      kind: 'extended' as const,
      days,
      decision,
      source: `extended:${seat.seatId}:${seat.version + 1}`,
    }));
}

/** Extends courses as `longerByMove` says. Two statements, none where nothing is added. */
export async function extendMoved(
  db: Queryable,
  seats: readonly SeatWithPolicy[],
  was: Span,
  to: Span,
  now: Date,
): Promise<void> {
  await addExtensions(db, longerByMove(seats, was, to), now);
}
