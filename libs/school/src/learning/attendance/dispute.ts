import { later, MINUTE } from '../../basics/instants.ts';
import type { Span } from '../../catalogue/policy/attendance.ts';
import type { SeatState } from '../../catalogue/policy/seat.ts';

/** So long after the start a family may say that the teacher is not there. */
export const DISPUTE_AFTER = 3 * MINUTE;

export type DisputeOutcome = 'open' | 'tooEarly' | 'teacherHere' | 'closed';

/**
 * Whether a family may say now that the teacher is not there: from 3 minutes after the start to the end, while nobody
 * has checked in (docs/product/classes.md#a-missing-teacher).
 */
export function decideDispute(
  seat: { state: SeatState; span: Span | null; checkedInAt: Date | null; enrolmentActive: boolean },
  now: Date,
): DisputeOutcome {
  const { state, span } = seat;
  const isExpected = state === 'planned' || state === 'present' || state === 'late';
  if (!span || !isExpected || !seat.enrolmentActive || now > span.end) return 'closed';
  if (seat.checkedInAt) return 'teacherHere';
  return now < later(span.start, DISPUTE_AFTER) ? 'tooEarly' : 'open';
}
