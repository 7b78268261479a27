import { execFile } from 'node:child_process';
import { open, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { systemCode } from './errors.ts';

/** The state a running server reports in `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; ready: boolean };

const run = promisify(execFile);
const pidFile = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when it is missing or still being written. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFile(cluster), 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' };
}

/**
 * Whether the process is a PostgreSQL server of this cluster. A process id alone proves nothing after a kill or a
 * reboot; a server's working directory is its cluster.
 */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === cluster;
  }
  if (process.platform === 'win32') return isAlive(pid);
  const command = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return command.stdout.includes('postgres') && command.stdout.includes(cluster);
}

/**
 * Points a stale `postmaster.pid` to a process that cannot exist, so that PostgreSQL takes it over. Not deleted,
 * because PostgreSQL detects surviving backends of the old server by its last line.
 */
export async function disownPidFile(cluster: string): Promise<void> {
  const text = await readFile(pidFile(cluster), 'utf8');
  const impossible = 2 ** 31 - 1;
  const handle = await open(pidFile(cluster), 'r+');
  try {
    const rest = text.includes('\n') ? text.slice(text.indexOf('\n')) : '\n';
    await handle.truncate(0);
    await handle.write(`${impossible}${rest}`, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a process with this id exists. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}
