/** The filters of an export as logged: that a text was searched, but not the text, which may be a name. */
export function withoutSearch<F extends { q?: string | undefined }>({
  q,
  ...filters
}: F): Omit<F, 'q'> & { searched?: true } {
  return q === undefined || q === '' ? filters : { ...filters, searched: true };
}
