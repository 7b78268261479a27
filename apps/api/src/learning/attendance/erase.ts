import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forget = statement(({ enrolments }: Params<{ enrolments: readonly string[] }>) =>
  build.updateTable('dispute').set({ reason: '' }).where('enrolment_id', '=', anyOf(enrolments)),
);

/** Removes what the school wrote about meetings whose teacher an erased learner's family missed. */
export async function eraseDisputes(
  db: Queryable,
  { enrolments }: Pick<ErasedPerson, 'enrolments'>,
): Promise<void> {
  await forget.run(db, { enrolments });
}
