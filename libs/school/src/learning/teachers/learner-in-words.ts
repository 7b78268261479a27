import type { TeacherProfileForm } from './profile-contract.ts';

const PUBLIC_WORDS = ['qualification', 'wordsId', 'wordsEn'] as const;

/** A single word counts from this many letters on. */
const SHORTEST_NAME = 3;

/** Words of a text; single letters are initials, or the `I` of an English sentence that a Balinese name begins with. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 1);

const lower = (words: readonly string[]) => words.map((word) => word.toLowerCase());
const pairsOf = (words: readonly string[]) =>
  words.slice(1).map((word, at) => [words[at] ?? '', word] as const);

/**
 * Whether a text names one of these people: two words of a name that follow one another, in capitals or not; or a name of one
 * word, written with a capital. A single word of a longer name is no name, because Putri, Bunga or Budi are also ordinary words and
 * the names of many. Words of the names in `except` may stand.
 */
export function namesPerson(text: string, names: readonly string[], except: readonly string[]): boolean {
  const allowed = new Set(lower(except.flatMap(wordsOf)));
  const written = wordsOf(text);
  const capitals = new Set(lower(written.filter((word) => /^\p{Lu}/u.test(word))));
  const pairs = new Set(pairsOf(lower(written)).map((pair) => pair.join(' ')));
  return names.some((name) => {
    const words = lower(wordsOf(name));
    const [only = ''] = words;
    if (words.length === 1) return only.length >= SHORTEST_NAME && capitals.has(only) && !allowed.has(only);
    return pairsOf(words).some(
      (pair) => pairs.has(pair.join(' ')) && !pair.every((word) => allowed.has(word)),
    );
  });
}

/**
 * The fields of a public profile that name a learner whom the teacher has taught (docs/product/staff.md#teacher-profiles), as
 * keys of the `fields` texts. A learner may have the teacher's own name.
 */
export function learnerInWords(
  form: TeacherProfileForm,
  { learners, ownName }: { learners: readonly string[]; ownName: string },
): Record<string, string> {
  return Object.fromEntries(
    PUBLIC_WORDS.filter((field) => namesPerson(form[field], learners, [ownName, form.firstName])).map(
      (field) => [field, 'namesTaught'],
    ),
  );
}
