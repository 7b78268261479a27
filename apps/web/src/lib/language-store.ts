import type { Lang } from '@fasih/messages/texts';

/** How long a browser keeps the cookie of the language, in seconds: a year. */
export const LANG_SECONDS = 365 * 24 * 60 * 60;

function isLang(value: unknown): value is Lang {
  return value === 'id' || value === 'en';
}

function fromCookie(): string | undefined {
  return document.cookie.match(/(?:^|;\s*)lang=([^;]*)/)?.[1];
}

/** Writes the shown language to both stores: `localStorage.lang` and its mirror, the cookie the server reads. */
export function remember(lang: Lang): void {
  document.cookie = `lang=${lang}; Path=/; Max-Age=${LANG_SECONDS}; SameSite=Lax`;
  try {
    localStorage.setItem('lang', lang);
  } catch {
    // Storage may be switched off; the cookie is enough.
  }
}

/** The language that was chosen: by the address, else the cookie, else `localStorage`; null when nothing says it. */
export function chosenLang(search: string): Lang | null {
  const requested = new URLSearchParams(search).get('lang');
  if (isLang(requested)) return requested;
  const cookie = fromCookie();
  return isLang(cookie) ? cookie : storedChoice(search);
}

/**
 * A choice that only localStorage knows, to be shown once: neither the address nor the cookie says anything.
 * Null when the server already had what it needs.
 */
export function storedChoice(search: string): Lang | null {
  if (isLang(new URLSearchParams(search).get('lang')) || isLang(fromCookie())) return null;
  try {
    const stored = localStorage.getItem('lang');
    return isLang(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The query with its `lang` replaced, where it has one; otherwise as it was. */
export function withLang(search: string, lang: Lang): string {
  const query = new URLSearchParams(search);
  if (!query.has('lang')) return search;
  query.set('lang', lang);
  return `?${query}`;
}
