import { sql } from 'kysely';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forget = statement(({ orders, near }: Params<{ orders: readonly string[]; near: string }>) =>
  build
    .updateTable('orders')
    .set((eb) => ({ status_reason: sql<string | null>`without_words(${eb.ref('status_reason')}, ${near})` }))
    .where('id', '=', anyOf(orders))
    .where((eb) => sql<boolean>`${eb.ref('status_reason')}::text ~* ${near}`),
);

/** Removes an erased person's name from the status reasons of their orders. */
export async function forgetWordsOfOrders(
  db: Queryable,
  orders: readonly string[],
  near: string,
): Promise<void> {
  await forget.run(db, { orders, near });
}
