import type { Queryable } from '../../platform/db/transaction.ts';

/** Removes texts about an erased learner's refunds; amounts and decisions stay for the books. */
export async function forgetReasonsOfRefunds(db: Queryable, enrolments: readonly string[]): Promise<void> {
  await db.query(
    `update refund_request set reason = '', decided_reason = case when decided_reason is not null then '' end
     where enrolment_id = any($1)`,
    [enrolments],
  );
}
