import { describe, expect, it } from 'vitest';
import { dayIn, HOUR, later } from '../../basics/instants.ts';
import { instantOf } from '../../catalogue/policy/validity.ts';
import { type Offering, offerTimes } from './offer-times.ts';

/* From Monday 1 March 2027 on, hourly from 08:00 to 20:00 for two weeks. */
const free = Array.from({ length: 14 }, (_, day) =>
  Array.from({ length: 12 }, (_, hour) => {
    const start = instantOf(`2027-03-${String(day + 1).padStart(2, '0')}`, (8 + hour) * 60);
    return { start, end: later(start, HOUR) };
  }),
).flat();
const evenings = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, from: 1020, to: 1200 }));
const offering: Offering = {
  meetings: ['a'],
  free,
  wishes: { possible: [], preferred: [], periods: [] },
  lessonHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 480, to: 1200 })),
  ageGroup: 'adult',
  perWeek: 3,
  inWeek: () => 0,
  before: new Map(),
};
const shown = (of: Partial<Offering>) =>
  Object.fromEntries(
    [...offerTimes({ ...offering, ...of })].map(([id, times]) => [
      id,
      times.map(
        ({ start }) =>
          `${dayIn(start).slice(8)} ${new Date(start.getTime() + 7 * HOUR).toISOString().slice(11, 13)}`,
      ),
    ]),
  );

describe('offered times', () => {
  it('are the three earliest on different days where nobody was asked', () => {
    expect(shown({})).toEqual({ a: ['01 08', '02 08', '03 08'] });
  });

  it('of a child are outside of school', () => {
    expect(shown({ ageGroup: 'kids' })).toEqual({ a: ['01 14', '02 14', '03 14'] });
  });

  it('lie inside the wishes, the best ones first, also in weeks that differ', () => {
    const wishes = { possible: evenings(2, 4), preferred: evenings(4), periods: [] };
    expect(shown({ wishes })).toEqual({ a: ['02 17', '04 17', '11 17'] });
    const periods = [{ from: '2027-03-01', to: '2027-03-07', possible: evenings(6) }];
    expect(shown({ wishes: { ...wishes, periods } })).toEqual({ a: ['06 17', '09 17', '11 17'] });
  });

  it('may share a day, and lie outside the wishes, before there are none', () => {
    expect(
      shown({ wishes: { possible: evenings(2), preferred: [], periods: [] }, free: free.slice(0, 24) }),
    ).toEqual({
      a: ['01 08', '02 17', '02 18'],
    });
  });

  it('are different ones for each meeting, in weeks below their limit', () => {
    const all = Object.values(shown({ meetings: ['a', 'b', 'c'] })).flat();
    expect([all.length, new Set(all).size]).toEqual([9, 9]);
    expect(shown({ inWeek: (monday) => (monday === '2027-03-01' ? 3 : 0) })).toEqual({
      a: ['08 08', '09 08', '10 08'],
    });
  });

  it('stay while they are free', () => {
    const at = (day: string, hour: number) => instantOf(`2027-03-${day}`, hour * 60);
    const before = new Map([['a', [at('05', 19), at('20', 9)]]]);
    expect(shown({ before })).toEqual({ a: ['01 08', '02 08', '05 19'] });
  });
});
