import { type Bank, type CheckedItem, type Finding, filled, keyOf, readOf } from './bank.ts';
import { folded, holds, wordsOf } from './words.ts';

const CHECK = '14 varieties of English';

/** British and American ways to say the same, brought to one form; both are right, so both may not be options. */
const ONE_FORM: readonly [RegExp, string][] = [
  [/\b(\p{L}+[^aeiou])our\b/gu, '$1or'],
  [/\b(\p{L}{3,})is(e[ds]?|ing|ation)\b/gu, '$1iz$2'],
  [/\b(learn|burn|dream|spell|lean|spoil)t\b/g, '$1ed'],
  [/\bspelt\b/g, 'spelled'],
  [/\bgotten\b/g, 'got'],
  [/\b(travel|cancel|model|label)l(ed|ing|er)\b/g, '$1$2'],
  [/\b(cent|theat|met)re\b/g, '$1er'],
  [/\bprogramme\b/g, 'program'],
  [/\bgrey\b/g, 'gray'],
  [/\bmum\b/g, 'mom'],
  [/\bpractis/g, 'practic'],
  [/\b(have|has) got to\b/g, '$1 to'],
  [/\b(have|has) got\b/g, '$1'],
  [/\bon (the )?weekend(s?)\b/g, 'at $1weekend$2'],
  [/\bdifferent (?:to|than)\b/g, 'different from'],
  [/\bin the hospital\b/g, 'in hospital'],
  [/\b(fill(?:s|ed|ing)?) in\b/g, '$1 out'],
  [/\bbrush(es|ed|ing)?((?: \p{L}+){1,2}) teeth\b/gu, 'clean$1$2 teeth'],
  [/\bneed not\b/g, 'do not have to'],
  [/\bdo not need to\b/g, 'do not have to'],
  [/\b(if|wish|wishes|wished) ((?:\p{L}+ ){1,4}?)was\b/gu, '$1 $2were'],
  [/\b(team|family|staff|class|government|committee|company|band|audience|crew) (?:is|are)\b/g, '$1 is'],
  [/\b(team|family|staff|class|government|committee|company|band|audience|crew) (?:was|were)\b/g, '$1 was'],
  [/\b(team|family|staff|class|government|committee|company|band|audience|crew) (?:has|have)\b/g, '$1 has'],
];

/** Words and forms that mean different things to a British and an American ear. */
const UNSAFE = ['first floor', 'pants', 'football'];
const NUMBER_DATE = /\b\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\b/;
const HALF_HOUR = /\bhalf (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;
const PERFECT_WORDS = ['just', 'already', 'yet'];

/** Check 14: nobody loses a point for having learnt the other English. */
export function checkVariety(bank: Bank): Finding[] {
  return bank.items.flatMap((item) => [
    ...faultsOf(item).map((message) => ({ check: CHECK, level: 'fail' as const, itemId: item.id, message })),
    ...pastBesidePerfect(item),
  ]);
}

function faultsOf(item: CheckedItem): string[] {
  const faults: string[] = [];
  const forms = item.options.map((option) => oneForm(filled(item, option.text)));
  for (const [index, form] of forms.entries()) {
    const first = forms.indexOf(form);
    if (first < index) {
      faults.push(
        `has "${item.options[first]?.text}" and "${item.options[index]?.text}", the same in another English`,
      );
    }
  }
  for (const word of UNSAFE) if (holds(readOf(item), word)) faults.push(`says "${word}"`);
  if (NUMBER_DATE.test(readOf(item)))
    faults.push('has a date in numbers, read differently in Britain and America');
  if (HALF_HOUR.test(folded(keyOf(item)))) faults.push('has a "half seven" time as its key');
  return faults;
}

function oneForm(text: string): string {
  return ONE_FORM.reduce((form, [pattern, replacement]) => form.replace(pattern, replacement), folded(text));
}

function pastBesidePerfect(item: CheckedItem): Finding[] {
  const stem = wordsOf(item.source.question);
  if (!PERFECT_WORDS.some((word) => stem.includes(word))) return [];
  const perfect = /^(?:have|has|'ve|'s)\b/i.test(keyOf(item));
  const past = item.options.find(
    (option, index) =>
      index !== item.keyIndex && /^(?:\p{L}+ed|went|saw|ate|did|came|bought)$/iu.test(option.text),
  );
  if (!perfect || !past) return [];
  const message = `has the past simple "${past.text}" beside just, already or yet, which Americans accept`;
  return [{ check: CHECK, level: 'warn', itemId: item.id, message }];
}
