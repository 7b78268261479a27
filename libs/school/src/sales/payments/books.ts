import { type Balances, withoutZeros } from '../../basics/book-lines.ts';
import { moneyCame } from '../../platform/provider/status.ts';
import { type Attempt, attemptKey } from './attempts.ts';

export { type Balances, type BookLine, linesBetween } from '../../basics/book-lines.ts';

/**
 * What the books must hold of one charge: its money at the provider, what the school gave back from its bank, and
 * what is owed for it: `fees.unearned` where the order rests on it, `unallocated` where it came late, twice or in
 * another size (docs/product/courses-and-money.md#ledger). What goes back for an approved refund of the course, at most
 * `courseRefund` rupiah, pays `refunds.payable` off; only more than that lowers what is owed as lessons. Money taken back
 * by the bank is gone altogether, and what the school had given back before is gone a second time; of a partial
 * chargeback the provider names no amount, so it stays to be clarified. Foreign currency is never booked.
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
