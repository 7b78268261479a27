import { expect, it } from 'vitest';
import { joinHours } from './join-hours.ts';

it('joins hours that touch or overlap; days and gaps stay apart', () => {
  expect(
    joinHours([
      { weekday: 2, from: 600, to: 660 },
      { weekday: 1, from: 720, to: 780 },
      { weekday: 1, from: 480, to: 600 },
      { weekday: 1, from: 540, to: 700 },
      { weekday: 1, from: 700, to: 710 },
    ]),
  ).toEqual([
    { weekday: 1, from: 480, to: 710 },
    { weekday: 1, from: 720, to: 780 },
    { weekday: 2, from: 600, to: 660 },
  ]);
});
