import type { Queryable } from '../../platform/db/transaction.ts';

/** Removes an erased person's name from the decisions of their balance; events and numbers stay. */
export async function forgetWordsOfBalance(
  db: Queryable,
  enrolments: readonly string[],
  near: string,
): Promise<void> {
  await db.query(
    `update balance_event set decision = without_words(decision, $2)
     where enrolment_id = any($1) and decision::text ~* $2`,
    [enrolments, near],
  );
}

/** Removes an erased person's name from texts about others' levels. */
export async function forgetWordsOfLevels(
  db: Queryable,
  others: readonly string[],
  near: string,
): Promise<void> {
  const ofOthers = 'enrolment_id in (select id from enrolment where learner_id = any($1))';
  await db.query(
    `update level_decision set reason = without_words(reason, $2), notes = without_words(notes, $2),
       decision = without_words(decision, $2)
     where ${ofOthers} and concat_ws(' ', reason, notes, decision::text) ~* $2`,
    [others, near],
  );
  await db.query(
    `update level_look set words = without_words(words, $2), decision = without_words(decision, $2)
     where ${ofOthers} and concat_ws(' ', words, decision::text) ~* $2`,
    [others, near],
  );
}
