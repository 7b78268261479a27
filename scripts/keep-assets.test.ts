import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keepAssets } from './keep-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'fasih-assets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [place, next] = [join(folder, 'build'), join(folder, 'build.next')];

/** A build with these assets takes the place of the one before; what the site then holds. */
async function builds(...names: string[]): Promise<string[]> {
  mkdirSync(join(next, 'client/assets/deep'), { recursive: true });
  for (const name of names) writeFileSync(join(next, 'client/assets', name), name);
  await keepAssets(place, next);
  rmSync(place, { recursive: true, force: true });
  renameSync(next, place);
  return readdirSync(join(place, 'client/assets'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => one.name)
    .sort();
}

it('a rebuild keeps the assets of the last two builds, and no older ones', async () => {
  expect(await builds('same.js', 'a-1.js', 'deep/b-1.js')).toEqual(['a-1.js', 'b-1.js', 'same.js']);
  expect(await builds('same.js', 'a-2.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js', 'same.js']);
  expect(await builds('same.js', 'a-3.js')).toEqual(['a-1.js', 'a-2.js', 'a-3.js', 'b-1.js', 'same.js']);
  expect(await builds('a-4.js')).toEqual(['a-2.js', 'a-3.js', 'a-4.js', 'same.js']);
  expect(await builds('a-5.js')).toEqual(['a-3.js', 'a-4.js', 'a-5.js', 'same.js']);
  expect(await builds('a-6.js')).toEqual(['a-4.js', 'a-5.js', 'a-6.js']);
});
