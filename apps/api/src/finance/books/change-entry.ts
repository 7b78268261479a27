import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Pool, PoolClient } from 'pg';
import { addManualEntry } from '../../ledger/journal/add-manual-entry.ts';
import type { ManualRow, NewManualEntry } from '../../ledger/journal/manual-entries.ts';
import {
  presentManual,
  restoreManualEntry,
  voidManualEntry,
} from '../../ledger/journal/void-manual-entry.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { manualIdOf } from './manual-id.ts';

/** Adds revenue or an expense by hand (`addManualEntry`). */
export async function addEntry(pool: Pool, entry: NewManualEntry, call: SignedInCall) {
  return presented(await inTransaction(pool, (db) => addManualEntry(db, entry, call)));
}

/** Voids a manual entry, by its own id or that of its journal entry (`voidManualEntry`). */
export async function voidEntry(
  pool: Pool,
  input: { entryId: string; version: number; reason: string },
  call: SignedInCall,
) {
  return changeManual(pool, input.entryId, (db, id) => voidManualEntry(db, { ...input, id }, call));
}

/** Restores a voided manual entry (`restoreManualEntry`). */
export async function restoreEntry(
  pool: Pool,
  input: { entryId: string; version: number },
  call: SignedInCall,
) {
  return changeManual(pool, input.entryId, (db, id) => restoreManualEntry(db, { ...input, id }, call));
}

async function changeManual<R extends Refusal>(
  pool: Pool,
  entryId: string,
  change: (db: PoolClient, id: string) => Promise<ManualRow | R>,
) {
  const row = await inTransaction(pool, async (db) => {
    const id = await manualOrRefuse(db, entryId);
    return isRefusal(id) ? id : change(db, id);
  });
  return presented(row);
}

const presented = <R extends Refusal>(row: ManualRow | R) => (isRefusal(row) ? row : presentManual(row));

const selectEntry = statement(({ entryId }: Params<{ entryId: string }>) =>
  build.selectFrom('ledger_entry').where('id', '=', entryId).select('id'),
);

/** The manual entry behind an id; refuses an automatic one with `finance.notManual`. */
export async function manualOrRefuse(db: Queryable, entryId: string) {
  const id = await manualIdOf(db, entryId);
  if (id !== null) return id;
  if (!isId(entryId)) return refuse('finance.notFound');
  return (await selectEntry.first(db, { entryId }))
    ? refuse('finance.notManual')
    : refuse('finance.notFound');
}
