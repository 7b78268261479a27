import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, dropDatabase } from '../src/platform/db/embedded/test-databases.ts';
import { TEMPLATE } from './database-setup.ts';

const root = join(import.meta.dirname, '../../..');
const scripts = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** Every command line of the page: those in its blocks, and those in running text. */
const lines = [
  ...readFileSync(join(root, 'docs/OPERATIONS.md'), 'utf8')
    .replaceAll('\\\n', ' ')
    .matchAll(/npm run ([a-z:-]+)((?: +[^\s`)]+)*)/g),
].map(([line, name = '', rest = '']) => ({ line, name, args: rest.split(/\s+/).filter(Boolean).slice(1) }));

const folder = mkdtempSync(join(tmpdir(), 'fasih-operations-'));
const database = `operations_${randomUUID().replaceAll('-', '')}`;
const envFile = join(folder, 'fasih.env');
beforeAll(async () => {
  const url = await cloneDatabase(inject('databaseServer'), TEMPLATE, database);
  writeFileSync(envFile, `DATABASE_URL=${url}\n`, { mode: 0o600 });
});
afterAll(async () => {
  await dropDatabase(inject('databaseServer'), database);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as `npm run` does, without npm, which costs a second each. */
function run(name: string, args: string[], env: Record<string, string> = {}) {
  const [, , script = ''] = (scripts[name] ?? '').split(' ');
  const done = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: folder,
    encoding: 'utf8',
    input: 'benteng-di-atas-bukit\n',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  return { code: done.status, said: done.stdout + done.stderr };
}

describe('the command lines of the operations page', () => {
  it('all name commands that exist', () => {
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter(({ name }) => !scripts[name]).map(({ line }) => line)).toEqual([]);
  });

  it('make the first admin from one file of settings', () => {
    const [created] = lines.filter(({ name, args }) => name === 'admin:create' && args.length > 0);
    const args = (created?.args ?? []).map((arg) => arg.replace('/etc/fasih/fasih.env', envFile));
    expect(args).toContain(envFile);
    expect(run('admin:create', args.slice(args[0] === '--' ? 1 : 0))).toEqual({
      code: 0,
      said: 'The admin account kepala is open.\n',
    });
  });

  it('of the doctor name each setting that is missing, one line each', () => {
    const { code, said } = run('doctor', ['--env-file', envFile]);
    expect(code).toBe(1);
    expect(said.trim().split('\n')).toHaveLength(9);
    expect(said).toMatch(/^TO DO {2}settings {3}APP_URL is missing$/m);
  });

  it('of undone lapses say what they would take back, and want instants with their zone', () => {
    const [shown] = lines.filter(({ name }) => name === 'undo-lapses');
    const args = (shown?.args ?? []).map((arg) => arg.replace('/etc/fasih/fasih.env', envFile));
    expect(args).toContain(envFile);
    expect(run('undo-lapses', args)).toEqual({
      code: 0,
      said: expect.stringMatching(
        /^Ended courses: 0, .*\nForfeited seats: 0, .*\nNothing has changed\. .*\n$/,
      ),
    });
    const local = args.map((arg) => arg.replace(/Z$/, ''));
    expect(run('undo-lapses', local)).toEqual({
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
      const { code, said } = run(name, wanted);
      expect([name, code, said]).toEqual([
        name,
        1,
        expect.stringMatching(/^DATABASE_URL is missing: [^\n]*\n$/),
      ]);
    }
  });
});
