import type { Queryable } from '../db/transaction.ts';
import { forgetPayerInBooks } from '../ledger/forget-payer.ts';

/** Takes an account's name out of its receipts and off the money that it paid; number, amount and day stay for the books. */
export async function forgetPayer(db: Queryable, accountId: string): Promise<void> {
  await db.query(
    `update receipt set payer_name = '' where order_id in (select id from orders where account_id = $1)`,
    [accountId],
  );
  await forgetPayerInBooks(db, accountId);
}
