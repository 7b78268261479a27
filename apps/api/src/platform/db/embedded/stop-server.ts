import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { executable } from './binaries.ts';
import { systemCode } from './errors.ts';
import { readPostmaster, servesCluster } from './postmaster.ts';

const run = promisify(execFile);
/** Timeouts in ms of PostgreSQL's fast and immediate shutdown; the whole program must stop within 10 s. */
const FAST_SHUTDOWN_MS = 6_000;
const IMMEDIATE_SHUTDOWN_MS = 2_000;

/**
 * Stops the cluster's server with a fast shutdown (SIGINT: open transactions are rolled back, data is flushed), after a
 * timeout with an immediate one (SIGQUIT: the next start recovers without loss). Does nothing when no server runs.
 */
export async function stopServer(folder: string, cluster: string): Promise<void> {
  const postmaster = await readPostmaster(cluster);
  if (!postmaster || !(await servesCluster(postmaster.pid, cluster))) return;
  await sendSignal(folder, postmaster.pid, 'SIGINT');
  if (await stopsWithin(FAST_SHUTDOWN_MS, postmaster.pid, cluster)) return;
  await sendSignal(folder, postmaster.pid, 'SIGQUIT');
  await stopsWithin(IMMEDIATE_SHUTDOWN_MS, postmaster.pid, cluster);
}

async function stopsWithin(timeoutMs: number, pid: number, cluster: string): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!(await servesCluster(pid, cluster))) return true;
    await sleep(10);
  }
  return false;
}

async function sendSignal(folder: string, pid: number, name: 'SIGINT' | 'SIGQUIT'): Promise<void> {
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
