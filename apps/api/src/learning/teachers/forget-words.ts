import { sql } from 'kysely';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Near = { teachers: readonly string[]; pattern: string };

const dropFromReasons = statement(({ teachers, pattern }: Params<Near>) =>
  build
    .updateTable('availability_exception')
    .set({ reason: sql<string>`without_words(reason, ${pattern})` })
    .where('teacher_id', '=', anyOf(teachers))
    .where('reason', '~*', pattern),
);

/**
 * Removes an erased learner's name (regular expression `pattern`) from these teachers' reasons for being
 * away.
 */
export async function forgetWordsOfAbsences(
  db: Queryable,
  teachers: readonly string[],
  pattern: string,
): Promise<void> {
  await dropFromReasons.run(db, { teachers, pattern });
}

const deleteProfiles = statement(({ accounts }: Params<{ accounts: readonly string[] }>) =>
  build
    .deleteFrom('teacher_profile')
    .where('teacher_id', '=', anyOf(accounts))
    .returning('photo_file as file'),
);

const dropFromProfiles = statement(({ teachers, pattern }: Params<Near>) =>
  build
    .updateTable('teacher_profile')
    .set((eb) => ({
      draft: sql<string>`without_words(draft, ${pattern})`,
      published: sql<string>`without_words(published, ${pattern})`,
      version: eb('version', '+', 1),
    }))
    .where('teacher_id', '=', anyOf(teachers))
    .where(sql<boolean>`concat_ws(' ', draft::text, published::text) ~* ${pattern}`),
);

/**
 * Deletes erased accounts' profiles and removes the erased person's name from their teachers' profiles.
 * Returns the photo files to remove after the commit.
 */
export async function forgetProfiles(
  db: Queryable,
  erased: { accounts: readonly string[]; teachers: readonly string[]; near: string },
): Promise<string[]> {
  const { accounts, teachers, near: pattern } = erased;
  const profiles = await deleteProfiles.all(db, { accounts });
  await dropFromProfiles.run(db, { teachers, pattern });
  return profiles.flatMap(({ file }) => (file === null ? [] : [file]));
}
