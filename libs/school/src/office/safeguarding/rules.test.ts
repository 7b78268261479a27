import { describe, expect, it } from 'vitest';
import { decideOfficer, needsNote, stepTo } from './rules.ts';

describe('an incident', () => {
  it.each([
    ['new', 'inWork', 'taken'],
    ['inWork', 'inWork', 'noted'],
    ['new', 'closed', 'closed'],
    ['inWork', 'closed', 'closed'],
    ['closed', 'inWork', 'reopened'],
    ['closed', 'closed', null],
  ] as const)('that is %s and shall be %s is %s', (state, to, step) => {
    expect(stepTo(state, to)).toBe(step);
  });

  it('is taken into work without words; everything else says why', () => {
    expect((['taken', 'noted', 'closed', 'reopened'] as const).map(needsNote)).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('the safeguarding officer', () => {
  it.each([
    ['another admin', { by: 'a', officer: 'b', admins: ['a', 'b'] }, 'named'],
    ['oneself, beside another admin', { by: 'a', officer: 'a', admins: ['a', 'b'] }, 'yourself'],
    ['oneself, as the only admin', { by: 'a', officer: 'a', admins: ['a'] }, 'named'],
    ['somebody who is no active admin', { by: 'a', officer: 'c', admins: ['a', 'b'] }, 'notAdmin'],
  ] as const)('%s: %s', (_who, naming, outcome) => {
    expect(decideOfficer(naming)).toBe(outcome);
  });
});
