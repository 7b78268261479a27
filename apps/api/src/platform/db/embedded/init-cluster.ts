import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseStartError, explainOutput, systemCode } from './errors.ts';
import { type Runner, spawnProgram } from './runner.ts';

/** The role that owns the cluster. */
export const superuser = 'fasih';

/**
 * Creates the cluster unless it exists. It is built under another name and renamed when complete, so that a killed
 * process never leaves half a cluster. Requires the start lock.
 *
 * @param cluster - `<dataDir>/postgres`: the cluster, or a link to it
 * @param secret - the owner's password, and whether it was just created
 */
export async function ensureCluster(
  runner: Runner,
  cluster: string,
  secret: { password: string; created: boolean },
): Promise<void> {
  if (await exists(cluster)) return;
  const goal = runner.clusters ? path.join(runner.clusters, nameFor(cluster)) : cluster;
  await removeHalfMade(goal);
  if (runner.clusters && (await exists(goal))) {
    // Complete but not linked yet, or its data folder was deleted together with the password.
    if (!secret.created) return symlink(goal, cluster);
    await rm(goal, { recursive: true });
  }
  await makeCluster(runner, goal, secret.password);
  if (runner.clusters) await symlink(goal, cluster);
}

async function makeCluster(runner: Runner, goal: string, password: string): Promise<void> {
  const draft = `${goal}.new-${randomBytes(4).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    if (runner.user) {
      await chown(draft, runner.user.uid, runner.user.gid);
      await chown(passwordFile, runner.user.uid, runner.user.gid);
    }
    await initdb(runner, draft, passwordFile);
    await rename(draft, goal);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function initdb(runner: Runner, folder: string, passwordFile: string): Promise<void> {
  const args = [
    `--pgdata=${folder}`,
    `--pwfile=${passwordFile}`,
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ];
  const child = spawnProgram(runner, 'initdb', args, ['ignore', 'pipe', 'pipe']);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new DatabaseStartError(
      `cannot prepare the database: ${explainOutput(output, path.dirname(folder))}`,
    );
}

async function removeHalfMade(goal: string): Promise<void> {
  const prefix = `${path.basename(goal)}.new-`;
  for (const name of await readdir(path.dirname(goal))) {
    if (!name.startsWith(prefix)) continue;
    await rm(path.join(path.dirname(goal), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Derived from the data folder, so that it always finds the same place in a shared folder. */
function nameFor(cluster: string): string {
  return createHash('sha256').update(cluster).digest('hex').slice(0, 16);
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    (error: unknown) => {
      if (systemCode(error) === 'ENOENT') return false;
      throw error;
    },
  );
}
