import type { BankName } from '../banks/blueprint.ts';
import type { DistractorReason, OptionLetter, PlacementItem, PretestItem } from '../banks/types.ts';

/** A finding of a check; `fail` stops the test run, `warn` is listed for a person to look at. */
export type Finding = { check: string; level: 'fail' | 'warn'; itemId: string; message: string };

export type CheckedOption = { letter: OptionLetter; text: string; reason: DistractorReason | undefined };

/** One item of either kind of bank, in the shape that the checks read. */
export type CheckedItem = {
  id: string;
  source: PlacementItem | PretestItem;
  cell: string | null;
  options: CheckedOption[];
  /** Position of the key among the options, -1 where the key is none of them. */
  keyIndex: number;
  /** How many options equal the key. */
  keyMatches: number;
  /** Names of reasons that belong to no option, or to the key. */
  strayReasons: string[];
};

export type Bank = { name: BankName; items: CheckedItem[] };

/** The id that stands for the whole bank in a finding. */
export const WHOLE_BANK = '(bank)';

const LETTERS: readonly OptionLetter[] = ['A', 'B', 'C', 'D'];

/** A placement bank as the checks read it. */
export function placementBank(name: BankName, items: readonly PlacementItem[]): Bank {
  return { name, items: items.map(placementItem) };
}

function placementItem(source: PlacementItem): CheckedItem {
  const options = LETTERS.flatMap((letter) => {
    const text = source.options[letter];
    return text === undefined ? [] : [{ letter, text, reason: source.distractors[letter] }];
  });
  const keyIndex = options.findIndex((option) => option.letter === source.correct_answer);
  const letters = options.map((option): string => option.letter);
  return {
    id: source.id,
    source,
    cell: source.cell,
    options,
    keyIndex,
    keyMatches: options.filter((option) => option.text === options[keyIndex]?.text).length,
    strayReasons: strays(Object.keys(source.distractors), letters, options[keyIndex]?.letter),
  };
}

/** The part of the pretest for one age group as the checks read it. */
export function pretestBank(name: 'kids_pretest' | 'teen_pretest', items: readonly PretestItem[]): Bank {
  const category = name === 'kids_pretest' ? 'kids' : 'teen';
  return { name, items: items.filter((item) => item.category === category).map(pretestItem) };
}

function pretestItem(source: PretestItem): CheckedItem {
  const options = source.options.map((text, index) => ({
    letter: LETTERS[index] ?? 'D',
    text,
    reason: source.distractors[text],
  }));
  return {
    id: String(source.id),
    source,
    cell: null,
    options,
    keyIndex: source.options.indexOf(source.correctAnswer),
    keyMatches: source.options.filter((text) => text === source.correctAnswer).length,
    strayReasons: strays(Object.keys(source.distractors), source.options, source.correctAnswer),
  };
}

function strays(named: readonly string[], options: readonly string[], key: string | undefined): string[] {
  return named.filter((name) => name === key || !options.includes(name));
}

/** The key's text, empty where there is none. */
export function keyOf(item: CheckedItem): string {
  return item.options[item.keyIndex]?.text ?? '';
}

/** The wrong options. */
export function wrongOptions(item: CheckedItem): CheckedOption[] {
  return item.options.filter((_, index) => index !== item.keyIndex);
}

/** Everything a learner reads before the options: the text, if any, and the question. */
export function stemOf(item: CheckedItem): string {
  return [item.source.text, item.source.question].filter(Boolean).join('\n');
}

/** Everything a learner reads. */
export function readOf(item: CheckedItem): string {
  return [stemOf(item), ...item.options.map((option) => option.text)].join('\n');
}

/** The question with an option written into its gap, or followed by it where there is no gap. */
export function filled(item: CheckedItem, option: string): string {
  const { question } = item.source;
  return question.includes(GAP) ? question.replace(GAP, () => option) : `${question} ${option}`;
}

/** Whether the item shows a picture; its text is then the picture's twin for screen readers. */
export function hasPicture(item: CheckedItem): boolean {
  return pictureOf(item) !== undefined;
}

/** The address of the item's picture. */
export function pictureOf(item: CheckedItem): string | undefined {
  return 'imageUrl' in item.source ? item.source.imageUrl : undefined;
}

export const GAP = '____';

export function isKidsBank(bank: Bank): boolean {
  return bank.name === 'kids' || bank.name === 'kids_pretest';
}
