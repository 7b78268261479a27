import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Removes an erased person from imports: a checked file that contains them expires and must be uploaded
 * again; their name is removed from file names. `pattern` is a regular expression.
 */
export async function forgetInImports(db: Queryable, pattern: string): Promise<void> {
  await db.query(
    `update import_run set state = 'over', rows = null, errors = null
     where state = 'checked' and (rows::text ~* $1 or errors::text ~* $1)`,
    [pattern],
  );
  await db.query('update import_run set file_name = without_words(file_name, $1) where file_name ~* $1', [
    pattern,
  ]);
}
