import { isId } from '@fasih/school/basics/ids';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { hideRows } from '../../ledger/journal/manual-entries.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { type Booked, lockOwedTax, TAX_SOURCE, TAX_VOIDED } from './book-tax.ts';

/**
 * Reverses a tax payment recorded by mistake, with a reason: the opposite entry is booked on its day, or on the first
 * open one, and the tax is owed again. Repeating it returns the same entry. Refuses anything else with
 * `finance.notFound`.
 */
export async function voidTaxPayment(
  pool: Pool,
  { entryId, reason }: { entryId: string; reason: string },
  call: SignedInCall,
): Promise<Booked | Refusal> {
  return inTransaction(pool, async (db) => {
    await lockOwedTax(db);
    const payment = await paymentBehind(db, entryId);
    if (!payment) return refuse('finance.notFound');
    const { key, amount, schoolDay, description, voided } = payment;
    if (voided) return voided;
    const lines = [
      { account: 'cash.bank', amount },
      { account: 'tax.payable', amount: -amount },
    ];
    const source = { sourceKind: TAX_VOIDED, sourceId: key, reverses: { kind: TAX_SOURCE, id: key } };
    const [opposite] = await postEntries(
      db,
      [{ ...source, schoolDay, category: 'teachers', description, lines }],
      call.now,
    );
    if (!opposite) throw new Error(`the tax payment ${key} was taken back beside the lock of its accounts`);
    // As with a manual entry: in an open month both leave the list; a closed month keeps its figures.
    if (opposite.schoolDay === schoolDay) await hideRows(db, [entryId, opposite.id]);
    await writeAudit(db, call, {
      action: 'finance.taxVoided',
      targetKind: 'entry',
      targetId: entryId,
      before: { amount, date: schoolDay },
      reason,
    });
    return { entryId: opposite.id, bookedOn: opposite.schoolDay };
  });
}

type Payment = {
  key: string;
  amount: number;
  schoolDay: string;
  description: string;
  /** The reversing entry. */
  voided: Booked | null;
};

async function paymentBehind(db: Queryable, entryId: string): Promise<Payment | null> {
  if (!isId(entryId)) return null;
  const { rows } = await db.query<Payment>(
    `select e.source_id as key, l.debit as amount, e.school_day as "schoolDay", e.description,
       (select json_build_object('entryId', v.id, 'bookedOn', v.school_day) from ledger_entry v where v.reverses = e.id) as voided
     from ledger_entry e join ledger_line l on l.entry_id = e.id and l.account_code = 'tax.payable'
     where e.id = $1 and e.source_kind = '${TAX_SOURCE}'`,
    [entryId],
  );
  return rows[0] ?? null;
}
