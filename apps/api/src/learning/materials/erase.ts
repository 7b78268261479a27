import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Forgotten = { materials: readonly string[]; sharedMaterials: readonly string[]; pattern: string };

const forget = statement(({ materials, sharedMaterials, pattern }: Params<Forgotten>) =>
  build
    .deleteFrom('material')
    .where((eb) =>
      eb.or([
        eb('id', '=', anyOf(materials)),
        eb.and([eb('id', '=', anyOf(sharedMaterials)), sql<boolean>`title ~* ${pattern}`]),
      ]),
    )
    .returning('file_key as fileKey'),
);

/**
 * Deletes teachers' uploads for an erased learner: all files of classes that nobody else was in, and group
 * files whose title matches `pattern`, the learner's name as a regular expression. Returns the files to
 * remove after the commit.
 */
export async function eraseMaterials(
  db: Queryable,
  { materials, sharedMaterials, near: pattern }: Pick<ErasedPerson, 'materials' | 'sharedMaterials' | 'near'>,
): Promise<string[]> {
  const rows = await forget.all(db, { materials, sharedMaterials, pattern });
  return rows.map(({ fileKey }) => fileKey);
}
