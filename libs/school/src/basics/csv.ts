import * as z from 'zod/mini';

export type CsvSeparator = 'comma' | 'semicolon';

/**
 * What stands between the cells of a CSV export: commas for programs, unless told. No export begins with Excel's `sep=`
 * line, which other programs read as a row and which makes Excel forget that the letters are UTF-8.
 */
export const csvSeparator = z._default(z.enum(['comma', 'semicolon']), 'comma');

/** The separator that Excel expects where this language is spoken; a file is opened there with a double click. */
export function separatorOfExcel(lang: 'id' | 'en'): CsvSeparator {
  return lang === 'id' ? 'semicolon' : 'comma';
}
