/** The sitting that an address of the placement page names. */
export function attemptIn(search: string): string | null {
  return new URLSearchParams(search).get('attempt');
}
