import { type BalanceEvent, foldBalance } from '@fasih/school/catalogue/policy/balance';
import { quoteRefund, type RefundQuote } from '@fasih/school/catalogue/policy/refund';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { RefundCourse } from './store.ts';

/** The refund of this course at `now`, by the policy of its purchase and its balance events. */
export async function quoteOf(
  db: Queryable,
  course: Pick<RefundCourse, 'policyVersion' | 'pricePaid' | 'lastDay' | 'ended'>,
  events: readonly BalanceEvent[],
  now: Date,
): Promise<RefundQuote> {
  const policy = await readPolicy(db, course.policyVersion);
  const { bought, held, forfeited } = foldBalance(events);
  const { pricePaid, lastDay, ended } = course;
  return quoteRefund(policy, { pricePaid, bought, drawn: held + forfeited, lastDay, ended }, now);
}
