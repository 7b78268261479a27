import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import { voucherDiscount } from '@fasih/school/sales/vouchers/rules';
import { packagePriceAt } from '../../catalogue/packages/prices.ts';
import { tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readVoucher } from '../vouchers/vouchers.ts';

const p = tableAs('package', 'p');

const selectPrice = statement(({ packageId, now }: Params<{ packageId: number; now: Date }>) =>
  build
    .selectFrom('package as p')
    .where('p.id', '=', packageId)
    .where('p.on_sale', '=', true)
    .select(packagePriceAt(p, now).as('price')),
);

/** What a package costs now, with or without a voucher, in whole rupiah; the only place that computes it. */
export async function quotePackage(
  db: Queryable,
  request: { packageId: number; voucher?: string | undefined; accountId: string | null },
  now: Date,
) {
  const found = await selectPrice.first(db, { packageId: request.packageId, now });
  if (!found) return refuse('packages.notOnSale');
  const { price } = found;
  if (!request.voucher) return { price, discount: 0, total: price };
  const worth = await readVoucher(db, request.voucher, request.accountId, now);
  if (isRefusal(worth)) return worth;
  const discount = voucherDiscount(worth, price);
  return { price, discount, total: price - discount, voucher: worth.code };
}
