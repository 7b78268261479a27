import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase } from '../src/platform/db/embedded/databases.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/db/embedded/start.ts';

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
function fasih(line: string, input = ''): Done {
  const [name = '', ...args] = line.replaceAll('/var/lib/fasih', dataDir).split(/\s+/);
  return run(name, [...args, '--env-file', envFile], input);
}

function run(name: string, args: string[], input = ''): Done {
  const [, , script = ''] = (scripts[name] ?? '').split(' ');
  const done = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    input: `${input}\n`,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    },
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

it('all command lines of the operations page name commands that exist', () => {
  expect(named.length).toBeGreaterThan(15);
  expect([...named, ...byNpm].filter((name) => !scripts[name])).toEqual([]);
});

/** What a new operator types, line by line, and what comes of it. */
describe('the command lines of the operations page, in its order', () => {
  let secret = '';
  const steps: [string, (line: string) => void | Promise<void>][] = [
    ['migrate', (line) => expect(fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/^0001-/) })],
    [
      'doctor',
      (line) => {
        const { code, said } = fasih(line);
        expect(code).toBe(1);
        expect(said.trim().split('\n')).toHaveLength(9);
        expect(said).toMatch(/^TO DO {2}settings {3}APP_URL is missing$/m);
      },
    ],
    [
      'admin:create --username kepala --email kepala@school.example',
      (line) =>
        expect(fasih(line, 'benteng-di-atas-bukit')).toEqual({
          code: 0,
          said: 'The admin account kepala is open.\n',
        }),
    ],
    [
      'backup --new-key',
      (line) => {
        const { code, said } = fasih(line);
        expect(code).toBe(0);
        secret = /^ {2}(\S+)$/m.exec(said)?.[1] ?? '';
        expect(secret.length).toBeGreaterThan(30);
      },
    ],
    [
      'backup --confirm-key',
      (line) => {
        expect(fasih(line, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`).code).toBe(1);
        const { code, said } = fasih(line, secret);
        expect(code).toBe(0);
        const key = /^ {2}(BACKUP_KEY=\S+)$/m.exec(said)?.[1];
        appendFileSync(envFile, `BACKUP_URL=file://${join(folder, 'backups')}\n${key}\n`);
      },
    ],
    [
      'backup',
      (line) => expect(fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/MB of database/) }),
    ],
    [
      'backup --drill',
      (line) =>
        expect(fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/rows of \d+ tables compared/) }),
    ],
    [
      'restore --to latest --rehearse --folder /var/lib/fasih/rehearsal',
      (line) =>
        expect(fasih(line, secret)).toEqual({ code: 0, said: expect.stringMatching(/Books: they agree\./) }),
    ],
    [
      'restore --to latest --folder /var/lib/fasih/restored',
      (line) =>
        expect(fasih(line, secret)).toEqual({
          code: 0,
          said: expect.stringMatching(/The data directory is /),
        }),
    ],
    ['doctor', (line) => expect(fasih(line).said).toMatch(/^TO DO {2}settings {3}APP_URL is missing$/m)],
    [
      'export --to /var/lib/fasih/export',
      (line) => expect(fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/rows of \d+ tables/) }),
    ],
    [
      'import-school --from /var/lib/fasih/export',
      async (line) => {
        const url = await createDatabase(server.url, `moved_${randomUUID().replaceAll('-', '')}`);
        const moved = readFileSync(envFile, 'utf8').replace(server.url, url);
        writeFileSync(envFile, moved.replace(/^BACKUP_.*\n/gm, ''));
        expect(fasih(line)).toEqual({ code: 0, said: expect.stringMatching(/^Imported: \d+ rows/) });
      },
    ],
  ];

  it('are these', () => {
    expect(walked).toEqual(steps.map(([line]) => line));
  });

  for (const [line, check] of steps) it(`fasih ${line}`, () => check(line));

  it('of undone lapses say what they would take back, and want instants with their zone', () => {
    const line = lineOf('undo-lapses');
    expect(fasih(line)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Ended courses: 0, .*\nForfeited seats: 0, .*\nNothing has changed\. .*\n$/,
      ),
    });
    expect(fasih(line.replaceAll('Z', ''))).toEqual({
      code: 1,
      said: expect.stringMatching(/^npm run undo-lapses /),
    });
  });

  it('of admins refuse without a database that was named, unless the demo is meant', () => {
    for (const name of ['admin:create', 'admin:recover', 'admin:reset-two-step']) {
      const args = ['--username', 'kepala', '--email', 'k@contoh.id', '--reason', 'x'];
      const wanted =
        name === 'admin:reset-two-step'
          ? args.slice(0, 2)
          : name === 'admin:create'
            ? args.slice(0, 4)
            : args;
      const { code, said } = run(name, wanted, 'benteng-di-atas-bukit');
      expect([name, code, said]).toEqual([
        name,
        1,
        expect.stringMatching(/^DATABASE_URL is missing: [^\n]*\n$/),
      ]);
    }
  });
});
