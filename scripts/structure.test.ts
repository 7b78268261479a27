import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { MODULES } from './modules.ts';

const root = join(import.meta.dirname, '..');

const WORKSPACES: Record<string, string> = {
  '@fasih/school/': 'libs/school/src/',
  '@fasih/messages/': 'libs/messages/src/',
  '@fasih/content/': 'content/',
  '@fasih/api/': 'apps/api/src/',
  '@fasih/sandbox/': 'apps/sandbox/src/',
};

/** `imports` are paths from the root; packages stay as they are named. */
type Source = { path: string; code: string; imports: { name: string; isType: boolean }[] };

const paths = globSync(['{apps,libs}/*/src/**/*.{ts,tsx}', 'content/**/*.ts'], { cwd: root })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.test\.tsx?$|\.fixtures\.ts$|\.d\.ts$|\/node_modules\/|\+types/.test(path))
  .sort();
const known = new Set(paths);
const sources: Source[] = paths.map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const { module, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/['"]/g, ''),
      isType: false,
    })),
  ];
  const code = comments.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
  return { path, code, imports: imports.map((one) => ({ ...one, name: fromRoot(path, one.name) })) };
});

function fromRoot(path: string, name: string): string {
  const workspace = Object.keys(WORKSPACES).find((prefix) => name.startsWith(prefix));
  const found = workspace
    ? `${WORKSPACES[workspace]}${name.slice(workspace.length)}`
    : name.startsWith('.')
      ? normalize(join(dirname(path), name))
          .split(sep)
          .join('/')
      : name;
  return [found, `${found}.ts`, `${found}.tsx`].find((one) => known.has(one)) ?? found;
}

/** `path -> what it must not import`, for every file below `from` that breaks the rule. */
function broken(from: RegExp, mayNot: (imported: string, source: Source) => boolean): string[] {
  return sources
    .filter(({ path }) => from.test(path))
    .flatMap((source) =>
      source.imports
        .filter(({ name }) => mayNot(name, source))
        .map(({ name }) => `${source.path} -> ${name}`),
    );
}

const SERVER = 'apps/api/src/';
const WEB = 'apps/web/src/';
const SCHOOL = 'libs/school/src/';
const MESSAGES = /^libs\/messages\/src\/(id|en)\//;

/** Module and feature of a file of the server or the libs; null for what stands beside the modules. */
function placeOf(path: string): { module: string; feature: string } | null {
  const level = [SERVER, SCHOOL].find((prefix) => path.startsWith(prefix));
  const [module, feature] = path.slice(level?.length ?? 0).split('/');
  return level && module && feature && MODULES.includes(module)
    ? { module, feature: feature.includes('.') ? '' : feature }
    : null;
}

/** The web app's own staircase: `lib` and the kit below the modules, the frames and the public pages above them. */
const WEB_MODULES = ['lib', 'ui', ...MODULES, 'shell', 'site'];
/** Routes, entries and the document, which put all pages together. */
const WEB_TOP = /^apps\/web\/src\/(?:routes|root|entry\.(?:client|server))\.tsx?$/;

/** The step of a file of the web app; -1 for a folder that is none of the modules. */
const webRank = (path: string) => WEB_MODULES.indexOf(path.slice(WEB.length).split('/')[0] ?? '');

const rank = (module: string) => MODULES.indexOf(module);

/** The circles among these arrows, each as the names on the way round. */
function circles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const way: string[] = [];
  const found: string[] = [];
  const visit = (name: string) => {
    state.set(name, 'open');
    way.push(name);
    for (const next of arrows.get(name) ?? []) {
      if (state.get(next) === 'open') found.push([...way.slice(way.indexOf(next)), next].join(' -> '));
      else if (!state.has(next)) visit(next);
    }
    way.pop();
    state.set(name, 'done');
  };
  for (const name of arrows.keys()) if (!state.has(name)) visit(name);
  return found;
}

