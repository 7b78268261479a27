import { adultPlacement } from '@fasih/content/banks/adult-placement';
import { kidsPlacement } from '@fasih/content/banks/kids-placement';
import { teenPlacement } from '@fasih/content/banks/teen-placement';
import type { PlacementItem } from '@fasih/content/banks/types';
import type { AgeGroup } from '@fasih/school/basics/age-group';

export type Banks = Record<AgeGroup, readonly PlacementItem[]>;

/**
 * The three banks with their keys, server only. Item ids never change, because stored answers refer to them.
 */
export const BANKS: Banks = { kids: kidsPlacement, teen: teenPlacement, adult: adultPlacement };

const byId = new Map(
  Object.values(BANKS)
    .flat()
    .map((item) => [item.id, item]),
);

/** The first version of an item. Throws for an unknown id, because banks must keep their items. */
export function itemOf(id: string): PlacementItem {
  const item = byId.get(id);
  if (!item) throw new Error(`no placement item ${id}`);
  return item;
}

/** The item version a sitting was drawn with: the database's if there is one, else the file's. */
export function itemOfQuestion(question: { item_id: string; item: PlacementItem | null }): PlacementItem {
  return question.item ?? itemOf(question.item_id);
}
