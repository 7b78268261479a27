import { type Bank, type Finding, readOf, WHOLE_BANK } from './bank.ts';
import { FAITHS, FORBIDDEN, FOREIGN } from './culture-words.ts';
import { MENS_NAMES, namesIn, WOMENS_NAMES } from './names.ts';
import { holds } from './words.ts';

const CHECK = '15 culture and age';
/** Share of women's names among all names, over all banks together. */
const BALANCE = { least: 0.45, most: 0.55 };
/** Fewer names than this say nothing about balance. */
const ENOUGH_NAMES = 20;

/** Check 15, words: nothing that shuts out, shames or advertises; words of far-away lives are a warning. */
export function checkCulture(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => {
    const text = readOf(item);
    const found: Finding[] = [];
    const add = (level: Finding['level'], message: string) =>
      found.push({ check: CHECK, level, itemId: item.id, message });
    for (const [subject, words] of Object.entries(FORBIDDEN)) {
      for (const word of words) if (holds(text, word)) add('fail', `says "${word}" (${subject})`);
    }
    const faiths = Object.entries(FAITHS).filter(([, words]) => words.some((word) => holds(text, word)));
    if (faiths.length > 1) add('fail', `sets ${faiths.map(([faith]) => faith).join(' beside ')}`);
    for (const word of FOREIGN)
      if (holds(text, word)) add('warn', `says "${word}", far from our learners' lives`);
    return found;
  });
}

/** Check 15, names: women and men appear equally often, each name counted once per item. */
export function checkNameBalance(banks: readonly Bank[]): Finding[] {
  const items = banks.flatMap((bank) => bank.items);
  const women = items.reduce((sum, item) => sum + namesIn(readOf(item), WOMENS_NAMES).size, 0);
  const men = items.reduce((sum, item) => sum + namesIn(readOf(item), MENS_NAMES).size, 0);
  if (women + men < ENOUGH_NAMES) return [];
  const share = women / (women + men);
  if (share >= BALANCE.least && share <= BALANCE.most) return [];
  const message = `${women} women's and ${men} men's names: ${Math.round(share * 100)} % women, 45 to 55 % allowed`;
  return [{ check: CHECK, level: 'fail', itemId: WHOLE_BANK, message }];
}
