import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** In the form of `sha256sum`, which checks it too. */
export const CHECKSUMS = 'SHA256SUMS';

/** The checksum of each file below a folder, by its path, without links and the list itself. */
export async function checksumsOf(root: string): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for (const path of await filesOf(root)) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(root, path)), hash);
    sums.set(path, hash.digest('hex'));
  }
  return sums;
}

async function filesOf(root: string): Promise<string[]> {
  const files: string[] = [];
  for await (const entry of glob('**/*', { cwd: root, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (entry.isFile() && path !== CHECKSUMS) files.push(path.replaceAll(sep, '/'));
  }
  return files.sort();
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
      found.get(path) === sum ? [] : [`${found.has(path) ? 'changed' : 'missing'}: ${path}`],
    ),
    ...[...found.keys()].filter((path) => !wanted.has(path)).map((path) => `not of this release: ${path}`),
  ];
  return { files: wanted.size, wrong };
}
