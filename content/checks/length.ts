import { type Bank, type CheckedItem, type Finding, keyOf, wrongOptions } from './bank.ts';

const TOO_LONG = 1.6;
const TOO_SHORT = 0.6;
/** From so many such items on, the bank has a habit that a learner can use. */
const A_HABIT = 3;

/** Marks by which one option alone may stand out. */
const MARKS: readonly (readonly [string, RegExp])[] = [
  ['a full stop', /[.!?]$/],
  ['a capital', /^\p{Lu}/u],
  ['a comma', /,/],
];

/** Check 5: the key does not stand out by its length, nor any option by a mark of its own. Three such items fail. */
export function checkLength(bank: Bank): Finding[] {
  const outstanding = bank.items.flatMap((item) =>
    cuesOf(item).map((message) => ({ itemId: item.id, message })),
  );
  const items = new Set(outstanding.map(({ itemId }) => itemId));
  const level = items.size >= A_HABIT ? 'fail' : 'warn';
  return outstanding.map((cue) => ({ check: '5 length', level, ...cue }));
}

function cuesOf(item: CheckedItem): string[] {
  const wrong = wrongOptions(item);
  const mean = wrong.reduce((sum, option) => sum + option.text.length, 0) / wrong.length;
  const ratio = keyOf(item).length / mean;
  const cues: string[] = [];
  if (ratio > TOO_LONG) cues.push(`key is ${ratio.toFixed(2)} times as long as the other options`);
  if (ratio < TOO_SHORT) cues.push(`key is only ${ratio.toFixed(2)} times as long as the other options`);
  for (const [name, mark] of MARKS) {
    const marked = item.options.filter((option) => mark.test(option.text));
    if (marked.length === 1) cues.push(`only "${marked[0]?.text}" has ${name}`);
  }
  return cues;
}
