import { sql } from 'kysely';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forgetFiles = statement(({ pattern }: Params<{ pattern: string }>) =>
  build
    .updateTable('import_run')
    .set({ state: 'over', rows: null, errors: null })
    .where('state', '=', 'checked')
    .where(sql<boolean>`(rows::text ~* ${pattern} or errors::text ~* ${pattern})`),
);

const forgetNames = statement(({ pattern }: Params<{ pattern: string }>) =>
  build
    .updateTable('import_run')
    .set({ file_name: sql<string>`without_words(file_name, ${pattern})` })
    .where(sql<boolean>`file_name ~* ${pattern}`),
);

/**
 * Removes an erased person from imports: a checked file that contains them expires and must be uploaded
 * again; their name is removed from file names.
 */
export async function eraseImports(
  db: Queryable,
  { anywhere: pattern }: Pick<ErasedPerson, 'anywhere'>,
): Promise<void> {
  await forgetFiles.run(db, { pattern });
  await forgetNames.run(db, { pattern });
}
