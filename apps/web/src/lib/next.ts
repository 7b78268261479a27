/**
 * Where to go after signing in: the `next` of the address, if it is a path of this very site. Anything else, also
 * `//elsewhere` and `/\elsewhere`, is ignored, so that a link cannot lead people away.
 */
export function safeNext(search: string): string | null {
  const next = new URLSearchParams(search).get('next');
  if (next === null || !next.startsWith('/') || /^\/[/\\]/.test(next)) return null;
  try {
    const address = new URL(next, 'http://here.invalid');
    if (address.origin !== 'http://here.invalid') return null;
    return `${address.pathname}${address.search}${address.hash}`;
  } catch {
    return null;
  }
}

/** The sign-in page that leads back to an address. */
export function loginFor(path: string): string {
  return `/login?next=${encodeURIComponent(path)}`;
}

/**
 * Step 1 of buying with a package and, of an order before, its learner and its voucher, which is tried there before
 * paying.
 */
export function selectionFor(packageId: number, voucher: string | null, learnerId?: string): string {
  const search = new URLSearchParams({ package: String(packageId) });
  if (voucher) search.set('voucher', voucher);
  if (learnerId) search.set('learner', learnerId);
  return `/program-selection?${search}`;
}
