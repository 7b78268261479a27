import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type ErasedName, messageWithout, tellsOfLearner, withoutName } from '../../platform/outbox/erase.ts';

const n = tableAs('notification', 'n');

const forgetLearner = statement(({ name, accountId, classIds }: Params<ErasedName>) => {
  const others = withoutName(sql`${n.params} ->> 'learnerName'`, name);
  return build
    .updateTable('notification as n')
    .set({ params: sql<string>`${n.params} || jsonb_build_object('learnerName', ${others})` })
    .where(sql<boolean>`${n.params} ? 'learnerName'`)
    .where(tellsOfLearner(n.account_id, n.params, { accountId, classIds }));
});

/**
 * Removes the names of erased learners from everybody's notices, including their teachers'
 * (docs/product/accounts.md#erasure). The notices themselves stay.
 */
export async function forgetLearnersInNotices(db: Queryable, learners: readonly ErasedName[]): Promise<void> {
  // One after the other: a teacher's notice can name several.
  for (const learner of learners) if (learner.name !== '') await forgetLearner.run(db, learner);
}

type Subject = Pick<ErasedPerson, 'told' | 'since' | 'family' | 'marks' | 'near' | 'anywhere'>;

const forgetWords = statement(({ told, since, family, marks, near }: Params<Omit<Subject, 'anywhere'>>) =>
  build
    .updateTable('notification as n')
    .set({ params: sql<string>`without_words(${n.params}, ${near})` })
    .where(({ eb, fn }) => eb('n.account_id', '=', fn.any(told)))
    .where('n.id', '>=', since)
    .where(sql<boolean>`${n.params}::text ~* ${near}`)
    .where(
      sql<boolean>`(${n.account_id} = ${family}
        or exists (select from unnest(${marks}::text[]) mark where position(mark in ${n.params}::text) > 0))`,
    ),
);

const forgetInMessages = statement((subject: Params<Pick<Subject, 'told' | 'near' | 'anywhere'>>) => {
  const isMessage = sql<boolean>`${n.kind} = 'school.message'`;
  const { words, without } = messageWithout(
    sql`notification n where ${isMessage}`,
    { id: n.id, accountId: n.account_id, params: n.params },
    subject,
  );
  return build
    .updateTable('notification as n')
    .set({ params: sql<string>`${without}` })
    .where(isMessage)
    .where(words);
});

/**
 * Removes an erased person from notices about their classes and courses, and from what the school wrote to many families, whoever
 * got it.
 */
export async function forgetWordsInNotices(db: Queryable, subject: Subject): Promise<void> {
  const { told, since, family, marks, near, anywhere } = subject;
  await forgetWords.run(db, { told, since, family, marks, near });
  await forgetInMessages.run(db, { told, near, anywhere });
}
