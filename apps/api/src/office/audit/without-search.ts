/** The filters of an export as the log keeps them: whether words were looked for, never the words, which may be a name. */
export function withoutSearch<F extends { q?: string | undefined }>({
  q,
  ...filters
}: F): Omit<F, 'q'> & { searched?: true } {
  return q === undefined || q === '' ? filters : { ...filters, searched: true };
}
