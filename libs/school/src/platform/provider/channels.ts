/**
 * Ways to pay by their Snap name with the provider's bounds in whole rupiah. Alfamart ends at its cash limit
 * (2.5 million), because a till refuses more, and e-wallets at the limit of verified users.
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
 * The ways to pay that can carry this amount (whole rupiah, at least 1), in the order shown. Virtual accounts
 * are always among them, so that a course above QRIS' ten million can still be paid.
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
 * Whether the provider can give money back for this `payment_type`. Bank transfers, Mandiri bills and shops cannot
 * be refunded there: the school transfers by hand and records it.
 */
export function mayRefundThroughProvider(paymentType: string | null): boolean {
  return paymentType !== null && refundable.has(paymentType.toLowerCase());
}
