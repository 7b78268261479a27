import { once } from 'node:events';
import { open, realpath, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, explainOutput } from './errors.ts';
import { readPostmaster } from './postmaster.ts';
import { type Runner, spawnProgram } from './runner.ts';

/** How long a start may take; recovery after a crash takes longest. */
const startTimeoutMs = 60_000;
/** How long the backends of a killed server may take to end. */
const orphanTimeoutMs = 30_000;
const maxPortAttempts = 5;
const maxLogBytes = 10_000_000;

const MB = 2 ** 20;
/**
 * Megabytes of shared buffers for a machine with `memory` bytes: a quarter as PostgreSQL advises, between 128 and
 * 512.
 */
export const bufferMegabytes = (memory: number): number =>
  Math.min(512, Math.max(128, Math.floor(memory / MB / 4)));

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: `${bufferMegabytes(totalmem())}MB`,
  // The default grows with shared_buffers, and PostgreSQL cycles through all WAL buffers, so all stay in memory.
  wal_buffers: '4MB',
  max_connections: '100',
  // A store of backups that is away for long must not fill the disk.
  max_slot_wal_keep_size: '4GB',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Error details repeat the values of the refused row, which may be personal data.
  log_error_verbosity: 'terse',
};

/** Paths of a server's cluster and log file. */
export type ServerPaths = { cluster: string; logFile: string };

/**
 * Starts a server on a free loopback port, waits until it accepts connections and returns the port. Tries another
 * port when the chosen one was taken meanwhile.
 */
export async function launchServer(runner: Runner, paths: ServerPaths, pickPort = freePort): Promise<number> {
  const cluster = await realpath(paths.cluster);
  await rotateLog(paths.logFile);
  const orphanDeadline = Date.now() + orphanTimeoutMs;
  for (let attempt = 1; ; ) {
    const port = await pickPort();
    const output = await tryPort(runner, { ...paths, cluster }, port);
    if (output === undefined) return port;
    const portTaken = /could not bind|Address already in use|could not create any TCP/i.test(output);
    const orphansRun = output.includes('pre-existing shared memory block');
    if (portTaken && attempt < maxPortAttempts) attempt += 1;
    else if (orphansRun && Date.now() < orphanDeadline) await sleep(200);
    else throw new DatabaseStartError(`cannot start the database: ${explainOutput(output, paths.cluster)}`);
  }
}

/** Starts the server on this port; undefined when it is ready, its output when it ended. */
async function tryPort(runner: Runner, paths: ServerPaths, port: number): Promise<string | undefined> {
  const log = await open(paths.logFile, 'a+', 0o600);
  try {
    const { size } = await log.stat();
    const args = ['-D', paths.cluster, '-c', `port=${port}`];
    for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
    const child = spawnProgram(runner, 'postgres', args, ['ignore', log.fd, log.fd]);
    let failure: Error | undefined;
    child.once('error', (error) => (failure = error));
    const deadline = Date.now() + startTimeoutMs;
    while (!failure && child.exitCode === null && child.signalCode === null) {
      const postmaster = await readPostmaster(paths.cluster);
      if (postmaster?.ready && postmaster.pid === child.pid) {
        child.unref();
        return undefined;
      }
      if (Date.now() > deadline) {
        child.unref();
        throw new DatabaseStartError(
          `the database is still recovering, see ${paths.logFile}; start again later`,
        );
      }
      await sleep(10);
    }
    if (failure) return failure.message;
    const tail = Buffer.alloc((await log.stat()).size - size);
    await log.read(tail, 0, tail.length, size);
    return tail.toString();
  } finally {
    await log.close();
  }
}

/** A free port of the loopback interface. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string')
    throw new DatabaseStartError('this machine has no loopback ports');
  return address.port;
}

/** Renames a large log to `.1`, which replaces the previous one: logs do not grow without bound. */
async function rotateLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > maxLogBytes) await rename(logFile, `${logFile}.1`);
}
