import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from '../../make-folder.ts';
import { findBinaries } from './binaries.ts';
import { chooseRunner, type Machine } from './choose-runner.ts';
import { databaseUrl, ensureDatabase, withMaintenanceClient } from './databases.ts';
import { DatabaseStartError, diskFullMessage, reportsFullDisk } from './errors.ts';
import { FileLock, waitForLock } from './file-lock.ts';
import { ensureCluster, superuser } from './init-cluster.ts';
import { disownPidFile, readPostmaster, servesCluster } from './postmaster.ts';
import type { Runner } from './runner.ts';
import { readOrCreateSecret } from './secret.ts';
import { launchServer, type ServerPaths } from './server.ts';
import { stopServer } from './stop-server.ts';
import { systemFolders } from './system-copy.ts';
import { watchServer } from './watch-server.ts';

/*
 * Lifetime: a server belongs to its data folder, not to the process that started it. Every user holds a shared lock
 * on `postgres.users`, and the last one to leave stops the server; after a kill the next start joins the running
 * server. While it is used, a server that ends is started again. Starts and stops run one at a time under an exclusive lock on `postgres.lock`.
 */

/** A running embedded database. */
export type EmbeddedPostgres = {
  /** address of the application's database, including the password */
  url: string;
  /** whether the server was already running */
  joined: boolean;
  /** leaves the server, and stops it unless another process uses it */
  stop(): Promise<void>;
};

/**
 * `dataDir` is created when missing; `log` receives lines for the operator; `machine` and `pickPort` are for tests.
 */
export type StartOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** receives lines about a server that ended while it was used */
  say?: (line: string) => void;
  machine?: Machine;
  pickPort?: () => Promise<number>;
};

const databaseName = 'fasih';
const lockTimeoutMs = 60_000;
const joinTimeoutMs = 60_000;

/**
 * Starts or joins the PostgreSQL server of a data folder: cluster `<dataDir>/postgres`, password `postgres.secret`,
 * log `postgres.log`.
 *
 * @throws {DatabaseStartError} with one line that says what to do
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  try {
    return await start(options);
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    const folder = path.resolve(options.dataDir);
    const message = error instanceof Error ? error.message : String(error);
    const reason = reportsFullDisk(message) ? diskFullMessage(folder) : `${message} (data folder ${folder})`;
    throw new DatabaseStartError(`cannot start the database: ${reason}`, { cause: error });
  }
}

async function start(options: StartOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  makeFolder(options.dataDir, 0o700);
  const dataDir = await realpath(options.dataDir);
  const paths = { cluster: path.join(dataDir, 'postgres'), logFile: path.join(dataDir, 'postgres.log') };
  const lockFile = path.join(dataDir, 'postgres.lock');
  const users = new FileLock(path.join(dataDir, 'postgres.users'));

  const lock = await waitForLock(lockFile, lockTimeoutMs);
  try {
    const secret = await readOrCreateSecret(path.join(dataDir, 'postgres.secret'));
    const machine = options.machine ?? { namespaces: process.platform === 'linux', systemFolders };
    const runner = await chooseRunner(binaries, { dataDir, cluster: paths.cluster }, machine);
    await ensureCluster(runner, paths.cluster, secret);
    const cluster = await realpath(paths.cluster);
    const { port, joined } = await joinOrLaunch(runner, { ...paths, cluster }, secret.password, options);
    const url = databaseUrl(serverUrl(port, secret.password), databaseName);
    await ensureDatabase(url, databaseName);
    if (!users.tryShared())
      throw new DatabaseStartError(`${dataDir} is being closed by another process; start again`);
    const unwatch = watchServer(
      async () => {
        const seen = await readPostmaster(cluster);
        return seen !== undefined && (await servesCluster(seen.pid, cluster));
      },
      () => startAgain(lockFile, runner, { ...paths, cluster }, { port, password: secret.password }),
      options.say ?? (() => undefined),
    );
    options.log?.(
      `database ${joined ? 'joined' : 'started'} on 127.0.0.1:${port}, files in ${paths.cluster}`,
    );
    const stop = async () => {
      await unwatch();
      await leave(lockFile, users, binaries.folder, cluster);
    };
    return { url, joined, stop };
  } finally {
    lock.release();
  }
}

/** On the port of before, which all processes have in their addresses. */
async function startAgain(
  lockFile: string,
  runner: Runner,
  paths: ServerPaths,
  { port, password }: { port: number; password: string },
): Promise<void> {
  const lock = await waitForLock(lockFile, lockTimeoutMs);
  try {
    await joinOrLaunch(runner, paths, password, { pickPort: async () => port });
  } finally {
    lock.release();
  }
}

async function joinOrLaunch(
  runner: Runner,
  paths: ServerPaths,
  password: string,
  options: Pick<StartOptions, 'pickPort'>,
): Promise<{ port: number; joined: boolean }> {
  const deadline = Date.now() + joinTimeoutMs;
  for (;;) {
    const seen = await readPostmaster(paths.cluster);
    if (seen && (await servesCluster(seen.pid, paths.cluster))) {
      if (await answers(seen.port, password, paths.cluster)) return { port: seen.port, joined: true };
      if (Date.now() > deadline) {
        throw new DatabaseStartError(
          `the database (process ${seen.pid}) does not answer, see ${paths.logFile}`,
        );
      }
      // It is starting, recovering or stopping.
      await sleep(50);
      continue;
    }
    if (seen) await disownPidFile(paths.cluster);
    return { port: await launchServer(runner, paths, options.pickPort), joined: false };
  }
}

/** Whether the server on this port accepts our password and serves this cluster. */
async function answers(port: number, password: string, cluster: string): Promise<boolean> {
  try {
    const shown = await withMaintenanceClient(serverUrl(port, password), (client) =>
      client.query<{ data_directory: string }>('SHOW data_directory'),
    );
    const [row] = shown.rows;
    return row !== undefined && (await realpath(row.data_directory)) === cluster;
  } catch {
    return false;
  }
}

async function leave(lockFile: string, users: FileLock, folder: string, cluster: string): Promise<void> {
  const lock = await waitForLock(lockFile, lockTimeoutMs);
  try {
    if (users.tryExclusive()) await stopServer(folder, cluster);
  } finally {
    users.release();
    lock.release();
  }
}

function serverUrl(port: number, password: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;
}
