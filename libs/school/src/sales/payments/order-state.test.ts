import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attempt,
  attemptKey,
  foldAttempts,
  nextAttempt,
  type Observation,
  openAttempt,
  orderState,
  type ProviderStatus,
} from './rules.ts';

const start = Date.parse('2026-11-21T01:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const order = { amount: 1_250_000, expiresAt: at(1440) };

function seen(status: ProviderStatus, extra: Partial<Observation> = {}): Observation {
  return {
    providerOrderId: 'o-1',
    transactionId: 'tx-1',
    status,
    amount: 1_250_000,
    currency: 'IDR',
    paymentType: 'bank_transfer',
    transactionTime: at(1),
    settlementTime: ['settlement', 'deny'].includes(status) ? at(5) : null,
    refundedAmount: status === 'refund' ? 1_250_000 : 0,
    observedAt: at(6),
    ...extra,
  };
}

const after = (...observations: Observation[]) =>
  orderState(foldAttempts([openAttempt('o-1', 1_250_000)], observations), order, at(10));

describe('the state of an order', () => {
  test('an open page waits for the payer, until the order expires', () => {
    const page = [openAttempt('o-1', 1_250_000)];
    expect(orderState(page, order, at(10))).toMatchObject({
      status: 'pending',
      reason: 'payments.notStarted',
    });
    expect(orderState(page, order, at(1440))).toMatchObject({ status: 'expired' });
    expect(orderState([], { ...order, amount: 0 }, at(10))).toMatchObject({ status: 'free' });
  });

  test.each<[string, Observation[], string, string]>([
    ['a chosen method waits', [seen('pending')], 'pending', 'payments.waiting'],
    ['a settlement pays', [seen('pending'), seen('settlement')], 'paid', 'payments.paid'],
    ['a late pending changes nothing', [seen('settlement'), seen('pending')], 'paid', 'payments.paid'],
    ['a card pays at capture', [seen('capture', { paymentType: 'credit_card' })], 'paid', 'payments.paid'],
    ['a denied try leaves the order payable', [seen('deny')], 'pending', 'payments.denied'],
    [
      'deny, deny, then settlement pays',
      [seen('deny'), seen('deny', { transactionId: 'tx-2' }), seen('settlement', { transactionId: 'tx-3' })],
      'paid',
      'payments.paid',
    ],
    ['an expired method ends the page', [seen('expire')], 'failed', 'payments.ended'],
    [
      'a settlement that turned into deny is a reversal',
      [seen('settlement'), seen('deny')],
      'failed',
      'payments.reversed',
    ],
    ['a challenged card is under review', [seen('challenge')], 'review', 'payments.challenge'],
    ['an accepted challenge pays', [seen('challenge'), seen('capture')], 'paid', 'payments.paid'],
    [
      'a refused challenge leaves the order payable',
      [seen('challenge'), seen('deny')],
      'pending',
      'payments.denied',
    ],
    ['a captured card may be cancelled', [seen('capture'), seen('cancel')], 'failed', 'payments.reversed'],
    ['a refund returns the order', [seen('settlement'), seen('refund')], 'refunded', 'payments.refunded'],
    [
      'a part refund keeps it paid',
      [seen('settlement'), seen('partial_refund', { refundedAmount: 5_000 })],
      'paid',
      'payments.partlyRefunded',
    ],
    ['a chargeback needs a look', [seen('settlement'), seen('chargeback')], 'review', 'payments.chargeback'],
    [
      'a wrong amount needs a look',
      [seen('settlement', { amount: 1_000 })],
      'review',
      'payments.wrongAmount',
    ],
    [
      'a wrong currency needs a look',
      [seen('settlement', { currency: 'USD' })],
      'review',
      'payments.wrongAmount',
    ],
    ['an unheard-of state needs a look', [seen('unknown')], 'review', 'payments.unknownStatus'],
    [
      'an expiry read beside a settlement loses',
      [seen('expire'), seen('settlement')],
      'paid',
      'payments.paid',
    ],
  ])('%s', (_, observations, status, reason) => {
    expect(after(...observations)).toMatchObject({ status, reason });
  });

  test('a second payment keeps access on the first and requires a full refund of the other', () => {
    const second = seen('settlement', { transactionId: 'tx-2', settlementTime: at(8) });
    const state = after(second, seen('settlement'));
    expect(state).toEqual({
      status: 'review',
      reason: 'payments.secondPayment',
      paidBy: 'o-1/tx-1',
      tasks: [{ kind: 'fullRefund', attempt: 'o-1/tx-2', reason: 'payments.secondPayment' }],
    });
    const granted = foldAttempts([], [second, seen('settlement')]);
    expect(orderState(granted, { ...order, grantedKey: 'o-1/tx-2' }, at(10)).paidBy).toBe('o-1/tx-2');
  });

  test('a second payment that the school returned by hand needs no more work', () => {
    const attempts = foldAttempts(
      [],
      [seen('settlement'), seen('settlement', { transactionId: 'tx-2', settlementTime: at(8) })],
    );
    const returned = attempts.map((attempt) =>
      attempt.transactionId === 'tx-2' ? { ...attempt, returnedByHand: 1_250_000 } : attempt,
    );
    expect(orderState(returned, order, at(10))).toMatchObject({ status: 'paid', tasks: [] });
  });

  test('money after the order expired requires a full refund, money before it counts', () => {
    const late = foldAttempts([], [seen('settlement', { settlementTime: at(1441) })]);
    expect(orderState(late, order, at(1500))).toMatchObject({
      status: 'review',
      reason: 'payments.latePayment',
      paidBy: null,
      tasks: [{ kind: 'fullRefund' }],
    });
    const inTime = foldAttempts([], [seen('settlement', { settlementTime: at(1439) })]);
    expect(orderState(inTime, order, at(1500))).toMatchObject({ status: 'paid' });
  });

  test('money on a page that we closed for another voucher is returned in full', () => {
    const closed: Attempt = { ...openAttempt('o-1', 1_250_000), abandonedAt: at(3) };
    const attempts = foldAttempts([closed, openAttempt('o-2', 1_250_000)], [seen('settlement')]);
    expect(orderState(attempts, order, at(10))).toMatchObject({
      status: 'review',
      reason: 'payments.latePayment',
    });
  });

  test('a card captured in time stays in time when the bank settles it a day later', () => {
    const attempts = foldAttempts(
      [],
      [
        seen('settlement', {
          paymentType: 'credit_card',
          transactionTime: at(1400),
          settlementTime: at(2800),
        }),
      ],
    );
    expect(orderState(attempts, order, at(2900))).toMatchObject({ status: 'paid' });
  });

  test('readings that disagree about the amount need review, whichever came last', () => {
    const right = seen('settlement');
    const wrong = seen('settlement', { amount: 1_000_000 });
    for (const told of [
      [right, wrong, right],
      [wrong, right, right],
      [right, right, wrong],
    ]) {
      expect(after(...told)).toMatchObject({
        status: 'review',
        reason: 'payments.wrongAmount',
        paidBy: null,
      });
    }
  });

  test('a later reading without times does not make a payment late', () => {
    const bare = seen('settlement', { settlementTime: null, transactionTime: null, observedAt: at(2000) });
    for (const told of [
      [seen('settlement'), bare],
      [bare, seen('settlement')],
    ]) {
      expect(after(...told)).toMatchObject({ status: 'paid' });
    }
  });

  test('readings of another page or transaction are refused', () => {
    const attempt = nextAttempt(openAttempt('o-1', 1), seen('pending'));
    expect(() => nextAttempt(attempt, seen('pending', { transactionId: 'tx-2' }))).toThrow(RangeError);
    expect(() => nextAttempt(attempt, seen('pending', { providerOrderId: 'o-2' }))).toThrow(RangeError);
  });
});

/** Paths through the documented life cycle of one transaction. */
const lives: ProviderStatus[][] = [
  ['pending', 'settlement'],
  ['pending', 'settlement', 'deny'],
  ['pending', 'deny'],
  ['pending', 'cancel'],
  ['pending', 'expire'],
  ['pending', 'failure'],
  ['pending', 'authorize', 'capture', 'settlement'],
  ['pending', 'capture', 'cancel'],
  ['pending', 'challenge', 'capture', 'settlement', 'partial_refund', 'refund'],
  ['pending', 'challenge', 'deny'],
  ['capture', 'settlement', 'partial_chargeback', 'chargeback'],
  ['deny'],
];

const history = fc
  .array(
    fc.record({
      page: fc.constantFrom('o-1', 'o-2'),
      life: fc.constantFrom(...lives),
      reached: fc.nat(5),
      amount: fc.constantFrom(1_250_000, 1_250_000, 1_250_000, 1_000_000),
      paidMinute: fc.integer({ min: 2, max: 2000 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((transactions) =>
    transactions.flatMap(({ page, life, reached, amount, paidMinute }, number) =>
      life.slice(0, reached + 1).map((status) =>
        seen(status, {
          providerOrderId: page,
          transactionId: `tx-${number}`,
          amount,
          settlementTime: status === 'pending' ? null : at(paidMinute),
          refundedAmount: status === 'refund' ? amount : status === 'partial_refund' ? 5_000 : 0,
        }),
      ),
    ),
  );

describe('readings in any order and any repetition', () => {
  test('give the same state', () => {
    const shuffled = history.chain((told) =>
      fc.record({
        told: fc.constant(told),
        heard: fc
          .tuple(fc.shuffledSubarray(told, { minLength: told.length }), fc.array(fc.constantFrom(...told)))
          .chain(([all, again]) =>
            fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
          ),
        minute: fc.integer({ min: 0, max: 3000 }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ told, heard, minute }) => {
        const pages = [openAttempt('o-1', 1_250_000), openAttempt('o-2', 1_250_000)];
        const straight = orderState(foldAttempts(pages, told), order, at(minute));
        const mixed = orderState(foldAttempts(pages, heard), order, at(minute));
        expect(mixed).toEqual(straight);
      }),
      { numRuns: 2000 },
    );
  });

  test('never count as paid without a capture or settlement of the right amount in time', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 0, max: 3000 }), (told, minute) => {
        const attempts = foldAttempts([], told);
        const state = orderState(attempts, order, at(minute));
        if (state.status === 'paid') expect(state.paidBy).not.toBeNull();
        if (state.paidBy === null) return;
        const payer = attempts.find((attempt) => attemptKey(attempt) === state.paidBy);
        expect(['capture', 'settlement', 'partial_refund']).toContain(payer?.status);
        expect(payer?.amount).toBe(order.amount);
        expect(payer?.paidAt?.getTime()).toBeLessThanOrEqual(order.expiresAt.getTime());
      }),
      { numRuns: 2000 },
    );
  });

  test('lose no money: what came and was not returned pays for the order or becomes a task', () => {
    fc.assert(
      fc.property(history, (told) => {
        const attempts = foldAttempts([], told);
        const state = orderState(attempts, order, at(3000));
        for (const attempt of attempts.filter(
          ({ status }) => status === 'capture' || status === 'settlement',
        )) {
          const known = [state.paidBy, ...state.tasks.map((task) => task.attempt)];
          expect(known).toContain(attemptKey(attempt));
        }
      }),
      { numRuns: 1000 },
    );
  });
});
