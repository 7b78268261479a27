const rules = new Intl.PluralRules('en');

/** English has two forms (`1 meeting`, `2 meetings`); Indonesian has one. */
export function plural(n: number, one: string, other: string): string {
  return rules.select(n) === 'one' ? one : other;
}
