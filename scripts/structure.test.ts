import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

type Source = { path: string; text: string; imports: string[] };

const WORKSPACES: Record<string, string> = {
  '@fasih/school/': 'libs/school/src/',
  '@fasih/messages/': 'libs/messages/src/',
  '@fasih/content/': 'content/',
  '@fasih/api/': 'apps/api/src/',
  '@fasih/sandbox/': 'apps/sandbox/src/',
};

const sources: Source[] = globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'content/**/*.ts'], { cwd: root })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.test\.tsx?$|\.fixtures\.ts$|\/node_modules\/|\+types/.test(path))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path, text, imports: importsOf(path, text) };
  });

/** What a file imports, as paths from the root; packages stay as they are named. */
function importsOf(path: string, text: string): string[] {
  const found = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'\n]+)'/g)].map(([, name]) => name ?? '');
  return found.map((name) => {
    if (name.startsWith('.'))
      return normalize(join(dirname(path), name))
        .split(sep)
        .join('/');
    const workspace = Object.keys(WORKSPACES).find((prefix) => name.startsWith(prefix));
    return workspace ? `${WORKSPACES[workspace]}${name.slice(workspace.length)}` : name;
  });
}

/** `path -> what it must not import`, for every file below `from` that breaks the rule. */
function broken(from: RegExp, mayNot: (imported: string, source: Source) => boolean): string[] {
  return sources
    .filter((source) => from.test(source.path))
    .flatMap((source) =>
      source.imports.filter((i) => mayNot(i, source)).map((i) => `${source.path} -> ${i}`),
    );
}

/** Features of the API from the ground up: each may call only those before it. */
const FEATURES = [
  'audit',
  'security',
  'settings',
  'jobs',
  'documents',
  'mail',
  'accounts',
  'notifications',
  'packages',
  'policy',
  'ledger',
  'enrolments',
  'learners',
  'orders',
  'payments',
  'banks',
  'placement',
  'pretest',
  'teachers',
  'classes',
  'meetings',
  'waiting',
  'attendance',
  'levels',
  'materials',
  'reports',
  'refunds',
  'payroll',
  'approvals',
  'finance',
  'analytics',
  'importing',
  'students',
  'dashboards',
];

const featureOf = (path: string) => /^apps\/api\/src\/([a-z]+)\//.exec(path)?.[1];

describe('the arrows of the house', () => {
  it('libs know nothing of the apps and the content', () => {
    expect(broken(/^libs\//, (i) => /^(apps|content)\//.test(i))).toEqual([]);
  });

  it('rules import only basics, their own feature, and the policies', () => {
    const rules = /^libs\/school\/src\/(?!basics\/)/;
    expect(
      broken(rules, (i, { path }) => {
        // The password lists serve the server's rule and the browser's hint alike, and are only ever loaded when needed.
        if (path === 'libs/school/src/accounts/password-estimate.ts' && i.startsWith('@zxcvbn-ts/'))
          return false;
        if (!i.startsWith('libs/school/src/')) return !/^(zod\/mini|node:)/.test(i);
        const own = path.split('/').slice(0, 4).join('/');
        return (
          !(
            i.startsWith(`${own}/`) ||
            /^libs\/school\/src\/(basics|policy|learners|packages|ledger)\//.test(i)
          ) && path !== 'libs/school/src/routes.ts'
        );
      }),
    ).toEqual([]);
  });

  it('the web app reaches the server only through contracts, and never sees a question bank', () => {
    expect(
      broken(/^apps\/web\//, (i) => /^apps\/(api|sandbox)\/|^content\/(banks|checks)\//.test(i)),
    ).toEqual([]);
  });

  it('the sandbox is a house of its own', () => {
    expect(broken(/^apps\/sandbox\//, (i) => /^(apps\/(api|web)|libs|content)\//.test(i))).toEqual([]);
    expect(broken(/^apps\/api\/src\//, (i) => i.startsWith('apps/sandbox/'))).toEqual([]);
  });

  it('features of the API call only what stands below them', () => {
    expect(
      broken(/^apps\/api\/src\//, (i, { path }) => {
        const from = FEATURES.indexOf(featureOf(path) ?? '');
        const to = FEATURES.indexOf(featureOf(i) ?? '');
        return from >= 0 && to > from;
      }),
    ).toEqual([]);
  });

  it('every feature folder of the API has its place in that order', () => {
    const plumbing = new Set(['http', 'db', 'outside', 'commands']);
    const folders = new Set(sources.map(({ path }) => featureOf(path)).filter((f) => f !== undefined));
    expect([...folders].filter((f) => !plumbing.has(f) && !FEATURES.includes(f))).toEqual([]);
  });

  it('only main.ts and the commands read the environment', () => {
    // The database's runner hands the environment on to `initdb` and `postgres`; it reads nothing from it.
    const handsItOn = 'apps/api/src/db/embedded/runner.ts';
    const readers = sources
      .filter(
        ({ path, text }) =>
          /^(apps\/api|libs|content)/.test(path) && /^(?!\s*(\/\/|\*|\/\*)).*process\.env/m.test(text),
      )
      .map(({ path }) => path)
      .filter((path) => path !== 'apps/api/src/main.ts' && !path.startsWith('apps/api/src/commands/'));
    expect(readers).toEqual([handsItOn]);
  });

  it('a table is written by one feature only', () => {
    const writers = new Map<string, Set<string>>();
    for (const { path, text } of sources) {
      const feature = featureOf(path);
      // The outbox, the seed and the guard (which notes that a session was used) are plumbing, not features.
      if (!feature || ['commands', 'db', 'http'].includes(feature)) continue;
      for (const [, table] of text.matchAll(
        /\b(?:insert into|update|delete from)\s+"?([a-z_]+)"?(?=[\s(])/g,
      )) {
        if (!table || ['set', 'skip', 'of'].includes(table)) continue;
        writers.set(table, (writers.get(table) ?? new Set()).add(feature));
      }
    }
    const shared = [...writers]
      .filter(([, features]) => features.size > 1)
      .map(([t, f]) => `${t}: ${[...f].join(', ')}`);
    expect(shared).toEqual([]);
  });
});

describe('the words of the house', () => {
  it('leaves nothing unfinished and nothing switched off', () => {
    const left = sources.filter(({ text }) =>
      /\bTODO\b|\bFIXME\b|@ts-ignore|@ts-expect-error|\bas any\b/.test(text),
    );
    expect(left.map(({ path }) => path)).toEqual([]);
  });
});
