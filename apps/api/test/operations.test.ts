import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '../src/environment.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDatabase } from '../src/platform/db/embedded/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/db/embedded/start.ts';
import { createPool } from '../src/platform/db/pool.ts';
import { openFileStorage } from '../src/platform/files/files.ts';
import { openBackups } from '../src/start-backups.ts';

const root = join(import.meta.dirname, '../../..');
const scripts = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;
const page = readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8').replaceAll('\\\n', ' ');

/** `fasih …` in the page: those of its blocks and steps, in its order, are a walk; all are commands that exist. */
const walked = [...page.matchAll(/^ *(?:\d\. `)?fasih ([a-z:-]+[^`#\n]*)/gm)].map(([, line = '']) =>
  line.trim(),
);
const named = [...page.matchAll(/(?:`|^ *)fasih ([a-z:-]+)[^`\n]*/gm)].map(([, name = '']) => name);
const byNpm = [...page.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
/** The line of the page that begins with this. */
const lineOf = (start: string) =>
  [...page.matchAll(/`fasih ([^`]+)`/g)]
    .map(([, line = '']) => line)
    .find((line) => line.startsWith(start)) ?? '';

const folder = mkdtempSync(join(tmpdir(), 'fasih-operations-'));
const dataDir = join(folder, 'school');
const envFile = join(folder, 'fasih.env');
let server: EmbeddedPostgres;
beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'server') });
  mkdirSync(dataDir);
  writeFileSync(envFile, `DATABASE_URL=${server.url}\nDATA_DIR=${dataDir}\n`, { mode: 0o600 });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Done = { code: number | null; said: string };

/** Runs a line of the page as the installed `fasih` does, with the settings of this test and in its folders. */
function fasih(line: string, input = ''): Promise<Done> {
  const [name = '', ...args] = line.replaceAll('/var/lib/fasih', dataDir).split(/\s+/);
  return run(name, [...args, '--env-file', envFile], input);
}

async function run(name: string, args: string[], input = ''): Promise<Done> {
  const [, , script = ''] = (scripts[name] ?? '').split(' ');
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: folder,
    env: { PATH, HOME, NODE_COMPILE_CACHE },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
  // A command that asks nothing may be over before it is told.
  child.stdin.on('error', () => undefined).end(`${input}\n`);
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Receives the log as each process of the school does, until the returned function is called. */
async function followTheLog(): Promise<() => Promise<void>> {
  const config = readConfig(readEnvironment({}, envFile), 'demo');
  const backups = await openBackups(config, await openFileStorage(config.files, config.dataDir));
  const pool = createPool({ url: server.url, applicationName: 'fasih-test' });
  const [note, now] = [() => undefined, () => new Date()];
  const log = { info: note, warn: note, error: note } as unknown as FastifyBaseLogger;
  const stop = backups.start({ url: server.url, pool, log, now });
  return async () => {
    await stop();
    await pool.end();
  };
}

it('all command lines of the operations page name commands that exist', () => {
  expect(named.length).toBeGreaterThan(15);
  expect([...named, ...byNpm].filter((name) => !scripts[name])).toEqual([]);
});

/** What a new operator types, line by line, and what comes of it. */
describe('the command lines of the operations page, in its order', () => {
  let secret = '';
  const steps: [string, (line: string) => void | Promise<void>][] = [
    [
      'migrate',
      async (line) => expect(await fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/^0001-/) }),
    ],
    [
      'doctor',
      async (line) => {
        const { code, said } = await fasih(line);
        expect(code).toBe(1);
        expect(said.trim().split('\n')).toHaveLength(9);
        expect(said).toMatch(/^TO DO {2}settings {3}APP_URL is missing$/m);
      },
    ],
    [
      'admin:create --username kepala --email kepala@school.example',
      async (line) =>
        expect(await fasih(line, 'benteng-di-atas-bukit')).toEqual({
          code: 0,
          said: 'The admin account kepala is open.\n',
        }),
    ],
    [
      'backup --new-key',
      async (line) => {
        const { code, said } = await fasih(line);
        expect(code).toBe(0);
        secret = /^ {2}(\S+)$/m.exec(said)?.[1] ?? '';
        expect(secret.length).toBeGreaterThan(30);
      },
    ],
    [
      'backup --confirm-key',
      async (line) => {
        const { code, said } = await fasih(line, secret);
        expect(code).toBe(0);
        const key = /^ {2}(BACKUP_KEY=\S+)$/m.exec(said)?.[1];
        appendFileSync(envFile, `BACKUP_URL=file://${join(folder, 'backups')}\n${key}\n`);
      },
    ],
    [
      'backup',
      async (line) =>
        expect(await fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/MB of database/) }),
    ],
    [
      'backup --drill',
      async (line) => {
        const stop = await followTheLog();
        expect(await fasih(line)).toEqual({
          code: 0,
          said: expect.stringMatching(/rows of \d+ tables compared/),
        });
        await stop();
      },
    ],
    [
      'restore --to latest --rehearse --folder /var/lib/fasih/rehearsal',
      async (line) =>
        expect(await fasih(line, secret)).toEqual({
          code: 0,
          said: expect.stringMatching(/Books: they agree\./),
        }),
    ],
    [
      'restore --to latest --folder /var/lib/fasih/restored',
      async (line) =>
        expect(await fasih(line, secret)).toEqual({
          code: 0,
          said: expect.stringMatching(/The data directory is /),
        }),
    ],
    [
      'doctor',
      async (line) => expect((await fasih(line)).said).toMatch(/^TO DO {2}settings {3}APP_URL is missing$/m),
    ],
    [
      'export --to /var/lib/fasih/export',
      async (line) =>
        expect(await fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/rows of \d+ tables/) }),
    ],
    [
      'import-school --from /var/lib/fasih/export',
      async (line) => {
        const url = await createDatabase(server.url, `moved_${randomUUID().replaceAll('-', '')}`);
        const moved = readFileSync(envFile, 'utf8').replace(server.url, url);
        writeFileSync(envFile, moved.replace(/^BACKUP_.*\n/gm, ''));
        expect(await fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/^Imported: \d+ rows/) });
      },
    ],
  ];

  it('are these', () => {
    expect(walked).toEqual(steps.map(([line]) => line));
  });

  for (const [line, check] of steps) it(`fasih ${line}`, () => check(line));

  it('of undone lapses say what they would take back, and want instants with their zone', async () => {
    const line = lineOf('undo-lapses');
    expect(await fasih(line)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Ended courses: 0, .*\nForfeited seats: 0, .*\nNothing has changed\. .*\n$/,
      ),
    });
    expect(await fasih(line.replaceAll('Z', ''))).toEqual({
      code: 1,
      said: expect.stringMatching(/^npm run undo-lapses /),
    });
  });

  it('of admins refuse without a database that was named, unless the demo is meant', async () => {
    for (const name of ['admin:create', 'admin:recover', 'admin:reset-two-step']) {
      const args = ['--username', 'kepala', '--email', 'k@contoh.id', '--reason', 'x'];
      const wanted =
        name === 'admin:reset-two-step'
          ? args.slice(0, 2)
          : name === 'admin:create'
            ? args.slice(0, 4)
            : args;
      const { code, said } = await run(name, wanted, 'benteng-di-atas-bukit');
      expect([name, code, said]).toEqual([
        name,
        1,
        expect.stringMatching(/^DATABASE_URL is missing: [^\n]*\n$/),
      ]);
    }
  });
});
