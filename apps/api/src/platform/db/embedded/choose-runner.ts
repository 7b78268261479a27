import { stat } from 'node:fs/promises';
import { type Binaries, executable } from './binaries.ts';
import { DatabaseStartError, databaseUrlHint, systemCode } from './errors.ts';
import { asOurselves, inNamespace, nobody, type Runner, succeeds } from './runner.ts';
import { copyToSystem } from './system-copy.ts';

/** What the machine offers to a root process; replaced in tests. */
export type Machine = { namespaces: boolean; systemFolders: readonly string[] };

/**
 * Decides which user runs PostgreSQL. An ordinary user runs it directly. Root uses the cluster's owner or a user
 * namespace, and otherwise `nobody` with everything in a system folder that `nobody` may enter.
 */
export async function chooseRunner(
  binaries: Binaries,
  places: { dataDir: string; cluster: string },
  machine: Machine,
): Promise<Runner> {
  if (process.getuid?.() !== 0) return asOurselves(binaries);
  const owner = await stat(places.cluster).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (owner && owner.uid !== 0) return asUser(binaries, { uid: owner.uid, gid: owner.gid }, machine);

  const namespace = inNamespace(binaries);
  if (machine.namespaces && (await reaches(namespace, places.dataDir))) return namespace;
  if (owner) {
    const reason = 'was made by root in a user namespace, which this machine refuses now';
    throw new DatabaseStartError(`${places.cluster} ${reason}; ${databaseUrlHint}`);
  }
  return copyToSystem(binaries, nobody, machine.systemFolders);
}

async function asUser(
  binaries: Binaries,
  user: { uid: number; gid: number },
  machine: Machine,
): Promise<Runner> {
  const direct = { ...asOurselves(binaries), user };
  if (await succeeds(direct, [executable(direct.folder, 'postgres'), '--version'])) return direct;
  return copyToSystem(binaries, user, machine.systemFolders);
}

/** A checkout or data folder may lie in another user's private folder, which a namespace does not open. */
async function reaches(runner: Runner, dataDir: string): Promise<boolean> {
  if (!(await succeeds(runner, [executable(runner.folder, 'postgres'), '--version']))) return false;
  return succeeds(runner, ['test', '-w', dataDir, '-a', '-x', dataDir]);
}
