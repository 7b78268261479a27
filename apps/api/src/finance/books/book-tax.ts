import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';

export type TaxPayment = { key: string; date: string; amount: number; description: string };

/** Source kind of payments of withheld tax to the state. */
export const TAX_SOURCE = 'tax.paid';
/** Source kind of entries that reverse such a payment. */
export const TAX_VOIDED = 'tax.voided';

/**
 * Books a payment of withheld tax from the bank to the state, in whole rupiah. The same key with the same amount
 * returns the existing entry. Refuses a future day (`common.invalid`, field `date`), more than is owed
 * (`finance.taxTooMuch`), a key used for something else (`finance.keyUsed`) and the key of a reversed payment
 * (`finance.alreadyVoided`).
 */
export async function bookTaxPayment(pool: Pool, payment: TaxPayment, call: SignedInCall) {
  const { key, date, amount, description } = payment;
  if (date > dayIn(call.now)) return refuse('common.invalid', { fields: { date: 'dateFuture' } });
  return inTransaction(pool, async (db) => {
    const owed = await lockOwedTax(db);
    const known = await selectPayment.first(db, { key });
    if (known) {
      const { paid, isVoided, ...booked } = known;
      if (paid !== amount) return refuse('finance.keyUsed');
      if (isVoided) return refuse('finance.alreadyVoided');
      call.audited = true;
      return booked;
    }
    if (amount > owed) return refuse('finance.taxTooMuch', { params: { owed: Math.max(0, owed) } });
    const lines = [
      { account: 'tax.payable', amount },
      { account: 'cash.bank', amount: -amount },
    ];
    const source = { sourceKind: TAX_SOURCE, sourceId: key };
    const [entry] = await postEntries(
      db,
      [{ ...source, schoolDay: date, category: 'teachers', description, lines, reverses: null }],
      call.now,
    );
    if (!entry) throw new Error(`the tax payment ${key} was booked beside the lock of its accounts`);
    await writeAudit(db, call, {
      action: 'finance.taxPaid',
      targetKind: 'entry',
      targetId: entry.id,
      after: { amount, date },
    });
    return { entryId: entry.id, bookedOn: entry.schoolDay };
  });
}

const lockBalances = statement(() =>
  build
    .selectFrom('account_balance')
    .where('account_code', 'in', ['cash.bank', 'tax.payable'])
    .select(['account_code as code', (eb) => eb('credit', '-', eb.ref('debit')).as('owed')])
    .orderBy('account_code')
    .forUpdate(),
);

/** The tax owed to the state; locks both accounts in the order in which postings lock them. */
export async function lockOwedTax(db: Queryable): Promise<number> {
  const rows = await lockBalances.all(db, {});
  return rows.find(({ code }) => code === 'tax.payable')?.owed ?? 0;
}

const selectPayment = statement(({ key }: Params<{ key: string }>) =>
  build
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_line as l', (on) =>
      on.onRef('l.entry_id', '=', 'e.id').on('l.account_code', '=', 'tax.payable'),
    )
    .where('e.source_kind', '=', TAX_SOURCE)
    .where('e.source_id', '=', key)
    .select(['e.id as entryId', 'e.school_day as bookedOn', 'l.debit as paid'])
    .select(sql<boolean>`exists (select from ledger_entry v where v.reverses = e.id)`.as('isVoided')),
);
