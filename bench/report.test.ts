import { expect, it } from 'vitest';
import { isGood, tableOf } from './report.ts';

it.each([
  ['every limit is kept', { figures: [{ name: 'read', value: 5, unit: 'ms', limit: { atMost: 10 } }] }, true],
  ['a limit is missed', { figures: [{ name: 'read', value: 15, unit: 'ms', limit: { atMost: 10 } }] }, false],
  ['the part could not be measured', { figures: [], fault: 'no database' }, false],
  ['the part was skipped', { figures: [], skipped: 'needs 40 GB of free disk' }, false],
])('a run is good or not: %s', (_, found, good) => {
  const part = { part: 'reads', ...found };
  expect(isGood(part)).toBe(good);
  expect(tableOf(part).includes('MISS')).toBe(!good);
});
