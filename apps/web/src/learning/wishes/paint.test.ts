import { cellsOf } from '@fasih/school/learning/wishes/painted';
import { expect, it } from 'vitest';
import {
  type Cell,
  hasHalves,
  painted,
  presetHours,
  pressed,
  rectangle,
  shownSpan,
  stateOf,
} from './paint.ts';

const hour = (weekday: number, at: number): Cell => ({ weekday, from: at * 60, step: 60 });
const on = (weekday: number, from: number, to: number) => ({ weekday, from: from * 60, to: to * 60 });
const EMPTY = { possible: [], preferred: [] };

it('a drag paints all between its corners, and what is preferred is possible', () => {
  const afternoon = painted(EMPTY, rectangle(hour(3, 17), hour(2, 15)), 'possible');
  expect(afternoon).toEqual({ possible: [on(2, 15, 18), on(3, 15, 18)], preferred: [] });
  const best = painted(afternoon, [hour(2, 18)], 'preferred');
  expect(best).toEqual({ possible: [on(2, 15, 19), on(3, 15, 18)], preferred: [on(2, 18, 19)] });
  expect(painted(best, [hour(2, 18)], 'possible').preferred).toEqual([]);
  expect(painted(best, [hour(2, 18)], 'none')).toEqual(afternoon);
});

it('a press takes away the colour that it would give', () => {
  expect(pressed('none', 'possible')).toBe('possible');
  expect(pressed('preferred', 'possible')).toBe('none');
  expect(pressed('possible', 'preferred')).toBe('preferred');
  expect(pressed('preferred', 'preferred')).toBe('possible');
});

it('an hour of which a half is painted is not painted yet', () => {
  const half = cellsOf([on(2, 15, 15.5)]);
  expect(stateOf(hour(2, 15), half, new Set())).toBe('none');
  expect(stateOf({ ...hour(2, 15), step: 30 }, half, half)).toBe('preferred');
  expect([hasHalves([on(2, 15, 15.5)]), hasHalves([on(2, 15, 16)])]).toEqual([true, false]);
});

it('a preset stays inside the hours in which lessons are given, and the grid shows all that is painted', () => {
  expect(presetHours('weekend', [on(6, 10, 13)])).toEqual([on(6, 10, 13)]);
  expect(presetHours('evenings', [on(1, 6, 20)])).toEqual([on(1, 18, 20)]);
  expect(shownSpan([on(1, 8, 20)], [on(2, 20.5, 22.5)])).toEqual({ first: 480, last: 1380 });
});
