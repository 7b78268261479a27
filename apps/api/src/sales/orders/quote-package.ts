import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { voucherDiscount } from '@fasih/school/sales/vouchers/rules';
import { priceAt } from '../../catalogue/packages/prices.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readVoucher } from '../vouchers/vouchers.ts';

/** What a package costs now, with or without a voucher, in whole rupiah; the only place that computes it. */
export async function quotePackage(
  db: Queryable,
  request: { packageId: number; voucher?: string | undefined; accountId: string | null },
  now: Date,
) {
  const { rows } = await db.query<{ price: number }>(
    `select ${priceAt('p', '$2')} as price from package p where p.id = $1 and p.on_sale`,
    [request.packageId, now],
  );
  const price = rows[0]?.price;
  if (price === undefined) return refuse('packages.notOnSale');
  if (!request.voucher) return { price, discount: 0, total: price };
  const worth = await readVoucher(db, request.voucher, request.accountId, now);
  if (isRefusal(worth)) return worth;
  const discount = voucherDiscount(worth, price);
  return { price, discount, total: price - discount };
}
