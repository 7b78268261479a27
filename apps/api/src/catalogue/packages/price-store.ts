import { type Expression, sql } from 'kysely';
import { cteAs, select, withCtes } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Raises the version of the package whose price the CTE `name` wrote. */
const raiseVersion = (name: string, packageId: Expression<number>) =>
  build
    .updateTable('package')
    .from(sql<object>`${sql.id(name)}`.as('w'))
    .set((eb) => ({ version: eb('package.version', '+', 1) }))
    .where('package.id', '=', packageId);

type NewPrice = { packageId: number; price: number; from: Date; by: string; now: Date };

const insert = statement((one: Params<NewPrice>) => {
  const made = build
    .insertInto('package_price')
    .values({
      package_id: one.packageId,
      price: one.price,
      valid_from: one.from,
      added_by: one.by,
      added_at: one.now,
    })
    .onConflict((on) => on.doNothing())
    .returning('package_id');
  const w = cteAs(made, 'made', 'w');
  return withCtes({ made }, raiseVersion('made', w.package_id));
});

/** Adds a price from an instant on; false when another one starts at that instant. */
export async function insertPrice(db: Queryable, one: NewPrice): Promise<boolean> {
  return (await insert.run(db, one)) === 1;
}

type FuturePrice = { packageId: number; priceId: string; now: Date };

const remove = statement(({ packageId, priceId, now }: Params<FuturePrice>) => {
  const gone = build
    .deleteFrom('package_price')
    .where('id', '=', priceId)
    .where('package_id', '=', packageId)
    .where('valid_from', '>', now)
    .returning(['package_id', 'price', 'valid_from']);
  const w = cteAs(gone, 'gone', 'w');
  return withCtes(
    { gone, raised: raiseVersion('gone', w.package_id) },
    select([w.price.as('price'), w.valid_from.as('from')], sql`from ${w}`),
  );
});

/** Deletes a future price and returns it; null when there is none. */
export function deletePrice(db: Queryable, one: FuturePrice): Promise<RowOf<typeof remove> | null> {
  return remove.first(db, one);
}
