/** `percent`: value 1 to 100. `fixed`: value in whole rupiah. */
export type VoucherWorth = { kind: 'percent' | 'fixed'; value: number };

export type Voucher = VoucherWorth & {
  active: boolean;
  /** First and last instant of validity; null: no limit. */
  validFrom: Date | null;
  validUntil: Date | null;
  /** How many orders may use it; null = any number. */
  maxUses: number | null;
  /** Uses per family; null: any number. */
  maxUsesPerFamily: number | null;
};

export type VoucherRefusal =
  | 'vouchers.inactive'
  | 'vouchers.notYet'
  | 'vouchers.expired'
  | 'vouchers.usedUp'
  | 'vouchers.usedByFamily';

/**
 * The discount of a voucher on a price, both in whole rupiah. Percentages are rounded down, and no discount exceeds
 * the price, so that the total is never below 0.
 */
export function voucherDiscount(worth: VoucherWorth, price: number): number {
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError('A price is whole rupiah.');
  if (!Number.isSafeInteger(worth.value) || worth.value < 0)
    throw new RangeError('A voucher is worth whole units.');
  if (worth.kind === 'fixed') return Math.min(worth.value, price);
  const percent = Math.min(worth.value, 100);
  // Split, so that no product exceeds the range of exact integers.
  return Math.floor(price / 100) * percent + Math.floor(((price % 100) * percent) / 100);
}

/**
 * Why a voucher cannot be used now, or null. `uses` counts the orders that use it (paid, free or open);
 * `usesOfFamily` those of the asking family, 0 for a visitor. The last instant of validity still counts.
 */
export function voucherRefusal(
  voucher: Omit<Voucher, keyof VoucherWorth>,
  now: Date,
  uses: number,
  usesOfFamily: number,
): VoucherRefusal | null {
  if (!voucher.active) return 'vouchers.inactive';
  if (voucher.validFrom !== null && now < voucher.validFrom) return 'vouchers.notYet';
  if (voucher.validUntil !== null && now > voucher.validUntil) return 'vouchers.expired';
  if (voucher.maxUses !== null && uses >= voucher.maxUses) return 'vouchers.usedUp';
  if (voucher.maxUsesPerFamily !== null && usesOfFamily >= voucher.maxUsesPerFamily)
    return 'vouchers.usedByFamily';
  return null;
}
