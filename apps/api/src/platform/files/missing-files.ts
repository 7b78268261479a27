import { build, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';
import { checksumKeyOf } from './checked-files.ts';
import type { Files } from './files.ts';

const selectStored = statement(() => build.selectFrom('file_checksum').select('key_hash'));

/**
 * Says that more than half of the known files are not there: a folder that is not mounted, or another one. Null where they are fewer.
 *
 * @param knownAs what is known of them, such as 'were backed up'
 * @param otherwise what to do where they are really gone
 */
export function whyFilesAway(
  { place }: Files,
  { known, missing }: { known: number; missing: number },
  knownAs: string,
  otherwise: string,
): string | null {
  return missing * 2 > known
    ? `${missing} of ${known} files that ${knownAs} are not in ${place}: mount it, or correct DATA_DIR or FILES_URL. ${otherwise}`
    : null;
}

/** How many files the school has stored and not removed, by their checksums, and how many of them are not there. */
export async function countMissingFiles(
  db: Queryable,
  files: Files,
): Promise<{ known: number; missing: number }> {
  const there = new Set((await files.list('')).map(({ key }) => checksumKeyOf(key).toString('hex')));
  const stored = await selectStored.all(db, {});
  const missing = stored.filter((row) => !there.has(row.key_hash.toString('hex'))).length;
  return { known: stored.length, missing };
}
