import { pretest } from '@fasih/content/banks/pretest';
import type { PretestItem } from '@fasih/content/banks/types';
import type { PretestCategory } from '@fasih/school/assessment/pretest/rules';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** One version of a pretest question. */
export type PretestVersion = { number: number; item: PretestItem };

const firstVersions: Record<PretestCategory, readonly PretestItem[]> = {
  kids: pretest.filter(({ category }) => category === 'kids'),
  teen: pretest.filter(({ category }) => category === 'teen'),
};

const selectVersions = statement(
  ({ bank }: Params<{ bank: `${PretestCategory}_pretest` }>) =>
    build
      .selectFrom('item_version')
      .where('bank', '=', bank)
      .where('state', 'in', ['live', 'replaced'])
      .select(({ ref }) => ['item_id', 'number', ref('item').$castTo<PretestItem>().as('item')])
      .orderBy('number', 'desc'),
  'pretest-versions',
);

/** All versions of a category's questions, newest first, in the order of the questions. */
export async function pretestVersions(db: Queryable, category: PretestCategory): Promise<PretestVersion[][]> {
  const rows = await selectVersions.all(db, { bank: `${category}_pretest` });
  return firstVersions[category].map((first) => [
    ...rows
      .filter(({ item_id }) => item_id === String(first.id))
      .map(({ number, item }) => ({ number, item })),
    { number: 1, item: first },
  ]);
}

/** The current questions. */
export function currentQuestions(versions: readonly PretestVersion[][]): PretestItem[] {
  return versions.flatMap(([newest]) => (newest ? [newest.item] : []));
}

/**
 * The version that was answered: the newest with the chosen text, because a page may have been open when
 * another version went live; without a choice the newest.
 */
export function versionAnswered(
  versions: readonly PretestVersion[],
  chosen: string | undefined,
): PretestVersion {
  const found =
    versions.find(({ item }) => chosen !== undefined && item.options.includes(chosen)) ?? versions[0];
  if (!found) throw new Error('a question without any version');
  return found;
}
