import { foldBalance } from '@fasih/school/policy/balance';
import { quoteRefund, type RefundQuote } from '@fasih/school/policy/refund';
import type { Queryable } from '../db/transaction.ts';
import { eventsOf } from '../enrolments/balance-store.ts';
import { readPolicy } from '../policy/read-policy.ts';
import type { RefundCourse } from './store.ts';

/** What a refund of this course would be at `now`: the rule of its purchase over the fold of its balance events. */
export async function quoteOf(db: Queryable, course: RefundCourse, now: Date): Promise<RefundQuote> {
  const policy = await readPolicy(db, course.policyVersion);
  const { bought, held, forfeited } = foldBalance(await eventsOf(db, course.enrolmentId));
  const { pricePaid, lastDay, ended } = course;
  return quoteRefund(policy, { pricePaid, bought, drawn: held + forfeited, lastDay, ended }, now);
}
