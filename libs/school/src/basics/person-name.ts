import * as z from 'zod/mini';
import { filled } from './contract-parts.ts';

/** Maximum length of a name on receipts and certificates. */
export const MAX_NAME = 100;

/** Control characters, line breaks, invisible characters, and marks that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: names with control characters are refused
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

/** Whether a page, mail or PDF shows the whole name as typed. */
export const isShownAsTyped = (name: string): boolean => !HIDDEN.test(name);

const shown = z.refine<string>(isShownAsTyped, 'nameShape');

/** A typed person's name: trimmed, not empty. */
export const personName = z
  .string('required')
  .check(z.trim(), filled, z.maxLength(MAX_NAME, 'tooLong'), shown);

/** Like `personName`, but optional. */
export const personNameOrNone = z.string().check(z.trim(), z.maxLength(MAX_NAME, 'tooLong'), shown);
