import { describe, expect, it } from 'vitest';
import { bookCharge, moneyChanges } from './settle-books.ts';

const NOW = new Date('2026-11-10T16:59:59Z');
const PRICE = 1_350_000;
const KEY = 'FSH-1';

type Charge = Parameters<typeof bookCharge>[0];
const order = (more: Partial<Charge['order']> = {}) => ({
  id: 'order-1',
  account_id: 'sari',
  payer_name: 'Ibu Sari',
  package_slug: 'general-english-kids',
  package_name: 'General English for Kids',
  grants: 0,
  course_refund: 0,
  ...more,
});
const attempt = (more: Partial<Charge['attempt']> = {}): Charge['attempt'] => ({
  providerOrderId: KEY,
  transactionId: 'tx-1',
  status: 'settlement',
  amount: PRICE,
  currency: 'IDR',
  paymentType: 'qris',
  paidAt: NOW,
  wasPaid: true,
  refundedAmount: 0,
  returnedByHand: 0,
  contradictory: false,
  unknownSeen: false,
  abandonedAt: null,
  ...more,
});
/** The key under which an order remembers which charge pays for it. */
const paidByThis = `${KEY}/tx-1`;
const none = { booked: {}, bookings: 0 };
const whole = { booked: { 'cash.provider': PRICE, 'fees.unearned': -PRICE }, bookings: 1 };

const book = (more: Partial<Charge>, now = NOW) =>
  bookCharge(
    { order: order(), attempt: attempt(), before: none, paidBy: paidByThis, granting: false, ...more },
    now,
  );

describe('the books of a charge', () => {
  it('that grants the course begin with the whole price, on the day in Jakarta', () => {
    const { entry, booked, bookings } = book({ granting: true });
    expect(entry).toEqual({
      sourceKind: 'order.paid',
      sourceId: 'order-1',
      schoolDay: '2026-11-10',
      category: 'general-english-kids',
      description: 'General English for Kids',
      lines: expect.arrayContaining([
        { account: 'cash.provider', amount: PRICE },
        { account: 'fees.unearned', amount: -PRICE },
      ]),
      reverses: null,
      payer: { accountId: 'sari', name: 'Ibu Sari' },
    });
    expect(entry?.lines).toHaveLength(2);
    expect({ booked, bookings }).toEqual(whole);
    // A second later it is the next day there.
    expect(book({ granting: true }, new Date(NOW.getTime() + 1000)).entry?.schoolDay).toBe('2026-11-11');
  });

  it('say nothing twice', () => {
    expect(book({ before: whole })).toEqual({ entry: null, ...whole });
  });

  it.each<[string, Partial<Charge>, string, string]>([
    [
      'a grant after a reversal counts',
      { granting: true, order: order({ grants: 1 }) },
      'order.paid',
      'order-1:2',
    ],
    ['money for no order is set aside', { paidBy: null }, 'payment.unallocated', 'tx-1:1'],
    [
      'money that pays for the order after all moves',
      { before: { booked: { 'cash.provider': PRICE, unallocated: -PRICE }, bookings: 1 } },
      'payment.moved',
      'tx-1:2',
    ],
    [
      'a refund of a part goes back',
      { before: whole, attempt: attempt({ status: 'partial_refund', refundedAmount: 1 }) },
      'payment.returned',
      'tx-1:2',
    ],
    [
      'a transfer by hand goes back',
      { before: whole, attempt: attempt({ returnedByHand: 50_000 }) },
      'payment.returned',
      'tx-1:2',
    ],
  ])('%s: %o', (_what, charge, kind, id) => {
    const { entry } = book(charge);
    expect([entry?.sourceKind, entry?.sourceId]).toEqual([kind, id]);
    expect(entry?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

describe('an entry reverses the whole first grant', () => {
  const back = attempt({ status: 'refund', refundedAmount: PRICE });
  const granted = order({ grants: 1 });

  it('when all of it goes back', () => {
    expect(book({ order: granted, before: whole, attempt: back }).entry?.reverses).toEqual({
      kind: 'order.paid',
      id: 'order-1',
    });
    expect(book({ order: granted, before: whole, attempt: back }).booked).toEqual({});
  });

  it.each<[string, Partial<Charge>]>([
    ['a rupiah stays', { attempt: attempt({ status: 'partial_refund', refundedAmount: PRICE - 1 }) }],
    ['the order was granted twice', { order: order({ grants: 2 }) }],
    ['it was booked in two steps', { before: { ...whole, bookings: 2 } }],
    [
      'it was not all for the course',
      { before: { booked: { 'cash.provider': PRICE, unallocated: -PRICE }, bookings: 1 } },
    ],
    ['a part of it was a refund of the course', { order: order({ grants: 1, course_refund: 1 }) }],
  ])('not when %s', (_why, charge) => {
    const { entry } = book({ order: granted, before: whole, attempt: back, ...charge });
    expect(entry?.reverses).toBe(null);
  });
});

describe('money of another currency', () => {
  it('is never booked, and what was booked of it is taken back', () => {
    const dollars = attempt({ currency: 'USD' });
    expect(book({ attempt: dollars }).entry).toBe(null);
    expect(book({ attempt: dollars, before: whole }).booked).toEqual({});
  });
});

describe('how entries change the money of a course', () => {
  const entry = (sourceKind: string, sourceId: string, unearned: number) => ({
    sourceKind,
    sourceId,
    schoolDay: '2026-11-10',
    category: null,
    description: '',
    reverses: null,
    lines: [
      { account: 'cash.provider' as const, amount: -unearned },
      { account: 'fees.unearned' as const, amount: unearned },
    ],
  });
  const of = (...entries: ReturnType<typeof entry>[]) =>
    moneyChanges({ id: 'order-1', total: PRICE }, entries);

  it.each([
    [
      'the first grant brings the price, which the course knows',
      of(entry('order.paid', 'order-1', -PRICE)),
      [],
    ],
    [
      'a first grant of another sum brings the difference',
      of(entry('order.paid', 'order-1', -PRICE + 1)),
      [{ amount: -1, source: 'order.paid:order-1' }],
    ],
    [
      'a later grant brings all of it',
      of(entry('order.paid', 'order-1:2', -PRICE)),
      [{ amount: PRICE, source: 'order.paid:order-1:2' }],
    ],
    [
      'a reversal takes it away',
      of(entry('payment.returned', 'tx-1:2', PRICE)),
      [{ amount: -PRICE, source: 'payment.returned:tx-1:2' }],
    ],
    ['an entry beside the course changes nothing', of(entry('payment.moved', 'tx-1:2', 0)), []],
    ['no entries change nothing', of(), []],
  ])('%s', (_what, changes, expected) => {
    expect(changes).toEqual(expected);
  });
});
