import { forgetPayerInBooks } from '../../ledger/journal/forget-payer.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { dropDocuments } from '../../platform/documents/documents.ts';

type Owned = { accountId: string };

const selectOrders = statement(({ accountId }: Params<Owned>) =>
  build.selectFrom('orders').where('account_id', '=', accountId).select('id'),
);

const forgetName = statement(({ accountId }: Params<Owned>) =>
  build
    .updateTable('receipt')
    .set({ payer_name: '' })
    .where('order_id', 'in', ({ selectFrom }) =>
      selectFrom('orders').where('account_id', '=', accountId).select('id'),
    ),
);

/**
 * Removes an account's name from its receipts and payments; number, amount and day stay for the books. Returns the
 * files of stored receipts, to be removed after the commit.
 */
export async function forgetPayer(db: Queryable, accountId: string): Promise<string[]> {
  await forgetName.run(db, { accountId });
  const orders = await selectOrders.all(db, { accountId });
  await forgetPayerInBooks(db, accountId);
  return dropDocuments(
    db,
    'receipt',
    orders.map(({ id }) => id),
  );
}
