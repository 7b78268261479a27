import { spawn, spawnSync } from 'node:child_process';
import { chownSync, lchownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A server of the system's own PostgreSQL, with an empty cluster. */
export type SystemPostgres = { url: string; port: number; stop(): Promise<void> };

/** Where Debian's package `postgresql-15` puts the programs. */
const programs = (version: number) => `/usr/lib/postgresql/${version}/bin`;

/** The user and group of the package; PostgreSQL does not run as root. */
export function packageUser(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

type User = ReturnType<typeof packageUser>;

function makeCluster(version: number, user: User, data: string): void {
  const made = spawnSync(
    join(programs(version), 'initdb'),
    ['-D', data, '-U', 'fasih', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: dirname(data), encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb ${version}: ${made.stderr}`);
}

function giveTo({ uid, gid }: User, cluster: string): void {
  if (uid === undefined) return;
  for (const below of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(cluster, below), uid, gid ?? uid);
}

/**
 * Starts the system's PostgreSQL of this version on a free port, with the settings that its package comes with.
 *
 * @param cluster one that is there already, instead of an empty one; it goes to the package's user and stays
 */
export async function startSystemPostgres(
  version: number,
  settings: readonly string[] = [],
  cluster?: string,
): Promise<SystemPostgres> {
  const user = packageUser('postgres');
  const folder = mkdtempSync(join(tmpdir(), `fasih-pg${version}-`));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid);
  const data = cluster ?? join(folder, 'data');
  if (cluster) giveTo(user, cluster);
  else makeCluster(version, user, data);
  const port = await freePort();
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(
    join(programs(version), 'postgres'),
    [...options, ...['fsync=off', 'full_page_writes=off', ...settings].flatMap((one) => ['-c', one])],
    { ...user, cwd: folder, stdio: 'ignore' },
  );
  const ended = new Promise((done) => server.once('exit', done));
  const isReady = () =>
    spawnSync(join(programs(version), 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;
  for (let tries = 0; !isReady(); tries += 1) {
    if (server.exitCode !== null || tries > 200) throw new Error(`PostgreSQL ${version} did not start`);
    await sleep(100);
  }
  return {
    url: `postgres://fasih:of-a-test@127.0.0.1:${port}/postgres`,
    port,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
