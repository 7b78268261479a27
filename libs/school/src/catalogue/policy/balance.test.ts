import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideOwedMeeting,
  EVENT_KINDS,
  eventsOfChange,
  foldBalance,
  meetingsFromMinutes,
  shareOf,
} from './balance.ts';
import { event } from './course.fixtures.ts';
import type { Policy } from './decision.ts';
import { isDrawn, SEAT_STATES, type SeatState } from './seat.ts';
import { POLICY_VERSION_1 } from './values.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };

describe('a balance', () => {
  it('is nothing at first', () => {
    expect(Object.values(foldBalance([])).every((value) => Object.is(value, 0))).toBe(true);
  });

  it('counts what was bought, held, forfeited, owed and given back', () => {
    const events = [
      event('bought', { meetings: 20 }),
      event('held', { meetings: -1 }),
      event('held', { meetings: -1 }),
      event('forfeited', { meetings: -1 }),
      event('returned', { meetings: 1 }),
      event('extended', { days: 7 }),
      event('owed_minutes', { minutes: 70 }),
      event('owed_meeting', { meetings: 1, minutes: -60 }),
    ];
    expect(foldBalance(events)).toEqual({
      bought: 20,
      extra: 1,
      held: 1,
      forfeited: 1,
      expired: 0,
      refunded: 0,
      left: 19,
      minutesOwed: 10,
      extensionDays: 7,
    });
    const ended = [...events, event('waived', { meetings: 1 }), event('expired', { meetings: -20 })];
    expect(foldBalance(ended)).toMatchObject({ forfeited: 0, expired: 20, left: 0 });
    expect(foldBalance([...events, event('refunded', { meetings: -19 })])).toMatchObject({
      refunded: 19,
      left: 0,
    });
  });

  it('does not depend on the order of its events', () => {
    const some = fc.record({
      kind: fc.constantFrom(...EVENT_KINDS),
      meetings: fc.integer({ min: -20, max: 20 }),
      minutes: fc.integer({ min: -60, max: 60 }),
      days: fc.constantFrom(0, 7),
    });
    fc.assert(
      fc.property(fc.array(some), (events) => {
        const sorted = events.toSorted((a, b) => a.kind.localeCompare(b.kind) || a.meetings - b.meetings);
        expect(foldBalance(sorted)).toEqual(foldBalance(events));
      }),
    );
  });
});

describe('a change of one seat', () => {
  const kinds = (from: SeatState, to: SeatState) =>
    eventsOfChange(from, to).map(({ kind, meetings }) => `${kind} ${meetings}`);

  it.each<[SeatState, SeatState, string[]]>([
    ['planned', 'present', ['held -1']],
    ['planned', 'late', ['held -1']],
    ['planned', 'absent', ['forfeited -1']],
    ['present', 'late', []],
    ['late', 'present', []],
    ['present', 'absent', ['returned 1', 'forfeited -1']],
    ['absent', 'late', ['waived 1', 'held -1']],
    ['absent', 'to_plan', ['waived 1']],
    ['present', 'to_plan', ['returned 1']],
    ['planned', 'to_plan', []],
    ['to_plan', 'lapsed', []],
  ])('%s to %s: %j', (from, to, events) => {
    expect(kinds(from, to)).toEqual(events);
  });

  it('draws exactly when a drawn state is reached, and gives back exactly when one is left', () => {
    for (const from of SEAT_STATES)
      for (const to of SEAT_STATES) {
        const sum = eventsOfChange(from, to).reduce((n, { meetings }) => n + meetings, 0);
        expect([from, to, sum]).toEqual([from, to, Number(isDrawn(from)) - Number(isDrawn(to))]);
      }
  });
});

describe('minutes in the bank', () => {
  it.each([
    [0, 0],
    [59, 0],
    [60, 1],
    [119, 1],
    [120, 2],
  ])('%i give %i meetings', (minutes, meetings) => {
    expect(meetingsFromMinutes(policy, minutes)).toBe(meetings);
  });

  it('say why a meeting was granted', () => {
    expect(decideOwedMeeting(policy, 63)).toMatchObject({
      outcome: 'granted',
      inputs: { minutesOwed: 63 },
      reason: { key: 'owed.meeting', params: { minutes: 60 } },
    });
  });
});

describe('shares of the price', () => {
  it('sum to the price to the rupiah, differ by at most one, and are never negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 1, max: 60 }), (price, n) => {
        const shares = Array.from({ length: n }, (_, i) => shareOf(price, n, i + 1));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
