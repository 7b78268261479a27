import { formatTwoDecimals, LOCALE } from '@fasih/school/basics/formatters';
import type { MoneyFilter } from '@fasih/school/finance/books/contract';
import type { Lang } from '../../lib/texts.ts';

/** `12,50%`: percent with two decimals, `–` where there is none (docs/product/courses-and-money.md#figures). */
export function percent(value: number | null, lang: Lang): string {
  return value === null ? '–' : `${formatTwoDecimals(value, lang)}%`;
}

/** `1,2 jt`: what an axis has room for. */
export function shortRupiah(rupiah: number, lang: Lang): string {
  const text = new Intl.NumberFormat(LOCALE[lang], {
    notation: 'compact',
    maximumFractionDigits: 1,
  }).format(Math.abs(rupiah));
  return rupiah < 0 ? `−${text}` : text;
}

/** Where exactly the rows behind a figure are listed. */
export function rowsAddress({ basis, from, to, type, category }: MoneyFilter): string {
  const search = new URLSearchParams({ basis, from, to });
  if (type !== null) search.set('type', type);
  if (category !== null) search.set('category', category);
  return `/dashboard/finance/transactions?${search}`;
}

/** Where the lines of an account are listed. */
export function accountAddress(account: string): string {
  return `/dashboard/finance/transactions?account=${encodeURIComponent(account)}`;
}

/** The page of an entry of the books. */
export function entryAddress(entryId: string): string {
  return `/dashboard/finance/entries/${encodeURIComponent(entryId)}`;
}
