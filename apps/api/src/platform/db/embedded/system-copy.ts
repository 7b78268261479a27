import { randomBytes } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Binaries, executable } from './binaries.ts';
import { DatabaseStartError, databaseUrlHint } from './errors.ts';
import { type Runner, succeeds } from './runner.ts';

/** Folders that every user may enter, best first. */
export const systemFolders: readonly string[] = ['/var/lib', os.tmpdir()];

/**
 * Copies PostgreSQL to a folder outside the checkout where the given user may run it. One copy per version serves all
 * data folders of the machine.
 *
 * @throws {DatabaseStartError} when no folder is suitable
 */
export async function copyToSystem(
  binaries: Binaries,
  user: { uid: number; gid: number },
  folders: readonly string[],
): Promise<Runner & { clusters: string }> {
  const refusals: string[] = [];
  for (const folder of folders) {
    try {
      const home = path.join(folder, 'fasih-postgres');
      await makeOwnFolder(home);
      const clusters = path.join(home, 'clusters');
      await makeOwnFolder(clusters);
      const runner = { folder: await copyOnce(binaries, home), prefix: [], user, clusters };
      if (await succeeds(runner, [executable(runner.folder, 'postgres'), '--version'])) return runner;
      refusals.push(`${folder}: user ${user.uid} may not run programs there`);
    } catch (error) {
      refusals.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new DatabaseStartError(
    `cannot run PostgreSQL without root rights (${refusals.join('; ')}); ${databaseUrlHint}`,
  );
}

/** In a world-writable folder another user may have created ours first: root must not trust it. */
async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.())
    throw new Error('it belongs to somebody else');
  await chmod(folder, 0o755);
}

async function copyOnce(binaries: Binaries, home: string): Promise<string> {
  const goal = path.join(home, binaries.version);
  if (
    await stat(goal).then(
      () => true,
      () => false,
    )
  )
    return goal;
  const draft = `${goal}.new-${randomBytes(4).toString('hex')}`;
  try {
    // Static libraries are only needed for linking; links stay relative so that the copy is self-contained.
    const filter = (source: string): boolean => !source.endsWith('.a');
    await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true, filter });
    await openToAll(draft);
    await rename(draft, goal);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another start may have finished the same copy first.
    if (
      !(await stat(goal).then(
        () => true,
        () => false,
      ))
    )
      throw error;
  }
  return goal;
}

/** A strict umask at install time may have closed the files to other users. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await chmod(file, entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644);
  }
}
