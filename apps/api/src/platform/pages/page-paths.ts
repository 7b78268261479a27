import { ROUTES } from '@fasih/school/routes';

const fixed = new Set(Object.keys(ROUTES).filter((pattern) => !pattern.includes(':')));
const program = /^\/program\/[a-z-]+(\/[a-z]+)?$/;

/** The page an address or its `.data` twin belongs to. */
function pageOf(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const page = pathname.slice(0, -'.data'.length);
  return page === '/_root' || page === '/_' ? '/' : page;
}

/** Pages that no query changes: what a newsletter or a search engine hangs on their address means nothing to the server. */
const deafToQueries = new Set([
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/trial/LpTrial',
  '/pretest',
]);

/** Is this one of the pages that sell, which a phone on a slow line opens first? */
export function isPublicPage(url: URL): boolean {
  return deafToQueries.has(url.pathname) || program.test(url.pathname);
}

const spelt = new Map([...deafToQueries].map((path) => [path.toLowerCase(), path]));

/** How a public page's path is really written, where small and large letters are mixed up or a slash closes it; else null. */
export function rightSpelling({ pathname }: URL): string | null {
  const typed = pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  const own = spelt.get(typed) ?? (program.test(typed) ? typed : null);
  return own === pathname || own === '/' ? null : own;
}

/** The address without the queries that its page does not know; otherwise `?utm_source=…` would make every visit a new page. */
export function withoutStrangers(url: URL): URL {
  if (!isPublicPage(url)) return url;
  const lang = url.searchParams.get('lang');
  const plain = new URL(url.pathname, url);
  if (lang !== null) plain.searchParams.set('lang', lang);
  return plain;
}

/** May the answer be kept? Only known paths without any query but `lang`; anything else would let strangers fill memory. */
export function isKnownPage(url: URL): boolean {
  for (const name of url.searchParams.keys()) if (name !== 'lang') return false;
  const page = pageOf(url.pathname);
  return fixed.has(page) || program.test(page);
}

/** The checkout is the one document whose policy admits the payment provider. */
export function needsProvider(pathname: string): boolean {
  return /^\/checkout\/[^/]+$/.test(pageOf(pathname));
}
