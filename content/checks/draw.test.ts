import { type DrawableItem, drawForm, ITEMS_PER_CELL } from '@fasih/school/assessment/placement/draw';
import { seededRandom } from '@fasih/school/basics/random';
import { describe, expect, test } from 'vitest';
import { BLUEPRINT } from '../banks/blueprint.ts';

const DRAWS = 10_000;
const GROUPS = ['kids', 'teen', 'adult'] as const;
type Group = (typeof GROUPS)[number];

/** The banks keep to the blueprint (`banks.test.ts` in this folder), so the draw is tried on it. */
function bankOf(group: Group): DrawableItem[] {
  return BLUEPRINT.flatMap(({ bank, id, cell, cefr, skill }) =>
    bank === group && cell !== null ? [{ id, cell, cefr, skill }] : [],
  );
}

function forms(group: Group, count: number): string[][] {
  const bank = bankOf(group);
  return Array.from({ length: count }, (_, index) =>
    drawForm(bank, group, `${group}-${index}`).map((question) => question.itemId),
  );
}

function countBy<T>(values: readonly T[], key: (value: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[key(value)] = (counts[key(value)] ?? 0) + 1;
  return counts;
}

const EXPECTED: Record<Group, { levels: Record<string, number>; skills: Record<string, number> }> = {
  kids: { levels: { 'Pre-A1': 6, A1: 8, A2: 6 }, skills: { G: 8, V: 6, F: 4, R: 2 } },
  teen: { levels: { A1: 5, A2: 6, B1: 6, B2: 3 }, skills: { G: 10, V: 4, F: 3, R: 3 } },
  adult: { levels: { A1: 4, A2: 5, B1: 5, B2: 4, C1: 2 }, skills: { G: 9, V: 5, F: 3, R: 3 } },
};

describe.each(GROUPS)('10,000 forms of the %s bank', (group) => {
  const bank = bankOf(group);
  const itemOf = new Map(bank.map((item) => [item.id, item]));
  const all = forms(group, DRAWS);
  const siblings = countBy(bank, (item) => item.cell);

  test('each have twenty different items, with the same number from every cell, level and skill', () => {
    const perCell = ITEMS_PER_CELL[group];
    const wrong = all.filter((form) => {
      const cells = Object.values(countBy(form, (id) => itemOf.get(id)?.cell ?? 'no item'));
      return (
        new Set(form).size !== 20 ||
        cells.length !== Object.keys(siblings).length ||
        cells.some((count) => count !== perCell)
      );
    });
    expect(wrong).toEqual([]);
    const first = (all[0] ?? []).flatMap((id) => itemOf.get(id) ?? []);
    expect(countBy(first, (item) => item.cefr)).toEqual(EXPECTED[group].levels);
    expect(countBy(first, (item) => item.skill)).toEqual(EXPECTED[group].skills);
  });

  test('show every item as often as its siblings, within three standard errors', () => {
    const shown = countBy(all.flat(), (id) => id);
    for (const item of bank) {
      const share = ITEMS_PER_CELL[group] / (siblings[item.cell] ?? 1);
      const standardError = Math.sqrt(share * (1 - share) * DRAWS);
      expect(Math.abs((shown[item.id] ?? 0) - share * DRAWS), item.id).toBeLessThan(3 * standardError);
    }
  });

  test.each([50, 80])(
    'are equally hard for a learner at %i percent: 95 of 100 fair scores within 6 points',
    (line) => {
      const ranges = Array.from({ length: 10 }, (_, world) => {
        const difficulty = difficulties(bank, seededRandom(`difficulty-${world}`));
        const ids = bank.map((item) => item.id);
        const ability = abilityAt(line / 100, ids, difficulty);
        const scores = all.slice(0, 1000).map((form) => 100 * fairShare(form, ability, difficulty));
        return rangeOf95(scores);
      });
      expect(ranges.reduce((sum, range) => sum + range, 0) / ranges.length).toBeLessThan(6);
    },
  );
});

/** Nominal difficulty in logits, 1.2 apart per level, plus noise of SD 0.6: 0.40 shared by a cell, 0.45 of the item. */
function difficulties(bank: readonly DrawableItem[], random: () => number): Map<string, number> {
  const nominal = { 'Pre-A1': -3, A1: -1.8, A2: -0.6, B1: 0.6, B2: 1.8, C1: 3 };
  const cellNoise = new Map(
    [...new Set(bank.map((item) => item.cell))].map((cell) => [cell, 0.4 * normal(random)]),
  );
  return new Map(
    bank.map((item) => [
      item.id,
      nominal[item.cefr] + (cellNoise.get(item.cell) ?? 0) + 0.45 * normal(random),
    ]),
  );
}

function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Expected share of right answers, with a chance of one in four for a guess (Rasch model). */
function fairShare(ids: readonly string[], ability: number, difficulty: ReadonlyMap<string, number>): number {
  const expected = ids.map((id) => 0.25 + 0.75 / (1 + Math.exp((difficulty.get(id) ?? 0) - ability)));
  return expected.reduce((sum, chance) => sum + chance, 0) / ids.length;
}

/** The ability whose fair share of the whole bank is `share`, by halving. */
function abilityAt(share: number, ids: readonly string[], difficulty: ReadonlyMap<string, number>): number {
  let low = -12;
  let high = 12;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (fairShare(ids, middle, difficulty) < share) low = middle;
    else high = middle;
  }
  return low;
}

function rangeOf95(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return at(0.975) - at(0.025);
}
