import { describe, expect, it } from 'vitest';
import { keptBackups, logKeptSince } from './retention.ts';

const DAY = 86_400_000;
const at = (text: string, series = 'one') => ({ at: new Date(text), series });
const days = (backups: readonly { at: Date }[]) => backups.map((one) => one.at.toISOString().slice(0, 10));
const everyDay = (last: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ at: new Date(Date.parse(last) - n * DAY), series: 'one' }));

describe('which backups stay', () => {
  it.each([
    ['none', [], []],
    ['the only one, however old', [at('2020-02-02T02:00:00Z')], ['2020-02-02']],
    [
      'each of a school that stood still for a year',
      [at('2026-11-01T02:00:00Z'), at('2025-11-01T02:00:00Z'), at('2025-10-31T02:00:00Z')],
      ['2026-11-01', '2025-11-01', '2025-10-31'],
    ],
  ])('%s', (_name, backups, kept) => {
    expect(days(keptBackups(backups))).toEqual(kept);
  });

  it('after two years of daily backups: seven days, four weeks, twelve months', () => {
    const kept = days(keptBackups(everyDay('2026-11-26T02:00:00Z', 730)));
    expect(kept).toEqual([
      ...['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
      ...['2026-11-15', '2026-11-08', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
      ...['2026-05-31', '2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  it('removing every night what does not stay keeps the same as removing it once', () => {
    const all = everyDay('2026-11-26T02:00:00Z', 400);
    let left: typeof all = [];
    for (const night of all.toReversed()) left = keptBackups([...left, night]);
    expect(days(left)).toEqual(days(keptBackups(all)));
  });

  it('of one day the newest, and the first of all, from which on the log leads to every instant', () => {
    const [opening, noon, evening] = [
      at('2026-11-01T02:00:00Z'),
      at('2026-11-01T09:00:00Z'),
      at('2026-11-01T14:00:00Z'),
    ];
    expect(keptBackups([opening, evening, noon])).toEqual([evening, opening]);
    expect(logKeptSince([opening, evening, noon])).toEqual(opening.at);
    const [morning, before] = [at('2026-11-02T02:00:00Z'), at('2026-11-02T08:00:00Z')];
    expect(keptBackups([opening, evening, morning, before])).toEqual([before, evening, opening]);
  });

  it('what was there before a restore can be restored as long as what came after it', () => {
    const school = everyDay('2026-11-10T02:00:00Z', 3);
    const [wrong, right] = [at('2026-11-10T08:00:00Z', 'two'), at('2026-11-10T09:00:00Z', 'three')];
    const kept = keptBackups([...school, wrong, right]);
    expect(kept).toEqual([right, wrong, ...school.slice(1)]);
    const later = everyDay('2026-11-17T02:00:00Z', 7).map((one) => ({ ...one, series: 'three' }));
    expect(keptBackups([...kept, ...later]).filter(({ series }) => series === 'two')).toEqual([]);
  });

  it('the log stays since the oldest of the seven days', () => {
    expect(logKeptSince(everyDay('2026-11-26T02:00:00Z', 30))).toEqual(new Date('2026-11-20T02:00:00Z'));
    expect(logKeptSince([])).toBeNull();
  });
});
