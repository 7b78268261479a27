import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { findBinaries } from '../../apps/api/src/platform/db/embedded/binaries.ts';
import { type Lock, packageOf, packagesFor } from './packages.ts';

const root = join(import.meta.dirname, '../..');
/** Copied besides the bundles: the built web app, files that the server reads at run time, and documents for operators. */
const COPIED = [
  'apps/web/build/server',
  'apps/web/build/client',
  'apps/api/src/platform/db/migrations',
  'content',
  'deploy',
  'docs/OPERATIONS.md',
  'docs/UPGRADING.md',
  'docs/decisions',
  'CHANGELOG.md',
  'LICENSE',
];
const CODE = /\.ts$|node_modules$|package\.json$/;
/** Files of packages that only people and compilers read. They are left out, except licences. */
const UNREAD = /\.(?:map|md|markdown|d\.[cm]?ts|tsbuildinfo)$/;

/** Puts everything that runs into a folder: our code in a few scripts, what was built, and the packages of both. */
export async function copyTree(folder: string): Promise<void> {
  bundle(folder);
  for (const path of COPIED)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !CODE.test(from),
    });
  await copyPackages(folder);
}

/** Bundles our code with rolldown, which Vite has installed already. */
function bundle(folder: string): void {
  const config = join(import.meta.dirname, 'bundle.config.ts');
  const done = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/rolldown'), '-c', config, '--dir', folder],
    { cwd: root, encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(`rolldown failed:\n${done.stdout}${done.stderr}`);
}

async function copyPackages(folder: string): Promise<void> {
  // Completes the libraries of PostgreSQL, which a release that cannot be written cannot do later.
  await findBinaries();
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const names = Object.keys(lock.packages['apps/api']?.dependencies ?? {});
  const packages = new Set([
    ...packagesFor(lock, names, 'apps/api'),
    ...packagesFor(lock, importsOfPages(), 'apps/web'),
  ]);
  for (const path of packages) {
    // Optional packages of other platforms are in the lockfile and not on the disk.
    if (!existsSync(join(root, path))) continue;
    // Nested packages have paths of their own.
    const isOwn = (from: string) => !relative(join(root, path), from).split(sep).includes('node_modules');
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      // Else links between the libraries of PostgreSQL would lead into this checkout.
      verbatimSymlinks: true,
      filter: (from) => !UNREAD.test(from) && isOwn(from),
    });
  }
}

/** The packages that the pages import when the server renders them; all others are part of the build. */
function importsOfPages(): string[] {
  const server = join(root, 'apps/web/build/server');
  const names = globSync('**/*.js', { cwd: server }).flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(server, file), 'utf8'));
    return module.staticImports.map(({ moduleRequest }) => packageOf(moduleRequest.value));
  });
  return [...new Set(names)].filter((name) => name !== null);
}
