import type { PlacementItem } from '@fasih/content/banks/types';

/** What admins changed of a bank: versions that are live in place of the files', and items that are drawn no more. */
export type BankChanges = { live: { id: string; item: PlacementItem }[]; retired: string[] };

/** SQL: the changes of a bank as JSON (`BankChanges`); `bank` is an expression of ours. */
export const changesJson = (bank: string) => `(select json_build_object(
  'live', (select coalesce(json_agg(json_build_object('id', v.id, 'item', v.item)), '[]') from item_version v
    where v.bank = ${bank} and v.state = 'live'),
  'retired', (select coalesce(json_agg(r.item_id), '[]') from item_retired r where r.bank = ${bank})))`;

/** `K01.2` and `K01` are versions of the item `K01`. */
export function plainId(id: string): string {
  return id.split('.')[0] ?? id;
}

/**
 * The items a form is drawn from: those of the file, without the retired ones, and each under the id of the version that
 * is live now. Every bank may draw from what this gives, because retiring keeps each cell as full as a form needs it.
 */
export function itemsNow(items: readonly PlacementItem[], changes: BankChanges): readonly PlacementItem[] {
  if (changes.live.length === 0 && changes.retired.length === 0) return items;
  const live = new Map(changes.live.map(({ id, item }) => [item.id, { ...item, id }]));
  const retired = new Set(changes.retired);
  return items.filter(({ id }) => !retired.has(id)).map((item) => live.get(item.id) ?? item);
}
