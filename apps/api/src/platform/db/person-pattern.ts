/** The words that identify a person. */
export type PersonWords = {
  /** Full names as typed. */
  names: readonly string[];
  /** Single words of names that identify nobody else in the searched texts. */
  words: readonly string[];
  /** E-mail addresses and usernames. */
  addresses: readonly string[];
  /** Phone numbers as E.164. */
  phones: readonly string[];
};

/** Shorter words (`Al`, `Bu`, `di`) identify nobody. */
const LEAST_LETTERS = 3;

/** The words of a name that are long enough to identify somebody, in lower case. */
export function wordsOf(name: string): string[] {
  return [...new Set(name.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [])].filter(
    (word) => word.length >= LEAST_LETTERS,
  );
}

/**
 * A PostgreSQL pattern that finds a person in a text as whole words, in any case and with the phone number in any
 * notation. Null when there is nothing to look for.
 */
export function personPattern({ names, words, addresses, phones }: PersonWords): string | null {
  const parts = [
    ...[...names, ...words, ...addresses]
      .map((name) => name.trim())
      .filter((name) => name.length >= LEAST_LETTERS)
      .map((name) => name.split(/\s+/).map(literally).join('\\s+')),
    ...phones.flatMap(phonePattern),
  ];
  if (parts.length === 0) return null;
  return `(?<![[:alnum:]])(?:${[...new Set(parts)].join('|')})(?![[:alnum:]])`;
}

/** Matches +62813… as `+62 813-…`, `0813 …` or `62813…`. */
function phonePattern(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 7) return [];
  const spaced = (some: string) => [...some].join('[ .-]?');
  return digits.startsWith('62')
    ? [`\\+?${spaced(digits)}`, spaced(`0${digits.slice(2)}`)]
    : [`\\+?${spaced(digits)}`];
}

const literally = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '\\$&');
