import { type Bank, type Finding, keyOf, stemOf } from './bank.ts';
import { folded, holds, wordsOf } from './words.ts';

const CHECK = '17 independence';
/** Shorter keys are everyday word pairs that any stem may hold by chance. */
const TELLING_WORDS = 3;

/** Check 17: no question gives away the key of another, and no text serves two questions. */
export function checkIndependence(bank: Bank): Finding[] {
  const found: Finding[] = [];
  for (const [index, item] of bank.items.entries()) {
    const key = keyOf(item);
    for (const other of bank.items) {
      if (other === item || wordsOf(key).length < TELLING_WORDS || !holds(stemOf(other), key)) continue;
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
