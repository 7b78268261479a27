import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { executable } from './binaries.ts';
import { systemCode } from './errors.ts';
import { readPostmaster, servesCluster } from './postmaster.ts';

const run = promisify(execFile);
/** The whole program has 10 s to stop, and the database stops last. */
const fastPatience = 6_000;
const immediatePatience = 2_000;

/**
 * Stops the cluster's server: rolls back open transactions and writes everything out. A server that takes too long is
 * stopped at once and recovers at its next start without loss.
 */
export async function stopServer(folder: string, cluster: string): Promise<void> {
  const seen = await readPostmaster(cluster);
  if (!seen || !(await servesCluster(seen.pid, cluster))) return;
  await signal(folder, seen.pid, 'SIGINT');
  if (await ended(seen.pid, cluster, fastPatience)) return;
  await signal(folder, seen.pid, 'SIGQUIT');
  await ended(seen.pid, cluster, immediatePatience);
}

async function ended(pid: number, cluster: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (!(await servesCluster(pid, cluster))) return true;
    await sleep(10);
  }
  return false;
}

async function signal(folder: string, pid: number, name: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals; `pg_ctl kill` delivers them.
    await run(executable(folder, 'pg_ctl'), ['kill', name.slice(3), String(pid)]).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
}
