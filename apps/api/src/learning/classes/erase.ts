import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type NamePattern = { classIds: readonly string[]; pattern: string };

const eraseFromTexts = statement(({ classIds, pattern }: Params<NamePattern>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({
      name: sql<string>`without_words(name, ${pattern})`,
      cancelled_reason: sql<string>`without_words(cancelled_reason, ${pattern})`,
      zoom_room: sql<string>`without_words(zoom_room, ${pattern})`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', anyOf(classIds))
    .where(sql<boolean>`concat_ws(' ', name, cancelled_reason, zoom_room) ~* ${pattern}`),
);

const eraseFromLinks = statement(({ classIds, pattern }: Params<NamePattern>) =>
  build
    .updateTable('school_class')
    .set((eb) => ({ zoom_link: null, version: eb('version', '+', 1) }))
    .where('id', '=', anyOf(classIds))
    .where(sql<boolean>`zoom_link ~* ${pattern}`),
);

/**
 * Removes an erased learner's name from class names, cancellation reasons and rooms. Meeting links that contain it
 * are deleted in classes that nobody else was in.
 */
export async function eraseClasses(
  db: Queryable,
  { ownClasses, sharedClasses, near: pattern }: Pick<ErasedPerson, 'ownClasses' | 'sharedClasses' | 'near'>,
): Promise<void> {
  await eraseFromTexts.run(db, { classIds: [...ownClasses, ...sharedClasses], pattern });
  await eraseFromLinks.run(db, { classIds: ownClasses, pattern });
}
