import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { addEvents, eventsOf } from '../../courses/balance/balance.ts';
import { endEnrolments } from '../../courses/enrolments/end-enrolments.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { lapseSeats } from '../meetings/lapse-seats.ts';
import { settleClasses } from './settle-class.ts';

type Closing = {
  enrolmentId: string;
  classIds: readonly string[];
  /** What ended it; its seats and the event keep it. */
  decision: Decision;
  /** Whether meetings that have begun stay until they are closed. */
  keepsBegun: boolean;
  /** What takes the meetings that are left, if anything does by now. */
  rest?: { kind: 'refunded'; amount: number; source: string } | { kind: 'expired'; source: string };
};

/**
 * Ends a course by a refund or after its last day. Its open seats lapse first, so that a concurrent mark either counts or is
 * refused; its classes settle last, because a course is finished once nothing is left. Its classes and open meetings must be locked.
 */
export async function closeCourse(
  db: Queryable,
  { enrolmentId, classIds, decision, keepsBegun, rest }: Closing,
  now: Date,
): Promise<void> {
  await lapseSeats(db, [{ id: enrolmentId, decision }], keepsBegun ? now : null);
  await endEnrolments(db, [enrolmentId], now);
  if (rest) {
    const { left } = foldBalance(await eventsOf(db, enrolmentId));
    await addEvents(db, [{ enrolmentId, meetings: 0 - left, decision, ...rest }], now);
  }
  if (classIds.length > 0) await settleClasses(db, classIds, now);
}
