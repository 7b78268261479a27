import type { Queryable } from '../db/transaction.ts';

/** Takes an erased person's name out of the decisions of their balance; the events and their numbers stay. */
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
