import { describe, expect, it } from 'vitest';
import { DAY, later, SECOND } from '../../basics/instants.ts';
import { evening, PRICE, rules1, rules2 } from './example-course.fixtures.ts';
import { type FaultCause, type FaultFacts, faultOf, quoteFaultRefund } from './fault-refund.ts';

const placedAt = evening('2026-02-02');
const none: FaultFacts = {
  placedAt: null,
  offeredAt: null,
  wideWishes: true,
  pauses: [],
  endedAt: null,
  withoutTeacher: null,
};
const days = (n: number) => later(placedAt, n * DAY);
const pause = (toldOn: number, from: string, until: string) => ({ toldAt: days(toldOn), from, until });

describe('the school’s fault', () => {
  it.each<[string, Partial<FaultFacts>, Date | null, FaultCause?]>([
    ['no class within 14 days', { placedAt }, days(14), 'noClass'],
    ['a class offered after exactly 14 days', { placedAt, offeredAt: days(14) }, null],
    ['a class offered a second later', { placedAt, offeredAt: later(days(14), SECOND) }, days(14), 'noClass'],
    ['narrow wishes', { placedAt, wideWishes: false }, null],
    ['pauses of 14 days', { pauses: [pause(3, '2026-02-09', '2026-02-23')] }, null],
    [
      'pauses of 15 days in all',
      { pauses: [pause(3, '2026-02-09', '2026-02-16'), pause(10, '2026-03-02', '2026-03-10')] },
      days(10),
      'pauses',
    ],
    [
      'a pause made longer counts its days once',
      { pauses: [pause(3, '2026-02-09', '2026-02-16'), pause(5, '2026-02-09', '2026-02-23')] },
      null,
    ],
    ['a course that the school ended', { endedAt: days(20) }, days(20), 'ended'],
    [
      'without a teacher for 14 days',
      { withoutTeacher: { since: days(5), until: null } },
      days(19),
      'noTeacher',
    ],
    ['a teacher again after 14 days', { withoutTeacher: { since: days(5), until: days(19) } }, null],
  ])('%s', (_what, facts, since, cause) => {
    expect(faultOf({ ...none, ...facts }, days(60))).toEqual(since && { since, cause });
  });

  it('is not there before it happens, and the latest one counts', () => {
    expect(faultOf({ ...none, placedAt }, later(days(14), -SECOND))).toBeNull();
    expect(faultOf({ ...none, placedAt, endedAt: days(30) }, days(40))?.since).toEqual(days(30));
  });
});

describe('the refund for it', () => {
  const since = days(14);
  const quote = (bought: number, remaining: number, pricePaid: number, now = days(20), policy = rules2) =>
    quoteFaultRefund(policy, { pricePaid, bought, remaining, fault: { since, cause: 'noTeacher' } }, now);

  it('Special Course, Rp 1.650.000, 4 of 10 held: Rp 990.000', () => {
    expect(quote(10, 6, 1_650_000)).toMatchObject({
      outcome: 'allowed',
      amount: 990_000,
      reason: { params: { left: 6, bought: 10, amount: 990_000 } },
    });
  });

  it.each([
    [20, 20, PRICE, PRICE],
    [20, 11, PRICE, 1_320_000],
    [20, 1, PRICE, 120_000],
    [20, 7, 1_000_001, 350_000],
    [20, 0, PRICE, 0],
  ])('of %i bought and %i left of Rp %i: Rp %i', (bought, left, price, amount) => {
    expect(quote(bought, left, price).amount).toBe(amount);
  });

  it('can be taken for 14 days', () => {
    const at = (ms: number) => quote(10, 6, 1_650_000, later(since, 14 * DAY + ms)).outcome;
    expect([at(-SECOND), at(0)]).toEqual(['allowed', 'over']);
    expect(quote(10, 6, 1_650_000, later(since, -SECOND)).outcome).toBe('none');
    expect(quote(10, 6, 1_650_000, days(20), rules1).outcome).toBe('none');
  });
});
