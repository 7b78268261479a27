import { dayIn } from '@fasih/school/basics/instants';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import { type CourseChange, decideExtension } from '@fasih/school/catalogue/policy/growth';
import { addDays } from '@fasih/school/catalogue/policy/validity';
import type { Queryable } from '../../platform/db/transaction.ts';
import { changesOfCourses, lockCourses } from './course-changes.ts';
import type { SeatWithPolicy } from './rules-of-meeting.ts';
import { lastDayOfSeat } from './seat-writes.ts';

/** The days that a course gets for a cancelled meeting, and its last day with them. */
export type Growth = { days: number; lastDay: string };

/**
 * What a course gets if the meeting is cancelled: under rules 1 the version's days, under rules 2 less if a pause has
 * added them already (docs/product/course-rules-2.md#validity).
 */
export function growthOf(seat: SeatWithPolicy, span: Span | null, before: readonly CourseChange[]): Growth {
  const lastDay = lastDayOfSeat(seat);
  const days = seat.policy.values.extensionDays;
  if (seat.policy.rules < 2 || !span) return { days, lastDay: addDays(lastDay, days) };
  const change = { kind: 'cancelled', day: dayIn(span.start) } as const;
  return decideExtension(seat.policy, { lastDay, before }, change);
}

/** As `growthOf`, for each seat of a meeting that is being cancelled. Two statements, none under rules 1. */
export async function growthOfSeats(
  db: Queryable,
  span: Span | null,
  seats: readonly SeatWithPolicy[],
): Promise<{ seat: SeatWithPolicy; growth: Growth }[]> {
  const ids = seats.filter(({ policy }) => policy.rules >= 2).map(({ enrolmentId }) => enrolmentId);
  await lockCourses(db, ids);
  const before = await changesOfCourses(db, ids);
  return seats.map((seat) => ({ seat, growth: growthOf(seat, span, before(seat.enrolmentId)) }));
}
