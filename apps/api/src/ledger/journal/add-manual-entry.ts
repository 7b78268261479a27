import type { BookLine } from '@fasih/school/basics/book-lines';
import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import {
  insertManual,
  insertRowsOfZeroEntry,
  type ManualRow,
  manualEntryOf,
  manualEntryOfKey,
  type NewManualEntry,
  savePostings,
} from './manual-entries.ts';
import { postEntries } from './post-entry.ts';

/**
 * Adds revenue or an expense by hand in the caller's transaction (docs/product/courses-and-money.md#manual-entries):
 * booked against the bank at once, in both bases; Rp 0 is listed without a journal entry. The same key with the same
 * content returns the existing entry. Refuses a future day (`common.invalid`, field `date`) and a key used for
 * something else (`finance.keyUsed`).
 */
export async function addManualEntry(
  db: PoolClient,
  entry: NewManualEntry,
  call: SignedInCall,
): Promise<ManualRow | Refusal<'common.invalid' | 'finance.keyUsed'>> {
  if (entry.date > dayIn(call.now)) return refuse('common.invalid', { fields: { date: 'dateFuture' } });
  const by = call.person.accountId;
  const id = await bookManual(db, entry, by, call.now);
  if (id === null) {
    const known = await manualEntryOfKey(db, entry.key);
    if (!known || !isSame(known, entry, by)) return refuse('finance.keyUsed');
    call.audited = true;
    return known;
  }
  const { type, category, amount, date } = entry;
  await writeAudit(db, call, {
    action: 'finance.entryAdded',
    targetKind: 'entry',
    targetId: id,
    after: { type, category, amount, date },
  });
  return written(db, id);
}

/** Inserts and books the entry without an audit entry; null when its key exists. */
export async function bookManual(
  db: PoolClient,
  entry: NewManualEntry,
  by: string,
  now: Date,
): Promise<string | null> {
  const id = await insertManual(db, entry, by, now);
  if (id === null) return null;
  if (entry.amount === 0) await insertRowsOfZeroEntry(db, id);
  else {
    await postManual(db, { ...entry, id }, { n: 1, schoolDay: entry.date }, now);
    await savePostings(db, id, 1);
  }
  return id;
}

type Bookable = Pick<ManualRow, 'id' | 'type' | 'category' | 'amount' | 'description'>;

/** Books the n-th posting of a manual entry: odd ones as entered, even ones the opposite. */
export async function postManual(
  db: PoolClient,
  entry: Bookable,
  options: { n: number; schoolDay: string },
  now: Date,
): Promise<{ id: string; schoolDay: string }> {
  const back = options.n % 2 === 0;
  const [posted] = await postEntries(
    db,
    [
      {
        sourceKind: 'manual',
        sourceId: `${entry.id}:${options.n}`,
        schoolDay: options.schoolDay,
        category: entry.category,
        description: entry.description,
        lines: linesOf(entry, back ? -entry.amount : entry.amount),
        reverses: back ? { kind: 'manual', id: `${entry.id}:${options.n - 1}` } : null,
        kind: 'manual',
        manualId: entry.id,
      },
    ],
    now,
  );
  if (!posted) throw new Error(`the manual entry ${entry.id} was booked twice`);
  return posted;
}

function linesOf({ type, category }: Bookable, amount: number): BookLine[] {
  return type === 'revenue'
    ? [
        { account: 'cash.bank', amount },
        { account: 'revenue.courses', amount: -amount },
      ]
    : [
        { account: `expense.${category}`, amount },
        { account: 'cash.bank', amount: -amount },
      ];
}

/** The entry after a write. */
export async function written(db: PoolClient, id: string): Promise<ManualRow> {
  const row = await manualEntryOf(db, id);
  if (!row) throw new Error('a manual entry is gone');
  return row;
}

function isSame(known: ManualRow, entry: NewManualEntry, by: string): boolean {
  const fields = ['type', 'category', 'amount', 'date', 'description'] as const;
  return known.createdBy === by && fields.every((field) => known[field] === entry[field]);
}
