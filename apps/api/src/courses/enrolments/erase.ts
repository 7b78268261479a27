import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf, cteAs, withCtes } from '../../platform/db/sql.ts';
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

const endErased = statement(({ learnerIds, now }: Params<{ learnerIds: readonly string[]; now: Date }>) => {
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

/** Ends the courses of erased learners and deletes their levels; price, package and dates stay for the books. */
export async function endErasedCourses(
  db: Queryable,
  learnerIds: readonly string[],
  now: Date,
): Promise<void> {
  await endErased.run(db, { learnerIds, now });
}
