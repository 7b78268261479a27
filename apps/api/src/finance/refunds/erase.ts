import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forget = statement(({ enrolments }: Params<{ enrolments: readonly string[] }>) =>
  build
    .updateTable('refund_request')
    .set({
      reason: '',
      decided_reason: sql<string | null>`case when decided_reason is not null then '' end`,
    })
    .where('enrolment_id', '=', anyOf(enrolments)),
);

/** Removes texts about an erased learner's refunds; amounts and decisions stay for the books. */
export async function eraseRefunds(
  db: Queryable,
  { enrolments }: Pick<ErasedPerson, 'enrolments'>,
): Promise<void> {
  await forget.run(db, { enrolments });
}
