import { type Bank, type CheckedItem, type Finding, keyOf, stemOf } from './bank.ts';
import { folded, holds, wordsOf } from './words.ts';

const CHECK = '17 independence';
/** Shorter keys are everyday word pairs that any stem may hold by chance. */
const TELLING_WORDS = 3;
/** A grammar item tests a form, so one printed word of this length (as `sent`) is enough to copy it. */
const TELLING_LETTERS = 4;
/** Forms so common that reading one tells nothing about where it belongs. */
const COMMON_FORMS = new Set(['been', 'does', 'from', 'have', 'than', 'that', 'were', 'with']);

/** Check 17: no question gives away the key of another, and no text serves two questions. */
export function checkIndependence(bank: Bank): Finding[] {
  const found: Finding[] = [];
  for (const [index, item] of bank.items.entries()) {
    const key = keyOf(item);
    for (const other of bank.items) {
      if (other === item || !givesAway(other, item)) continue;
      const message = `gives away the key of ${item.id}, "${key}"`;
      found.push({ check: CHECK, level: 'fail', itemId: other.id, message });
    }
    const { text } = item.source;
    const earlier = bank.items
      .slice(0, index)
      .find(
        (other) =>
          text !== undefined && other.source.text !== undefined && folded(other.source.text) === folded(text),
      );
    if (earlier) {
      found.push({ check: CHECK, level: 'fail', itemId: item.id, message: `has the text of ${earlier.id}` });
    }
  }
  return found;
}

/** Whether a learner who reads `other`, with its key, can copy the key of `item` from it. */
function givesAway(other: CheckedItem, item: CheckedItem): boolean {
  const key = keyOf(item);
  const words = wordsOf(key);
  if (words.length >= TELLING_WORDS) return holds(stemOf(other), key);
  if (words.length === 2) return holds(keyOf(other), key);
  const [word = ''] = words;
  const telling = item.source.skill === 'G' && word.length >= TELLING_LETTERS && !COMMON_FORMS.has(word);
  return telling && holds(stemOf(other), word);
}
