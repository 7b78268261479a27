import { describe, expect, it } from 'vitest';
import { DAY, HOUR, later, SECOND } from '../../basics/instants.ts';
import { endOfDay } from '../../catalogue/policy/validity.ts';
import { choosesAt, needsOffer, type OffersOfMeeting } from './when-due.ts';

const now = new Date('2027-03-01T02:00:00Z');
const at = (days: number, hours = 0) => later(now, days * DAY + hours * HOUR);
const lastDay = '2027-05-31';
/** Three times from so many days ahead, offered and told so many days ago. */
const offered = (ago: number, ahead: number, toldAt: Date | null = at(-ago)): OffersOfMeeting => ({
  lostAt: null,
  offers: [0, 1, 2].map((n) => ({ start: at(ahead + n), offeredAt: at(-ago), toldAt })),
});

describe('times are offered', () => {
  it.each<[string, OffersOfMeeting, boolean]>([
    ['at once', { lostAt: null, offers: [] }, true],
    ['not twice while three lie ahead', offered(2, 4), false],
    ['again when fewer than three lie a day ahead', offered(4, 0.5), true],
    ['not twice in a day', offered(0.9, 0.5), false],
    ['anew for a meeting that lost its time again', { ...offered(2, 4), lostAt: at(-1) }, true],
  ])('%s', (_when, meeting, expected) => {
    expect(needsOffer(meeting, lastDay, now)).toBe(expected);
  });

  it('again when the last 21 days begin', () => {
    const counts = later(endOfDay(lastDay), -21 * DAY);
    const meeting = {
      lostAt: null,
      offers: [80, 81, 82].map((days) => ({ start: at(days), offeredAt: at(3), toldAt: null })),
    };
    expect(needsOffer(meeting, lastDay, later(counts, -SECOND))).toBe(false);
    expect(needsOffer(meeting, lastDay, counts)).toBe(true);
  });
});

describe('the school chooses', () => {
  it('72 hours after the family was told, not before it was', () => {
    expect(choosesAt(offered(2, 4))).toEqual(at(1));
    expect(choosesAt(offered(2, 4, null))).toBeNull();
    expect(choosesAt({ ...offered(2, 4), lostAt: at(-1) })).toBeNull();
  });
});
