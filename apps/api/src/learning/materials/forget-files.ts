import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Takes away what teachers uploaded for an erased learner: every file of a class in which nobody else ever was, also those
 * that were removed before, and in a group the files that are named after the learner. Other files of a group are the
 * group's. Answers the files to remove after the commit.
 */
export async function forgetMaterials(
  db: Queryable,
  of: { materials: readonly string[]; sharedMaterials: readonly string[]; near: string },
): Promise<string[]> {
  const { rows } = await db.query<{ fileKey: string }>(
    `delete from material where id = any($1) or (id = any($2) and title ~* $3) returning file_key as "fileKey"`,
    [of.materials, of.sharedMaterials, of.near],
  );
  return rows.map(({ fileKey }) => fileKey);
}
