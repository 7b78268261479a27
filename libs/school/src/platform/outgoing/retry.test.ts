import { expect, it } from 'vitest';
import { type Failure, restAfterS, retryAfterS } from './retry.ts';

it.each<[Failure, number[]]>([
  ['connection', [5, 10, 20, 40, 80, 120, 120]],
  ['login', [60, 120, 240, 480, 600, 600]],
  ['later', [60, 120, 240, 480, 960, 1920, 3600, 3600]],
  ['refused', [600, 2400, 9600, 21_600, 21_600]],
  ['ours', [30, 120, 480, 1920, 7680, 21_600]],
])('after a failure of kind %s the pauses grow to a longest one: %j seconds', (failure, pauses) => {
  expect(pauses.map((_, before) => retryAfterS(failure, before, 0.5))).toEqual(pauses);
  expect(retryAfterS(failure, 100_000, 0.5)).toBe(pauses.at(-1));
});

it('a pause is spread by a quarter to either side', () => {
  expect([0, 0.5, 1].map((random) => retryAfterS('later', 0, random))).toEqual([45, 60, 75]);
});

it.each([
  ['connection', [0, 1, 2, 4, 8, 15, 15]],
  ['login', [0, 60, 300, 300]],
] as const)('without %s the whole line rests, longer each time: %j seconds', (failure, rests) => {
  expect(rests.map((_, n) => restAfterS(failure, n + 1))).toEqual(rests);
});
