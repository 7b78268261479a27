import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later, MINUTE, SECOND } from '../../basics/instants.ts';
import { type BalanceEvent, type EventKind, foldBalance, shareOf } from './balance.ts';
import { aStep, balanceOf, begins, counted, live, opened, type Seat } from './course.fixtures.ts';
import { endOfDay, lastDayOf } from './validity.ts';

/** Every run tries other histories, so fewer each time find what many would. */
const RUNS = process.env.FASIH_HARD === '1' ? 10_000 : 2000;

describe('random histories of a course', () => {
  const seen = new Map<string, number>();
  const note = (kinds: Iterable<string>) => {
    for (const kind of new Set(kinds)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  };

  it('the balance from their events equals the seats, and never draws more than bought and owed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(10, 20),
        fc.integer({ min: 0, max: 59 }),
        fc.array(aStep, { minLength: 15, maxLength: 40 }),
        fc.integer({ min: 0, max: 3_000_000 }),
        (bought, banked, steps, price) => {
          const course = opened(bought, banked);
          for (const one of steps) {
            live(course, one);
            const balance = balanceOf(course);
            const { held, forfeited, extra, left, minutesOwed, extensionDays } = balance;
            // One comparison per step: half a million expectations take longer than the histories.
            const broken = {
              replay: !isDeepStrictEqual(balance, { ...balance, ...counted(course) }),
              negative: left < 0,
              overdrawn: held + forfeited > bought + extra,
              bank: minutesOwed < 0 || minutesOwed >= 60,
              lastDay: course.lastDay !== lastDayOf('2026-11-02', 3, extensionDays),
              unsettled: course.state === 'ended' && left !== 0,
            };
            if (Object.values(broken).includes(true)) expect(broken).toEqual({ after: one, balance });
          }
          // Each number of the plan exists exactly once.
          expect(course.seats.map(({ number }) => number)).toEqual(course.seats.map((_, i) => i + 1));
          // Drawn meetings earn their shares; the rest of the price is earned or returned with the rest.
          const { held, forfeited } = balanceOf(course);
          const shares = Array.from({ length: bought }, (_, i) => shareOf(price, bought, i + 1));
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(price);
          const earned = shares
            .slice(0, Math.min(bought, held + forfeited))
            .reduce((sum, share) => sum + share, 0);
          expect(earned).toBeLessThanOrEqual(price);
          // The stored events give the same balance.
          const stored = JSON.parse(JSON.stringify(course.events)) as BalanceEvent[];
          expect(foldBalance(stored)).toEqual(balanceOf(course));
          note(course.events.slice(2).map(({ kind }) => kind));
        },
      ),
      { numRuns: RUNS },
    );
  }, 120_000);

  it('contain everything that can happen to a balance', () => {
    const kinds: EventKind[] = [
      'held',
      'forfeited',
      'returned',
      'waived',
      'owed_minutes',
      'owed_meeting',
      'extended',
      'expired',
      'refunded',
    ];
    for (const kind of kinds) expect([kind, (seen.get(kind) ?? 0) > 2]).toEqual([kind, true]);
  });
});

describe('a long course with a teacher who is always late', () => {
  it('earns an extra meeting for each 60 minutes, which may be drawn or expire like any other', () => {
    const course = opened(20);
    for (let k = 0; k < 20; k += 1) {
      const seat = course.seats[k] as Seat;
      course.now = later(seat.span?.start ?? begins, 15 * MINUTE);
      live(course, { kind: 'checkIn', pick: k, seconds: 0, free: false });
      live(course, { kind: 'mark', pick: k, seconds: 0, free: false });
      course.now = later(seat.span?.end ?? begins, SECOND);
      live(course, { kind: 'close', pick: 0, seconds: 0, free: false });
    }
    expect(balanceOf(course)).toMatchObject({ held: 20, extra: 5, left: 5, minutesOwed: 0 });
    expect(course.seats.slice(20).map(({ number, state }) => `${number} ${state}`)).toEqual([
      '21 to_plan',
      '22 to_plan',
      '23 to_plan',
      '24 to_plan',
      '25 to_plan',
    ]);
    course.now = endOfDay(course.lastDay);
    live(course, { kind: 'expire', pick: 0, seconds: 0, free: false });
    expect(balanceOf(course)).toMatchObject({ held: 20, expired: 5, left: 0 });
  });
});
