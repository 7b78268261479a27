import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forgetCalls = statement(({ enrolments }: Params<{ enrolments: readonly string[] }>) =>
  build.updateTable('family_call').set({ note: '' }).where('enrolment_id', '=', anyOf(enrolments)),
);

const forgetDisputes = statement(({ enrolments }: Params<{ enrolments: readonly string[] }>) =>
  build.updateTable('dispute').set({ reason: '' }).where('enrolment_id', '=', anyOf(enrolments)),
);

/** Removes what the school wrote about disputes and calls of an erased learner's family. */
export async function eraseAttendanceNotes(
  db: Queryable,
  { enrolments }: Pick<ErasedPerson, 'enrolments'>,
): Promise<void> {
  await forgetDisputes.run(db, { enrolments });
  await forgetCalls.run(db, { enrolments });
}
