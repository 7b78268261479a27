import type { Queryable } from '../../platform/db/transaction.ts';
import { type ErasedName, tellsOfLearner, withoutName } from '../../platform/outbox/outbox.ts';

/**
 * Removes the names of erased learners from everybody's notices, including their teachers'
 * (docs/product/accounts.md#erasure). The notices themselves stay.
 */
export async function forgetLearnersInNotices(db: Queryable, learners: readonly ErasedName[]): Promise<void> {
  // One after the other: a teacher's notice can name several.
  for (const { accountId, name, classIds } of learners) {
    if (name === '') continue;
    await db.query(
      `update notification n set params = n.params || jsonb_build_object('learnerName', ${withoutName("n.params ->> 'learnerName'", '$2::text')})
       where n.params ? 'learnerName' and ${tellsOfLearner('n.account_id', 'n.params', '$1', '$3')}`,
      [accountId, name, classIds],
    );
  }
}

/** Removes an erased person from notices to family and teachers about their classes. */
export async function forgetWordsInNotices(
  db: Queryable,
  subject: { told: readonly string[]; family: string; classMarks: readonly string[]; near: string },
): Promise<void> {
  await db.query(
    `update notification set params = without_words(params, $4)
     where account_id = any($1) and params::text ~* $4
       and (account_id = $2 or exists (select from unnest($3::text[]) mark where position(mark in params::text) > 0))`,
    [subject.told, subject.family, subject.classMarks, subject.near],
  );
}
