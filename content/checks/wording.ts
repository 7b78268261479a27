import { type Bank, type CheckedItem, type Finding, keyOf, readOf } from './bank.ts';
import { folded } from './words.ts';

const CATCH_ALL = /\b(?:all|none|both) of (?:the above|these|them above)\b|\bboth [a-d] and [a-d]\b/i;
const NEGATIVE = /\b(?:not|never|no|nobody|nothing|nowhere|none|no one|hardly|neither)\b/g;
/** A new clause may have a negative of its own; "not only" and "why not" are no negations. */
const CLAUSE_BREAK =
  /[.,;:!?\n"“”—–]|\b(?:and|but|because|so|if|when|that|who|which|or|although|unless|until|than)\b/i;

/** Check 8: wording that tests attention instead of English. */
export function checkWording(bank: Bank): Finding[] {
  return bank.items.flatMap((item) =>
    faultsOf(item).map((message) => ({
      check: '8 wording',
      level: 'fail' as const,
      itemId: item.id,
      message,
    })),
  );
}

function faultsOf(item: CheckedItem): string[] {
  const faults: string[] = [];
  const { question } = item.source;
  if (item.options.some((option) => CATCH_ALL.test(option.text))) faults.push('has a catch-all option');
  if (/\bNOT\b/.test(question) || /\bEXCEPT\b/i.test(question)) faults.push('asks for the exception');
  if (/[()[\]{}<>]/.test(readOf(item))) faults.push('has brackets');
  for (const word of ['always', 'never']) {
    // Where the adverb itself is the answer, it is the point tested and no giveaway.
    const absolute = item.options.filter(
      (option) => folded(option.text) !== word && new RegExp(`\\b${word}\\b`, 'i').test(option.text),
    );
    const bare = item.options.some((option) => folded(option.text) === word);
    if (absolute.length === 1 && !bare) faults.push(`has "${word}" in one option only`);
  }
  if (hasDoubleNegative(question)) faults.push('has a double negative in the question');
  if (hasDoubleNegative(keyOf(item))) faults.push('has a double negative in the key');
  return faults;
}

function hasDoubleNegative(text: string): boolean {
  return text.split(CLAUSE_BREAK).some(
    (clause) =>
      (
        folded(clause)
          .replace(/\bnot only\b|\bwhy not\b/g, '')
          .match(NEGATIVE) ?? []
      ).length > 1,
  );
}
