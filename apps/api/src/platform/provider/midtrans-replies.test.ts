import { describe, expect, it } from 'vitest';
import {
  coreReply,
  createdReply,
  notificationFields,
  observationOf,
  providerInstant,
  providerTransaction,
  transactionReply,
} from './midtrans-replies.ts';

const PAID = {
  status_code: '200',
  order_id: 'FSH-1',
  transaction_id: 'tx-1',
  transaction_status: 'settlement',
  gross_amount: '150000.00',
};
const read = (changes: object) => transactionReply.safeParse({ ...PAID, ...changes });
const seen = (changes: object) => providerTransaction(transactionReply.parse({ ...PAID, ...changes }));

describe('the amount of a transaction', () => {
  it.each([
    ['150000.00', 150_000],
    ['150000.0', 150_000],
    ['150000', 150_000],
    [150_000, 150_000],
    ['0.00', 0],
    ['999999999999999', 999_999_999_999_999],
  ])('%j is %i rupiah', (given, rupiah) => {
    expect(seen({ gross_amount: given }).amount).toBe(rupiah);
  });

  it.each([
    '150000.50',
    '150000.001',
    '-1',
    '1e5',
    '150.000',
    '1234567890123456',
    '',
    ' 150000',
    0.5,
    -1,
    null,
    undefined,
  ])('%j is refused, because no rupiah may be guessed', (given) => {
    expect(read({ gross_amount: given }).success).toBe(false);
  });
});

describe('a time of the provider', () => {
  it.each([
    ['2026-11-21 08:00:00', '2026-11-21T01:00:00.000Z'],
    ['2027-01-01 06:59:59', '2026-12-31T23:59:59.000Z'],
    ['2028-02-29 00:00:00', '2028-02-28T17:00:00.000Z'],
  ])('%s is of Jakarta', (text, instant) => {
    expect(providerInstant(text)?.toISOString()).toBe(instant);
    expect(seen({ settlement_time: text }).settlementTime?.toISOString()).toBe(instant);
  });

  it.each([
    '2026-13-01 08:00:00',
    '2026-11-21 25:00:00',
    '2026-11-21T08:00:00',
    '21-11-2026 08:00:00',
    '',
    null,
  ])('%j counts as missing, and the money is still seen', (text) => {
    const { settlementTime, amount, status } = seen({ settlement_time: text });
    expect([settlementTime, amount, status]).toEqual([null, 150_000, 'settlement']);
  });
});

describe('a transaction without', () => {
  it.each(['status_code', 'order_id', 'transaction_id', 'transaction_status', 'gross_amount'])(
    '%s is refused',
    (field) => {
      expect(read({ [field]: undefined }).success).toBe(false);
    },
  );

  it('all that may be missing has nulls, rupiah and no refunds', () => {
    expect(seen({})).toEqual({
      merchantId: null,
      providerOrderId: 'FSH-1',
      transactionId: 'tx-1',
      status: 'settlement',
      statusCode: '200',
      rawStatus: 'settlement',
      fraudStatus: null,
      amount: 150_000,
      currency: 'IDR',
      paymentType: null,
      transactionTime: null,
      settlementTime: null,
      expiryTime: null,
      refundedAmount: 0,
      refunds: [],
    });
  });
});

describe('a status code', () => {
  it.each([
    ['200', true],
    [200, true],
    ['20', false],
    ['2000', false],
    ['ok', false],
    [null, false],
  ])('%j is one: %s', (code, is) => {
    expect(coreReply.safeParse({ status_code: code }).success).toBe(is);
    expect(read({ status_code: code }).success).toBe(is);
  });

  it('beside a success takes the success away unless it is 200', () => {
    expect(seen({ status_code: '202' }).status).toBe('unknown');
    expect(seen({ status_code: 200 }).status).toBe('settlement');
  });
});

describe('refunds of a transaction', () => {
  const row = (refund_amount: string, more: object = {}) => ({ refund_amount, ...more });

  it.each([
    ['the sum at the top', { refund_amount: '60000.00' }, 60_000],
    ['the sum of the rows', { refunds: [row('40000.00'), row('20000.00')] }, 60_000],
    // The answer to a refund shows only that refund at its top.
    [
      'the rows, where the top shows one of them',
      { refund_amount: '20000', refunds: [row('40000'), row('20000')] },
      60_000,
    ],
    ['the top, where rows are missing', { refund_amount: '60000', refunds: [row('20000')] }, 60_000],
    ['nothing', { refund_amount: null, refunds: null }, 0],
  ])('count %s', (_what, changes, rupiah) => {
    expect(seen(changes).refundedAmount).toBe(rupiah);
  });

  it('are final only with the time of the bank', () => {
    const { refunds } = seen({
      refunds: [
        row('40000.00', {
          refund_key: 'r-1',
          created_at: '2026-11-21 08:00:00',
          bank_confirmed_at: '2026-11-23 09:30:00',
        }),
        row('20000.00', { bank_confirmed_at: 'soon', reason: null }),
      ],
    });
    expect(refunds).toEqual([
      {
        key: 'r-1',
        amount: 40_000,
        createdAt: new Date('2026-11-21T01:00:00Z'),
        bankConfirmedAt: new Date('2026-11-23T02:30:00Z'),
      },
      { key: null, amount: 20_000, createdAt: null, bankConfirmedAt: null },
    ]);
  });

  it('with a broken amount make the whole answer unreadable', () => {
    expect(read({ refunds: [row('40000.50')] }).success).toBe(false);
  });
});

describe('other answers', () => {
  it.each([
    ['https://app.midtrans.com/snap/v4/redirection/1', true],
    ['http://127.0.0.1:4000/pay/1', true],
    ['javascript:alert(1)', false],
    ['ftp://app.midtrans.com/1', false],
    ['not an address', false],
  ])('a page at %s is taken: %s', (redirect_url, is) => {
    expect(createdReply.safeParse({ token: 't', redirect_url }).success).toBe(is);
    expect(createdReply.safeParse({ token: '', redirect_url }).success).toBe(false);
  });

  it('a notification without its signature, or with a number for the amount, is none', () => {
    const good = { order_id: 'o', status_code: '200', gross_amount: '1.00', signature_key: 's' };
    expect(notificationFields.safeParse({ ...good, anything: 1 }).success).toBe(true);
    expect(notificationFields.safeParse({ ...good, signature_key: undefined }).success).toBe(false);
    expect(notificationFields.safeParse({ ...good, gross_amount: 1 }).success).toBe(false);
  });
});

it('an observation holds what the rules of payments fold, and when it was seen', () => {
  const at = new Date('2026-11-21T01:00:00Z');
  const transaction = seen({
    payment_type: 'qris',
    refund_amount: '50000',
    transaction_time: '2026-11-21 07:59:00',
  });
  expect(observationOf(transaction, at)).toEqual({
    providerOrderId: 'FSH-1',
    transactionId: 'tx-1',
    status: 'settlement',
    amount: 150_000,
    currency: 'IDR',
    paymentType: 'qris',
    transactionTime: new Date('2026-11-21T00:59:00Z'),
    settlementTime: null,
    refundedAmount: 50_000,
    observedAt: at,
  });
});
