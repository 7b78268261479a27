import type { Queryable } from '../../platform/db/transaction.ts';

/** Removes an erased person's name from the status reasons of their orders. */
export async function forgetWordsOfOrders(
  db: Queryable,
  orders: readonly string[],
  near: string,
): Promise<void> {
  await db.query(
    'update orders set status_reason = without_words(status_reason, $2) where id = any($1) and status_reason::text ~* $2',
    [orders, near],
  );
}
