import { type Bank, type CheckedItem, type Finding, stemOf, WHOLE_BANK } from './bank.ts';
import { wordsOf } from './words.ts';

/** The most that a guesser may score: the 97.5 % limit of chance, by number of items. */
const LIMITS: ReadonlyMap<number, number> = new Map([
  [15, 9],
  [30, 12],
  [60, 22],
  [65, 23],
]);

/** Rates each option by its look alone; the guesser takes the highest. */
type Guesser = (item: CheckedItem) => number[];

const always =
  (letter: string): Guesser =>
  (item) =>
    item.options.map((option) => (option.letter === letter ? 1 : 0));

const GUESSERS: readonly (readonly [string, Guesser])[] = [
  ['always A', always('A')],
  ['always B', always('B')],
  ['always C', always('C')],
  ['always D', always('D')],
  ['longest option', (item) => item.options.map((option) => option.text.length)],
  ['shortest option', (item) => item.options.map((option) => -option.text.length)],
  ['most words of the stem', wordsOfStem],
  ['most words of the other options', wordsOfOthers],
];

function wordsOfStem(item: CheckedItem): number[] {
  const stem = new Set(wordsOf(stemOf(item)));
  return item.options.map((option) => distinctWords(option.text).filter((word) => stem.has(word)).length);
}

function wordsOfOthers(item: CheckedItem): number[] {
  return item.options.map((option, own) => {
    const words = new Set(wordsOf(option.text));
    const others = item.options
      .filter((_, index) => index !== own)
      .flatMap((other) => distinctWords(other.text));
    return others.filter((word) => words.has(word)).length;
  });
}

function distinctWords(text: string): string[] {
  return [...new Set(wordsOf(text))];
}

/** Check 4: nobody passes by looks alone. Ties count as the chance of a blind pick among them. */
export function checkBlindGuessers(bank: Bank): Finding[] {
  const limit = LIMITS.get(bank.items.length);
  if (limit === undefined) return [];
  return GUESSERS.flatMap(([name, guesser]) => {
    const score = bank.items.reduce((sum, item) => sum + chanceOfKey(guesser(item), item.keyIndex), 0);
    if (score <= limit) return [];
    const helped = bank.items.filter((item) => chanceOfKey(guesser(item), item.keyIndex) === 1);
    const message =
      `the guesser "${name}" scores ${score.toFixed(1)} of ${bank.items.length}, at most ${limit} allowed; ` +
      `sure of ${helped.map((item) => item.id).join(' ')}`;
    return [{ check: '4 blind guessers', level: 'fail' as const, itemId: WHOLE_BANK, message }];
  });
}

function chanceOfKey(ratings: readonly number[], keyIndex: number): number {
  const best = Math.max(...ratings);
  return ratings[keyIndex] === best ? 1 / ratings.filter((rating) => rating === best).length : 0;
}
