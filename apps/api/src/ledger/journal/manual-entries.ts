import { isId } from '@fasih/school/basics/ids';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import type { Queryable } from '../../platform/db/transaction.ts';

/** A manual entry as writes need it. Amount in whole rupiah. */
export type ManualRow = ManualEntry & {
  key: string;
  /** The storage key of the receipt photo. */
  receiptKey: string | null;
  createdBy: string;
  /** The number of its journal entries; odd means active. */
  postings: number;
};

const columns = `m.id, m.key, m.type, m.category, m.amount, m.day as date, m.description, m.receipt_key as "receiptKey",
  m.receipt_key is not null as "hasReceipt", m.created_by as "createdBy", m.voided_at is not null as voided, m.postings,
  m.version, coalesce((select r.school_day from money_row r where r.manual_id = m.id order by r.id desc limit 1), m.day)
  as "bookedOn"`;

/** SQL: the manual entry with this id, as a `ManualRow`. */
export const manualSql = (id: string): string => `select ${columns} from manual_entry m where m.id = ${id}`;

/** One manual entry, or null; `lock` makes concurrent writes wait. */
export async function manualEntryOf(db: Queryable, id: string, lock?: 'lock'): Promise<ManualRow | null> {
  if (!isId(id)) return null;
  // Locked first, so that the next read sees the previous writer's changes.
  if (lock) await db.query('select from manual_entry where id = $1 for update', [id]);
  const { rows } = await db.query<ManualRow>(manualSql('$1'), [id]);
  return rows[0] ?? null;
}

/** The manual entry created with a form's key. */
export async function manualEntryOfKey(db: Queryable, key: string): Promise<ManualRow | null> {
  const { rows } = await db.query<ManualRow>(`select ${columns} from manual_entry m where m.key = $1`, [key]);
  return rows[0] ?? null;
}

export type NewManualEntry = Pick<ManualRow, 'key' | 'type' | 'category' | 'amount' | 'date' | 'description'>;

/** Inserts a manual entry and returns its id; null when its key exists. */
export async function insertManual(
  db: Queryable,
  entry: NewManualEntry,
  by: string,
  now: Date,
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into manual_entry (key, type, category, amount, day, description, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (key) do nothing returning id`,
    [entry.key, entry.type, entry.category, entry.amount, entry.date, entry.description, by, now],
  );
  return rows[0]?.id ?? null;
}

/** Saves whether it is voided, and the number of its journal entries. */
export async function saveManualState(
  db: Queryable,
  id: string,
  state: { voided: { at: Date; by: string; reason: string } | null; postings: number },
): Promise<void> {
  await db.query(
    `update manual_entry set voided_at = $2, voided_by = $3, void_reason = $4, postings = $5, version = version + 1
     where id = $1`,
    [id, state.voided?.at ?? null, state.voided?.by ?? null, state.voided?.reason ?? null, state.postings],
  );
}

/** Saves the number of journal entries of a new manual entry. */
export async function savePostings(db: Queryable, id: string, postings: number): Promise<void> {
  await db.query('update manual_entry set postings = $2 where id = $1', [id, postings]);
}

/** The two rows of an entry of Rp 0, which has no journal entry; its day follows the same rule for closed months. */
export async function insertRowsOfNothing(db: Queryable, id: string): Promise<void> {
  await db.query(
    `insert into money_row (manual_id, basis, type, category, kind, amount, school_day, description)
     select m.id, b.basis, m.type, m.category, 'manual', 0, greatest(m.day, s.closed_through + 1), m.description
     from manual_entry m cross join (select closed_through from books for share) s
     cross join (values ('received'), ('earned')) b (basis)
     where m.id = $1`,
    [id],
  );
}

/** Shows or hides the rows of an entry of Rp 0. */
export async function hideRowsOfNothing(db: Queryable, id: string, hidden: boolean): Promise<void> {
  await db.query('update money_row set hidden = $2 where manual_id = $1 and entry_id is null', [id, hidden]);
}

/** Hides the rows of these journal entries. */
export async function hideRows(db: Queryable, entryIds: readonly string[]): Promise<void> {
  await db.query('update money_row set hidden = true where entry_id = any($1)', [entryIds]);
}

/** The n-th journal entry of a manual entry. */
export async function postingOf(
  db: Queryable,
  id: string,
  n: number,
): Promise<{ id: string; schoolDay: string } | null> {
  const { rows } = await db.query<{ id: string; schoolDay: string }>(
    `select id, school_day as "schoolDay" from ledger_entry where source_kind = 'manual' and source_id = $1`,
    [`${id}:${n}`],
  );
  return rows[0] ?? null;
}

/** Sets or clears the receipt photo of an entry. */
export async function setReceiptKey(db: Queryable, id: string, receiptKey: string | null): Promise<void> {
  await db.query('update manual_entry set receipt_key = $2, version = version + 1 where id = $1', [
    id,
    receiptKey,
  ]);
}
