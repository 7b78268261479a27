import { once } from 'node:events';
import { open, realpath, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStartError, explainOutput } from './errors.ts';
import { readPostmaster } from './postmaster.ts';
import { type Runner, spawnProgram } from './runner.ts';

/** How long a start may take; replaying the log after a crash is the long case. */
const startPatience = 60_000;
/** Orphans of a killed server notice its end within moments. */
const orphanPatience = 30_000;
const portAttempts = 5;
const logLimit = 10_000_000;

const MB = 2 ** 20;
/**
 * Megabytes of buffers on a machine with so many bytes of memory: PostgreSQL's own advice of a quarter, from 128 to 512. It
 * takes them only as it fills them, and nobody needs more here.
 */
export const bufferMegabytes = (memory: number): number =>
  Math.min(512, Math.max(128, Math.floor(memory / MB / 4)));

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: `${bufferMegabytes(totalmem())}MB`,
  // Else a share of the buffers, and the log goes through all of it in turn.
  wal_buffers: '4MB',
  max_connections: '100',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Details repeat the values of the refused row, which may be a person's.
  log_error_verbosity: 'terse',
};

/** Where a server's cluster and its own log lie. */
export type ServerPlaces = { cluster: string; logFile: string };

/**
 * Starts a server on a free loopback port and waits until it accepts connections; returns its port. Takes
 * another port when somebody snatched the chosen one in between.
 */
export async function launchServer(
  runner: Runner,
  places: ServerPlaces,
  pickPort = freePort,
): Promise<number> {
  const cluster = await realpath(places.cluster);
  await turnLog(places.logFile);
  const orphanDeadline = Date.now() + orphanPatience;
  for (let attempt = 1; ; ) {
    const port = await pickPort();
    const output = await tryPort(runner, { ...places, cluster }, port);
    if (output === undefined) return port;
    const portTaken = /could not bind|Address already in use|could not create any TCP/i.test(output);
    const orphansWrite = output.includes('pre-existing shared memory block');
    if (portTaken && attempt < portAttempts) attempt += 1;
    else if (orphansWrite && Date.now() < orphanDeadline) await sleep(200);
    else throw new DatabaseStartError(`cannot start the database: ${explainOutput(output, places.cluster)}`);
  }
}

/** Undefined when the server is ready, otherwise what it wrote before it gave up. */
async function tryPort(runner: Runner, places: ServerPlaces, port: number): Promise<string | undefined> {
  const log = await open(places.logFile, 'a+', 0o600);
  try {
    const { size } = await log.stat();
    const args = ['-D', places.cluster, '-c', `port=${port}`];
    for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
    const child = spawnProgram(runner, 'postgres', args, ['ignore', log.fd, log.fd]);
    let failure: Error | undefined;
    child.once('error', (error) => (failure = error));
    const deadline = Date.now() + startPatience;
    while (!failure && child.exitCode === null && child.signalCode === null) {
      const seen = await readPostmaster(places.cluster);
      if (seen?.ready && seen.pid === child.pid) {
        child.unref();
        return undefined;
      }
      if (Date.now() > deadline) {
        child.unref();
        throw new DatabaseStartError(
          `the database is still recovering, see ${places.logFile}; start again later`,
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

/** Any port of the loopback interface that nobody listens on at this moment. */
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

/** Keeps one older log, so that the two never grow without end. */
async function turnLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > logLimit) await rename(logFile, `${logFile}.1`);
}
