import type { BankId, ItemFinding } from '@fasih/school/banks/contract';
import type { Queryable } from '../db/transaction.ts';
import type { AnyItem } from './items.ts';

export type VersionRow = {
  bank: BankId;
  itemId: string;
  number: number;
  state: 'draft' | 'live' | 'replaced';
  item: AnyItem;
  findings: ItemFinding[];
  version: number;
  writtenAt: Date;
  liveAt: Date | null;
};
export type RetiredRow = { bank: BankId; itemId: string; at: Date; reason: string };

/** Every version that admins wrote, the newest first: a few dozen rows. */
export async function versionRows(db: Queryable): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select bank, item_id as "itemId", number, state, item, findings, version, written_at as "writtenAt",
       live_at as "liveAt" from item_version order by number desc`,
  );
  return rows;
}

/** The items that are drawn no more. */
export async function retiredRows(db: Queryable): Promise<RetiredRow[]> {
  const { rows } = await db.query<RetiredRow>(
    'select bank, item_id as "itemId", retired_at as at, reason from item_retired',
  );
  return rows;
}

export type CountRow = { measure: string; part: string; n: number };

/** What the months' counts know of these banks' items (analytics, `counts-of-month.ts`), all months together. */
export async function itemCounts(db: Queryable, banks: readonly BankId[]): Promise<CountRow[]> {
  const { rows } = await db.query<CountRow>(
    'select measure, part, sum(n)::bigint as n from month_count where measure = any($1) group by 1, 2',
    [banks.flatMap((bank) => [`item.chosen.${bank}`, `item.ms.${bank}`, `item.timed.${bank}`])],
  );
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

/** When sittings were last counted. */
export async function lastCounted(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>('select max(counted_at) as at from month_counted');
  return rows[0]?.at ?? null;
}

/** One writer of a bank at a time: two that retire siblings must not both see the other one there. */
export async function lockBank(db: Queryable, bank: BankId): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 19))', [`bank ${bank}`]);
}

/** Writes a draft, or changes the one there is; the bank is locked by the caller. */
export async function putDraft(
  db: Queryable,
  draft: {
    bank: BankId;
    itemId: string;
    number: number;
    item: AnyItem;
    findings: ItemFinding[];
    by: string;
    now: Date;
  },
): Promise<void> {
  await db.query(
    `insert into item_version as v (id, bank, item_id, number, state, item, findings, written_by, written_at)
     values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8)
     on conflict (item_id, number) do update set item = excluded.item, findings = excluded.findings,
       written_by = excluded.written_by, written_at = excluded.written_at, version = v.version + 1
     where v.state = 'draft'`,
    [
      `${draft.itemId}.${draft.number}`,
      draft.bank,
      draft.itemId,
      draft.number,
      JSON.stringify(draft.item),
      JSON.stringify(draft.findings),
      draft.by,
      draft.now,
    ],
  );
}

/** Throws a draft away; nobody was ever asked it. */
export async function deleteDraft(db: Queryable, itemId: string): Promise<boolean> {
  const { rowCount } = await db.query(`delete from item_version where item_id = $1 and state = 'draft'`, [
    itemId,
  ]);
  return rowCount === 1;
}

/** Lets the draft take the place of the live version. */
export async function goLive(db: Queryable, itemId: string, now: Date): Promise<void> {
  await db.query(`update item_version set state = 'replaced' where item_id = $1 and state = 'live'`, [
    itemId,
  ]);
  await db.query(
    `update item_version set state = 'live', live_at = $2, version = version + 1 where item_id = $1 and state = 'draft'`,
    [itemId, now],
  );
}

/** Takes an item out of the draw, or brings it back. */
export async function putRetired(
  db: Queryable,
  one: { bank: BankId; itemId: string; retired: boolean; reason: string; by: string; now: Date },
): Promise<void> {
  if (one.retired) {
    await db.query(
      `insert into item_retired (item_id, bank, retired_by, retired_at, reason) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [one.itemId, one.bank, one.by, one.now, one.reason],
    );
  } else await db.query('delete from item_retired where item_id = $1', [one.itemId]);
}
