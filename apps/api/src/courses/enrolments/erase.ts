import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Ids, and a regular expression that matches the erased person's name. */
type Words = { ids: readonly string[]; near: string };

const fromBalance = statement(({ ids, near }: Params<Words>) =>
  build
    .updateTable('balance_event')
    .set({ decision: sql<string>`without_words(decision, ${near})` })
    .where('enrolment_id', '=', anyOf(ids))
    .where(sql<boolean>`decision::text ~* ${near}`),
);

const enrolmentsOf = (learners: Params<Words>['ids']) =>
  build.selectFrom('enrolment').where('learner_id', '=', anyOf(learners)).select('id');

const fromDecisions = statement(({ ids, near }: Params<Words>) =>
  build
    .updateTable('level_decision')
    .set({
      reason: sql<string>`without_words(reason, ${near})`,
      notes: sql<string>`without_words(notes, ${near})`,
      decision: sql<string>`without_words(decision, ${near})`,
    })
    .where('enrolment_id', 'in', enrolmentsOf(ids))
    .where(sql<boolean>`concat_ws(' ', reason, notes, decision::text) ~* ${near}`),
);

const fromLooks = statement(({ ids, near }: Params<Words>) =>
  build
    .updateTable('level_look')
    .set({
      words: sql<string>`without_words(words, ${near})`,
      decision: sql<string>`without_words(decision, ${near})`,
    })
    .where('enrolment_id', 'in', enrolmentsOf(ids))
    .where(sql<boolean>`concat_ws(' ', words, decision::text) ~* ${near}`),
);

/**
 * Removes an erased person's name from the decisions of their balance, where events and numbers stay, and from texts about others'
 * levels.
 */
export async function eraseEnrolments(
  db: Queryable,
  { enrolments, others, near }: Pick<ErasedPerson, 'enrolments' | 'others' | 'near'>,
): Promise<void> {
  await fromBalance.run(db, { ids: enrolments, near });
  await fromDecisions.run(db, { ids: others, near });
  await fromLooks.run(db, { ids: others, near });
}
