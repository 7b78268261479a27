/** The embedded database could not be started. `message` is one line that a person can act on. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** What to do when this machine cannot run the embedded database at all. */
export const databaseUrlHint = 'set DATABASE_URL to a PostgreSQL 18 server instead';

const noise = /^\s*$|^\s*(HINT|DETAIL|STATEMENT|CONTEXT):|database system is shut down/;

/**
 * Turns what PostgreSQL printed into one line: the last fatal complaint without its prefix, and in plain
 * words where the disk is full.
 * @param output - what `initdb` or `postgres` wrote since it was started
 * @param place - the folder that the reader can do something about
 */
export function explainOutput(output: string, place: string): string {
  if (diskIsFull(output)) return noSpace(place);
  const lines = output.split('\n').filter((line) => !noise.test(line));
  const complaint =
    lines.findLast((line) => /(FATAL|PANIC):|(^|\s)(initdb|postgres|unshare): /.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() ?? 'it ended without a word';
}

/** Whether PostgreSQL, the system or SQLite complains about a full disk. */
export const diskIsFull = (message: string): boolean =>
  /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT|disk is full/i.test(message);

/** What to say about a full disk. */
export const noSpace = (place: string): string => `no space is left on the disk of ${place}`;

/** The code of a Node system error such as `ENOENT`, if it is one. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
