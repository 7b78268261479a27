import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { findForJourneys } from './chromium.ts';
import { type CoverageSummary, coverageTable } from './coverage.ts';

/**
 * `npm test` proves the school; `npm run test:hard` (`--hard`) adds the full grid of languages, widths and themes, and what
 * the tests cover of each module; `npm run coverage` (`--coverage`) is the unit, database and API tests with that alone.
 */
const hard = process.argv.includes('--hard');
const coverageOnly = process.argv.includes('--coverage');
const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'fasih-run-'));
let passed = 0;
let failed = 0;

/** A step that counts as one case: lint, types, structure. */
function step(name: string, command: string, args: string[], cwd = root): void {
  const began = performance.now();
  const done = spawnSync(process.execPath, [join(root, 'node_modules/.bin', command), ...args], {
    cwd,
    stdio: 'inherit',
  });
  const ok = done.status === 0;
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
}

/** A runner that reports its own cases as JSON; one that writes no report counts as one failure. */
function runner(
  name: string,
  command: string,
  args: string[],
  report: string,
  count: (json: string) => [number, number],
  env = {},
): void {
  const began = performance.now();
  const done = spawnSync(process.execPath, [join(root, 'node_modules/.bin', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let counted: [number, number] = [0, 1];
  try {
    counted = count(readFileSync(report, 'utf8'));
  } catch {
    console.log(`${name}: no report was written`);
  }
  if (done.status !== 0 && counted[1] === 0) counted[1] = 1;
  passed += counted[0];
  failed += counted[1];
  console.log(
    `${counted[1] === 0 ? '✓' : '✗'} ${name}: ${counted[0]} passed, ${counted[1]} failed (${((performance.now() - began) / 1000).toFixed(1)} s)\n`,
  );
}

const vitestCounts = (json: string): [number, number] => {
  const report = JSON.parse(json) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  return [report.numPassedTests, report.numFailedTests || report.numFailedTestSuites];
};

const playwrightCounts = (json: string): [number, number] => {
  const { stats } = JSON.parse(json) as { stats: { expected: number; unexpected: number } };
  return [stats.expected, stats.unexpected];
};

/** Prints what the tests ran of each module, where it was measured: never when a test failed. Figures to look at, no bar. */
function showCoverage(file: string): void {
  if (!existsSync(file)) return;
  const summary = JSON.parse(readFileSync(file, 'utf8')) as CoverageSummary;
  console.log(`${coverageTable(root, summary)}\n`);
}

async function main(): Promise<void> {
  step('lint', 'biome', ['ci', '--error-on-warnings']);
  await build();
  step('types', 'tsc', ['-p', 'tsconfig.json']);
  step('types of the routes', 'react-router', ['typegen'], join(root, 'apps/web'));
  step('types of the web app', 'tsc', ['-p', 'apps/web/tsconfig.json']);
  step('structure: nothing unused', 'knip', ['--no-progress']);
  const unit = join(work, 'vitest.json');
  runner(
    'unit, database and API tests',
    'vitest',
    [
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
      ...(hard || coverageOnly ? ['--coverage', `--coverage.reportsDirectory=${work}`] : []),
    ],
    unit,
    vitestCounts,
  );
  showCoverage(join(work, 'coverage-summary.json'));
  if (coverageOnly) return;
  const journeys = join(work, 'playwright.json');
  runner(
    'browser journeys',
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts'],
    journeys,
    playwrightCounts,
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
  failed++;
  console.error(error);
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
