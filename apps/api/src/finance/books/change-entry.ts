import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import type { Pool, PoolClient } from 'pg';
import { addManualEntry } from '../../ledger/journal/add-manual-entry.ts';
import type { ManualRow, NewManualEntry } from '../../ledger/journal/manual-entries.ts';
import {
  presentManual,
  restoreManualEntry,
  voidManualEntry,
} from '../../ledger/journal/void-manual-entry.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { manualIdOf } from './manual-id.ts';

/** Adds revenue or an expense by hand (`addManualEntry`). */
export function addEntry(
  pool: Pool,
  entry: NewManualEntry,
  call: SignedInCall,
): Promise<ManualEntry | Refusal> {
  return kept(pool, (db) => addManualEntry(db, entry, call));
}

/** Voids a manual entry, by its own id or that of its journal entry (`voidManualEntry`). */
export function voidEntry(
  pool: Pool,
  input: { entryId: string; version: number; reason: string },
  call: SignedInCall,
): Promise<ManualEntry | Refusal> {
  return kept(pool, async (db) => {
    const id = await manualOrRefuse(db, input.entryId);
    return isRefusal(id) ? id : voidManualEntry(db, { ...input, id }, call);
  });
}

/** Restores a voided manual entry (`restoreManualEntry`). */
export function restoreEntry(
  pool: Pool,
  input: { entryId: string; version: number },
  call: SignedInCall,
): Promise<ManualEntry | Refusal> {
  return kept(pool, async (db) => {
    const id = await manualOrRefuse(db, input.entryId);
    return isRefusal(id) ? id : restoreManualEntry(db, { ...input, id }, call);
  });
}

async function kept(
  pool: Pool,
  work: (db: PoolClient) => Promise<ManualRow | Refusal>,
): Promise<ManualEntry | Refusal> {
  const row = await inTransaction(pool, work);
  return isRefusal(row) ? row : presentManual(row);
}

/** The manual entry behind an id; refuses an automatic one with `finance.notManual`. */
export async function manualOrRefuse(db: Queryable, entryId: string): Promise<string | Refusal> {
  const id = await manualIdOf(db, entryId);
  if (id !== null) return id;
  if (!isId(entryId)) return refuse('finance.notFound');
  const { rows } = await db.query('select from ledger_entry where id = $1', [entryId]);
  return refuse(rows.length === 0 ? 'finance.notFound' : 'finance.notManual');
}
