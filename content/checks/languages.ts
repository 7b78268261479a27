import type { Bilingual } from '../banks/types.ts';
import { type Bank, type CheckedItem, type Finding, readOf } from './bank.ts';
import { indonesianWords } from './indonesian.ts';

/** Check 18: what explains is in both languages, what tests is in English only. */
export function checkLanguages(bank: Bank): Finding[] {
  return bank.items.flatMap((item) =>
    faultsOf(item).map((message) => ({
      check: '18 languages',
      level: 'fail' as const,
      itemId: item.id,
      message,
    })),
  );
}

function faultsOf(item: CheckedItem): string[] {
  const faults = bilingualFaults('point', item.source.point);
  if ('explanation' in item.source) faults.push(...bilingualFaults('explanation', item.source.explanation));
  // Names, dishes and places stand with a capital or are no frequent words, so lower-case hits are real.
  const lowerCase = (readOf(item).match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []).join(' ');
  const words = [...new Set(indonesianWords(lowerCase))];
  if (words.length > 0) faults.push(`has Indonesian in English text: ${words.join(', ')}`);
  return faults;
}

function bilingualFaults(name: string, text: Bilingual): string[] {
  if (text.id.trim() === '' || text.en.trim() === '') return [`${name} is not in both languages`];
  if (text.id === text.en) return [`${name} is the same in both languages`];
  // A quoted example may be Indonesian; the rest of the English line may not.
  const english = text.en.replace(/["“‘'][^"”’']*["”’']/g, '');
  return indonesianWords(english).length > 1 ? [`${name} has Indonesian in its English line`] : [];
}
