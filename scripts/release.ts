import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKSUMS, checksumsOf, listOf } from '../apps/api/src/commands/verify-release.ts';
import { migrationsFolder, readMigrations } from '../apps/api/src/platform/db/migration-files.ts';
import type { Release } from '../apps/api/src/platform/version.ts';
import { build } from './build.ts';
import { launcher } from './release/launcher.ts';
import { copyTree } from './release/tree.ts';

const root = join(import.meta.dirname, '..');

/**
 * Makes `fasih-<version>` in a folder: everything that a school runs, with its Node and without anything that only the project
 * needs, so that it starts at once and without npm. Returns its path.
 */
export async function makeRelease(place: string): Promise<string> {
  await build();
  const { version, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
    scripts: Record<string, string>;
  };
  const folder = join(place, `fasih-${version}`);
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(join(next, 'bin'), { recursive: true });
  await copyTree(next);
  await cp(process.execPath, join(next, 'bin/node'), { dereference: true });
  const manifest = { name: 'fasih', version, private: true, type: 'module' };
  writeFileSync(join(next, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(next, 'fasih'), launcher(scripts), { mode: 0o755 });
  writeFileSync(join(next, 'release.json'), `${JSON.stringify(await about(version), null, 2)}\n`);
  writeFileSync(join(next, CHECKSUMS), listOf(await checksumsOf(next)));
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
  return folder;
}

async function about(version: string): Promise<Release> {
  const [commit = '', date = ''] = git('log', '-1', '--format=%h %cI', '--abbrev=8').split(' ');
  return {
    version,
    commit,
    date,
    node: process.version,
    platform: `${process.platform}-${process.arch}`,
    migration: (await readMigrations(migrationsFolder)).at(-1)?.name ?? '',
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/** One file to carry to the school's machine; tar keeps the links between libraries, which copying by hand may not. */
function pack(folder: string): string {
  const archive = `${folder}-${process.platform}-${process.arch}.tar.gz`;
  execFileSync('tar', ['-czf', archive, '-C', dirname(folder), basename(folder)]);
  return archive;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: join(root, 'dist') }, uncommitted: { type: 'boolean' } },
  });
  const changed = git('status', '--porcelain');
  if (changed && !values.uncommitted) {
    console.error(`A release is made of a commit. Not committed (--uncommitted takes them in):\n${changed}`);
    process.exit(1);
  }
  const folder = await makeRelease(values.to);
  console.log(folder);
  console.log(pack(folder));
}

if (import.meta.main) await main();
