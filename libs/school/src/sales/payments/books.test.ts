import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  attemptKey,
  balancesOf,
  linesBetween,
  openAttempt,
  type ProviderStatus,
} from './rules.ts';

const charge = (status: ProviderStatus, more: Partial<Attempt> = {}): Attempt => ({
  ...openAttempt('o-1', 1_000),
  transactionId: 'tx-1',
  status,
  wasPaid: true,
  ...more,
});
const key = 'o-1/tx-1';

describe('the balances of a charge', () => {
  test.each<[string, Attempt, string | null, object]>([
    [
      'money that the order rests on is owed as lessons',
      charge('settlement'),
      key,
      { 'cash.provider': 1000, 'fees.unearned': -1000 },
    ],
    [
      'money beside it is owed back',
      charge('settlement'),
      null,
      { 'cash.provider': 1000, unallocated: -1000 },
    ],
    [
      'a part refund lowers both sides',
      charge('partial_refund', { refundedAmount: 400 }),
      key,
      { 'cash.provider': 600, 'fees.unearned': -600 },
    ],
    ['a full refund leaves nothing', charge('refund', { refundedAmount: 1000 }), null, {}],
    [
      'a transfer comes out of the bank account',
      charge('settlement', { returnedByHand: 1000 }),
      null,
      { 'cash.provider': 1000, 'cash.bank': -1000 },
    ],
    ['a reversal leaves nothing', charge('deny'), null, {}],
    ['a chargeback leaves nothing', charge('chargeback'), null, {}],
    [
      'a partial chargeback waits to be clarified',
      charge('partial_chargeback'),
      null,
      { 'cash.provider': 1000, unallocated: -1000 },
    ],
    ['a questioned card holds nothing yet', charge('challenge'), null, {}],
    ['foreign money is never booked', charge('settlement', { currency: 'USD' }), null, {}],
  ])('%s', (_, attempt, paidBy, balances) => {
    expect(balancesOf(attempt, paidBy)).toEqual(balances);
  });

  test.each<[string, Attempt, string | null, number, object]>([
    [
      'through the provider, what is owed to the family is paid, and the lessons stay as they are',
      charge('partial_refund', { refundedAmount: 400 }),
      key,
      400,
      { 'cash.provider': 600, 'fees.unearned': -1000, 'refunds.payable': 400 },
    ],
    [
      'by a transfer too',
      charge('settlement', { returnedByHand: 400 }),
      key,
      400,
      { 'cash.provider': 1000, 'cash.bank': -400, 'fees.unearned': -1000, 'refunds.payable': 400 },
    ],
    [
      'more than was approved lowers what is owed as lessons',
      charge('partial_refund', { refundedAmount: 700 }),
      key,
      400,
      { 'cash.provider': 300, 'fees.unearned': -700, 'refunds.payable': 400 },
    ],
    [
      'all of it given back leaves only what was approved and paid',
      charge('refund', { refundedAmount: 1000 }),
      null,
      400,
      { 'fees.unearned': -400, 'refunds.payable': 400 },
    ],
    [
      'nothing was given back yet',
      charge('settlement'),
      key,
      400,
      { 'cash.provider': 1000, 'fees.unearned': -1000 },
    ],
    [
      'taken back by the bank after a transfer: the transfer is gone as well, and waits to be clarified',
      charge('chargeback', { returnedByHand: 400 }),
      null,
      0,
      { 'cash.bank': -400, unallocated: 400 },
    ],
  ])('with an approved refund of the course: %s', (_, attempt, paidBy, courseRefund, balances) => {
    expect(balancesOf(attempt, paidBy, courseRefund)).toEqual(balances);
  });

  test('every step between two states is balanced, and the steps add up to the last state', () => {
    const state = fc
      .record({
        status: fc.constantFrom<ProviderStatus>(
          'pending',
          'capture',
          'settlement',
          'partial_refund',
          'refund',
          'deny',
          'chargeback',
        ),
        refunded: fc.integer({ min: 0, max: 1200 }),
        byHand: fc.integer({ min: 0, max: 1000 }),
        granted: fc.boolean(),
        courseRefund: fc.constantFrom(0, 300, 1000),
      })
      .map((one) => {
        const attempt = charge(one.status, {
          refundedAmount: one.refunded,
          returnedByHand: one.byHand,
        });
        return balancesOf(attempt, one.granted ? attemptKey(attempt) : null, one.courseRefund);
      });
    fc.assert(
      fc.property(fc.array(state), (states) => {
        const sums: Record<string, number> = {};
        let before = {};
        for (const after of states) {
          const lines = linesBetween(before, after);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
          for (const { account, amount } of lines) sums[account] = (sums[account] ?? 0) + amount;
          before = after;
        }
        expect(linesBetween(before, sums)).toEqual([]);
      }),
    );
  });
});
