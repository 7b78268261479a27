import { expect, it } from 'vitest';
import { changeOf } from './changes.ts';

it.each([
  ['paid', 12, 9, { way: 'up', n: 3, isGood: true }],
  ['paid', 9, 12, { way: 'down', n: 3, isGood: false }],
  ['forfeited', 2, 5, { way: 'down', n: 3, isGood: true }],
  ['teachersLate', 5, 2, { way: 'up', n: 3, isGood: false }],
  ['percent', null, 90, null],
] as const)('%s of %s after %s is %o', (figure, now, before, change) => {
  expect(changeOf(figure, now, before)).toEqual(change);
});

it('what did not move is neither up nor down', () => {
  expect(changeOf('paid', 4, 4)).toMatchObject({ way: 'same', n: 0 });
});
