import { isId } from '@fasih/school/basics/ids';
import { refuse } from '@fasih/school/basics/refusal';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { hideRows } from '../../ledger/journal/manual-entries.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { orNull, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { lockOwedTax, TAX_SOURCE, TAX_VOIDED } from './book-tax.ts';

/**
 * Reverses a tax payment recorded by mistake, with a reason: the opposite entry is booked on its day, or on the first
 * open one, and the tax is owed again. Repeating it returns the same entry. Refuses anything else with
 * `finance.notFound`.
 */
export async function voidTaxPayment(
  pool: Pool,
  { entryId, reason }: { entryId: string; reason: string },
  call: SignedInCall,
) {
  return inTransaction(pool, async (db) => {
    await lockOwedTax(db);
    const payment = isId(entryId) ? await selectPayment.first(db, { entryId }) : null;
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

const e = tableAs('ledger_entry', 'e');
const l = tableAs('ledger_line', 'l');
const v = tableAs('ledger_entry', 'v');

const selectPayment = statement(({ entryId }: Params<{ entryId: string }>) =>
  select(
    [
      e.source_id.as('key'),
      l.debit.as('amount'),
      e.school_day.as('schoolDay'),
      e.description.as('description'),
      // The reversing entry.
      orNull(
        scalar(
          jsonBuildObject({ entryId: v.id, bookedOn: v.school_day }),
          sql`from ${v} where ${v.reverses} = ${e.id}`,
        ),
      ).as('voided'),
    ],
    sql`from ${e} join ${l} on ${l.entry_id} = ${e.id} and ${l.account_code} = 'tax.payable'
      where ${e.id} = ${entryId} and ${e.source_kind} = ${TAX_SOURCE}`,
  ),
);
