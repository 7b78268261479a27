import { type BalanceEvent, foldBalance } from '@fasih/school/catalogue/policy/balance';
import { type Fault, quoteCourse } from '@fasih/school/catalogue/policy/fault-refund';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { type FaultRecords, faultIn } from '../../learning/classes/school-fault.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { RefundCourse } from './store.ts';

const selectOwedDrawn = statement(
  ({ enrolmentId, bought }: Params<{ enrolmentId: string; bought: number }>) =>
    build
      .selectFrom('seat')
      .where('enrolment_id', '=', enrolmentId)
      .where('number', '>', bought)
      .where('state', 'in', ['present', 'late', 'absent'])
      .select((eb) => eb.fn.countAll<number>().as('owedDrawn')),
);

/**
 * The refund of this course at `now`, by the policy of its purchase and its balance events. Under course rules 2 owed
 * meetings do not reduce what remains (only a course that has some costs a statement), and the school's fault gives what
 * is left of the price where that is more. `ending`: the fault of a school that ends the course now.
 */
export async function quoteOf(
  db: Queryable,
  course: Pick<RefundCourse, 'enrolmentId' | 'policyVersion' | 'pricePaid' | 'lastDay' | 'ended'> & {
    faultRecords: FaultRecords;
  },
  events: readonly BalanceEvent[],
  now: Date,
  ending: Fault | null = null,
): Promise<RefundQuote> {
  const policy = await readPolicy(db, course.policyVersion);
  const { bought, extra, held, forfeited } = foldBalance(events);
  const { enrolmentId, pricePaid, lastDay, ended } = course;
  const counts = policy.rules >= 2 && extra > 0;
  const owedDrawn = counts ? (await selectOwedDrawn.first(db, { enrolmentId, bought }))?.owedDrawn : 0;
  const drawn = held + forfeited;
  const fault =
    policy.rules < 2 || ended
      ? null
      : (ending ?? faultIn(course.faultRecords, policy.values.meetingMinutes, now));
  return quoteCourse(
    policy,
    { pricePaid, bought, drawn, owedDrawn: owedDrawn ?? 0, lastDay, ended, fault },
    now,
  );
}
