import { sql } from 'kysely';
import { anyOf } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const lockAccounts = statement(({ codes }: Params<{ codes: readonly string[] }>) =>
  build
    .selectFrom('account_balance')
    .where('account_code', '=', anyOf(codes))
    .select(['account_code as code', (eb) => eb('debit', '-', eb.ref('credit')).as('balance')])
    .orderBy('account_code')
    .forUpdate(),
);

/**
 * Locks the balances of the bank and another account in the order in which postings lock them. Returns the other's
 * balance in whole rupiah, debit less credit.
 */
export async function lockBesideBank(
  db: Queryable,
  account: 'cash.provider' | 'tax.payable',
): Promise<number> {
  const rows = await lockAccounts.all(db, { codes: ['cash.bank', account] });
  return rows.find(({ code }) => code === account)?.balance ?? 0;
}

type Source = { kind: string; key: string; account: string };

const selectBooked = statement(({ kind, key, account }: Params<Source>) =>
  build
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_line as l', (on) =>
      on.onRef('l.entry_id', '=', 'e.id').on('l.account_code', '=', account),
    )
    .where('e.source_kind', '=', kind)
    .where('e.source_id', '=', key)
    .select(['e.id as entryId', 'e.school_day as bookedOn'])
    .select((eb) => eb('l.debit', '-', eb.ref('l.credit')).as('moved'))
    .select(sql<boolean>`exists (select from ledger_entry v where v.reverses = e.id)`.as('isVoided')),
);

/**
 * The entry of a source, what it moved on an account in whole rupiah (debit less credit) and whether it was reversed;
 * null when it is not booked.
 */
export const bookedEntry = (db: Queryable, source: Source) => selectBooked.first(db, source);
