import { adultPlacement } from '@fasih/content/banks/adult-placement';
import { kidsPlacement } from '@fasih/content/banks/kids-placement';
import { pretest } from '@fasih/content/banks/pretest';
import { teenPlacement } from '@fasih/content/banks/teen-placement';
import type { DistractorCode, OptionLetter, PlacementItem, PretestItem } from '@fasih/content/banks/types';
import type { BankId, ItemWords } from '@fasih/school/assessment/banks/contract';
import { ITEMS_PER_CELL, OPTION_LETTERS } from '@fasih/school/assessment/placement/draw';

/** An item of either kind of bank. */
export type AnyItem = PlacementItem | PretestItem;

/** The first versions, from the content files. */
const FILES: Record<BankId, readonly AnyItem[]> = {
  kids: kidsPlacement,
  teen: teenPlacement,
  adult: adultPlacement,
  kids_pretest: pretest.filter(({ category }) => category === 'kids'),
  teen_pretest: pretest.filter(({ category }) => category === 'teen'),
};

/** A bank's items from the content files. */
export const fileItems = (bank: BankId): readonly AnyItem[] => FILES[bank];

const isPretest = (item: AnyItem): item is PretestItem => typeof item.id === 'number';

/** The texts of an item that an admin reads and drafts. */
export function wordsOf(item: AnyItem): ItemWords {
  const shared = {
    question: item.question,
    text: item.text ?? null,
    point: item.point,
    rationale: item.rationale ?? null,
  };
  const option = (text: string, reason: { code: string; reason: string } | undefined) => ({
    text,
    code: reason?.code ?? null,
    reason: reason?.reason ?? null,
  });
  if (isPretest(item)) {
    return {
      ...shared,
      options: item.options.map((text) => option(text, item.distractors[text])),
      key: item.options.indexOf(item.correctAnswer),
      explanation: item.explanation,
    };
  }
  return {
    ...shared,
    options: OPTION_LETTERS.map((letter) => option(item.options[letter], item.distractors[letter])),
    key: OPTION_LETTERS.indexOf(item.correct_answer),
    explanation: null,
  };
}

/** The first field with which these texts do not fit an item of this kind; null if they fit. */
export function unfitField(
  first: AnyItem,
  { options, key, explanation }: ItemWords,
): 'options' | 'key' | 'explanation' | null {
  if (options.length !== (isPretest(first) ? 3 : 4)) return 'options';
  if (key >= options.length) return 'key';
  return isPretest(first) && explanation === null ? 'explanation' : null;
}

/**
 * The item with these texts; level, skill, cell and picture stay those of `first`. Null if the texts do not
 * fit (`unfitField`).
 */
export function itemWith(first: AnyItem, words: ItemWords): AnyItem | null {
  const { options, key } = words;
  const wrong = (index: number) => {
    const { code, reason } = options[index] ?? {};
    return index === key || !code || !reason ? null : { code: code as DistractorCode, reason };
  };
  const { text: _text, rationale: _rationale, ...rest } = first;
  const shared = {
    question: words.question,
    point: words.point,
    ...(words.text ? { text: words.text } : {}),
    ...(words.rationale ? { rationale: words.rationale } : {}),
  };
  if (isPretest(first)) {
    const [one, two, three] = options.map(({ text }) => text);
    const right = options[key]?.text;
    if (options.length !== 3 || !one || !two || !three || right === undefined || !words.explanation)
      return null;
    const distractors = Object.fromEntries(
      options.flatMap(({ text }, i) => {
        const reason = wrong(i);
        return reason ? [[text, reason]] : [];
      }),
    );
    return {
      ...(rest as PretestItem),
      ...shared,
      options: [one, two, three],
      correctAnswer: right,
      distractors,
      explanation: words.explanation,
    };
  }
  const right = OPTION_LETTERS[key];
  if (options.length !== 4 || !right) return null;
  const byLetter = <T>(valueAt: (index: number) => T | null) =>
    Object.fromEntries(
      OPTION_LETTERS.flatMap((letter, i) => {
        const value = valueAt(i);
        return value === null ? [] : [[letter, value]];
      }),
    );
  return {
    ...(rest as PlacementItem),
    ...shared,
    options: byLetter((i) => options[i]?.text ?? '') as Record<OptionLetter, string>,
    correct_answer: right,
    distractors: byLetter(wrong),
  };
}

/**
 * True if the bank could not fill every form without this item. A pretest uses all its items; a cell must
 * keep what a form draws.
 */
export function isNeeded(bank: BankId, itemId: string, retired: ReadonlySet<string>): boolean {
  if (bank === 'kids_pretest' || bank === 'teen_pretest') return true;
  const items = FILES[bank] as readonly PlacementItem[];
  const cell = items.find(({ id }) => id === itemId)?.cell;
  const left = items.filter((one) => one.cell === cell && one.id !== itemId && !retired.has(one.id));
  return left.length < ITEMS_PER_CELL[bank];
}
