import * as z from 'zod/mini';

/** Whether the database can store this text: no NUL and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const BREAKS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/**
 * A check for single-line names: no control, direction or invisible characters and no line breaks, which would break
 * lists and mails.
 */
export const oneLine: z.core.$ZodCheck<string> = z.refine<string>(
  (text) => !BREAKS_A_LINE.test(text),
  'characters',
);

/** The same check for plain text of several lines. */
export const severalLines: z.core.$ZodCheck<string> = z.refine<string>(
  (text) => !BREAKS_A_LINE.test(text.replaceAll('\n', '')),
  'characters',
);
