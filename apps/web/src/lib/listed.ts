import type { Lang } from './texts.ts';

/** Several words as a sentence joins them: 'a, b, dan c'. */
export const listed = (words: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(words);
