import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { quickFolder } from '../../../../../../scripts/quick-folder.ts';
import { type EmbeddedPostgres, type StartOptions, startEmbeddedPostgres } from './start.ts';

/** Clean-up steps of a test, run in reverse order. */
export class Cleanup {
  readonly #steps: (() => Promise<void>)[] = [];

  /** A temporary folder with this mode. */
  async folder(mode = 0o700, parent?: string): Promise<string> {
    const folder = parent ? await mkdtemp(path.join(parent, 'fasih-db-')) : quickFolder('fasih-db-');
    await chmod(folder, mode);
    this.#steps.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    return folder;
  }

  /** A data folder whose cluster was created before, for tests of what comes after that. */
  async folderWithCluster(): Promise<string> {
    const folder = await this.folder();
    await cp(inject('migratedCluster'), folder, { recursive: true });
    return folder;
  }

  /** Starts, or joins, a database in this process. */
  async start(options: StartOptions): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres(options);
    this.#steps.push(() => database.stop());
    return database;
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0).reverse()) await step();
  }
}

/** Runs one query on a new connection. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** What a child process reported of its start. */
export type Report = { url: string; joined: boolean };

/** Starts the database in a child process, which keeps it until `stopChildProcess` or `killChildProcess`. */
export async function startInChildProcess(
  dataDir: string,
  user?: { uid: number; gid: number },
): Promise<Report & { process: ChildProcess }> {
  const module = JSON.stringify(new URL('./start.ts', import.meta.url).href);
  const code = `
    const { startEmbeddedPostgres } = await import(${module});
    const database = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.stdout.write(JSON.stringify({ url: database.url, joined: database.joined }) + '\\n');
    process.stdin.once('end', () => database.stop()).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    ...user,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const ended = once(child, 'close').then(() => Promise.reject(new Error(`it ended: ${errorOutput}`)));
  ended.catch(() => undefined);
  const first: unknown[] = await Promise.race([once(child.stdout, 'data'), ended]);
  const report: Report = JSON.parse(String(first[0]));
  return { ...report, process: child };
}

/** Lets a child process of `startInChildProcess` end by itself. */
export async function stopChildProcess(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.stdin?.end();
  await closed;
}

/** Kills a child process of `startInChildProcess` with SIGKILL. */
export async function killChildProcess(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}
