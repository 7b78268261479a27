/** The embedded database could not be started. `message` is one line that a person can act on. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Advice for a machine that cannot run the embedded database. */
export const databaseUrlHint = 'set DATABASE_URL to a PostgreSQL 18 server instead';

const uninformativeLine = /^\s*$|^\s*(HINT|DETAIL|STATEMENT|CONTEXT):|database system is shut down/;

/**
 * Shortens PostgreSQL's output to one line: the last fatal message without its prefix, or a plain sentence when the
 * disk is full.
 *
 * @param output - what `initdb` or `postgres` wrote since its start
 * @param folder - the folder to name in the message
 */
export function explainOutput(output: string, folder: string): string {
  if (reportsFullDisk(output)) return diskFullMessage(folder);
  const lines = output.split('\n').filter((line) => !uninformativeLine.test(line));
  const errorLine =
    lines.findLast((line) => /(FATAL|PANIC):|(^|\s)(initdb|postgres|unshare): /.test(line)) ?? lines.at(-1);
  return errorLine?.replace(/^.*?(FATAL|PANIC):\s*/, '').trim() ?? 'it ended without a word';
}

/** Whether a message of PostgreSQL, SQLite or the system reports a full disk. */
export const reportsFullDisk = (message: string): boolean =>
  /No space left on device|Disk quota exceeded|ENOSPC|EDQUOT|disk is full/i.test(message);

/** The message for a full disk. */
export const diskFullMessage = (folder: string): string => `no space is left on the disk of ${folder}`;

/** The code of a Node system error such as `ENOENT`, if it is one. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
