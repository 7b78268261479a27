import { type Bank, type Finding, WHOLE_BANK } from './bank.ts';

/** How often each letter may be the key: 95 % limits of a random order, by number of items. */
const LIMITS: ReadonlyMap<number, readonly [number, number]> = new Map([
  [15, [2, 9]],
  [30, [3, 12]],
  [60, [9, 22]],
  [65, [10, 23]],
]);
const LONGEST_RUN = 5;

/** Check 3: keys are spread as chance would spread them, and never six alike in a row. */
export function checkKeyPosition(bank: Bank): Finding[] {
  const found: Finding[] = [];
  const fail = (itemId: string, message: string) =>
    found.push({ check: '3 key position', level: 'fail', itemId, message });
  const limits = LIMITS.get(bank.items.length);
  if (!limits) {
    fail(WHOLE_BANK, `has ${bank.items.length} items, for which no limits are known`);
    return found;
  }
  const [lowest, highest] = limits;
  const letters = bank.name.endsWith('pretest') ? ['A', 'B', 'C'] : ['A', 'B', 'C', 'D'];
  const keys = bank.items.map((item) => item.options[item.keyIndex]?.letter ?? '?');
  for (const letter of letters) {
    const count = keys.filter((key) => key === letter).length;
    if (count < lowest || count > highest) {
      fail(WHOLE_BANK, `key ${letter} comes ${count} times, not ${lowest} to ${highest}`);
    }
  }
  let run = 0;
  for (const [index, key] of keys.entries()) {
    run = key === keys[index - 1] ? run + 1 : 1;
    if (run === LONGEST_RUN + 1)
      fail(bank.items[index]?.id ?? WHOLE_BANK, `is the sixth key ${key} in a row`);
  }
  return found;
}
