import * as z from 'zod/mini';

/** Whether a database can keep this text: no NUL, and no half of a letter that UTF-16 writes in two. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

const BREAKS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** A check for names of one line: no control, direction or invisible characters and no line breaks, which would break lists and mails. */
export const oneLine: z.core.$ZodCheck<string> = z.refine<string>(
  (text) => !BREAKS_A_LINE.test(text),
  'characters',
);

/** The same check for plain text of several lines: line breaks are allowed. */
export const severalLines: z.core.$ZodCheck<string> = z.refine<string>(
  (text) => !BREAKS_A_LINE.test(text.replaceAll('\n', '')),
  'characters',
);
