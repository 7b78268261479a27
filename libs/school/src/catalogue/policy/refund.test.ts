import { describe, expect, it } from 'vitest';
import { later, SECOND } from '../../basics/instants.ts';
import type { Policy } from './decision.ts';
import { quoteRefund, type RefundOutcome } from './refund.ts';
import { endOfDay } from './validity.ts';
import { POLICY_VERSION_1 } from './values.ts';

const policy: Policy = { version: 1, rules: 1, values: POLICY_VERSION_1 };
const now = new Date('2026-12-01T02:00:00Z');
const course = { pricePaid: 2_000_000, bought: 20, drawn: 0, lastDay: '2027-02-02', ended: false };

describe('requesting a refund', () => {
  const table: [string, Partial<typeof course> & { lastDay?: string | null }, RefundOutcome, number][] = [
    ['before the first meeting', { lastDay: null as never }, 'allowed', 1_000_000],
    ['with everything left', {}, 'allowed', 1_000_000],
    ['with 11 left', { drawn: 9 }, 'allowed', 1_000_000],
    ['with 10 left', { drawn: 10 }, 'tooFewLeft', 0],
    ['with nothing left', { drawn: 20 }, 'tooFewLeft', 0],
    ['for a Special Course of 10, untouched', { bought: 10 }, 'shortCourse', 0],
    ['for a Special Course of 10, begun', { bought: 10, drawn: 1 }, 'shortCourse', 0],
    ['for what was free', { pricePaid: 0 }, 'nothingPaid', 0],
    ['for an odd price, rounded down', { pricePaid: 1_234_567 }, 'allowed', 617_283],
    ['for 1 rupiah, of which nothing would be returned', { pricePaid: 1 }, 'nothingBack', 0],
    ['after it was ended', { ended: true }, 'ended', 0],
  ];
  it.each(table)('%s', (_what, changes, outcome, amount) => {
    const quote = quoteRefund(policy, { ...course, ...changes }, now);
    expect([quote.outcome, quote.amount]).toEqual([outcome, amount]);
  });

  it('is refused where the school returns nothing for a changed mind', () => {
    const nothing = { ...policy, values: { ...policy.values, refundPercent: 0 } };
    expect(quoteRefund(nothing, course, now)).toMatchObject({
      outcome: 'nothingBack',
      amount: 0,
      reason: { key: 'refund.nothingBack', params: { percent: 0 } },
    });
  });

  it('is possible to the last second of the last day', () => {
    const at = (ms: number) => quoteRefund(policy, course, later(endOfDay(course.lastDay), ms)).outcome;
    expect([at(-SECOND), at(0), at(SECOND)]).toEqual(['allowed', 'programOver', 'programOver']);
  });

  it('shows its calculation', () => {
    expect(quoteRefund(policy, { ...course, drawn: 3 }, now).reason).toEqual({
      key: 'refund.allowed',
      params: {
        price: 2_000_000,
        percent: 50,
        amount: 1_000_000,
        left: 17,
        needed: 10,
        bought: 20,
        drawn: 3,
      },
    });
  });
});
