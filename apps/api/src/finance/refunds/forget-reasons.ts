import type { Queryable } from '../../platform/db/transaction.ts';

/** Takes the sentences typed about an erased learner's refunds away; amounts and decisions stay for the books. */
export async function forgetReasonsOfRefunds(db: Queryable, enrolments: readonly string[]): Promise<void> {
  await db.query(
    `update refund_request set reason = '', decided_reason = case when decided_reason is not null then '' end
     where enrolment_id = any($1)`,
    [enrolments],
  );
}
