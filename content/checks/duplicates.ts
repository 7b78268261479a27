import { type Bank, type CheckedItem, type Finding, keyOf, stemOf } from './bank.ts';
import { namesIn } from './names.ts';
import { folded, jaccard, trigrams, wordsOf } from './words.ts';

const CHECK = '6 duplicates';
const SAME = 0.8;
const ALIKE = 0.6;
const TWIN_KEYS = 0.7;

/** Check 6 inside one item: no two options equal after folding case, punctuation and contractions. */
export function checkEqualOptions(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => {
    const texts = item.options.map((option) => folded(option.text));
    return texts.flatMap((text, index) =>
      texts.indexOf(text) < index
        ? [
            {
              check: CHECK,
              level: 'fail' as const,
              itemId: item.id,
              message: `has the option "${text}" twice`,
            },
          ]
        : [],
    );
  });
}

/** An item with what it is compared by, folded once and not for each pair. */
type Compared = {
  bank: Bank;
  item: CheckedItem;
  runs: Set<string>;
  point: string;
  key: string;
  keyRuns: Set<string>;
};

function compared(bank: Bank, item: CheckedItem): Compared {
  const key = keyOf(item);
  return {
    bank,
    item,
    runs: trigrams(stemOf(item)),
    point: folded(item.source.point.en),
    key: folded(key),
    keyRuns: trigrams(key),
  };
}

/** Check 6 between items of all banks, since one learner may sit several: alike stems, the same point or the same key. */
export function checkAlikeItems(banks: readonly Bank[]): Finding[] {
  const all = banks.flatMap((bank) => bank.items.map((item) => compared(bank, item)));
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      const found: Finding[] = [];
      const add = (level: Finding['level'], message: string) =>
        found.push({ check: CHECK, level, itemId: other.item.id, message });
      const name = `${one.item.id} (${one.bank.name})`;
      const similarity = jaccard(one.runs, other.runs);
      if (similarity >= ALIKE) {
        add(similarity >= SAME ? 'fail' : 'warn', `stem is ${similarity.toFixed(2)} alike to ${name}`);
      }
      if (one.point === other.point && one.key === other.key)
        add('fail', `tests the same point with the same key as ${name}`);
      else if (twinKeys(one, other)) add('fail', `has nearly the key of ${name}`);
      return found;
    }),
  );
}

/** Keys of two words or more that are the same, or longer ones that differ in a word at the end. */
function twinKeys(one: Compared, other: Compared): boolean {
  const shortest = Math.min(wordsOf(one.key).length, wordsOf(other.key).length);
  if (shortest >= 2 && one.key === other.key) return true;
  return shortest >= 3 && jaccard(one.keyRuns, other.keyRuns) >= TWIN_KEYS;
}

/** Check 6 between siblings of a cell: each has its own people, so that no scene is told twice. */
export function checkSiblingNames(bank: Bank): Finding[] {
  return bank.items.flatMap((item, index) =>
    bank.items.slice(index + 1).flatMap((sibling) => {
      if (item.cell === null || item.cell !== sibling.cell) return [];
      const others = namesIn(stemOf(sibling));
      const names = [...namesIn(stemOf(item))].filter((name) => others.has(name));
      if (names.length === 0) return [];
      const message = `shares the name ${names.join(', ')} with its sibling ${item.id}`;
      return [{ check: CHECK, level: 'fail' as const, itemId: sibling.id, message }];
    }),
  );
}
