import type { AgeGroup } from '../../basics/age-group.ts';
import { seededRandom, shuffled } from '../../basics/random.ts';
import type { Skill } from './report.ts';
import { PLACEMENT_QUESTIONS } from './rules.ts';

/** Levels of the Common European Framework that the banks use, easiest first. */
export const CEFR_ORDER = ['Pre-A1', 'A1', 'A2', 'B1', 'B2', 'C1'] as const;
export type Cefr = (typeof CEFR_ORDER)[number];

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type OptionLetter = (typeof OPTION_LETTERS)[number];

/** Facts of an item for drawing, without its key. */
export type DrawableItem = { id: string; cell: string; cefr: Cefr; skill: Skill };

/** One question of a form: its item and the order of its options. */
export type DrawnItem = { itemId: string; optionOrder: OptionLetter[] };

/** Items drawn from each cell: kids 10 cells by 2, teen and adult 20 cells by 1. */
export const ITEMS_PER_CELL: Record<AgeGroup, number> = { kids: 2, teen: 1, adult: 1 };

/**
 * Draws a form of 20 questions, deterministic for bank, group, seed and seen items. Each cell gives equally
 * many items, unseen ones first; questions go from easy to hard, shuffled within a level
 * (docs/product/tests.md#drawing). Throws if the bank cannot give 20 questions.
 */
export function drawForm(
  bank: readonly DrawableItem[],
  group: AgeGroup,
  seed: string,
  seenIds: ReadonlySet<string> = new Set(),
): DrawnItem[] {
  const random = seededRandom(`${group}:${seed}`);
  const drawn: DrawableItem[] = [];
  for (const siblings of cellsOf(bank)) {
    const order = shuffled(siblings, random);
    const unseenFirst = [
      ...order.filter((item) => !seenIds.has(item.id)),
      ...order.filter((item) => seenIds.has(item.id)),
    ];
    drawn.push(...unseenFirst.slice(0, ITEMS_PER_CELL[group]));
  }
  if (drawn.length !== PLACEMENT_QUESTIONS) {
    throw new Error(`the ${group} bank gives ${drawn.length} questions instead of ${PLACEMENT_QUESTIONS}`);
  }
  return CEFR_ORDER.flatMap((level) =>
    shuffled(
      drawn.filter((item) => item.cefr === level),
      random,
    ),
  ).map((item) => ({ itemId: item.id, optionOrder: shuffled(OPTION_LETTERS, random) }));
}

/** Items by cell, sorted, so that the order of the bank's file does not matter. */
function cellsOf(bank: readonly DrawableItem[]): DrawableItem[][] {
  const cells = new Map<string, DrawableItem[]>();
  for (const item of [...bank].sort(
    (one, other) => compare(one.cell, other.cell) || compare(one.id, other.id),
  )) {
    cells.set(item.cell, [...(cells.get(item.cell) ?? []), item]);
  }
  return [...cells.values()];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
