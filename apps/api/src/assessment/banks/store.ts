import type { BankId, ItemFinding } from '@fasih/school/assessment/banks/contract';
import { dateOf, type JsonRow, jsonListSql } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
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

const versionColumns = `bank, item_id as "itemId", number, state, item, findings, version, written_at as "writtenAt",
  live_at as "liveAt"`;

/** All versions written by admins, newest first: a few dozen rows. */
export async function versionRows(db: Queryable): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from item_version order by number desc`,
  );
  return rows;
}

export type CountRow = { measure: string; part: string; n: number };

/** Changes of the banks by admins, and counts of their items. */
export type BankFacts = {
  /** Newest first. */
  versions: VersionRow[];
  /** Retired items. */
  retired: RetiredRow[];
  /** Counts of the requested banks over all months (analytics, `counts-of-month.ts`). */
  counts: CountRow[];
  /** When sittings were last counted. */
  countedAt: Date | null;
};

type SentFacts = Pick<BankFacts, 'counts' | 'countedAt'> & {
  versions: JsonRow<VersionRow>[];
  retired: JsonRow<RetiredRow>[];
};

/** Reads all of it in one statement as JSON lists, which are short. */
export async function bankFacts(db: Queryable, banks: readonly BankId[]): Promise<BankFacts> {
  const { rows } = await db.query<SentFacts>({
    name: 'bank-facts',
    text: `select
      ${jsonListSql(`select ${versionColumns} from item_version order by number desc`)} as versions,
      ${jsonListSql('select bank, item_id as "itemId", retired_at as at, reason from item_retired')} as retired,
      ${jsonListSql(`select measure, part, sum(n)::bigint as n from month_count where measure = any($1)
        group by measure, part`)} as counts,
      (select max(counted_at) from month_counted) as "countedAt"`,
    values: [banks.flatMap((bank) => [`item.chosen.${bank}`, `item.ms.${bank}`, `item.timed.${bank}`])],
  });
  const facts = requireRow(rows);
  return {
    ...facts,
    versions: facts.versions.map((one) => ({
      ...one,
      writtenAt: new Date(one.writtenAt),
      liveAt: dateOf(one.liveAt),
    })),
    retired: facts.retired.map((one) => ({ ...one, at: new Date(one.at) })),
  };
}

/** Serialises writes to a bank: two that retire siblings must not both count the other one. */
export async function lockBank(db: Queryable, bank: BankId): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 19))', [`bank ${bank}`]);
}

/** Serialises publishing over all banks, because the checks look at them together. */
export async function lockGoingLive(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('banks go live', 19))`);
}

/**
 * Inserts or updates a draft; the bank must be locked. The version of a new draft continues after that of a
 * deleted one, so that they are not confused.
 */
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
    `insert into item_version as v (id, bank, item_id, number, state, item, findings, written_by, written_at, version)
     values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, (select count(*) + 1 from audit_entry
       where target_kind = 'item' and target_id = $3 and action = 'item.drafted'))
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

/** Deletes a draft, which was never drawn. */
export async function deleteDraft(db: Queryable, itemId: string): Promise<void> {
  await db.query(`delete from item_version where item_id = $1 and state = 'draft'`, [itemId]);
}

/** Replaces the live version with the draft. */
export async function goLive(db: Queryable, itemId: string, now: Date): Promise<void> {
  await db.query(`update item_version set state = 'replaced' where item_id = $1 and state = 'live'`, [
    itemId,
  ]);
  await db.query(
    `update item_version set state = 'live', live_at = $2, version = version + 1 where item_id = $1 and state = 'draft'`,
    [itemId, now],
  );
}

/** Retires an item, or brings it back. */
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
