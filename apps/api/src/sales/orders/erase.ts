import { sql } from 'kysely';
import { forgetPayerInBooks } from '../../ledger/journal/forget-payer.ts';
import type { ErasedPerson } from '../../people/learners/erased-person.ts';
import { anyOf } from '../../platform/db/sql.ts';
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

const forgetWords = statement(({ orders, near }: Params<{ orders: readonly string[]; near: string }>) =>
  build
    .updateTable('orders')
    .set((eb) => ({ status_reason: sql<string | null>`without_words(${eb.ref('status_reason')}, ${near})` }))
    .where('id', '=', anyOf(orders))
    .where((eb) => sql<boolean>`${eb.ref('status_reason')}::text ~* ${near}`),
);

/**
 * Removes an erased person's name from the reasons of their orders, and with their account from receipts and the books; number,
 * amount and day stay. Returns the files of stored receipts, to be removed after the commit.
 */
export async function eraseOrders(
  db: Queryable,
  { accounts, orders, near }: Pick<ErasedPerson, 'accounts' | 'orders' | 'near'>,
): Promise<string[]> {
  await forgetWords.run(db, { orders, near });
  const files: string[] = [];
  for (const accountId of accounts) {
    await forgetName.run(db, { accountId });
    const own = await selectOrders.all(db, { accountId });
    await forgetPayerInBooks(db, accountId);
    const ids = own.map(({ id }) => id);
    files.push(...(await dropDocuments(db, 'receipt', ids)));
  }
  return files;
}
