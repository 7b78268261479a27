import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { changed } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { severalLines } from '../../basics/text.ts';

const ownWords = z.string().check(z.trim(), z.maxLength(4000, 'tooLong'), severalLines);

/**
 * The school's own plain texts on its public pages: the founder's message and the teachers, in Indonesian and
 * English. Empty texts are not shown.
 */
export const publicTextsForm = z.object({
  founderId: ownWords,
  founderEn: ownWords,
  teachersId: ownWords,
  teachersEn: ownWords,
});
export type PublicTexts = z.output<typeof publicTextsForm>;

export const publicTexts = z.extend(publicTextsForm, {
  version: z.number(),
  /** Last change; null if never changed. */
  changed,
});
export type PublicTextsRecord = z.output<typeof publicTexts>;

export const getPublicTexts = contract({
  method: 'GET',
  path: '/settings/public-texts',
  who: ['admin'],
  summary: "The school's own texts on its public pages",
  reply: { 200: publicTexts },
});

export const savePublicTexts = contract({
  method: 'PUT',
  path: '/settings/public-texts',
  who: ['admin'],
  summary: "Change the school's own texts; public pages show them within two seconds",
  body: z.extend(publicTextsForm, { version: seenVersion }),
  reply: { 200: publicTexts },
  problems: { 'common.stale': 409 },
});
