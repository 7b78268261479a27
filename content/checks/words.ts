/** Contractions whose long form is certain; `'s` and `'d` are not, and stay. */
const CONTRACTIONS: readonly [RegExp, string][] = [
  [/\bwon't\b/g, 'will not'],
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'m\b/g, ' am'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
];

/** Every check folds the same texts again, and word lists in each of them: more than half of all their time. */
const known = new Map<string, string>();
const MAX_KNOWN = 50_000;

/** Lower case, straight apostrophes, long forms, no punctuation, single spaces: for comparing, never for showing. */
export function folded(text: string): string {
  let result = known.get(text);
  if (result === undefined) {
    result = fold(text);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, result);
  }
  return result;
}

function fold(text: string): string {
  let result = text.normalize('NFC').toLowerCase().replace(/[’‘]/g, "'");
  for (const [short, long] of CONTRACTIONS) result = result.replace(short, long);
  return result
    .replace(/[^\p{L}\p{N}'\s]/gu, ' ')
    .replace(/(?<!\p{L})'|'(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text, folded. A gap is no word. */
export function wordsOf(text: string): string[] {
  const line = folded(text);
  return line === '' ? [] : line.split(' ');
}

/** Words as a reader counts them: pieces between spaces that hold a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length;
}

/** The runs of three words; a shorter text is one run. */
export function trigrams(text: string): Set<string> {
  const words = wordsOf(text);
  if (words.length < 3) return new Set(words.length === 0 ? [] : [words.join(' ')]);
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Shared part of two sets, 0 to 1. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((value) => other.has(value)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** Finds which of these phrases a text holds, as `holds` does. Phrases and texts are folded once, for long lists. */
export function finderOf(phrases: readonly string[]): (text: string) => string[] {
  const sought = phrases.map((phrase) => [phrase, ` ${folded(phrase)} `] as const);
  return (text) => {
    const line = ` ${folded(text)} `;
    return sought.flatMap(([phrase, words]) => (line.includes(words) ? [phrase] : []));
  };
}

/** Whether a text holds a word or phrase as whole words, in any case. */
export function holds(text: string, phrase: string): boolean {
  return ` ${folded(text)} `.includes(` ${folded(phrase)} `);
}
