import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { eraseClearances } from './clearance.ts';
import { profilePhotoKey } from './publish-profile.ts';

type Near = { teachers: readonly string[]; pattern: string };

const dropFromReasons = statement(({ teachers, pattern }: Params<Near>) =>
  build
    .updateTable('availability_exception')
    .set({ reason: sql<string>`without_words(reason, ${pattern})` })
    .where('teacher_id', '=', anyOf(teachers))
    .where('reason', '~*', pattern),
);

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

const dropLinks = statement(
  ({ accounts, teachers, pattern }: Params<Near & { accounts: readonly string[] }>) =>
    build
      .updateTable('teacher')
      .set({ meeting_link: null })
      .where(({ or, and, eb }) =>
        or([
          eb('account_id', '=', anyOf(accounts)),
          and([eb('account_id', '=', anyOf(teachers)), eb('meeting_link', '~*', pattern)]),
        ]),
      ),
);

/**
 * Deletes erased accounts' profiles, and removes the erased person's name from their teachers' profiles and reasons for being away, and links that hold it.
 * Returns the photo files to remove after the commit.
 */
export async function eraseTeachers(
  db: Queryable,
  { accounts, teachers, near: pattern }: Pick<ErasedPerson, 'accounts' | 'teachers' | 'near'>,
): Promise<string[]> {
  await dropFromReasons.run(db, { teachers, pattern });
  await dropLinks.run(db, { accounts, teachers, pattern });
  await eraseClearances(db, accounts);
  const profiles = await deleteProfiles.all(db, { accounts });
  await dropFromProfiles.run(db, { teachers, pattern });
  return profiles.flatMap(({ file }) => (file === null ? [] : [profilePhotoKey(file)]));
}
