import { describe, expect, it } from 'vitest';
import { evening, rules1, rules2, spanOn } from './example-course.fixtures.ts';
import { decideMakeup, type FreeSeat, type MissedNumber, makeupNumber } from './makeup.ts';
import { endOfDay } from './validity.ts';

const now = evening('2026-03-01');
const seat = (id: string, day: string, more: Partial<FreeSeat> = {}): FreeSeat => ({
  id,
  ...spanOn(day),
  number: 9,
  level: 'Adult Beginner',
  free: 1,
  ...more,
});
const wishes = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 1080, to: 1260 }));
const missed: MissedNumber = {
  number: 9,
  level: 'Adult Beginner',
  until: endOfDay('2026-05-02'),
  wishes,
  busy: [],
  isWeekFull: () => false,
};
const chosen = (seats: FreeSeat[], more: Partial<MissedNumber> = {}, policy = rules2) =>
  decideMakeup(policy, { ...missed, ...more }, seats, 'school', now).seat?.id ?? 'private';

describe('a missed number of a group', () => {
  it('is made up in the first free seat of that number and level inside the wishes', () => {
    expect(chosen([seat('later', '2026-03-12'), seat('first', '2026-03-10')])).toBe('first');
    expect(decideMakeup(rules2, missed, [seat('a', '2026-03-10')], 'learner', now)).toMatchObject({
      outcome: 'seat',
      reason: { key: 'makeup.seat', params: { number: 9 } },
    });
  });

  it.each<[string, FreeSeat]>([
    ['another number', seat('a', '2026-03-10', { number: 10 })],
    ['another level', seat('a', '2026-03-10', { level: 'Adult Advanced' })],
    ['no free seat', seat('a', '2026-03-10', { free: 0 })],
    ['less than 48 hours ahead', seat('a', '2026-03-03', spanOn('2026-03-03', 18))],
    ['a day outside the wishes', seat('a', '2026-03-07')],
    ['after the last day', seat('a', '2026-05-04')],
  ])('with %s is made up in private', (_what, one) => {
    expect(chosen([one])).toBe('private');
  });

  it('the learner’s other meetings and rules 1 leave only a private meeting', () => {
    expect(chosen([seat('a', '2026-03-10')], { busy: [spanOn('2026-03-10')] })).toBe('private');
    expect(chosen([seat('a', '2026-03-10')], {}, rules1)).toBe('private');
  });

  it('is not made up in a week that is full, but in the next', () => {
    const seats = [seat('full', '2026-03-10'), seat('next', '2026-03-17')];
    const isWeekFull = (start: Date) => start < evening('2026-03-15');
    expect(chosen(seats, { isWeekFull })).toBe('next');
  });

  it('of two seats at one time takes the same one each time', () => {
    const seats = [seat('b', '2026-03-10'), seat('a', '2026-03-10')];
    expect([chosen(seats), chosen(seats.toReversed())]).toEqual(['a', 'a']);
  });
});

describe('the number of a make-up', () => {
  const number = (makeup: Date | null, missedStart: Date | null, policy = rules2) =>
    makeupNumber(policy, { number: 9, start: makeup }, { number: 10, start: missedStart }, now);

  it('follows the class until either meeting freezes', () => {
    expect(number(null, evening('2026-03-04'))).toBe(10);
    expect(number(evening('2026-03-10'), evening('2026-03-04'))).toBe(10);
    expect(number(null, evening('2026-03-02', 18))).toBe(9);
    expect(number(evening('2026-03-02', 18), evening('2026-03-04'))).toBe(9);
    expect(number(null, evening('2026-03-04'), rules1)).toBe(9);
  });
});
