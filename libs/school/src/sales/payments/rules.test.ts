import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { voucherDiscount, voucherRefusal } from '../vouchers/rules.ts';
import {
  enabledPayments,
  expiryFor,
  isProviderOrderId,
  itemDetails,
  mayRefundThroughProvider,
  normaliseStatus,
  orderExpiresAt,
  providerOrderId,
  providerTime,
} from './rules.ts';

describe('the provider status in our terms', () => {
  test.each([
    ['PENDING', 'accept', '200', 'pending'],
    ['settlement', 'accept', '200', 'settlement'],
    ['settlement', undefined, '200', 'settlement'],
    ['settlement', null, null, 'settlement'],
    ['capture', 'accept', '200', 'capture'],
    ['capture', 'challenge', '201', 'challenge'],
    ['capture', 'deny', '200', 'deny'],
    ['capture', 'odd', '200', 'unknown'],
    ['settlement', 'accept', '201', 'unknown'],
    ['deny', 'deny', '202', 'deny'],
    ['expire', undefined, '407', 'expire'],
    ['partial_chargeback', 'accept', '200', 'partial_chargeback'],
    ['teleported', 'accept', '200', 'unknown'],
    ['challenge', 'accept', '200', 'unknown'],
  ])('%s with fraud %s and code %s is %s', (transactionStatus, fraudStatus, statusCode, expected) => {
    expect(normaliseStatus({ transactionStatus, fraudStatus, statusCode })).toBe(expected);
  });
});

describe('payment methods', () => {
  test('a course above ten million offers no QRIS but always virtual accounts', () => {
    const ways = enabledPayments(10_000_001);
    expect(ways).not.toContain('other_qris');
    expect(ways).toEqual(expect.arrayContaining(['bca_va', 'bni_va', 'credit_card', 'gopay']));
    expect(enabledPayments(10_000_000)).toContain('other_qris');
  });

  test.each([
    [9_999, ['bca_va', 'credit_card', 'indomaret']],
    [2_500_001, ['alfamart']],
    [5_000_001, ['alfamart', 'indomaret']],
    [20_000_001, ['gopay', 'shopeepay', 'dana', 'other_qris']],
  ])('Rp %i leaves out %s', (amount, missing) => {
    for (const way of missing) expect(enabledPayments(amount)).not.toContain(way);
  });

  test('nothing below one rupiah is sent to the provider', () => {
    expect(() => enabledPayments(0)).toThrow(RangeError);
    expect(() => enabledPayments(10.5)).toThrow(RangeError);
  });

  test('only cards, e-wallets and QRIS are refunded by the provider', () => {
    expect(['credit_card', 'gopay', 'QRIS', 'dana'].map(mayRefundThroughProvider)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['bank_transfer', 'echannel', 'cstore', null].map(mayRefundThroughProvider)).toEqual(
      Array(4).fill(false),
    );
  });
});

describe('the request to the provider', () => {
  test('an order id fits into 50 legal characters', () => {
    const id = providerOrderId('0193a1b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b', 12);
    expect(id).toBe('0193a1b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b-12');
    expect(isProviderOrderId(id)).toBe(true);
    expect(() => providerOrderId('a/b', 1)).toThrow(RangeError);
    expect(() => providerOrderId('a'.repeat(49), 1)).toThrow(RangeError);
    expect(() => providerOrderId('a', 0)).toThrow(RangeError);
  });

  test('the lines add up to the total, whatever the voucher', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        fc.string(),
        (price, value, name) => {
          const discount = voucherDiscount({ kind: 'percent', value }, price);
          const lines = itemDetails({
            packageId: '7',
            packageName: name,
            price,
            discount,
            discountName: `Voucher ${name}`,
          });
          expect(lines.reduce((sum, line) => sum + line.price * line.quantity, 0)).toBe(price - discount);
          for (const line of lines) {
            expect([...line.name].length).toBeLessThanOrEqual(50);
            expect(line.name).not.toContain('|');
          }
        },
      ),
    );
  });

  test('times carry the numeric offset of Jakarta', () => {
    expect(providerTime(new Date('2026-11-20T18:30:05Z'))).toBe('2026-11-21 01:30:05 +0700');
  });

  test('a page never outlives its order and is not opened for its last minutes', () => {
    const order = { expiresAt: orderExpiresAt(new Date('2026-11-21T01:00:00Z')) };
    expect(expiryFor(order, new Date('2026-11-21T01:00:00.900Z'))).toEqual({
      start_time: '2026-11-21 08:00:00 +0700',
      unit: 'minute',
      duration: 1440,
    });
    expect(expiryFor(order, new Date('2026-11-22T00:45:00Z'))?.duration).toBe(15);
    expect(expiryFor(order, new Date('2026-11-22T00:45:01Z'))).toBeNull();
  });
});

describe('vouchers', () => {
  test.each([
    ['percent', 10, 1_250_000, 125_000],
    ['percent', 10, 999_999, 99_999],
    ['percent', 100, 1_250_000, 1_250_000],
    ['percent', 140, 1_250_000, 1_250_000],
    ['fixed', 50_000, 1_250_000, 50_000],
    ['fixed', 2_000_000, 1_250_000, 1_250_000],
  ] as const)('%s %i off Rp %i is Rp %i', (kind, value, price, expected) => {
    expect(voucherDiscount({ kind, value }, price)).toBe(expected);
  });

  test('a discount is whole rupiah, never above the price, and a percentage rounds down', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 100 }), (price, value) => {
        const discount = voucherDiscount({ kind: 'percent', value }, price);
        expect(BigInt(discount)).toBe((BigInt(price) * BigInt(value)) / 100n);
        expect(discount).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('a voucher is refused outside its time, when used up and when switched off', () => {
    const voucher = {
      active: true,
      validFrom: new Date('2026-11-01T00:00:00Z'),
      validUntil: new Date('2026-11-30T00:00:00Z'),
      maxUses: 2,
      maxUsesPerFamily: null,
    };
    const within = new Date('2026-11-15T00:00:00Z');
    expect(voucherRefusal(voucher, within, 1, 0)).toBeNull();
    expect(voucherRefusal(voucher, voucher.validUntil, 0, 0)).toBeNull();
    expect(voucherRefusal(voucher, within, 2, 0)).toBe('vouchers.usedUp');
    expect(voucherRefusal(voucher, new Date('2026-10-31T23:59:59Z'), 0, 0)).toBe('vouchers.notYet');
    expect(voucherRefusal(voucher, new Date('2026-11-30T00:00:01Z'), 0, 0)).toBe('vouchers.expired');
    expect(voucherRefusal({ ...voucher, active: false }, within, 0, 0)).toBe('vouchers.inactive');
    expect(voucherRefusal({ ...voucher, maxUses: null }, within, 1_000_000, 0)).toBeNull();
  });

  test('a voucher once for each family is refused to the family that has it, not to others', () => {
    const once = { active: true, validFrom: null, validUntil: null, maxUses: 10, maxUsesPerFamily: 1 };
    const now = new Date('2026-11-15T00:00:00Z');
    expect(voucherRefusal(once, now, 5, 0)).toBeNull();
    expect(voucherRefusal(once, now, 5, 1)).toBe('vouchers.usedByFamily');
    expect(voucherRefusal({ ...once, maxUsesPerFamily: 2 }, now, 5, 1)).toBeNull();
    expect(voucherRefusal(once, now, 10, 1)).toBe('vouchers.usedUp');
  });
});
