import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskFiles, type Files } from '../files/files.ts';
import { copiesAt, copyMissing, FilesAway, listCopies } from './file-copies.ts';
import { newSecretKey, publicKeyText, readPublicKey, readSecretKey } from './key.ts';
import { type Sealer, sealerFor } from './sealing.ts';

let folder: string;
let root: string;
let live: Files;
let store: Files;
let sealer: Sealer;
const KEYS = ['certificates/a.pdf', 'photos/a.webp', 'photos/b.webp', 'photos/c.webp'];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fasih-copies-'));
  root = join(folder, 'files');
  live = diskFiles(folder);
  store = diskFiles(folder, join(folder, 'store'));
  sealer = sealerFor(readPublicKey(publicKeyText(readSecretKey(newSecretKey()))));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kept = async () => copiesAt(await listCopies(store), new Date()).map(({ key }) => key);
const backUp = (filesAreGone?: boolean) => copyMissing(live, store, sealer, filesAreGone);

/** Root reads every folder, so it does this as somebody else. */
async function asAnybody(work: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.('nobody');
  await work().finally(() => isRoot && process.seteuid?.(0));
}

it('a school without files yet has nothing to copy', async () => {
  expect(await backUp()).toBe(0);
  expect(await kept()).toEqual([]);
});

describe('a school whose files were backed up', () => {
  beforeEach(async () => {
    for (const key of KEYS) await live.put(key, Buffer.from(key));
    expect(await backUp()).toBe(4);
    expect((await kept()).sort()).toEqual(KEYS);
  });

  it.each([
    ['whose folder is missing', () => renameSync(root, `${root}.away`)],
    [
      'whose folder is empty, because nothing is mounted there',
      () => {
        renameSync(root, `${root}.away`);
        mkdirSync(root);
      },
    ],
    [
      'of which another folder is named',
      () => {
        renameSync(root, `${root}.away`);
        mkdirSync(join(root, 'photos'), { recursive: true });
        writeFileSync(join(root, 'photos/other.webp'), 'x');
      },
    ],
  ])('%s, is not taken for one without files', async (_name, happen) => {
    happen();
    const failed = await backUp().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FilesAway);
    expect(String(failed)).toMatch(`4 of 4 files that were backed up are not in ${root}: mount it`);
    expect((await kept()).sort()).toEqual(KEYS);
  });

  it.each([
    ['the folder', ''],
    ['a folder in it', 'photos'],
  ])('of which %s cannot be read is an error, and nothing is noted', async (_name, below) => {
    chmodSync(folder, 0o755);
    const closed = join(root, below);
    chmodSync(closed, 0);
    await asAnybody(async () => {
      await expect(backUp()).rejects.toThrow('EACCES');
      await expect(live.open('photos/a.webp')).rejects.toThrow('EACCES');
      await expect(live.exists('photos/a.webp')).rejects.toThrow('EACCES');
    }).finally(() => chmodSync(closed, 0o755));
    expect((await kept()).sort()).toEqual(KEYS);
  });

  it('has removed one for good: that one is noted', async () => {
    await live.remove('photos/b.webp');
    expect(await backUp()).toBe(3);
    expect((await kept()).sort()).toEqual(KEYS.filter((key) => key !== 'photos/b.webp'));
  });

  it('has removed most of them: an operator says so', async () => {
    for (const key of KEYS.slice(0, 3)) await live.remove(key);
    await expect(backUp()).rejects.toThrow('3 of 4 files');
    expect(await backUp(true)).toBe(1);
    expect(await kept()).toEqual(['photos/c.webp']);
  });
});
