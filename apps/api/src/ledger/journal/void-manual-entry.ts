import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { postManual, written } from './add-manual-entry.ts';
import {
  hideRows,
  hideRowsOfZeroEntry,
  type ManualRow,
  manualEntryOf,
  postingOf,
  saveManualState,
} from './manual-entries.ts';

/**
 * Voids a manual entry in the caller's transaction: the opposite is booked on the same day and both leave the list;
 * in a closed month it is booked on the first open day and both stay listed
 * (docs/product/courses-and-money.md#manual-entries). Refuses `finance.notFound`, `finance.alreadyVoided`, and
 * `common.stale` with the current entry.
 */
export async function voidManualEntry(
  db: PoolClient,
  input: { id: string; version: number; reason: string },
  call: SignedInCall,
): Promise<ManualRow | Refusal<'common.stale' | 'finance.alreadyVoided' | 'finance.notFound'>> {
  const entry = await manualEntryOf(db, input.id, 'lock');
  if (!entry) return refuse('finance.notFound');
  if (entry.voided) return refuse('finance.alreadyVoided');
  if (entry.version !== input.version) return refuse('common.stale', { current: presentManual(entry) });
  if (entry.amount === 0) await hideRowsOfZeroEntry(db, entry.id, true);
  else await takeBack(db, entry, call.now);
  await saveManualState(db, entry.id, {
    voided: { at: call.now, by: call.person.accountId, reason: input.reason },
    postings: entry.amount === 0 ? 0 : entry.postings + 1,
  });
  await writeAudit(db, call, {
    action: 'finance.entryVoided',
    targetKind: 'entry',
    targetId: entry.id,
    before: { type: entry.type, category: entry.category, amount: entry.amount, date: entry.date },
    reason: input.reason,
  });
  return written(db, entry.id);
}

async function takeBack(db: PoolClient, entry: ManualRow, now: Date): Promise<void> {
  const posting = await postingOf(db, entry.id, entry.postings);
  if (!posting) throw new Error(`the manual entry ${entry.id} is not in the books`);
  const opposite = await postManual(db, entry, { n: entry.postings + 1, schoolDay: posting.schoolDay }, now);
  if (opposite.schoolDay === posting.schoolDay) await hideRows(db, [posting.id, opposite.id]);
}

/**
 * Restores a voided manual entry in the caller's transaction: it is booked again on its day, or on the first open
 * one. Refuses `finance.notFound`, `finance.notVoided`, and `common.stale` like `voidManualEntry`.
 */
export async function restoreManualEntry(
  db: PoolClient,
  input: { id: string; version: number },
  call: SignedInCall,
): Promise<ManualRow | Refusal<'common.stale' | 'finance.notFound' | 'finance.notVoided'>> {
  const entry = await manualEntryOf(db, input.id, 'lock');
  if (!entry) return refuse('finance.notFound');
  if (!entry.voided) return refuse('finance.notVoided');
  if (entry.version !== input.version) return refuse('common.stale', { current: presentManual(entry) });
  const postings = entry.amount === 0 ? 0 : entry.postings + 1;
  if (entry.amount === 0) await hideRowsOfZeroEntry(db, entry.id, false);
  else await postManual(db, entry, { n: postings, schoolDay: entry.date }, call.now);
  await saveManualState(db, entry.id, { voided: null, postings });
  await writeAudit(db, call, {
    action: 'finance.entryRestored',
    targetKind: 'entry',
    targetId: entry.id,
    after: { type: entry.type, category: entry.category, amount: entry.amount, date: entry.date },
  });
  return written(db, entry.id);
}

/** A manual entry as the API returns it. */
export function presentManual(row: ManualRow) {
  const { id, type, date, bookedOn, amount, category, description, voided, hasReceipt, version } = row;
  return { id, type, date, bookedOn, amount, category, description, voided, hasReceipt, version };
}
