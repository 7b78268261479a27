import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Removes an erased learner's name (regular expression `pattern`) from these teachers' reasons for being
 * away.
 */
export async function forgetWordsOfAbsences(
  db: Queryable,
  teachers: readonly string[],
  pattern: string,
): Promise<void> {
  await db.query(
    'update availability_exception set reason = without_words(reason, $2) where teacher_id = any($1) and reason ~* $2',
    [teachers, pattern],
  );
}

/**
 * Deletes erased accounts' profiles and removes the erased person's name from their teachers' profiles.
 * Returns the photo files to remove after the commit.
 */
export async function forgetProfiles(
  db: Queryable,
  {
    accounts,
    teachers,
    near: pattern,
  }: { accounts: readonly string[]; teachers: readonly string[]; near: string },
): Promise<string[]> {
  const { rows } = await db.query<{ file: string | null }>(
    'delete from teacher_profile where teacher_id = any($1) returning photo_file as file',
    [accounts],
  );
  await db.query(
    `update teacher_profile set draft = without_words(draft, $2), published = without_words(published, $2),
       version = version + 1
     where teacher_id = any($1) and concat_ws(' ', draft::text, published::text) ~* $2`,
    [teachers, pattern],
  );
  return rows.flatMap(({ file }) => (file === null ? [] : [file]));
}
