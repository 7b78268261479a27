import { type Expression, sql } from 'kysely';
import { cteAs, select, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Raises the version of the package whose price the CTE `cteName` inserted or deleted; of none when it has no row. */
const raiseVersion = (cteName: string, packageId: Expression<number>) =>
  build
    .updateTable('package')
    .from(sql<object>`${sql.id(cteName)}`.as('w'))
    .set((eb) => ({ version: eb('package.version', '+', 1) }))
    .where('package.id', '=', packageId);

/** `price` in whole rupiah, valid from `from`; `by` is the admin's account id. */
type NewPrice = { packageId: number; price: number; from: Date; by: string; now: Date };

const insert = statement(({ packageId, price, from, by, now }: Params<NewPrice>) => {
  const inserted = build
    .insertInto('package_price')
    .values({
      package_id: packageId,
      price,
      valid_from: from,
      added_by: by,
      added_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('package_id');
  const w = cteAs(inserted, 'inserted', 'w');
  return withCtes({ inserted }, raiseVersion('inserted', w.package_id));
});

/** Adds a dated price and raises the package's version; false when another price starts at the same instant. */
export async function insertPrice(db: Queryable, newPrice: NewPrice): Promise<boolean> {
  return (await insert.run(db, newPrice)) === 1;
}

type FuturePrice = { packageId: number; priceId: string; now: Date };

const remove = statement(({ packageId, priceId, now }: Params<FuturePrice>) => {
  const deleted = build
    .deleteFrom('package_price')
    .where('id', '=', priceId)
    .where('package_id', '=', packageId)
    .where('valid_from', '>', now)
    .returning(['package_id', 'price', 'valid_from']);
  const w = cteAs(deleted, 'deleted', 'w');
  return withCtes(
    { deleted, raised: raiseVersion('deleted', w.package_id) },
    select([w.price.as('price'), w.valid_from.as('from')], sql`from ${w}`),
  );
});

/** Deletes a future price, raises the package's version and returns the price; null when it is not a future one. */
export function deletePrice(db: Queryable, price: FuturePrice): Promise<RowOf<typeof remove> | null> {
  return remove.first(db, price);
}
