import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, readFile, readlink, realpath } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** In the form of `sha256sum`, which checks it too. */
export const CHECKSUMS = 'SHA256SUMS';

/** Stands for the checksum of a link that leads to nothing, out of the folder, or to it as long as it is not moved. */
const BROKEN = 'a broken link';

/**
 * The checksum of each file below a folder, by its path, without the list itself. A link has that of the file it leads to, as
 * `sha256sum` has it.
 */
export async function checksumsOf(root: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  const inside = `${await realpath(root)}${sep}`;
  for (const { path, isLink } of await filesOf(root)) {
    if (isLink && (await isBroken(join(root, path), inside))) {
      sums.set(path, BROKEN);
      continue;
    }
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(root, path)), hash);
    sums.set(path, hash.digest('hex'));
  }
  return sums;
}

async function isBroken(link: string, inside: string): Promise<boolean> {
  if (isAbsolute(await readlink(link))) return true;
  const goal = await realpath(link).catch(() => '');
  return !goal.startsWith(inside);
}

async function filesOf(root: string): Promise<{ path: string; isLink: boolean }[]> {
  const files: { path: string; isLink: boolean }[] = [];
  for await (const entry of glob('**/*', { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    const isLink = entry.isSymbolicLink();
    if ((entry.isFile() || isLink) && path !== CHECKSUMS)
      files.push({ path: path.replaceAll(sep, '/'), isLink });
  }
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The text of the list. Throws when a link would not work in another place. */
export function listOf(sums: ReadonlyMap<string, string>): string {
  const broken = [...sums].filter(([, sum]) => sum === BROKEN).map(([path]) => path);
  if (broken.length > 0) throw new Error(`Links that lead out of the release: ${broken.join(', ')}`);
  return [...sums].map(([path, sum]) => `${sum}  ${path}\n`).join('');
}

/** Compares a release with its list: one line for each file that changed, is missing, or was added. */
export async function verifyRelease(root: string): Promise<{ files: number; wrong: string[] }> {
  const list = await readFile(join(root, CHECKSUMS), 'utf8').catch(() => {
    throw new Error(`${CHECKSUMS} is missing: this is no release.`);
  });
  const wanted = new Map(
    list
      .trim()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const found = await checksumsOf(root);
  const wrong = [
    ...[...wanted].flatMap(([path, sum]) =>
      found.get(path) === sum ? [] : [`${complaint(found.get(path))}: ${path}`],
    ),
    ...[...found.keys()].filter((path) => !wanted.has(path)).map((path) => `not of this release: ${path}`),
  ];
  return { files: wanted.size, wrong };
}

const complaint = (sum: string | undefined) =>
  sum === undefined ? 'missing' : sum === BROKEN ? BROKEN : 'changed';
