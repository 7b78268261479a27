import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Takes an erased person out of imports: a checked file that still waits with them in it is over, and must be uploaded
 * again; the name of a file loses theirs.
 */
export async function forgetInImports(db: Queryable, anywhere: string): Promise<void> {
  await db.query(
    `update import_run set state = 'over', rows = null, errors = null
     where state = 'checked' and (rows::text ~* $1 or errors::text ~* $1)`,
    [anywhere],
  );
  await db.query('update import_run set file_name = without_words(file_name, $1) where file_name ~* $1', [
    anywhere,
  ]);
}
