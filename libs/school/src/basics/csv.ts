import * as z from 'zod/mini';

export type CsvSeparator = 'comma' | 'semicolon';

/**
 * The separator of a CSV export, commas by default. No export starts with Excel's `sep=` line, which other programs
 * read as a row and which makes Excel forget UTF-8.
 */
export const csvSeparator = z._default(z.enum(['comma', 'semicolon']), 'comma');

/** The separator that Excel expects in this language when a file is opened by double click. */
export function separatorOfExcel(lang: 'id' | 'en'): CsvSeparator {
  return lang === 'id' ? 'semicolon' : 'comma';
}
