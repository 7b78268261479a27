import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const place = mkdtempSync(join(tmpdir(), 'fasih-folder-'));
afterAll(() => rmSync(place, { recursive: true }));

it('makes what is missing above a folder, and leaves one that is there', () => {
  const folder = join(place, 'school/data');
  for (let n = 0; n < 2; n += 1) makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

it.runIf(process.platform === 'linux')('ends where the place takes no folders', () => {
  expect(() => makeFolder('/proc/fasih/data')).toThrow(/ENOENT/);
});

it('names a file that stands in the way', () => {
  writeFileSync(join(place, 'file'), '');
  expect(() => makeFolder(join(place, 'file/data'))).toThrow(/ENOTDIR/);
});
