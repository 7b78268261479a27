import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CEFR_ORDER, type DrawableItem, drawForm, OPTION_LETTERS } from './draw.ts';

/** A small bank of `cells` cells with `siblings` items each, spread over the levels. */
function bankOf(cells: number, siblings: number): DrawableItem[] {
  return Array.from({ length: cells * siblings }, (_, index) => {
    const cell = Math.floor(index / siblings);
    const cefr = CEFR_ORDER[cell % CEFR_ORDER.length] ?? 'A1';
    return { id: `Q${index}`, cell: `cell-${cell}`, cefr, skill: 'G' };
  });
}

const teen = bankOf(20, 3);
const kids = bankOf(10, 3);
const ids = (form: { itemId: string }[]) => form.map((question) => question.itemId);

describe('drawing a form', () => {
  test('the same seed draws the same form, whatever the order of the bank file', () => {
    fc.assert(
      fc.property(fc.string(), fc.shuffledSubarray(teen, { minLength: teen.length }), (seed, mixed) => {
        expect(drawForm(mixed, 'teen', seed)).toEqual(drawForm(teen, 'teen', seed));
      }),
    );
  });

  test('every question shows each of the four options once', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { optionOrder } of drawForm(kids, 'kids', seed)) {
          expect([...optionOrder].sort()).toEqual([...OPTION_LETTERS]);
        }
      }),
    );
  });

  test('two seeds draw different forms', () => {
    expect(drawForm(teen, 'teen', 'one')).not.toEqual(drawForm(teen, 'teen', 'two'));
  });

  test('questions run from easy to hard', () => {
    const levelOf = new Map(teen.map((item) => [item.id, CEFR_ORDER.indexOf(item.cefr)]));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const levels = ids(drawForm(teen, 'teen', seed)).map((id) => levelOf.get(id) ?? -1);
        expect(levels).toEqual([...levels].sort((one, other) => one - other));
      }),
    );
  });

  test('the order inside a level changes from form to form', () => {
    const single = bankOf(20, 1);
    const orders = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) => ids(drawForm(single, 'teen', seed)).join()),
    );
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('a second sitting', () => {
  test('meets only unseen items where the bank has enough of them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (first, second) => {
        const seen = new Set(ids(drawForm(teen, 'teen', first)));
        expect(ids(drawForm(teen, 'teen', second, seen)).filter((id) => seen.has(id))).toEqual([]);
      }),
    );
  });

  test('a kids form repeats exactly one item of each cell, since a cell has three', () => {
    const seen = new Set(ids(drawForm(kids, 'kids', 'first')));
    const again = ids(drawForm(kids, 'kids', 'second', seen));
    expect(again.filter((id) => seen.has(id))).toHaveLength(10);
    expect(new Set([...seen, ...again]).size).toBe(30);
  });

  test('still has twenty questions when everything was seen', () => {
    expect(drawForm(teen, 'teen', 'x', new Set(teen.map((item) => item.id)))).toHaveLength(20);
  });
});

describe('a faulty bank', () => {
  test.each([
    ['empty', []],
    ['short of a cell', bankOf(19, 3)],
    ['with one cell too many', bankOf(21, 3)],
  ])('%s is refused', (_, bank) => {
    expect(() => drawForm(bank, 'teen', 'seed')).toThrow(/instead of 20/);
  });

  test('with a kids cell of one item is refused', () => {
    expect(() => drawForm(kids.slice(2), 'kids', 'seed')).toThrow(/19 questions/);
  });
});
