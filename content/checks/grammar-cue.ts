import { type Bank, type CheckedItem, type Finding, GAP } from './bank.ts';

const CHECK = '7 grammar cue';

/** Written with a vowel, spoken with a consonant; and the other way round. */
const SPOKEN_CONSONANT = /^(?:uni(?!n|m)|us(?:e|u|a)|eu|one\b|once\b|ufo)/i;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;

/**
 * Check 7: no option drops out because it does not fit the "a" or "an" before the gap, unless articles are the
 * point (then a distractor carries E5). A plural or singular option after "is" or "are" is a warning.
 */
export function checkGrammarCue(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => [...articleCue(item), ...numberCue(item)]);
}

function articleCue(item: CheckedItem): Finding[] {
  const article = /\b(an?) ____/i.exec(item.source.question)?.[1]?.toLowerCase();
  if (!article || item.options.some((option) => option.reason?.code === 'E5')) return [];
  const misfits = item.options.filter((option) => startsWithVowelSound(option.text) !== (article === 'an'));
  if (misfits.length === 0) return [];
  const message = `"${article} ${GAP}" rules out ${misfits.map((option) => `"${option.text}"`).join(', ')}`;
  return [{ check: CHECK, level: 'fail', itemId: item.id, message }];
}

function startsWithVowelSound(text: string): boolean {
  if (SILENT_H.test(text)) return true;
  return /^[aeiou]/i.test(text) && !SPOKEN_CONSONANT.test(text);
}

function numberCue(item: CheckedItem): Finding[] {
  if (item.source.skill !== 'V' || !/\b(?:is|are|was|were) ____/i.test(item.source.question)) return [];
  const plural = item.options.filter((option) => /[^s]s$/i.test(option.text));
  if (plural.length === 0 || plural.length === item.options.length) return [];
  const message = `"is" or "are" before the gap meets singular and plural options`;
  return [{ check: CHECK, level: 'warn', itemId: item.id, message }];
}
