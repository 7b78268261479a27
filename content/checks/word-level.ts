import { CEFR_LEVELS, type CefrLevel } from '../banks/types.ts';
import { type Bank, type CheckedItem, type Finding, readOf } from './bank.ts';
import { baseForms } from './base-forms.ts';
import { ALLOWED_WORDS, LEVEL_OF_WORD } from './cefr-words.ts';
import { PERSON_NAMES } from './names.ts';

const CHECK = '11 level of words';

/**
 * Check 11, warnings only: content words at or below the item's level (for grammar items one level below). The
 * list follows schoolbooks of East Asia and puts "mango" at B2, so it can only ask a person to look.
 */
export function checkWordLevel(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => {
    const words = wordLevels(item);
    const hard = words.flatMap(({ word, level }) =>
      level && rank(level) > limitOf(item) ? `${word} ${level}` : [],
    );
    const unknown = words.flatMap(({ word, level }) => (level ? [] : word));
    const parts = [
      hard.join(', '),
      unknown.length > 0 ? `not in our part of the list: ${unknown.join(', ')}` : '',
    ];
    const message = parts.filter(Boolean).join('; ');
    if (!message) return [];
    return [
      {
        check: CHECK,
        level: 'warn' as const,
        itemId: item.id,
        message: `${item.source.cefr} item: ${message}`,
      },
    ];
  });
}

/** The words of an item with the level of their base form; null where the list does not know the word. */
export function wordLevels(item: CheckedItem): { word: string; level: CefrLevel | null }[] {
  const words = readOf(item).match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  const lowerCase = words.map((word) => word.toLowerCase().replace(/'s$/, ''));
  return [...new Set(lowerCase)]
    .filter((word) => !PERSON_NAMES.has(word) && !ALLOWED_WORDS.has(word) && !word.includes("'"))
    .map((word) => ({ word, level: levelOfWord(word) }));
}

function levelOfWord(word: string): CefrLevel | null {
  const known = baseForms(word).flatMap((base) => LEVEL_OF_WORD.get(base) ?? []);
  return known.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

function limitOf(item: CheckedItem): number {
  const own = rank(item.source.cefr);
  // The list begins at A1, so nothing can lie below it.
  return Math.max(item.source.skill === 'G' ? own - 1 : own, rank('A1'));
}

function rank(level: CefrLevel): number {
  return CEFR_LEVELS.indexOf(level);
}
