import type { Queryable } from '../db/transaction.ts';

/** Takes an erased learner's name out of the reasons that the learner's teachers gave for being away. */
export async function forgetWordsOfAbsences(
  db: Queryable,
  teachers: readonly string[],
  near: string,
): Promise<void> {
  await db.query(
    'update availability_exception set reason = without_words(reason, $2) where teacher_id = any($1) and reason ~* $2',
    [teachers, near],
  );
}
