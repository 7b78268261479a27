import { asLang, type Lang } from '@fasih/messages/texts';

/** The language of an API answer: our first one in Accept-Language, else Indonesian. */
export function langOfHeader(header: string | undefined): Lang {
  for (const part of (header ?? '').split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    if (tag === 'id' || tag === 'en') return tag;
  }
  return 'id';
}

/** The language of a page: `?lang`, then the cookie, then Indonesian (docs/product/accounts.md#languages). */
export function langOfPage(query: string | undefined, cookie: string | undefined): Lang {
  if (query === 'id' || query === 'en') return query;
  return asLang(cookie);
}
