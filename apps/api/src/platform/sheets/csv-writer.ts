import type { CsvSeparator } from '@fasih/school/basics/csv';

/** A cell of a file; text that looks like a formula is written as text. */
export type SheetCell = string | number | null;
export type CsvRow = readonly SheetCell[];

/** Tells Excel that the file is UTF-8. */
export const BOM = '\uFEFF';

const SIGNS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

/**
 * A place where a program that splits at another separator, or ignores quotes, would see a cell that begins with a
 * formula.
 */
const FORMULA = /((?:^|[,;|\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;

/** Escapes formulas with an apostrophe, for any separator the spreadsheet may use. */
export function withoutFormulas(text: string): string {
  const guarded = text.replace(FORMULA, "$1'");
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}

/**
 * Lines of a CSV file (RFC 4180) without the byte order mark. Text is always quoted and never a formula; numbers stay
 * plain, with a decimal comma when the separator is a semicolon.
 */
export function csvLines(rows: readonly CsvRow[], separator: CsvSeparator): string {
  const cellOf = (cell: SheetCell) => {
    if (cell === null || cell === '') return '';
    if (typeof cell === 'number') return separator === 'comma' ? `${cell}` : `${cell}`.replace('.', ',');
    return `"${withoutFormulas(cell).replaceAll('"', '""')}"`;
  };
  return rows.map((cells) => `${cells.map(cellOf).join(SIGNS[separator])}\r\n`).join('');
}

/** A whole CSV file. */
export function csvOf(rows: readonly CsvRow[], separator: CsvSeparator): Buffer {
  return Buffer.from(BOM + csvLines(rows, separator));
}
