import type { CsvSeparator } from '@fasih/school/basics/csv';

/** What a cell of a file may hold; text that begins like a calculation is shown as text, never run. */
export type SheetCell = string | number | null;
export type CsvRow = readonly SheetCell[];

/** The mark that tells Excel that the letters are UTF-8. */
export const BOM = '\uFEFF';

const SIGNS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

/**
 * Where a program that splits at another sign, or ignores quotes, would see the beginning of a cell, and that cell would be
 * a formula.
 */
const FORMULA = /((?:^|[,;|\t\r\n])[\s"]*)(?=[=+\-@＝＋－＠])/g;

/** The same text so that no sheet runs it, whatever separator the sheet takes: an apostrophe before what begins a formula. */
export function withoutFormulas(text: string): string {
  const guarded = text.replace(FORMULA, "$1'");
  return /^[\t\r\n]/.test(guarded) ? `'${guarded}` : guarded;
}

/**
 * Lines of a CSV file (RFC 4180) without the mark. Text is always quoted and never a formula; numbers stay plain, with the
 * decimal comma that a sheet expects beside semicolons.
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
