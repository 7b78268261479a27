import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forget = statement(({ enrolments, near }: Params<{ enrolments: readonly string[]; near: string }>) =>
  build
    .updateTable('appeal')
    .set({ reason: '', answer: '', decision: sql<string>`without_words(decision, ${near})` })
    .where('enrolment_id', '=', anyOf(enrolments)),
);

/** Removes what an erased learner's family and the school wrote about forfeits. */
export async function eraseAppeals(
  db: Queryable,
  { enrolments, near }: Pick<ErasedPerson, 'enrolments' | 'near'>,
): Promise<void> {
  await forget.run(db, { enrolments, near });
}
