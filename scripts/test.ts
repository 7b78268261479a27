import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { findForJourneys } from './chromium.ts';
import { type CoverageSummary, coverageTable } from './coverage.ts';
import { walkOldCode } from './old-code.ts';
import { type Counted, playwrightCounted, vitestCounted } from './reports.ts';
import { startSystemPostgres } from './system-postgres.ts';

/**
 * `npm test` proves the school; `npm run test:hard` (`--hard`) adds the full grid of languages, widths and themes, and what
 * the tests cover of each module; `npm run coverage` (`--coverage`) is the unit, database and API tests with that alone.
 */
const hard = process.argv.includes('--hard');
const coverageOnly = process.argv.includes('--coverage');
const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'fasih-run-'));
let passed = 0;
/** The name of every case that failed. */
const failed: string[] = [];

/** A step that counts as one case: lint, types, structure. It runs beside others, so its output is printed when it ends. */
async function step(name: string, command: string, args: string[], cwd = root): Promise<void> {
  const began = performance.now();
  const output: Buffer[] = [];
  const child = spawn(process.execPath, [join(root, 'node_modules/.bin', command), ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => void output.push(bytes));
  const [status] = await once(child, 'close');
  const ok = status === 0;
  if (ok) passed++;
  else failed.push(name);
  process.stdout.write(Buffer.concat(output));
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
}

/** Everything that is proved without running the school. What runs together leaves no processor idle. */
async function checkSources(): Promise<void> {
  const lint = step('lint', 'biome', ['ci', '--error-on-warnings']);
  await build().finally(() => lint);
  const web = async () => {
    await step('types of the routes', 'react-router', ['typegen'], join(root, 'apps/web'));
    await step('types of the web app', 'tsc', ['-p', 'apps/web/tsconfig.json']);
  };
  await Promise.all([
    web(),
    step('types', 'tsc', ['-p', 'tsconfig.json']),
    step('structure: nothing unused', 'knip', ['--no-progress']),
  ]);
}

/** A runner that reports its own cases as JSON; one that writes no report counts as one failure. */
function runner(
  name: string,
  command: string,
  args: string[],
  report: string,
  count: (json: string) => Counted,
  env = {},
): void {
  const began = performance.now();
  const done = spawnSync(process.execPath, [join(root, 'node_modules/.bin', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let counted: Counted = { passed: 0, failed: [] };
  try {
    counted = count(readFileSync(report, 'utf8'));
  } catch {
    console.log(`${name}: no report was written`);
  }
  if (done.status !== 0 && counted.failed.length === 0)
    counted = { ...counted, failed: [`${name}: ended with ${done.status ?? done.signal}`] };
  passed += counted.passed;
  failed.push(...counted.failed);
  console.log(
    `${counted.failed.length === 0 ? '✓' : '✗'} ${name}: ${counted.passed} passed, ${counted.failed.length} failed (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  );
}

/** Prints what the tests ran of each module, where it was measured: never when a test failed. Figures to look at, no bar. */
function showCoverage(file: string): void {
  if (!existsSync(file)) return;
  const summary = JSON.parse(readFileSync(file, 'utf8')) as CoverageSummary;
  console.log(`${coverageTable(root, summary)}\n`);
}

/** The oldest PostgreSQL that a school may run on; tests of all others run on the newest, which comes with the project. */
const OLDEST = 15;

/** What the long run needs beside the project: Debian's packages, each by one of its programs. */
const PACKAGES = {
  [`postgresql-${OLDEST}`]: `/usr/lib/postgresql/${OLDEST}/bin/postgres`,
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  iproute2: '/sbin/ip',
};

/** Ends a long run before it begins where it could not reach its end. */
function requirePackages(): void {
  const missing = Object.entries(PACKAGES).flatMap(([name, file]) => (existsSync(file) ? [] : name));
  if (missing.length > 0) throw new Error(`install the packages ${missing.join(', ')}`);
}

/** The tests of the server once more, on the system's own PostgreSQL. */
async function onOlderPostgres(): Promise<void> {
  const server = await startSystemPostgres(OLDEST, ['max_connections=200']);
  const report = join(work, 'older.json');
  const args = [
    'run',
    '--project',
    'server',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  runner(`server tests on PostgreSQL ${OLDEST}`, 'vitest', args, report, vitestCounted, {
    FASIH_TEST_DATABASE: server.url,
  });
  await server.stop();
}

/** The API tests of the last release on the schema of today: two releases may serve one database. */
function onTodaysSchema(): void {
  const began = performance.now();
  let counted: Counted;
  try {
    counted = walkOldCode();
  } catch (error) {
    // Without the history of the code, for example.
    counted = { passed: 0, failed: [`the last release was not walked: ${String(error)}`] };
  }
  passed += counted.passed;
  failed.push(...counted.failed);
  console.log(
    `${counted.failed.length === 0 ? '✓' : '✗'} the last release on the schema of today: ${counted.passed} passed, ${counted.failed.length} failed (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  );
}

/** What a kill, a hang and a partition of the database cost; needs root, for a network of its own. */
function proveFaults(): void {
  if (process.getuid?.() !== 0) {
    console.log('deploy/prove-faults.sh was not run: it needs root\n');
    return;
  }
  const ended = spawnSync('bash', [join(root, 'deploy/prove-faults.sh')], { cwd: root, stdio: 'inherit' });
  if (ended.status === 0) passed++;
  else failed.push('deploy/prove-faults.sh');
}

async function main(): Promise<void> {
  if (hard) requirePackages();
  await checkSources();
  const unit = join(work, 'vitest.json');
  runner(
    'unit, database and API tests',
    'vitest',
    [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      ...(hard || coverageOnly ? ['--coverage', `--coverage.reportsDirectory=${work}`] : []),
    ],
    unit,
    vitestCounted,
    // Functions from the cache of compiled scripts are counted less exactly.
    { FASIH_HARD: hard ? '1' : '', ...(hard || coverageOnly ? { NODE_DISABLE_COMPILE_CACHE: '1' } : {}) },
  );
  showCoverage(join(work, 'coverage-summary.json'));
  if (coverageOnly) return;
  if (hard) {
    await onOlderPostgres().catch((error: unknown) => failed.push(`PostgreSQL ${OLDEST}: ${String(error)}`));
    onTodaysSchema();
    proveFaults();
  }
  const journeys = join(work, 'playwright.json');
  runner(
    'browser journeys',
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts'],
    journeys,
    playwrightCounted,
    {
      CHROME_PATH: findForJourneys(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
      FASIH_HARD: hard ? '1' : '',
    },
  );
}

try {
  await main();
} catch (error) {
  failed.push(String(error));
  console.error(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
for (const name of failed) console.log(`  ✗ ${name.replace(`${root}/`, '')}`);
// The last line, also when something failed: whoever reads it by a program looks there.
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
