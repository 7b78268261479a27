import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readInstant } from './read-instant.ts';

it.each([
  ['2026-11-26T02:30:00Z', '2026-11-26T02:30:00.000Z'],
  ['2026-11-26T09:30+07:00', '2026-11-26T02:30:00.000Z'],
  ['2026-11-26T02:30:00', undefined],
  ['2026-11-26', undefined],
  ['2026-11-26T99:30Z', undefined],
  ['yesterday', undefined],
  ['', undefined],
])('%s is the instant %s', (text, instant) => {
  expect(readInstant(text)?.toISOString()).toBe(instant);
});

it('a school is never restored to a time whose zone would be the machine’s', () => {
  const args = [join(import.meta.dirname, 'restore.ts'), '--to', '2026-11-26T02:30:00'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('--to <instant')]);
});
