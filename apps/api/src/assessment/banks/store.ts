import type { BankId, ItemFinding } from '@fasih/school/assessment/banks/contract';
import { sql } from 'kysely';
import { dateOf } from '../../platform/db/json-rows.ts';
import { anyOf, jsonRows, type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { AnyItem } from './items.ts';

const v = tableAs('item_version', 'v');
const r = tableAs('item_retired', 'r');
const k = tableAs('month_count', 'k');
const w = tableAs('month_counted', 'w');

const versionColumns = [
  v.bank.as('bank'),
  v.item_id.as('itemId'),
  v.number.as('number'),
  v.state.as('state'),
  v.item.$castTo<AnyItem>().as('item'),
  v.findings.as('findings'),
  v.version.as('version'),
  v.written_at.as('writtenAt'),
  v.live_at.as('liveAt'),
] as const;
const versions = select(versionColumns, sql`from ${v} order by ${v.number} desc`);

const retiredColumns = [
  r.bank.as('bank'),
  r.item_id.as('itemId'),
  r.retired_at.as('at'),
  r.reason.as('reason'),
] as const;

export type VersionRow = Selected<typeof versionColumns>;
export type RetiredRow = Selected<typeof retiredColumns>;

const selectVersions = statement(() => versions);

/** All versions written by admins, newest first: a few dozen rows. */
export function versionRows(db: Queryable): Promise<VersionRow[]> {
  return selectVersions.all(db, {});
}

const countColumns = [
  k.measure.as('measure'),
  k.part.as('part'),
  sql<number>`sum(${k.n})::bigint`.as('n'),
] as const;

export type CountRow = Selected<typeof countColumns>;

const selectFacts = statement(
  ({ measures }: Params<{ measures: readonly string[] }>) =>
    select(
      [
        jsonRows(versions).as('versions'),
        jsonRows(select(retiredColumns, sql`from ${r}`)).as('retired'),
        jsonRows(
          select(
            countColumns,
            sql`from ${k} where ${k.measure} = ${anyOf(measures)} group by ${k.measure}, ${k.part}`,
          ),
        ).as('counts'),
        sql<Date | null>`(select max(${w.counted_at}) from ${w})`.as('countedAt'),
      ],
      sql``,
    ),
  'bank-facts',
);

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

/** Reads all of it in one statement as JSON lists, which are short. */
export async function bankFacts(db: Queryable, banks: readonly BankId[]): Promise<BankFacts> {
  const measures = banks.flatMap((bank) => [`item.chosen.${bank}`, `item.ms.${bank}`, `item.timed.${bank}`]);
  const facts = await selectFacts.first(db, { measures });
  if (!facts) throw new Error('a select without a table has one row');
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

const lockNamed = statement(
  ({ name }: Params<{ name: string }>) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 19))`,
);

/** Serialises writes to a bank: two that retire siblings must not both count the other one. */
export async function lockBank(db: Queryable, bank: BankId): Promise<void> {
  await lockNamed.run(db, { name: `bank ${bank}` });
}

/** Serialises publishing over all banks, because the checks look at them together. */
export async function lockGoingLive(db: Queryable): Promise<void> {
  await lockNamed.run(db, { name: 'banks go live' });
}

type Draft = { bank: BankId; itemId: string; number: number; by: string; now: Date };

const upsertDraft = statement((draft: Params<Draft & { id: string; item: string; findings: string }>) =>
  build
    .insertInto('item_version')
    .values(({ selectFrom }) => ({
      id: draft.id,
      bank: draft.bank,
      item_id: draft.itemId,
      number: draft.number,
      state: 'draft',
      item: draft.item,
      findings: draft.findings,
      written_by: draft.by,
      written_at: draft.now,
      version: selectFrom('audit_entry')
        .where('target_kind', '=', 'item')
        .where('target_id', '=', draft.itemId)
        .where('action', '=', 'item.drafted')
        .select(sql<number>`count(*) + 1`.as('next')),
    }))
    .onConflict((on) =>
      on
        .columns(['item_id', 'number'])
        .doUpdateSet((eb) => ({
          item: sql<string>`${eb.ref('excluded.item')}`,
          findings: sql<string>`${eb.ref('excluded.findings')}`,
          written_by: eb.ref('excluded.written_by'),
          written_at: eb.ref('excluded.written_at'),
          version: eb('item_version.version', '+', 1),
        }))
        .where('item_version.state', '=', 'draft'),
    ),
);

/**
 * Inserts or updates a draft; the bank must be locked. The version of a new draft continues after that of a
 * deleted one, so that they are not confused.
 */
export async function putDraft(
  db: Queryable,
  { item, findings, ...draft }: Draft & { item: AnyItem; findings: ItemFinding[] },
): Promise<void> {
  await upsertDraft.run(db, {
    ...draft,
    id: `${draft.itemId}.${draft.number}`,
    item: JSON.stringify(item),
    findings: JSON.stringify(findings),
  });
}

type OfItem = { itemId: string };

const removeDraft = statement(({ itemId }: Params<OfItem>) =>
  build.deleteFrom('item_version').where('item_id', '=', itemId).where('state', '=', 'draft'),
);

/** Deletes a draft, which was never drawn. */
export async function deleteDraft(db: Queryable, itemId: string): Promise<void> {
  await removeDraft.run(db, { itemId });
}

const replaceLive = statement(({ itemId }: Params<OfItem>) =>
  build
    .updateTable('item_version')
    .set({ state: 'replaced' })
    .where('item_id', '=', itemId)
    .where('state', '=', 'live'),
);
const publishDraft = statement(({ itemId, now }: Params<OfItem & { now: Date }>) =>
  build
    .updateTable('item_version')
    .set((eb) => ({ state: 'live', live_at: now, version: eb('version', '+', 1) }))
    .where('item_id', '=', itemId)
    .where('state', '=', 'draft'),
);

/** Replaces the live version with the draft. */
export async function goLive(db: Queryable, itemId: string, now: Date): Promise<void> {
  await replaceLive.run(db, { itemId });
  await publishDraft.run(db, { itemId, now });
}

type Retirement = OfItem & { bank: BankId; reason: string; by: string; now: Date };

const retire = statement((one: Params<Retirement>) =>
  build
    .insertInto('item_retired')
    .values({
      item_id: one.itemId,
      bank: one.bank,
      retired_by: one.by,
      retired_at: one.now,
      reason: one.reason,
    })
    .onConflict((on) => on.doNothing()),
);
const bringBack = statement(({ itemId }: Params<OfItem>) =>
  build.deleteFrom('item_retired').where('item_id', '=', itemId),
);

/** Retires an item, or brings it back. */
export async function putRetired(
  db: Queryable,
  { retired, ...one }: Retirement & { retired: boolean },
): Promise<void> {
  await (retired ? retire.run(db, one) : bringBack.run(db, one));
}
