import type { PlacementItem } from '@fasih/content/banks/types';
import { type Expression, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

/** Changes of a bank by admins: live versions that replace those of the files, and retired items. */
export type BankChanges = { live: { id: string; item: PlacementItem }[]; retired: string[] };

const v = tableAs('item_version', 'v');
const r = tableAs('item_retired', 'r');

/** The changes of a bank as a value of a statement. */
export const changesOf = (bank: Expression<string>) => sql<BankChanges>`(select json_build_object(
  'live', (select coalesce(json_agg(json_build_object('id', ${v.id}, 'item', ${v.item})), '[]') from ${v}
    where ${v.bank} = ${bank} and ${v.state} = 'live'),
  'retired', (select coalesce(json_agg(${r.item_id}), '[]') from ${r} where ${r.bank} = ${bank})))`;

/** The item's id without its version: `K01` for `K01.2`. */
export function plainId(id: string): string {
  return id.split('.')[0] ?? id;
}

/**
 * The items to draw a form from: those of the file without retired ones, with live versions in place under
 * their own ids. Retiring keeps every cell full enough for a form.
 */
export function itemsNow(items: readonly PlacementItem[], changes: BankChanges): readonly PlacementItem[] {
  if (changes.live.length === 0 && changes.retired.length === 0) return items;
  const live = new Map(changes.live.map(({ id, item }) => [item.id, { ...item, id }]));
  const retired = new Set(changes.retired);
  return items.filter(({ id }) => !retired.has(id)).map((item) => live.get(item.id) ?? item);
}
