import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { logStream } from './log-stream.ts';

const folder = mkdtempSync(join(tmpdir(), 'fasih-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes every line once, in order, whether few or many', async () => {
  const file = join(folder, 'lines.log');
  const fd = openSync(file, 'w');
  const stream = logStream(fd);
  const lines = Array.from({ length: 5_000 }, (_, n) => `baris ke-${n} – selesai\n`);
  for (const [n, line] of lines.entries()) {
    stream.write(line);
    if (n % 1_000 === 0) await sleep(1);
  }
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toBe(lines.join('')), { timeout: 3_000 });
  stream.write('one more\n');
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/one more\n$/), { timeout: 3_000 });
  closeSync(fd);
});

const module = new URL('./log-stream.ts', import.meta.url).href;
const program = (lines: number, pauseMs: number) => `
  const { logStream } = await import(${JSON.stringify(module)});
  const stream = logStream(1);
  for (let n = 0; n < ${lines}; n += 1) stream.write('a line of some length ' + n + '\\n');
  setTimeout(() => process.exit(0), ${pauseMs});`;

it('writes what waits when the process ends', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(3, 0)]);
  expect(await text(child.stdout)).toBe(
    'a line of some length 0\na line of some length 1\na line of some length 2\n',
  );
});

it.each([3, 20_000, 400_000])('ends with the process on a full disk with %i lines waiting', async (lines) => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(lines, 700)], {
    stdio: ['ignore', full, 'pipe'],
  });
  closeSync(full);
  const code = new Promise((done) => child.once('exit', done));
  expect([child.stderr && (await text(child.stderr)), await code]).toEqual(['', 0]);
});