function arrowsBetween(
  nameOf: (path: string) => string | null,
  counts: (one: { name: string; isType: boolean }) => boolean,
): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = nameOf(path);
    if (from === null) continue;
    for (const one of imports) {
      const to = counts(one) ? nameOf(one.name) : null;
      if (to !== null && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

/** What to do about an import that is named. */
const UPWARDS =
  'move what it needs to a lower step (docs/ARCHITECTURE.md#the-picture), move the caller up, or take it as a parameter';
const CIRCLE = 'move what two of these share to a file that imports none of them';

describe('the files that were read', () => {
  it.each([
    [SERVER, 480],
    [SCHOOL, 115],
    ['libs/messages/src/', 100],
    ['apps/web/src/', 480],
    ['content/', 140],
  ])('%s has at least %i of them', (prefix, least) => {
    expect(paths.filter((path) => path.startsWith(prefix)).length).toBeGreaterThanOrEqual(least);
  });

  it('no import of our own leads nowhere', () => {
    const ours = /^(apps|libs|content)\/.*\.(ts|tsx)$/;
    expect(broken(/^/, (i) => ours.test(i) && !known.has(i) && !/\.d\.ts$|\+types/.test(i))).toEqual([]);
    // TypeScript takes every name of a style sheet for one that exists.
    expect(broken(/^/, (i) => /^apps\/.*\.css$/.test(i) && !existsSync(join(root, i)))).toEqual([]);
  });
});

describe('the size of files', () => {
  it('no source file is longer than 300 lines', () => {
    // Question banks and lessons are data, and so is what a script generates from the database.
    const isData = (path: string, text: string) =>
      /^content\/(banks|lessons)\//.test(path) || /^\/\/ Generated from /.test(text);
    const others = globSync(['scripts/**/*.ts', 'bench/**/*.ts'], { cwd: root })
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !path.endsWith('.test.ts'));
    const long = [...paths, ...others].flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const lines = text.split('\n').length - 1;
      return lines > 300 && !isData(path, text) ? [`${path}: ${lines}`] : [];
    });
    expect(long, 'split each of these files by what it holds').toEqual([]);
  });
});

describe('the staircase', () => {
  it('a module of the server uses only modules below it', () => {
    expect(
      broken(/^apps\/api\/src\//, (i, { path }) => {
        const from = placeOf(path);
        if (from === null || !i.startsWith(SERVER)) return false;
        const to = placeOf(i);
        return to === null || rank(to.module) > rank(from.module);
      }),
      UPWARDS,
    ).toEqual([]);
  });

  it('nothing on the server uses contracts and rules of a module above its own', () => {
    expect(
      broken(/^apps\/api\/src\//, (i, { path }) => {
        const from = placeOf(path);
        const to = i.startsWith(SCHOOL) ? placeOf(i) : null;
        // The generated types of all tables name what JSON columns hold.
        if (path === `${SERVER}platform/db/schema.ts`) return false;
        return from !== null && to !== null && rank(to.module) > rank(from.module);
      }),
      UPWARDS,
    ).toEqual([]);
  });

  it('contracts and rules import only basics and modules below, and no package but zod', () => {
    expect(
      broken(/^libs\/school\/src\/(?!routes\.ts)/, (i, { path }) => {
        // The password lists serve the server's rule and the browser's hint alike, and are only ever loaded when needed.
        if (path.endsWith('/password-estimate.ts') && i.startsWith('@zxcvbn-ts/')) return false;
        if (!i.startsWith(SCHOOL)) return !/^(zod\/mini|node:)/.test(i);
        const [from, to] = [placeOf(path), placeOf(i)];
        if (to === null) return !i.startsWith(`${SCHOOL}basics/`);
        return from === null || rank(to.module) > rank(from.module);
      }),
      UPWARDS,
    ).toEqual([]);
  });

  it('the course rules import only basics', () => {
    const policy = `${SCHOOL}catalogue/policy/`;
    expect(
      broken(/^libs\/school\/src\/catalogue\/policy\//, (i, { path }) => {
        if (/contract\.ts$/.test(path) || !i.startsWith(SCHOOL)) return false;
        return !i.startsWith(policy) && !i.startsWith(`${SCHOOL}basics/`);
      }),
      'give the rule what it needs as a parameter',
    ).toEqual([]);
  });

  it('every folder of server, contracts and texts is one of the modules', () => {
    const folders = new Set(
      paths.flatMap((path) => {
        const level = [SERVER, SCHOOL].find((prefix) => path.startsWith(prefix)) ?? MESSAGES.exec(path)?.[0];
        const [first = '', second] = path.slice(level?.length ?? 0).split('/');
        return level && second !== undefined ? [first] : [];
      }),
    );
    // Commands stand beside `main.ts`, `basics` on the ground, and `site` has the texts of the public pages.
    const beside = ['commands', 'basics', 'site'];
    expect(
      [...folders].filter((one) => !MODULES.includes(one) && !beside.includes(one)),
      'put the feature into one of the modules; a new module is a step in scripts/modules.ts',
    ).toEqual([]);
  });

  it('another module is never reached through its store', () => {
    expect(
      broken(/^apps\/api\/src\//, (i, { path }) => {
        const [from, to] = [placeOf(path), placeOf(i)];
        if (from === null || to === null || !i.startsWith(SERVER) || from.module === to.module) return false;
        // The demo school is written as the features themselves write.
        return from.module !== 'demo' && /\/(store[a-z-]*|[a-z-]+-store)\.ts$/.test(i);
      }),
      'export a function of that feature for it, in a file that is no store',
    ).toEqual([]);
  });

  // Which calls a write invalidates is the screen's to say, so contracts of all modules are open to it.
  it('a module of the web app uses only modules below it', () => {
    expect(
      broken(/^apps\/web\/src\//, (i, { path }) => {
        if (!i.startsWith(WEB) || WEB_TOP.test(path) || i.includes('/+types/')) return false;
        return webRank(i) === -1 || webRank(path) === -1 || webRank(i) > webRank(path);
      }),
      UPWARDS,
    ).toEqual([]);
  });

  it.each([SERVER, WEB])('there is no circle of features within a module: %s', (level) => {
    const nameOf = (path: string) => {
      const [module = '', feature = '', file] = path.startsWith(level)
        ? path.slice(level.length).split('/')
        : [];
      return MODULES.includes(module) && file !== undefined ? `${module}/${feature}` : null;
    };
    expect(circles(arrowsBetween(nameOf, ({ isType }) => !isType)), CIRCLE).toEqual([]);
  });

  it('there is no circle of files', () => {
    const nameOf = (path: string) =>
      /^(apps\/(api|web)|libs)\//.test(path) && known.has(path) ? path : null;
    expect(circles(arrowsBetween(nameOf, ({ isType }) => !isType)), CIRCLE).toEqual([]);
  });
});

