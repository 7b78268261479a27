import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Deletes teachers' uploads for an erased learner: all files of classes that nobody else was in, and group
 * files whose title matches `pattern`, the learner's name as a regular expression. Returns the files to
 * remove after the commit.
 */
export async function forgetMaterials(
  db: Queryable,
  {
    materials,
    sharedMaterials,
    near: pattern,
  }: {
    materials: readonly string[];
    sharedMaterials: readonly string[];
    near: string;
  },
): Promise<string[]> {
  const { rows } = await db.query<{ fileKey: string }>(
    `delete from material where id = any($1) or (id = any($2) and title ~* $3) returning file_key as "fileKey"`,
    [materials, sharedMaterials, pattern],
  );
  return rows.map(({ fileKey }) => fileKey);
}
