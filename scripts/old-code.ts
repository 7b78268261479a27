import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIFFERS, FIRST_BASE } from './old-release.ts';
import { type Counted, vitestCounted } from './reports.ts';

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The last release before this commit: its newest `v…` tag, else the pinned commit. */
export function baseOf(pinned = FIRST_BASE): string {
  const [tag] = git('tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-creatordate').split('\n');
  return tag || pinned;
}

/**
 * Gives the tests of old code databases with the schema of today: their setup migrates with our files and our code. Throws if
 * the setup does not migrate as it did.
 */
export function withTodaysSchema(setup: string): string {
  const own = "'../src/platform/db/migrate.ts'";
  if (setup.split(own).length !== 2)
    throw new Error('database-setup.ts of the old code migrates in another way');
  return setup.replace(own, JSON.stringify(join(root, 'apps/api/src/platform/db/migrate.ts')));
}

/** Gives old tests the time that those of today have: an older limit on a busy machine says nothing about the schema. */
export const withTodaysPatience = (config: string): string =>
  config.replaceAll(/\b(test|hook)Timeout: [\d_]+/g, '$1Timeout: 120_000');

/** The failures that are not listed, and what is listed and passed; files are named from the old root. */
export function compareFailures(
  failed: readonly string[],
  listed: Readonly<Record<string, string>>,
  walked: (name: string) => boolean,
): { unexpected: string[]; passedAfterAll: string[] } {
  const found = new Set(failed);
  return {
    unexpected: failed.filter((name) => !Object.hasOwn(listed, name)),
    passedAfterAll: Object.keys(listed).filter((name) => walked(name) && !found.has(name)),
  };
}

/** Old code that is built, with the packages of today, in a folder of its own until `remove` is called. */
export type OldCode = { folder: string; remove(): void };

/**
 * Checks the code of a release out and builds it.
 *
 * @throws when it cannot be built
 */
export function oldCode(base: string): OldCode {
  const work = mkdtempSync(join(tmpdir(), 'fasih-old-'));
  const folder = join(work, 'code');
  const remove = () => {
    spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root });
    rmSync(work, { recursive: true, force: true });
  };
  try {
    checkOut(base, folder);
    const args = [join(folder, 'scripts/build.ts')];
    if (spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status !== 0)
      throw new Error(`the code of ${base} was not built`);
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Only our own workspaces are the old ones. */
function checkOut(base: string, folder: string): void {
  git('worktree', 'add', '--detach', '--quiet', folder, base);
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@fasih'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@fasih' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@fasih'))) {
    const link = join(root, 'node_modules/@fasih', name);
    // Links lead to `../../libs/school` and the like.
    if (lstatSync(link).isSymbolicLink()) symlinkSync(readlinkSync(link), join(packages, '@fasih', name));
  }
  // Else commands of the old code would install its packages, in place of these links.
  const mark = join(packages, '.fasih-installed');
  rmSync(mark, { force: true });
  writeFileSync(
    mark,
    createHash('sha256')
      .update(readFileSync(join(folder, 'package-lock.json')))
      .digest('hex'),
  );
  const setup = join(folder, 'apps/api/test/database-setup.ts');
  writeFileSync(setup, withTodaysSchema(readFileSync(setup, 'utf8')));
  const config = join(folder, 'vitest.config.ts');
  writeFileSync(config, withTodaysPatience(readFileSync(config, 'utf8')));
}

/**
 * Walks the API tests of the last release on the schema of today: what a process of that release meets while both serve one
 * database. `folders` narrows it. Failures that `old-release.ts` explains do not count.
 */
export function walkOldCode(folders: readonly string[] = ['apps/api']): Counted {
  const base = baseOf();
  const { folder, remove } = oldCode(base);
  const report = join(folder, '../report.json');
  try {
    const args = ['run', '--project', 'server', '--reporter=default', '--reporter=json'];
    spawnSync(
      process.execPath,
      [join(folder, 'node_modules/vitest/vitest.mjs'), ...args, `--outputFile.json=${report}`, ...folders],
      { cwd: folder, stdio: 'inherit', env: { ...process.env, FASIH_HARD: '' } },
    );
    const { passed, failed } = vitestCounted(readFileSync(report, 'utf8').replaceAll(`${folder}/`, ''));
    const listed = DIFFERS[base] ?? {};
    const { unexpected, passedAfterAll } = compareFailures(failed, listed, (name) =>
      folders.some((one) => name.startsWith(one)),
    );
    for (const name of passedAfterAll) console.log(`  no longer differs: ${name}`);
    return {
      passed: passed + failed.length - unexpected.length,
      failed: unexpected.map((name) => `${base}: ${name}`),
    };
  } finally {
    remove();
  }
}

// `npm run test:old -- apps/api/src/sales` walks one folder by hand.
if (import.meta.main) {
  const { passed, failed } = walkOldCode(
    process.argv.slice(2).length > 0 ? process.argv.slice(2) : undefined,
  );
  console.log(`${passed} passed, ${failed.length} failed`);
  for (const name of failed) console.log(`  ✗ ${name}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
