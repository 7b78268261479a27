import type { PlacementItem, PretestItem } from '@fasih/content/banks/types';
import { BANK_IDS, itemWords } from '@fasih/school/assessment/banks/contract';
import { ITEMS_PER_CELL } from '@fasih/school/assessment/placement/draw';
import { describe, expect, it } from 'vitest';
import { type AnyItem, fileItems, isNeeded, itemWith, unfitField, wordsOf } from './items.ts';
import { currentQuestions, versionAnswered } from './pretest-versions.ts';
import { itemsNow, plainId } from './versions.ts';

const itemOf = (bank: (typeof BANK_IDS)[number], id: string): AnyItem => {
  const found = fileItems(bank).find((one) => String(one.id) === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
};
const k01 = itemOf('kids', 'K01') as PlacementItem;
const third = itemOf('teen_pretest', '3') as PretestItem;

describe('what an admin reads of a question', () => {
  it.each(BANK_IDS)(
    'of the bank %s is all that can be drafted of it, and drafted unchanged it is the same question',
    (bank) => {
      for (const item of fileItems(bank)) {
        const words = wordsOf(item);
        // The form sends exactly this, so the guard must let every question of the bank through as it stands.
        expect(itemWith(item, itemWords.parse(words))).toEqual(item);
      }
    },
  );

  it('names the key by its place and says of each wrong option alone why it is there', () => {
    const words = wordsOf(k01);
    expect([words.key, words.options[words.key]?.text]).toEqual([1, k01.options.B]);
    expect(words.options.map(({ code }) => code !== null)).toEqual([true, false, true, true]);
    expect([words.explanation, wordsOf(third).explanation]).toEqual([null, third.explanation]);
    expect(wordsOf(third).options).toHaveLength(3);
  });
});

describe('a draft of a question', () => {
  it('keeps level, skill, cell and picture, whatever is written', () => {
    const pictured = itemOf('kids_pretest', '16') as PretestItem;
    const words = { ...wordsOf(pictured), question: 'What is this?', text: null };
    expect(itemWith(pictured, words)).toMatchObject({
      id: 16,
      imageUrl: pictured.imageUrl,
      cefr: pictured.cefr,
      question: 'What is this?',
    });
    expect(itemWith(pictured, words)).not.toHaveProperty('text');
    const moved = itemWith(k01, { ...wordsOf(k01), key: 0 }) as PlacementItem;
    expect([moved.cell, moved.correct_answer]).toEqual([k01.cell, 'A']);
  });

  it('has no reason for its key, also where one was written, and none without a code', () => {
    const options = wordsOf(k01).options.map((one, i) => ({
      ...one,
      code: i === 3 ? null : 'M',
      reason: 'Alasan',
    }));
    const { distractors } = itemWith(k01, { ...wordsOf(k01), options }) as PlacementItem;
    expect(Object.keys(distractors)).toEqual(['A', 'C']);
  });

  it.each([
    ['three options of four', k01, { options: wordsOf(k01).options.slice(1) }, 'options'],
    ['four options of three', third, { options: wordsOf(k01).options }, 'options'],
    ['a key beyond its options', third, { key: 3 }, 'key'],
    ['no explanation after a pretest', third, { explanation: null }, 'explanation'],
  ])('cannot have %s, and the field is named', (_, item, change, field) => {
    const words = { ...wordsOf(item), ...change };
    expect([unfitField(item, words), itemWith(item, words)]).toEqual([field, null]);
    expect(unfitField(item, wordsOf(item))).toBe(null);
  });
});

describe('whether a test could do without a question', () => {
  it.each(['kids', 'teen', 'adult'] as const)(
    'of %s: only while its cell keeps what a form draws',
    (bank) => {
      const cells = Map.groupBy(fileItems(bank) as readonly PlacementItem[], ({ cell }) => cell);
      for (const [cell, items] of cells) {
        const spare = items.length - ITEMS_PER_CELL[bank];
        const gone = new Set<string>();
        let retired = 0;
        for (const { id } of items) {
          if (isNeeded(bank, id, gone)) continue;
          gone.add(id);
          retired += 1;
        }
        expect([cell, retired]).toEqual([cell, spare]);
      }
    },
  );

  it('of a pretest: never, because it asks all it has', () => {
    for (const bank of ['kids_pretest', 'teen_pretest'] as const)
      for (const { id } of fileItems(bank)) expect(isNeeded(bank, String(id), new Set())).toBe(true);
  });
});

describe('what a test is drawn from', () => {
  const items = fileItems('kids') as readonly PlacementItem[];

  it('is the file while nothing was changed, and the live versions in their places without the retired ones', () => {
    expect(itemsNow(items, { live: [], retired: [] })).toBe(items);
    const now = itemsNow(items, {
      live: [{ id: 'K02.3', item: { ...(items[1] as PlacementItem), question: 'New?' } }],
      retired: ['K01'],
    });
    expect(now).toHaveLength(items.length - 1);
    expect([now[0]?.id, now[0]?.question, now[1]]).toEqual(['K02.3', 'New?', items[2]]);
  });

  it('leaves a question out that was retired, also where a newer version of it is live', () => {
    const [first] = items as [PlacementItem];
    const now = itemsNow(items, { live: [{ id: 'K01.2', item: first }], retired: ['K01'] });
    expect(now.map(({ id }) => plainId(id))).not.toContain('K01');
  });

  it.each([
    ['K01', 'K01'],
    ['K01.2', 'K01'],
    ['K01.12', 'K01'],
  ])('knows %s as a version of %s', (id, plain) => expect(plainId(id)).toBe(plain));
});

describe('which version of a pretest question somebody answered', () => {
  const version = (number: number, options: [string, string, string]) => ({
    number,
    item: { ...third, options },
  });
  const versions = [version(3, ['a', 'b', 'e']), version(2, ['a', 'b', 'd']), version(1, ['a', 'b', 'c'])];

  it.each([
    ['e', 3],
    ['a', 3],
    ['d', 2],
    ['c', 1],
    ['never an option', 3],
    [undefined, 3],
  ])('who chose %j had version %i before them', (chosen, number) => {
    expect(versionAnswered(versions, chosen).number).toBe(number);
  });

  it('is the newest that is asked', () => {
    expect(currentQuestions([versions, versions.slice(2)]).map(({ options }) => options[2])).toEqual([
      'e',
      'c',
    ]);
    expect(() => versionAnswered([], 'a')).toThrow('without any version');
  });
});
