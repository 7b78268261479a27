import { stat } from 'node:fs/promises';
import { type Binaries, executable } from './binaries.ts';
import { DatabaseStartError, databaseUrlHint, systemCode } from './errors.ts';
import { asOurselves, inNamespace, nobody, type Runner, succeeds } from './runner.ts';
import { copyToSystem } from './system-copy.ts';

/** What the machine offers to a process of root; tests replace it. */
export type Machine = { namespaces: boolean; systemFolders: readonly string[] };

/**
 * Decides as whom PostgreSQL runs. An ordinary user runs it directly. Root runs it as the user that the
 * cluster belongs to; a new cluster, or one of root's, in a user namespace; and where those are refused, as
 * `nobody` with everything in a system folder that `nobody` may enter.
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

/** The checkout or the data folder may be somebody else's private folder, which a namespace does not open. */
async function reaches(runner: Runner, dataDir: string): Promise<boolean> {
  if (!(await succeeds(runner, [executable(runner.folder, 'postgres'), '--version']))) return false;
  return succeeds(runner, ['test', '-w', dataDir, '-a', '-x', dataDir]);
}
