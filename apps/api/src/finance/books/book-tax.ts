import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { bookedEntry, lockBesideBank } from './booked-entry.ts';

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
    const known = await bookedEntry(db, { kind: TAX_SOURCE, key, account: 'tax.payable' });
    if (known) {
      if (known.moved !== amount) return refuse('finance.keyUsed');
      if (known.isVoided) return refuse('finance.alreadyVoided');
      call.audited = true;
      return { entryId: known.entryId, bookedOn: known.bookedOn };
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

/** The tax owed to the state, in whole rupiah; locks its account and the bank's. */
export const lockOwedTax = async (db: Queryable): Promise<number> =>
  0 - (await lockBesideBank(db, 'tax.payable'));
