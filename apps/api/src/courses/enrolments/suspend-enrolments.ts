import { sql } from 'kysely';
import { anyOf, cteAs, withCtes } from '../../platform/db/sql.ts';
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

const suspendOfLearner = statement(({ learnerId }: Params<{ learnerId: string }>) =>
  suspend().where('learner_id', '=', learnerId),
);

/** Suspends all enrolments of a learner whose guardian withdrew consent; returns their number. */
export function suspendEnrolmentsOfLearner(db: Queryable, learnerId: string): Promise<number> {
  return suspendOfLearner.run(db, { learnerId });
}

const forget = statement(({ learnerIds, now }: Params<{ learnerIds: readonly string[]; now: Date }>) => {
  const mine = build
    .updateTable('enrolment')
    .set((eb) => ({
      level: null,
      level_given_at: null,
      level_state: null,
      level_waits_since: null,
      state: 'ended',
      ended_at: eb.fn.coalesce('ended_at', now),
      version: eb('version', '+', 1),
    }))
    .where('learner_id', '=', anyOf(learnerIds))
    .returning('id');
  const m = cteAs(mine, 'mine', 'm');
  const ofMine = sql<string>`(select ${m.id} from ${m})`;
  return withCtes(
    { mine, decisions: build.deleteFrom('level_decision').where('enrolment_id', 'in', ofMine) },
    build.deleteFrom('level_look').where('enrolment_id', 'in', ofMine),
  );
});

/** Erases personal data of a learner from enrolments; price, package and state stay for the books. */
export async function forgetLevels(db: Queryable, learnerIds: readonly string[], now: Date): Promise<void> {
  await forget.run(db, { learnerIds, now });
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
