import { describe, expect, it } from 'vitest';
import { DAY, later, SECOND } from '../../basics/instants.ts';
import { evening, LAST_DAY, rules1, rules2, spanOn } from './example-course.fixtures.ts';
import { areWide, decideExpireOffered, type EndingCourse, type Hours, type Offer } from './offers.ts';
import { endOfDay } from './validity.ts';

const lessonHours: Hours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 360, to: 1320 }));
/** Mondays and Wednesdays from 17:00 to 20:00. */
const wishes: Hours[] = [
  { weekday: 1, from: 1020, to: 1200 },
  { weekday: 3, from: 1020, to: 1200 },
];
const end = endOfDay(LAST_DAY);
const offer = (meeting: string, day: string, more: Partial<Offer> = {}): Offer => ({
  meeting,
  ...spanOn(day),
  at: evening('2026-04-13'),
  inWeek: 0,
  ...more,
});
const three = (meeting: string, ...days: string[]) => days.map((day) => offer(meeting, day));
const course: EndingCourse = {
  lastDay: LAST_DAY,
  left: 1,
  active: true,
  waits: false,
  withoutTime: ['a'],
  offers: three('a', '2026-04-20', '2026-04-22', '2026-04-27'),
  wishes,
  lessonHours,
  perWeek: 2,
};
const decided = (more: Partial<EndingCourse> = {}, now = end) => {
  const { outcome, lastDay } = decideExpireOffered(rules2, { ...course, ...more }, now);
  return [outcome, lastDay];
};
const replaced = (more: Partial<Offer>) => ({
  offers: [{ ...course.offers[0], ...more } as Offer, ...course.offers.slice(1)],
});
const longer = ['extended', '2026-05-09'];
const expired = ['expired', LAST_DAY];

describe('wishes', () => {
  it.each<[string, Hours[], boolean]>([
    [
      'four hours on two days',
      [
        { weekday: 1, from: 960, to: 1080 },
        { weekday: 3, from: 960, to: 1080 },
      ],
      true,
    ],
    ['four hours on one day', [{ weekday: 1, from: 960, to: 1200 }], false],
    [
      'less than four hours',
      [
        { weekday: 1, from: 960, to: 1080 },
        { weekday: 3, from: 960, to: 1079 },
      ],
      false,
    ],
    [
      'hours without lessons',
      [
        { weekday: 1, from: 0, to: 360 },
        { weekday: 3, from: 960, to: 1080 },
      ],
      false,
    ],
  ])('%s', (_what, hours, wide) => {
    expect(areWide(hours, lessonHours)).toBe(wide);
  });
});

describe('after the last day', () => {
  it('expires what was offered three times', () => {
    expect(decided()).toEqual(expired);
    expect(decided({}, later(end, -SECOND))).toEqual(['running', LAST_DAY]);
    expect(decided({ left: 0, withoutTime: [] })).toEqual(['nothingLeft', LAST_DAY]);
  });

  it.each<[string, Partial<EndingCourse>]>([
    ['only two were offered', { offers: course.offers.slice(1) }],
    ['one was offered more than 21 days before the end', replaced({ at: later(end, -21 * DAY - SECOND) })],
    [
      'one was offered less than 48 hours ahead',
      replaced({ at: later(evening('2026-04-20'), -2 * DAY + SECOND) }),
    ],
    ['one is outside wide wishes', replaced(spanOn('2026-04-21'))],
    ['one is after the last day', replaced(spanOn('2026-05-04'))],
    ['one is in a full week', replaced({ inWeek: 3 })],
    ['one was offered twice', replaced(spanOn('2026-04-22'))],
    ['another meeting was not offered', { left: 2, withoutTime: ['a', 'b'] }],
    [
      'both were offered the same times',
      {
        left: 2,
        withoutTime: ['a', 'b'],
        offers: [...course.offers, ...course.offers.map((one) => ({ ...one, meeting: 'b' }))],
      },
    ],
  ])('goes on for 7 days when %s', (_what, more) => {
    expect(decided(more)).toEqual(longer);
  });

  it('again and again, until it was offered', () => {
    expect(decided({ lastDay: '2026-05-09' }, endOfDay('2026-05-09'))).toEqual(['extended', '2026-05-16']);
  });

  it('narrow wishes do not count, the lesson hours do', () => {
    const narrow = { wishes: [{ weekday: 1, from: 1140, to: 1200 }] };
    expect(decided({ ...narrow, ...replaced(spanOn('2026-04-21')) })).toEqual(expired);
    expect(decided({ ...narrow, ...replaced(spanOn('2026-04-21', 22)) })).toEqual(longer);
  });

  it('a stopped course is not extended, an open question waits, and rules 1 do not ask', () => {
    expect(decided({ active: false, offers: [] })).toEqual(expired);
    expect(decided({ waits: true })).toEqual(['waits', LAST_DAY]);
    expect(decideExpireOffered(rules1, { ...course, offers: [] }, end).outcome).toBe('expired');
  });
});
