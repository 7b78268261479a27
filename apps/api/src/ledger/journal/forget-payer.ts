import type { Queryable } from '../../platform/db/transaction.ts';

/** Takes an account's name off the rows of money that it paid; amounts, days and entries stay as they are. */
export async function forgetPayerInBooks(db: Queryable, accountId: string): Promise<void> {
  await db.query(`update money_row set payer = '' where payer_id = $1 and payer <> ''`, [accountId]);
}
