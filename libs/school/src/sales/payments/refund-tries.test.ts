import { expect, it } from 'vitest';
import { DAY, HOUR, later, MINUTE } from '../../basics/instants.ts';
import { nextRefundTry } from './refund-tries.ts';

const createdAt = new Date('2026-11-02T02:00:00Z');
const pauseAfter = (state: 'asked' | 'sent', age: number) => {
  const now = later(createdAt, age);
  return nextRefundTry({ state, createdAt }, now).getTime() - now.getTime();
};

it('a refund without an answer is sent again after a minute, an accepted one is looked at after an hour', () => {
  expect(pauseAfter('asked', 0)).toBe(MINUTE);
  expect(pauseAfter('asked', 3 * MINUTE)).toBe(MINUTE);
  expect(pauseAfter('sent', 3 * HOUR)).toBe(HOUR);
});

it('the older it is the longer the pauses: a quarter of the age that it then has', () => {
  for (const state of ['asked', 'sent'] as const) {
    const pause = pauseAfter(state, 3 * DAY);
    expect(pause).toBe((3 * DAY + pause) / 4);
  }
});
