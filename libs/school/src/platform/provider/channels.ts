/**
 * Payment methods by their Snap name with the provider's limits in whole rupiah. Alfamart has the limit of its tills
 * (2.5 million), and e-wallets that of verified users.
 */
const channels = [
  { name: 'bca_va', least: 10_000, most: 20_000_000_000 },
  { name: 'bni_va', least: 1, most: Number.MAX_SAFE_INTEGER },
  { name: 'bri_va', least: 1, most: 20_000_000_000 },
  { name: 'echannel', least: 1, most: 50_000_000_000 },
  { name: 'permata_va', least: 1, most: 9_999_999_999 },
  { name: 'other_qris', least: 1, most: 10_000_000 },
  { name: 'gopay', least: 1, most: 20_000_000 },
  { name: 'shopeepay', least: 1, most: 20_000_000 },
  { name: 'dana', least: 1, most: 20_000_000 },
  { name: 'credit_card', least: 10_000, most: 999_999_999 },
  { name: 'alfamart', least: 1, most: 2_500_000 },
  { name: 'indomaret', least: 10_000, most: 5_000_000 },
] as const;

export type Channel = (typeof channels)[number]['name'];

/**
 * The payment methods for an amount (whole rupiah, at least 1), in display order. Always includes virtual accounts,
 * so that a course above the QRIS limit of ten million can be paid.
 */
export function enabledPayments(amount: number): Channel[] {
  if (!Number.isSafeInteger(amount) || amount < 1)
    throw new RangeError('Only whole rupiah from 1 on can be paid.');
  return channels.filter(({ least, most }) => amount >= least && amount <= most).map(({ name }) => name);
}

const refundable: ReadonlySet<string> = new Set([
  'credit_card',
  'gopay',
  'shopeepay',
  'dana',
  'ovo',
  'qris',
  'kredivo',
  'akulaku',
]);

/**
 * Whether the provider can refund this `payment_type`. Bank transfers, Mandiri bills and shops cannot be refunded
 * there: the school transfers by hand and records it.
 */
export function mayRefundThroughProvider(paymentType: string | null): boolean {
  return paymentType !== null && refundable.has(paymentType.toLowerCase());
}
