import { forgetPayerInBooks } from '../../ledger/journal/forget-payer.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { dropDocuments } from '../../platform/documents/documents.ts';

/**
 * Removes an account's name from its receipts and payments; number, amount and day stay for the books. Returns the
 * files of stored receipts, to be removed after the commit.
 */
export async function forgetPayer(db: Queryable, accountId: string): Promise<string[]> {
  await db.query(
    `update receipt set payer_name = '' where order_id in (select id from orders where account_id = $1)`,
    [accountId],
  );
  const { rows } = await db.query<{ id: string }>('select id from orders where account_id = $1', [accountId]);
  await forgetPayerInBooks(db, accountId);
  return dropDocuments(
    db,
    'receipt',
    rows.map(({ id }) => id),
  );
}
