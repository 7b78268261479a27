import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { decideExtension } from '@fasih/school/catalogue/policy/growth';
import { addEvents, extendCourses } from '../../courses/balance/balance.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SeatWithPolicy } from './rules-of-meeting.ts';
import { lastDayOfSeat } from './seat-writes.ts';

/**
 * Extends the courses whose meeting teacher or school have moved to a later week
 * (docs/product/course-rules-2.md#validity). Two statements, none where nothing is added.
 *
 * @param seats as they were before the move.
 */
export async function extendMoved(
  db: Queryable,
  seats: readonly SeatWithPolicy[],
  was: Span,
  to: Span,
  now: Date,
): Promise<void> {
  const change = { kind: 'moved', from: dayIn(was.start), to: dayIn(to.start) } as const;
  const extended = seats
    .filter(({ policy, enrolmentState }) => policy.rules === 2 && enrolmentState === 'active')
    .map((seat) => ({
      seat,
      decision: decideExtension(seat.policy, { lastDay: lastDayOfSeat(seat), before: [] }, change),
    }))
    .filter(({ decision }) => decision.days > 0);
  const events = extended.map(({ seat, decision: { days, lastDay: _, ...decision } }) => ({
    enrolmentId: seat.enrolmentId,
    kind: 'extended' as const,
    days,
    decision,
    source: `extended:${seat.seatId}:${seat.version + 1}`,
  }));
  await addEvents(db, events, now);
  for (const days of new Set(events.map((event) => event.days))) {
    const ids = events.filter((event) => event.days === days).map(({ enrolmentId }) => enrolmentId);
    await extendCourses(db, ids, days);
  }
}
