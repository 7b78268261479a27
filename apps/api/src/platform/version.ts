import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release says of itself, in `release.json` at its root. */
export type Release = {
  version: string;
  commit: string;
  /** Of the commit, so that a release made twice is the same. */
  date: string;
  node: string;
  platform: string;
  /** The newest migration. */
  migration: string;
};

/** The root of the checkout or of the release. */
export const schoolRoot = join(import.meta.dirname, '../../../..');

/** The version that runs, with the commit where it is known: `1.0.0+0a1b2c3d`. */
export function readVersion(root = schoolRoot): string {
  const release = join(root, 'release.json');
  if (existsSync(release)) {
    const { version, commit } = JSON.parse(readFileSync(release, 'utf8')) as Release;
    return `${version}+${commit}`;
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = commitOf(join(root, '.git'));
  return commit ? `${version}+${commit}` : version;
}

/** The commit that is checked out, read without git, which need not be installed. */
function commitOf(git: string): string | null {
  try {
    const head = readFileSync(join(git, 'HEAD'), 'utf8').trim();
    const branch = /^ref: (.+)$/.exec(head)?.[1];
    if (!branch) return head.slice(0, 8);
    const loose = join(git, branch);
    if (existsSync(loose)) return readFileSync(loose, 'utf8').slice(0, 8);
    const packed = readFileSync(join(git, 'packed-refs'), 'utf8').split('\n');
    return packed.find((line) => line.endsWith(` ${branch}`))?.slice(0, 8) ?? null;
  } catch {
    return null;
  }
}
