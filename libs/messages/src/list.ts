import type { Lang } from './texts.ts';

const LISTS: Record<Lang, Intl.ListFormat> = {
  id: new Intl.ListFormat('id-ID', { type: 'conjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
};

/** `6 selesai dan 1 hangus`: parts of a sentence, the last joined by 'and'. */
export const listIn = (lang: Lang, parts: readonly string[]): string => LISTS[lang].format(parts);
