import { freeUntil, toldAt } from '@fasih/school/catalogue/policy/told';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SeatWithPolicy } from './rules-of-meeting.ts';
import { type Telling, tellingOf } from './telling.ts';

const selectTelling = statement(({ meetingId }: Params<{ meetingId: string }>) => tellingOf(meetingId));

/** Whether a limit of these seats depends on when their families were told. */
export const needsTelling = (seats: readonly SeatWithPolicy[]): boolean =>
  seats.some(({ policy, span }) => policy.rules >= 2 && span !== null);

/**
 * Adds until when each seat under course rules 2 may be moved or excused free
 * (docs/product/course-rules-2.md#told). One statement, none where all courses go by rules 1.
 */
export async function withFreeUntil(
  db: Queryable,
  meetingId: string,
  seats: readonly SeatWithPolicy[],
): Promise<SeatWithPolicy[]> {
  return needsTelling(seats) ? addFreeUntil(seats, await selectTelling.all(db, { meetingId })) : [...seats];
}

/** As `withFreeUntil`, for a reader that has read the telling with its own statement. */
export function addFreeUntil(
  seats: readonly SeatWithPolicy[],
  telling: readonly Telling[],
): SeatWithPolicy[] {
  const bySeat = new Map(telling.map((row) => [row.seatId, row]));
  return seats.map((seat) => ({ ...seat, freeUntil: limitOf(seat, bySeat.get(seat.seatId)) }));
}

function limitOf({ policy, span }: SeatWithPolicy, telling: Telling | undefined): Date | null {
  if (policy.rules < 2 || !span || !telling) return null;
  const byFamily = telling.byRole === 'student';
  return freeUntil(policy, {
    start: span.start,
    toldAt: toldAt(telling),
    unasked: !byFamily,
    bookedAt: byFamily ? telling.setAt : null,
  });
}
