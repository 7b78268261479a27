import { type Expression, type RawBuilder, sql } from 'kysely';

/** The text with the special characters of LIKE escaped. */
export const literalOf = (q: string) => q.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Turns typed search text into a LIKE pattern, with its special characters escaped. */
export function likePattern(q: string): string {
  const literal = literalOf(q);
  // The trigram index needs three letters to match anywhere; shorter text matches beginnings.
  return literal.length >= 3 ? `%${literal}%` : `${literal}%`;
}

/** Like `likePattern`, but matches anywhere however short the text is. */
export function anywhere(q: string): string {
  return `%${literalOf(q)}%`;
}

/** A text that may be missing; a missing one matches nothing. */
type Text = Expression<string> | Expression<string | null>;

/** Texts that begin with these letters, as a range that a `text_pattern_ops` index serves; `q` is not empty. */
export function beginsWith(text: Text, q: string): RawBuilder<boolean> {
  const last = q.codePointAt(q.length - 1) ?? 0;
  const until = q.slice(0, -1) + String.fromCodePoint(last + 1);
  return sql<boolean>`${text} ~>=~ ${q} and ${text} ~<~ ${until}`;
}

/**
 * Texts that contain these letters, by the trigram index; fewer than three letters must begin a word. Both sides are
 * lower case.
 */
export function hasLetters(text: Text, q: string): RawBuilder<boolean> {
  const literal = literalOf(q);
  return sql<boolean>`${text} like ${[...literal].length >= 3 ? `%${literal}%` : `% ${literal}%`}`;
}

/** Letters of a word that the index is asked for where several words are searched. */
const BEGINNING = 4;

/** Numbers are rare among names: '12' of 'sekar wulandari 12' leads to few rows. One sign alone would lead to many. */
const isRare = (word: string) => /\d/.test(word) && word.length > 1;

/**
 * Texts that contain these letters, at least three, as a trigram index finds them fast in a large table. It reads the list of each
 * trigram, and those of common names are as long as the table: of several words it is asked for those with digits or, without one, for
 * the beginnings alone. The few rows that it finds are compared with all letters. Words of one or two letters are whole.
 */
export function containsWords(text: Text, q: string): RawBuilder<boolean> {
  const words = q.trim().split(' ');
  if (words.length === 1) return sql<boolean>`${text} like ${likePattern(q)}`;
  const anyRare = words.some(isRare);
  const parts = words.map((word) => {
    if (anyRare) return isRare(word) ? literalOf(word) : '%';
    const letters = [...word];
    if (letters.length < 3) return literalOf(word);
    return `%${literalOf(letters.slice(0, BEGINNING).join(''))}%`;
  });
  return sql<boolean>`${text} like ${`%${parts.join(' ')}%`} and strpos(${text}, ${q.trim()}) > 0`;
}

/** All of these conditions, each in parentheses; what is false or missing was not requested. `true` without any. */
export function allOf(
  conditions: readonly (Expression<boolean> | false | '' | null | undefined)[],
): RawBuilder<boolean> {
  const requested = conditions.filter((one) => typeof one === 'object' && one !== null);
  if (requested.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    requested.map((one) => sql`(${one})`),
    sql` and `,
  )}`;
}
