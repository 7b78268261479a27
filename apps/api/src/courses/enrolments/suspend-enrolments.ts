import { isId } from '@fasih/school/basics/ids';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const suspend = () =>
  build
    .updateTable('enrolment')
    .set((eb) => ({ state: 'suspended', version: eb('version', '+', 1) }))
    .where('state', '=', 'active');

const suspendOfOrder = statement(({ orderId }: Params<{ orderId: string }>) =>
  suspend().where('order_id', '=', orderId),
);

/** Suspends the enrolment of an order whose payment was returned, until somebody decides. */
export async function suspendEnrolmentOfOrder(db: Queryable, orderId: string): Promise<void> {
  await suspendOfOrder.run(db, { orderId });
}

type OfLearner = { accountId: string; learnerId: string };

const lockOfLearner = statement(({ accountId, learnerId }: Params<OfLearner>) =>
  build
    .selectFrom('enrolment')
    .where('learner_id', '=', learnerId)
    .where('learner_id', 'in', build.selectFrom('learner').where('account_id', '=', accountId).select('id'))
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate(),
);

/** Locks the courses of an account's learner, for a write that locks the learner next and then stops them. */
export async function lockCoursesOf(db: Queryable, of: OfLearner): Promise<void> {
  if (isId(of.learnerId)) await lockOfLearner.run(db, of);
}

const suspendOfLearner = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  suspend().where('learner_id', '=', learnerId),
);

/** Suspends all enrolments of a learner whose guardian withdrew consent; returns their number. */
export function suspendEnrolmentsOfLearner(db: Queryable, learnerId: string): Promise<number> {
  return suspendOfLearner.run(db, { learnerId });
}

const resume = statement(({ enrolmentId }: Params<{ enrolmentId: string }>) =>
  build
    .updateTable('enrolment')
    .set((eb) => ({ state: 'active', version: eb('version', '+', 1) }))
    .where('id', '=', enrolmentId)
    .where('state', '=', 'suspended'),
);

/** Resumes a suspended course; false when it is not suspended. */
export async function takeUpEnrolment(db: Queryable, enrolmentId: string): Promise<boolean> {
  return (await resume.run(db, { enrolmentId })) === 1;
}
