import { isId } from '@fasih/school/basics/ids';
import { type Expression, sql } from 'kysely';
import { coalesce, scalar, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const m = tableAs('manual_entry', 'm');
const r = tableAs('money_row', 'r');

const columns = [
  m.id.as('id'),
  m.key.as('key'),
  m.type.as('type'),
  m.category.as('category'),
  m.amount.as('amount'),
  m.day.as('date'),
  m.description.as('description'),
  // The storage key of the receipt photo.
  m.receipt_key.as('receiptKey'),
  sql<boolean>`${m.receipt_key} is not null`.as('hasReceipt'),
  m.created_by.as('createdBy'),
  sql<boolean>`${m.voided_at} is not null`.as('voided'),
  // The number of its journal entries; odd means active.
  m.postings.as('postings'),
  m.version.as('version'),
  coalesce(
    scalar(r.school_day, sql`from ${r} where ${r.manual_id} = ${m.id} order by ${r.id} desc limit 1`),
    m.day,
  ).as('bookedOn'),
] as const;

/** The manual entry with this id, as a `ManualRow`. */
export const selectManual = (id: Expression<string>) => select(columns, sql`from ${m} where ${m.id} = ${id}`);

type OfEntry = { id: string };

const selectById = statement(({ id }: Params<OfEntry>) => selectManual(id));

/** A manual entry as writes need it. Amount in whole rupiah. */
export type ManualRow = RowOf<typeof selectById>;

const lock = statement(({ id }: Params<OfEntry>) =>
  build.selectFrom('manual_entry').where('id', '=', id).select('id').forUpdate(),
);

/** One manual entry, or null; `lock` makes concurrent writes wait. */
export async function manualEntryOf(db: Queryable, id: string, locked?: 'lock'): Promise<ManualRow | null> {
  if (!isId(id)) return null;
  // Locked first, so that the next read sees the previous writer's changes.
  if (locked) await lock.run(db, { id });
  return selectById.first(db, { id });
}

const selectByKey = statement(({ key }: Params<{ key: string }>) =>
  select(columns, sql`from ${m} where ${m.key} = ${key}`),
);

/** The manual entry created with a form's key. */
export function manualEntryOfKey(db: Queryable, key: string): Promise<ManualRow | null> {
  return selectByKey.first(db, { key });
}

export type NewManualEntry = Pick<ManualRow, 'key' | 'type' | 'category' | 'amount' | 'date' | 'description'>;

const insert = statement((entry: Params<NewManualEntry & { by: string; now: Date }>) =>
  build
    .insertInto('manual_entry')
    .values({
      key: entry.key,
      type: entry.type,
      category: entry.category,
      amount: entry.amount,
      day: entry.date,
      description: entry.description,
      created_by: entry.by,
      created_at: entry.now,
    })
    .onConflict((on) => on.column('key').doNothing())
    .returning('id'),
);

/** Inserts a manual entry and returns its id; null when its key exists. */
export async function insertManual(
  db: Queryable,
  entry: NewManualEntry,
  by: string,
  now: Date,
): Promise<string | null> {
  return (await insert.first(db, { ...entry, by, now }))?.id ?? null;
}

type Voided = { at: Date | null; by: string | null; reason: string | null };

const saveState = statement(
  ({ id, at, by, reason, postings }: Params<OfEntry & Voided & { postings: number }>) =>
    build
      .updateTable('manual_entry')
      .set((eb) => ({
        voided_at: at,
        voided_by: by,
        void_reason: reason,
        postings,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id),
);

/** Saves whether it is voided, and the number of its journal entries. */
export async function saveManualState(
  db: Queryable,
  id: string,
  state: { voided: { at: Date; by: string; reason: string } | null; postings: number },
): Promise<void> {
  const { at = null, by = null, reason = null } = state.voided ?? {};
  await saveState.run(db, { id, at, by, reason, postings: state.postings });
}

const setPostings = statement(({ id, postings }: Params<OfEntry & { postings: number }>) =>
  build.updateTable('manual_entry').set({ postings }).where('id', '=', id),
);

/** Saves the number of journal entries of a new manual entry. */
export async function savePostings(db: Queryable, id: string, postings: number): Promise<void> {
  await setPostings.run(db, { id, postings });
}

const insertRows = statement(
  ({ id }: Params<OfEntry>) => sql`
    insert into money_row (manual_id, basis, type, category, kind, amount, school_day, description)
    select ${m.id}, b.basis, ${m.type}, ${m.category}, 'manual', 0, greatest(${m.day}, s.closed_through + 1),
      ${m.description}
    from ${m} cross join (select closed_through from books for share) s
    cross join (values ('received'), ('earned')) b (basis)
    where ${m.id} = ${id}`,
);

/** The two rows of an entry of Rp 0, which has no journal entry; its day follows the same rule for closed months. */
export async function insertRowsOfZeroEntry(db: Queryable, id: string): Promise<void> {
  await insertRows.run(db, { id });
}

const hideOfZeroEntry = statement(({ id, hidden }: Params<OfEntry & { hidden: boolean }>) =>
  build.updateTable('money_row').set({ hidden }).where('manual_id', '=', id).where('entry_id', 'is', null),
);

/** Shows or hides the rows of an entry of Rp 0. */
export async function hideRowsOfZeroEntry(db: Queryable, id: string, hidden: boolean): Promise<void> {
  await hideOfZeroEntry.run(db, { id, hidden });
}

const hide = statement(({ entryIds }: Params<{ entryIds: readonly string[] }>) =>
  build.updateTable('money_row').set({ hidden: true }).where(sql<boolean>`entry_id = any(${entryIds})`),
);

/** Hides the rows of these journal entries. */
export async function hideRows(db: Queryable, entryIds: readonly string[]): Promise<void> {
  await hide.run(db, { entryIds });
}

const selectPosting = statement(({ sourceId }: Params<{ sourceId: string }>) =>
  build
    .selectFrom('ledger_entry')
    .where('source_kind', '=', 'manual')
    .where('source_id', '=', sourceId)
    .select(['id', 'school_day as schoolDay']),
);

/** The n-th journal entry of a manual entry. */
export function postingOf(db: Queryable, id: string, n: number): Promise<RowOf<typeof selectPosting> | null> {
  return selectPosting.first(db, { sourceId: `${id}:${n}` });
}

const setReceipt = statement(({ id, receiptKey }: Params<OfEntry & { receiptKey: string | null }>) =>
  build
    .updateTable('manual_entry')
    .set((eb) => ({ receipt_key: receiptKey, version: eb('version', '+', 1) }))
    .where('id', '=', id),
);

/** Sets or clears the receipt photo of an entry. */
export async function setReceiptKey(db: Queryable, id: string, receiptKey: string | null): Promise<void> {
  await setReceipt.run(db, { id, receiptKey });
}
