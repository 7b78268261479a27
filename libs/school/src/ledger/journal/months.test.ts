import { describe, expect, it } from 'vitest';
import { lastOfMonth } from '../../basics/ranges.ts';
import { decideClose, decideReopen } from './months.ts';

describe('closing a month', () => {
  const books = { today: '2026-11-21', closedThrough: '2026-09-30', firstEntry: '2026-07-04' };
  it.each<[string, string, Partial<typeof books> & { closedThrough?: string | null }, string]>([
    ['the next one, when it is over', '2026-10', {}, 'allowed'],
    ['not before its last day is over', '2026-10', { today: '2026-10-31' }, 'monthNotOver'],
    ['from the first day after it', '2026-10', { today: '2026-11-01' }, 'allowed'],
    ['not the running one', '2026-11', {}, 'monthNotOver'],
    ['not one that is closed', '2026-09', {}, 'monthClosed'],
    ['not one long closed', '2026-01', {}, 'monthClosed'],
    ['not past an open one', '2026-10', { closedThrough: '2026-08-31' }, 'monthOutOfOrder'],
    ['first the one with the first entry', '2026-07', { closedThrough: null as never }, 'allowed'],
    ['no other before it', '2026-08', { closedThrough: null as never }, 'monthOutOfOrder'],
    ['over the turn of the year', '2026-12', { today: '2027-01-01', closedThrough: '2026-11-30' }, 'allowed'],
    ['a February', '2028-02', { today: '2028-03-01', closedThrough: '2028-01-31' }, 'allowed'],
  ])('%s', (_, month, changes, outcome) => {
    expect(decideClose(month, { ...books, ...changes })).toBe(outcome);
  });

  it('knows the last day of every month', () => {
    expect(['2026-02', '2028-02', '2026-11', '2026-12'].map(lastOfMonth)).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-11-30',
      '2026-12-31',
    ]);
  });
});

describe('reopening a month', () => {
  it.each([
    ['the one closed last', '2026-09', '2026-09-30', 'allowed'],
    ['not one before it', '2026-08', '2026-09-30', 'monthNotLast'],
    ['not an open one', '2026-10', '2026-09-30', 'monthNotClosed'],
    ['not when none is closed', '2026-09', null, 'monthNotClosed'],
  ])('%s', (_, month, closedThrough, outcome) => {
    expect(decideReopen(month, closedThrough)).toBe(outcome);
  });
});
