import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const forget = statement(({ accountId }: Params<{ accountId: string }>) =>
  build
    .updateTable('money_row')
    .set({ payer: '' })
    .where('payer_id', '=', accountId)
    .where('payer', '<>', ''),
);

/** Removes an account's name from the money rows it paid; amounts, days and entries stay. */
export async function forgetPayerInBooks(db: Queryable, accountId: string): Promise<void> {
  await forget.run(db, { accountId });
}