describe('other arrows', () => {
  it('libs know nothing of the apps and the content', () => {
    expect(
      broken(/^libs\//, (i) => /^(apps|content)\//.test(i)),
      'move what both need to libs',
    ).toEqual([]);
  });

  it('the web app reaches the server only through contracts, and never sees a question bank', () => {
    expect(
      broken(/^apps\/web\//, (i) => /^apps\/(api|sandbox)\/|^content\/(banks|checks)\//.test(i)),
      'call a contract of libs/school instead',
    ).toEqual([]);
  });

  it('the sandbox and the school import nothing from each other', () => {
    expect(
      broken(/^apps\/sandbox\//, (i) => /^(apps\/(api|web)|libs|content)\//.test(i)),
      'the practice provider is another program: talk to it over HTTP',
    ).toEqual([]);
    expect(
      broken(/^apps\/api\/src\//, (i) => i.startsWith('apps/sandbox/')),
      'the practice provider is another program: talk to it over HTTP',
    ).toEqual([]);
  });

  it('only main.ts and the commands read the environment', () => {
    // The database's runner hands the environment on to `initdb` and `postgres`; it reads nothing from it.
    const handsItOn = `${SERVER}platform/db/embedded/runner.ts`;
    const readers = sources
      .filter(({ path, code }) => /^(apps\/api|libs|content)/.test(path) && /process\.env/.test(code))
      .map(({ path }) => path)
      .filter(
        (path) =>
          ![`${SERVER}main.ts`, `${SERVER}start-release.ts`].includes(path) &&
          !path.startsWith(`${SERVER}commands/`),
      );
    expect(readers).toEqual([handsItOn]);
  });
});

describe('tables', () => {
  const migrations = globSync(`${SERVER}platform/db/migrations/*.sql`, { cwd: root })
    .sort()
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  const tables = new Set(
    [...migrations.matchAll(/create (?:unlogged )?table (?:if not exists )?"?([a-z_]+)"?/g)].map(
      ([, table = '']) => table,
    ),
  );

  type Use = { table: string; path: string; module: string; feature: string };
  const writes: Use[] = [];
  const reads: Use[] = [];
  for (const { path, code } of sources) {
    const place = path.startsWith(SERVER) ? placeOf(path) : null;
    if (place === null) continue;
    const uses = [
      ...code.matchAll(
        /\b(insert into|update|delete from|from|join|using|lock table)\s+(?:only\s+)?"?([a-z_]+)"?(?=[\s(`'),;$]|$)/g,
      ),
      ...code.matchAll(
        /\b(insertInto|updateTable|deleteFrom|selectFrom|from|using|(?:inner|left|right|full)Join|tableAs)\(\s*'([a-z_]+)/g,
      ),
    ];
    for (const [, verb = '', table = ''] of uses) {
      if (!tables.has(table)) continue;
      const isWrite = /^(insert|update|delete)/.test(verb);
      (isWrite ? writes : reads).push({ table, path, ...place });
    }
  }
  // The demo school is written as the features themselves write.
  const own = writes.filter(({ module }) => module !== 'demo');
  const owners = Map.groupBy(own, ({ table }) => table);

  it('most tables and their readers were found', () => {
    expect([tables.size >= 90, reads.length >= 500, own.length >= 250]).toEqual([true, true, true]);
  });

  it('a table is written by one module only', () => {
    const shared = [...owners]
      .map(([table, uses]) => `${table}: ${[...new Set(uses.map(({ module }) => module))].join(', ')}`)
      .filter((line) => line.includes(','));
    expect(shared, 'leave the writes to one module and call its function from the others').toEqual([]);
  });

  it('a table is read only by its own module and those above', () => {
    const up = reads.flatMap(({ table, path, module }) => {
      const owner = owners.get(table)?.[0]?.module;
      return owner !== undefined && rank(owner) > rank(module) ? [`${path} reads ${table} of ${owner}`] : [];
    });
    expect(
      up,
      'move the read to the module of the table or above it, or take what it needs as a parameter',
    ).toEqual([]);
  });
});

describe('course rules', () => {
  it('are asked in their order, so that a later set keeps the changes of those before it', () => {
    const asking = sources.filter(
      ({ path, code }) => /^(apps\/api|libs\/school)\//.test(path) && /\brules [!=]== \d/.test(code),
    );
    expect(
      asking.map(({ path }) => path),
      'ask for `rules >= 2` or `rules < 2`, never for one set alone',
    ).toEqual([]);
  });
});

describe('dates', () => {
  const helpers = globSync('{bench,e2e}/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({
      path: path.split(sep).join('/'),
      code: readFileSync(join(root, path), 'utf8'),
    }));
  const using = (pattern: RegExp) =>
    [...sources, ...helpers].filter(({ code }) => pattern.test(code)).map(({ path }) => path);

  it('zones and their offsets are named in one module', () => {
    // The generated types of all tables repeat the values that the database allows.
    expect(using(/Asia\/(Jakarta|Makassar|Jayapura)|\+0[789]:00/)).toEqual([
      `${SERVER}platform/db/schema.ts`,
      `${SCHOOL}basics/instants.ts`,
    ]);
  });

  it('no statement takes today, or the day of an instant, by the zone of its session', () => {
    const bySession =
      /\bcurrent_date\b|\blocaltime(stamp)?\b|\bnow\(\)::|^(?!.*at time zone).*_at\b[^$]*::date\b/m;
    expect(
      using(bySession).filter((path) => path.startsWith('apps/api/src/')),
      'take `now` or the day as a parameter, or name the zone with `at time zone`',
    ).toEqual([]);
  });

  it('date formatters are made and cached in one module', () => {
    expect(using(/new Intl\.DateTimeFormat|toLocale(Date|Time)String/)).toEqual([
      `${SCHOOL}basics/formatters.ts`,
    ]);
  });
});

describe('unfinished code', () => {
  it('leaves nothing unfinished and nothing switched off', () => {
    const left = paths.filter((path) =>
      /\bTODO\b|\bFIXME\b|@ts-ignore|@ts-expect-error|\bas any\b/.test(
        readFileSync(join(root, path), 'utf8'),
      ),
    );
    expect(
      left,
      'finish it, or leave it out: no TODO, FIXME, @ts-ignore, @ts-expect-error or `as any`',
    ).toEqual([]);
  });
});
