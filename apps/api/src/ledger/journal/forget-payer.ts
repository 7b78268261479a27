import type { Queryable } from '../../platform/db/transaction.ts';

/** Removes an account's name from the money rows it paid; amounts, days and entries stay. */
export async function forgetPayerInBooks(db: Queryable, accountId: string): Promise<void> {
  await db.query(`update money_row set payer = '' where payer_id = $1 and payer <> ''`, [accountId]);
}
