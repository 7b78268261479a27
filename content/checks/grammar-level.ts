import { CEFR_LEVELS } from '../banks/types.ts';
import type { Bank, CheckedItem, Finding } from './bank.ts';
import { GRAMMAR_SPANS } from './grammar-spans.ts';

const CHECK = '12 level of grammar';

/**
 * Check 12, warnings only: the level of a grammar item lies within the span that four reference lists give to its
 * CEFR-J Grammar Profile id. The lists often disagree by two levels, so a person decides.
 */
export function checkGrammarLevel(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => {
    const message = doubtOf(item);
    return message ? [{ check: CHECK, level: 'warn' as const, itemId: item.id, message }] : [];
  });
}

function doubtOf(item: CheckedItem): string | null {
  const { cefr, skill, grammarProfile } = item.source;
  if (skill !== 'G') return null;
  if (!grammarProfile) return 'names no grammar profile id';
  const span = GRAMMAR_SPANS.get(grammarProfile);
  if (!span) return `names the grammar profile id ${grammarProfile}, which is not in our part of the list`;
  const [low, high] = span.map((level) => CEFR_LEVELS.indexOf(level));
  // The lists begin at A1, so an item before A1 is held against that.
  const own = Math.max(CEFR_LEVELS.indexOf(cefr), CEFR_LEVELS.indexOf('A1'));
  if (low === undefined || high === undefined || (own >= low && own <= high)) return null;
  return `is ${cefr}, the lists give ${span.join(' to ')} for grammar profile ${grammarProfile}`;
}
