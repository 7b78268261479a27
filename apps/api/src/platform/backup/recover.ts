import type { ChildProcess } from 'node:child_process';
import { access, chown, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from '../db/embedded/binaries.ts';
import { chooseRunner } from '../db/embedded/choose-runner.ts';
import { explainOutput } from '../db/embedded/errors.ts';
import { type Runner, spawnProgram } from '../db/embedded/runner.ts';
import { systemFolders } from '../db/embedded/system-copy.ts';
import type { BaseManifest } from './base-backup.ts';
import { RestoreError, type Target } from './fetch-cluster.ts';
import { positionText } from './lsn.ts';

/** The embedded PostgreSQL. */
const EMBEDDED_MAJOR = 18;
const DEBIAN = '/usr/lib/postgresql';
const STOP_WITHIN_MS = 60_000;
/** PostgreSQL's words when the log ends before the instant: then everything in it is of before the instant. */
const LOG_ENDED = 'recovery ended before configured recovery target was reached';

/** A restored server that only this process reaches: through a socket in a private folder, on no port. */
export type Recovered = {
  url: string;
  /** The log ended before the target. */
  logEnded: boolean;
  stop(): Promise<void>;
};

/** Recovers a fetched cluster to its target and leaves the server running for the work after a restore. */
export async function recover(
  cluster: string,
  manifest: Pick<BaseManifest, 'major' | 'database' | 'user'>,
  target: Target,
): Promise<Recovered> {
  const runner = await runnerFor(manifest.major, cluster);
  const folder = await mkdtemp(join(tmpdir(), 'fasih-restore-'));
  try {
    const first = await run(runner, cluster, folder, manifest, target);
    if (first !== 'logEnded') return { ...first, logEnded: false };
    const again = await run(runner, cluster, folder, manifest, { kind: 'latest' });
    if (again === 'logEnded') throw new RestoreError('PostgreSQL could not recover.');
    return { ...again, logEnded: target.kind !== 'latest' };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Whether this machine can run a cluster of this major version, which a drill and a restore do. */
export async function hasPrograms(major: number): Promise<boolean> {
  const programs = (folder: string) => access(join(folder, 'bin/postgres'));
  const found =
    major === EMBEDDED_MAJOR
      ? findBinaries().then(({ folder }) => programs(folder))
      : programs(`${DEBIAN}/${major}`);
  return found.then(
    () => true,
    () => false,
  );
}

async function runnerFor(major: number, cluster: string): Promise<Runner> {
  const installed = `${DEBIAN}/${major}`;
  if (major !== EMBEDDED_MAJOR && !(await hasPrograms(major)))
    throw new RestoreError(
      `The backup is of PostgreSQL ${major}: install postgresql-${major} on this machine (${installed}).`,
    );
  const binaries =
    major === EMBEDDED_MAJOR ? await findBinaries() : { folder: installed, version: String(major) };
  const machine = { namespaces: process.platform === 'linux', systemFolders };
  return chooseRunner(binaries, { dataDir: cluster, cluster }, machine);
}

async function run(
  runner: Runner,
  cluster: string,
  folder: string,
  { database, user }: Pick<BaseManifest, 'database' | 'user'>,
  target: Target,
): Promise<Omit<Recovered, 'logEnded'> | 'logEnded'> {
  const settings = {
    config_file: join(folder, 'postgresql.conf'),
    hba_file: join(folder, 'pg_hba.conf'),
    ident_file: join(folder, 'pg_ident.conf'),
    listen_addresses: '',
    unix_socket_directories: folder,
    port: '5432',
    ssl: 'off',
    archive_mode: 'off',
    shared_preload_libraries: '',
    hot_standby: 'off',
    // All of the log is in the cluster already.
    restore_command: 'false',
    recovery_target_action: 'promote',
    recovery_target_timeline: 'latest',
    primary_conninfo: '',
    ...targetSettings(target),
  };
  await writeFile(settings.config_file, '', { mode: 0o600 });
  await writeFile(settings.hba_file, 'local all all trust\n', { mode: 0o600 });
  await writeFile(settings.ident_file, '', { mode: 0o600 });
  if (runner.user) {
    const { uid, gid } = runner.user;
    for (const path of [folder, settings.config_file, settings.hba_file, settings.ident_file])
      await chown(path, uid, gid);
  }
  const logFile = join(folder, 'log');
  const log = await open(logFile, 'w', 0o600);
  const args = ['-D', cluster];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const child = spawnProgram(runner, 'postgres', args, ['ignore', log.fd, log.fd]);
  await log.close();
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  const hasEnded = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const query = new URLSearchParams({ host: folder, port: '5432' });
  const url = `postgres://${encodeURIComponent(user)}@localhost/${encodeURIComponent(database)}?${query}`;
  // A recovery takes as long as it takes; the process ends when it fails.
  while (!(await isPromoted(url))) {
    if (hasEnded()) {
      const output = await readFile(logFile, 'utf8');
      if (output.includes(LOG_ENDED)) return 'logEnded';
      throw new RestoreError(
        `PostgreSQL could not recover: ${failure?.message ?? explainOutput(output, cluster)}`,
      );
    }
    await sleep(50);
  }
  return {
    url,
    async stop() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function targetSettings(target: Target): Record<string, string> {
  // This setting does not read the letters of ISO 8601.
  if (target.kind === 'instant')
    return { recovery_target_time: target.at.toISOString().replace('T', ' ').replace('Z', '+00') };
  if (target.kind === 'position')
    return { recovery_target_lsn: positionText(target.at), recovery_target_inclusive: 'off' };
  return {};
}

async function isPromoted(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ waiting: boolean }>('select pg_is_in_recovery() as waiting');
    return rows[0]?.waiting === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A fast shutdown: flushed and ready to be started again. */
async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGINT');
  await Promise.race([exit, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
}
