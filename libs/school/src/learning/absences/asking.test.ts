import { describe, expect, it } from 'vitest';
import { later, MINUTE, SECOND } from '../../basics/instants.ts';
import { instantOf } from '../../catalogue/policy/validity.ts';
import { nextStep, type OfferFacts, refuseAnswer, type Search } from './asking.ts';
import { faultOfAway, hoursWithout, isDuring, spansOfHours, wholeDays } from './away.ts';

/** A time of Monday 2 November 2026 in the school's zone, `d` days later. */
const at = (time: string, d = 0) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf(`2026-11-0${2 + d}`, hour * 60 + minute);
};
const start = at('16:00');
const search = (change: Partial<Search> = {}): Search => ({ start, askedAt: null, left: 4, ...change });

describe('asking for a substitute', () => {
  it.each([
    ['the first three at once', search(), at('09:00'), 'ask'],
    [
      'no others within ten minutes',
      search({ askedAt: at('09:00') }),
      later(at('09:10'), -SECOND),
      at('09:10'),
    ],
    ['the next three after ten minutes', search({ askedAt: at('09:00') }), at('09:10'), 'ask'],
    ['nobody when all were asked', search({ askedAt: at('09:00'), left: 0 }), at('10:00'), at('14:30')],
    ['nobody before six', search(), at('05:59'), at('06:00')],
    ['from six on', search(), at('06:00'), 'ask'],
    ['nobody from nine in the evening on', search({ start: at('16:00', 1) }), at('21:00'), at('06:00', 1)],
    ['until nine in the evening', search({ start: at('16:00', 1) }), later(at('21:00'), -SECOND), 'ask'],
    [
      'in the morning after, not at night',
      search({ start: at('16:00', 1), askedAt: at('20:55') }),
      at('20:59'),
      at('06:00', 1),
    ],
    ['until 90 minutes before', search(), later(at('14:30'), -SECOND), 'ask'],
    ['and cancels 90 minutes before', search(), at('14:30'), 'cancel'],
    ['cancels although somebody was asked just now', search({ askedAt: at('14:25') }), at('14:30'), 'cancel'],
    [
      'waits for the cancelling where it comes first',
      search({ askedAt: at('14:25') }),
      at('14:26'),
      at('14:30'),
    ],
    ['cancels at night as well', search({ start: at('07:00') }), at('05:30'), 'cancel'],
    ['cancels when nobody can be asked', search({ left: 0 }), at('14:30'), 'cancel'],
  ])('%s', (_, one, now, expected) => {
    const next = nextStep(one, now);
    expect(next.step === 'wait' ? next.until : next.step).toEqual(expected);
  });

  const offer = (change: Partial<OfferFacts> = {}): OfferFacts => ({
    start,
    state: 'open',
    isNeeded: true,
    ...change,
  });
  it.each([
    ['can be taken', offer(), at('09:00'), undefined],
    ['can be taken until 90 minutes before', offer(), later(at('14:30'), -SECOND), undefined],
    ['ends 90 minutes before', offer(), at('14:30'), 'absences.offerEnded'],
    ['ends when another one was faster', offer({ state: 'ended' }), at('09:00'), 'absences.offerEnded'],
    ['ends when the meeting needs nobody', offer({ isNeeded: false }), at('09:00'), 'absences.offerEnded'],
    ['counts once', offer({ state: 'accepted' }), at('09:00'), 'absences.offerUsed'],
    ['stays declined', offer({ state: 'declined' }), at('09:00'), 'absences.offerUsed'],
    ['rests at night', offer({ start: at('16:00', 1) }), at('21:00'), 'absences.offerAtNight'],
    ['rests before six', offer(), at('05:59'), 'absences.offerAtNight'],
  ])('an offer %s', (_, one, now, refused) => {
    expect(refuseAnswer(one, now)?.code).toBe(refused);
  });
});

describe('being away', () => {
  const day = '2026-11-02';

  it('joins hours that touch, also over midnight', () => {
    expect(
      spansOfHours([
        { day, from: 600, to: 660 },
        { day, from: 540, to: 600 },
        { day, from: 720, to: 780 },
      ]),
    ).toEqual([
      { start: at('09:00'), end: at('11:00') },
      { start: at('12:00'), end: at('13:00') },
    ]);
    expect(spansOfHours(wholeDays(day, '2026-11-04'))).toEqual([{ start: at('00:00'), end: at('00:00', 3) }]);
  });

  it('adds only hours that are not known yet', () => {
    const known = [
      { day, from: 600, to: 660 },
      { day: '2026-11-03', from: 0, to: 1440 },
    ];
    expect(hoursWithout([{ day, from: 540, to: 720 }], known)).toEqual([
      { day, from: 540, to: 600 },
      { day, from: 660, to: 720 },
    ]);
    expect(hoursWithout(wholeDays('2026-11-03', '2026-11-03'), known)).toEqual([]);
    expect(hoursWithout([{ day, from: 610, to: 620 }], known)).toEqual([]);
  });

  it.each([
    ['nothing', [], 'required'],
    ['today, although part of it is over', wholeDays(day, day), null],
    ['yesterday', wholeDays('2026-11-01', day), 'datePast'],
    ['hours of today that are over', [{ day, from: 540, to: 600 }], 'datePast'],
    ['three months ahead', wholeDays('2027-02-02', '2027-02-02'), null],
    ['later', wholeDays('2027-02-03', '2027-02-03'), 'tooFar'],
  ])('%s', (_, hours, fault) => {
    expect(faultOfAway(hours, at('10:00'))).toBe(fault);
  });

  it('concerns meetings that lie in it, if only in part', () => {
    const away = spansOfHours([{ day, from: 15 * 60, to: 16 * 60 + 30 }]);
    const meeting = (time: string) => ({ start: at(time), end: later(at(time), 60 * MINUTE) });
    expect(['14:00', '14:30', '16:00', '16:30'].map((time) => isDuring(meeting(time), away))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
