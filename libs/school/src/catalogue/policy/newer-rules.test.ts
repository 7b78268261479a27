import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Policy } from './decision.ts';
import { NINE_HELD, PRICE, rules1, rules2 } from './example-course.fixtures.ts';
import { newerPolicy, termsUnder } from './newer-rules.ts';
import { remainingOf } from './owed-place.ts';
import { quoteRefund } from './refund.ts';
import { POLICY_VERSION_1, type PolicyValues } from './values.ts';

const policy = (version: number, rules: 1 | 2, values: Partial<PolicyValues> = {}): Policy => ({
  version,
  rules,
  values: { ...POLICY_VERSION_1, ...values },
});
const own = policy(1, 1);

it('the newest version with rules 2 is offered whose values are nowhere worse', () => {
  const offered = (...published: Policy[]) => newerPolicy(own, published)?.version ?? null;
  expect(offered()).toBeNull();
  expect(offered(policy(2, 1))).toBeNull();
  expect(offered(policy(2, 2))).toBe(2);
  expect(offered(policy(3, 2), policy(2, 2))).toBe(3);
  // A smaller refund, fewer days, a shorter lesson or more notice: the version before it.
  const worse: Partial<PolicyValues>[] = [
    { refundPercent: 40 },
    { refundNeedsMoreThan: 11 },
    { extensionDays: 6 },
    { meetingMinutes: 45 },
    { meetingMinutes: 90 },
    { noticeSeconds: 48 * 3600 },
    { presentWithinSeconds: 600 },
  ];
  for (const values of worse)
    expect([values, offered(policy(2, 2), policy(3, 2, values))]).toEqual([values, 2]);
  expect(offered(policy(3, 2, { refundPercent: 60, noticeSeconds: 12 * 3600 }))).toBe(3);
  expect(newerPolicy(policy(1, 2), [policy(2, 2)])).toBeNull();
});

it('the numbers of a course: 9 of 20 held and 1 owed held leave 11 meetings and a refund', () => {
  expect(termsUnder(rules1, { ...NINE_HELD, refund: 0 })).toEqual({
    remaining: 10,
    refund: 0,
    lastDay: '2026-05-02',
    perWeek: 2,
    pauseDays: 0,
    appealDays: 0,
    answerDays: 0,
    offers: 0,
    noticeHours: 24,
  });
  expect(termsUnder(rules2, { ...NINE_HELD, refund: PRICE / 2 })).toEqual({
    remaining: 11,
    refund: 1_200_000,
    lastDay: '2026-05-02',
    perWeek: 3,
    pauseDays: 28,
    appealDays: 7,
    answerDays: 5,
    offers: 3,
    noticeHours: 24,
  });
});

it('no version that is offered leaves a course fewer meetings, days or refund, nor fewer meetings a week', () => {
  const aValue = fc.record({
    refundPercent: fc.integer({ min: 40, max: 60 }),
    refundNeedsMoreThan: fc.integer({ min: 8, max: 12 }),
    extensionDays: fc.integer({ min: 5, max: 9 }),
  });
  const now = new Date('2026-03-01T00:00:00Z');
  fc.assert(
    fc.property(
      fc.array(aValue, { maxLength: 4 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(2, 3),
      (values, drawn, owedDrawn, perWeek) => {
        const newer = newerPolicy(
          own,
          values.map((one, at) => policy(at + 2, 2, one)),
        );
        if (!newer) return;
        const course = { bought: 20, drawn, owedDrawn: Math.min(owedDrawn, drawn) };
        const terms = (policy: Policy) => {
          const asked = {
            pricePaid: 2_400_000,
            bought: 20,
            lastDay: '2026-05-02',
            ended: false,
            drawn: 20 - remainingOf(policy, course),
          };
          const { amount } = quoteRefund(policy, asked, now);
          return termsUnder(policy, { ...course, perWeek, lastDay: '2026-05-02', refund: amount });
        };
        const [before, after] = [terms(own), terms(newer)];
        expect(after.lastDay).toBe(before.lastDay);
        for (const name of ['remaining', 'refund', 'perWeek', 'pauseDays', 'appealDays'] as const)
          expect(after[name]).toBeGreaterThanOrEqual(before[name]);
        expect(newer.values.extensionDays).toBeGreaterThanOrEqual(own.values.extensionDays);
      },
    ),
  );
});
