const format = new Intl.NumberFormat('en-GB');
const rules = new Intl.PluralRules('en');

/** `1,234`. */
export const number = (n: number): string => format.format(n);

/** The form of a word that a number asks for: `is` or `are`. */
export function plural(n: number, one: string, other: string): string {
  return rules.select(n) === 'one' ? one : other;
}

/** A number with the word it counts: `1 meeting`, `1,234 meetings`. */
export const count = (n: number, one: string, other: string): string =>
  `${number(n)} ${plural(n, one, other)}`;
