import type { Sent } from '@fasih/school/basics/contract';
import { letterPreview, listLetters, listMails } from '@fasih/school/office/mails/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { paged, queryOf } from '../../lib/query.ts';
import type { Lang } from '../../lib/texts.ts';

/** Every mail by its subject. */
export const lettersQuery = (lang: Lang) => queryOf(listLetters, {}, lang);

/** One mail with example data; nothing is loaded while none is chosen. */
export const letterQuery = (letterId: string, lang: Lang) => ({
  ...queryOf(letterPreview, { params: { letterId }, query: { lang } }),
  placeholderData: keepPreviousData,
  enabled: letterId !== '',
});

/** One page of the mails that have not arrived. */
export const mailsQuery = (query: Sent<typeof listMails>['query'], lang: Lang) => ({
  ...queryOf(listMails, { query }, lang),
  ...paged,
});
