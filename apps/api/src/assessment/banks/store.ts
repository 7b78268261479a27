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

/** Every version that admins wrote, the newest first: a few dozen rows. */
export async function versionRows(db: Queryable): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from item_version order by number desc`,
  );
  return rows;
}

export type CountRow = { measure: string; part: string; n: number };

/** What admins changed of the banks and what was counted of their items. */
export type BankFacts = {
  /** The newest first. */
  versions: VersionRow[];
  /** The items that are drawn no more. */
  retired: RetiredRow[];
  /** Of the asked banks, all months together (analytics, `counts-of-month.ts`). */
  counts: CountRow[];
  /** When sittings were last counted. */
  countedAt: Date | null;
};

type SentFacts = Pick<BankFacts, 'counts' | 'countedAt'> & {
  versions: JsonRow<VersionRow>[];
  retired: JsonRow<RetiredRow>[];
};

/** All of it in one statement: what is asked of it is short, so it comes as lists. */
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

/** One writer of a bank at a time: two that retire siblings must not both see the other one there. */
export async function lockBank(db: Queryable, bank: BankId): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 19))', [`bank ${bank}`]);
}

/** One version goes live at a time, in whichever bank: the checks look at all of them together. */
export async function lockGoingLive(db: Queryable): Promise<void> {
  await db.query(`select pg_advisory_xact_lock(hashtextextended('banks go live', 19))`);
}

/**
 * Writes a draft, or changes the one there is; the bank is locked by the caller. A new one goes on counting where an earlier
 * one of the item ended, so that nobody takes it for the one that was thrown away.
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

/** Throws a draft away; nobody was ever asked it. */
export async function deleteDraft(db: Queryable, itemId: string): Promise<void> {
  await db.query(`delete from item_version where item_id = $1 and state = 'draft'`, [itemId]);
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
