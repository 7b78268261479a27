import { ROUTES } from '@fasih/school/routes';

const fixed = new Set(Object.keys(ROUTES).filter((pattern) => !pattern.includes(':')));
const program = /^\/program\/[a-z-]+(\/[a-z]+)?$/;

/** The page that an address or its `.data` twin belongs to. */
function pageOf(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const page = pathname.slice(0, -'.data'.length);
  return page === '/_root' || page === '/_' ? '/' : page;
}

/** Pages that no query changes: parameters added by newsletters or search engines mean nothing to them. */
const deafToQueries = new Set([
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/trial/LpTrial',
  '/pretest',
]);

/** Whether this is a public marketing page, often opened first on a slow phone. */
export function isPublicPage(url: URL): boolean {
  return deafToQueries.has(url.pathname) || program.test(url.pathname);
}

const spelt = new Map([...deafToQueries].map((path) => [path.toLowerCase(), path]));

/** The canonical path of a public page when its letter case or a trailing slash is wrong; else null. */
export function rightSpelling({ pathname }: URL): string | null {
  const typed = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  const own = spelt.get(typed) ?? (program.test(typed) ? typed : null);
  return own === pathname || own === '/' ? null : own;
}

/**
 * The address without query parameters its page does not know; otherwise `?utm_source=…` would make every visit a new
 * page.
 */
export function withoutStrangers(url: URL): URL {
  if (!isPublicPage(url)) return url;
  const lang = url.searchParams.get('lang');
  const plain = new URL(url.pathname, url);
  if (lang !== null) plain.searchParams.set('lang', lang);
  return plain;
}

/**
 * Whether the response may be cached: only known paths without parameters but `lang`, so that strangers cannot fill
 * memory.
 */
export function isKnownPage(url: URL): boolean {
  for (const name of url.searchParams.keys()) if (name !== 'lang') return false;
  const page = pageOf(url.pathname);
  return fixed.has(page) || program.test(page);
}

/** Only the checkout's content policy allows the payment provider. */
export function needsProvider(pathname: string): boolean {
  return /^\/checkout\/[^/]+$/.test(pageOf(pathname));
}
