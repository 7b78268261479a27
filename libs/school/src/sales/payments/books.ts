import { type Balances, withoutZeros } from '../../basics/book-lines.ts';
import { moneyCame } from '../../platform/provider/status.ts';
import { type Attempt, attemptKey } from './attempts.ts';

export { type Balances, type BookLine, linesBetween } from '../../basics/book-lines.ts';

/**
 * The required balances of one charge (docs/product/courses-and-money.md#ledger): its money at the provider, what the
 * school returned from its bank, and the debt, `fees.unearned` when it pays for the order, else `unallocated`.
 * Refunds of the course, up to `courseRefund` rupiah, reduce `refunds.payable` first. A bank reversal removes the
 * money entirely; a partial chargeback has no known amount and changes nothing; foreign currency is never booked.
 */
export function balancesOf(attempt: Attempt, paidBy: string | null, courseRefund = 0): Balances {
  if (attempt.status === 'notStarted' || attempt.currency !== 'IDR') return {};
  const taken = attempt.status === 'chargeback';
  if (!taken && !moneyCame.has(attempt.status)) return {};
  const byProvider =
    attempt.status === 'refund' ? attempt.amount : Math.min(attempt.refundedAmount, attempt.amount);
  const byHand = attempt.returnedByHand;
  const atProvider = taken ? 0 : attempt.amount - byProvider;
  const forCourse = Math.min(courseRefund, byHand + (taken ? 0 : byProvider));
  const rests = attemptKey(attempt) === paidBy;
  const held = atProvider - byHand;
  return withoutZeros({
    'cash.provider': atProvider,
    'cash.bank': -byHand,
    'refunds.payable': forCourse,
    'fees.unearned': -forCourse - (rests ? held : 0),
    unallocated: rests ? 0 : -held,
  });
}
