import { build, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';
import { checksumKeyOf } from './checked-files.ts';
import type { Files } from './files.ts';

const selectStored = statement(() => build.selectFrom('file_checksum').select('key_hash'));

/** How many files the school has stored and not removed, by their checksums, and how many of them are not there. */
export async function countMissingFiles(
  db: Queryable,
  files: Files,
): Promise<{ stored: number; missing: number }> {
  const there = new Set((await files.list('')).map(({ key }) => checksumKeyOf(key).toString('hex')));
  const stored = await selectStored.all(db, {});
  const missing = stored.filter((row) => !there.has(row.key_hash.toString('hex'))).length;
  return { stored: stored.length, missing };
}
