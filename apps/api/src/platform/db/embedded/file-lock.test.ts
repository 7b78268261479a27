import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileLock, waitForLock } from './file-lock.ts';

let folder: string;
let file: string;
const locks: FileLock[] = [];
const newLock = (): FileLock => {
  const lock = new FileLock(file);
  locks.push(lock);
  return lock;
};
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'fasih-lock-'));
  file = path.join(folder, 'the.lock');
});
afterEach(async () => {
  for (const lock of locks.splice(0)) lock.release();
  await rm(folder, { recursive: true });
});

test('an exclusive holder excludes all others until it releases the lock', () => {
  const [first, second] = [newLock(), newLock()];
  expect(first.tryExclusive()).toBe(true);
  expect(second.tryExclusive()).toBe(false);
  expect(second.tryShared()).toBe(false);
  first.release();
  first.release();
  expect(second.tryExclusive()).toBe(true);
});

test('shared holders exclude only an exclusive one', () => {
  const [first, second, third] = [newLock(), newLock(), newLock()];
  expect([first.tryShared(), second.tryShared()]).toEqual([true, true]);
  expect(third.tryExclusive()).toBe(false);
  first.release();
  expect(third.tryExclusive()).toBe(false);
  second.release();
  expect(third.tryExclusive()).toBe(true);
});

test('a shared holder can become exclusive when it is the only one; otherwise it loses its shared lock', () => {
  const [first, second] = [newLock(), newLock()];
  expect([first.tryShared(), second.tryShared()]).toEqual([true, true]);
  expect(first.tryExclusive()).toBe(false);
  expect(second.tryExclusive()).toBe(true);
});

test('waiting returns the lock or fails with one line that names the file', async () => {
  const first = newLock();
  first.tryExclusive();
  await expect(waitForLock(file, 50)).rejects.toMatchObject({
    name: 'DatabaseStartError',
    message: `another start has held ${file} for 0.05 s`,
  });
  setTimeout(() => first.release(), 50);
  locks.push(await waitForLock(file, 5_000));
});

test('the system frees the lock of a killed process', async () => {
  const module = JSON.stringify(new URL('./file-lock.ts', import.meta.url).href);
  const code = `const { FileLock } = await import(${module});
    const lock = new FileLock(${JSON.stringify(file)});
    console.log(lock.tryExclusive());
    setInterval(() => lock, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(String((await once(child.stdout, 'data'))[0]).trim()).toBe('true');
  const lock = newLock();
  expect(lock.tryExclusive()).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(lock.tryExclusive()).toBe(true);
});

test('the lock file stays empty, without other files beside it, and private to its owner', async () => {
  newLock().tryExclusive();
  expect(await readdir(folder)).toEqual(['the.lock']);
  const { size, mode } = await stat(file);
  expect({ size, mode: mode & 0o777 }).toEqual({ size: 0, mode: 0o600 });
});
