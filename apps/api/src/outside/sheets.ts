import type { SignedInCall } from '../http/call.ts';
import type { Table } from './xlsx-stream.ts';

/** What a cell of a file may hold; text that begins like a calculation is shown as text, never run. */
export type SheetCell = string | number | null;
export type Sheet = { name: string; rows: readonly (readonly SheetCell[])[]; widths?: readonly number[] };

/** The mark that tells Excel that the letters are UTF-8. */
export const BOM = '\uFEFF';

/** Lines of a CSV file, without the mark; formulas are guarded. */
export async function csvLines(rows: readonly (readonly SheetCell[])[]): Promise<string> {
  const { stringify } = await import('csv-stringify/sync');
  return stringify(rows as SheetCell[][], { escape_formulas: true, record_delimiter: 'windows' });
}

/** A whole CSV file. */
export async function csvOf(rows: readonly (readonly SheetCell[])[]): Promise<Buffer> {
  return Buffer.from(BOM + (await csvLines(rows)));
}

/** A table as CSV, written as its rows come. Numbers stay plain; what a person typed is never a formula. */
export async function* csvStream(table: Table): AsyncGenerator<string> {
  yield BOM + (await csvLines([table.columns.map(({ title }) => title)]));
  for await (const rows of table.rows) yield csvLines(rows);
}

/** A workbook whose first rows are headings; text stays text, so nothing in it calculates. */
export async function xlsxOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/node');
  return write(
    sheets.map(({ name, rows, widths }) => ({
      sheet: name.slice(0, 31),
      stickyRowsCount: 1,
      ...(widths ? { columns: widths.map((width) => ({ width })) } : {}),
      data: rows.map((cells, i) =>
        cells.map((value) => {
          if (value === null || value === '') return null;
          if (typeof value === 'number') return { value, type: Number };
          return { value, type: String, ...(i === 0 ? { fontWeight: 'bold' as const } : {}) };
        }),
      ),
    })),
  ).toBuffer();
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The type and name with which a browser saves a file of this kind. */
export function asDownload(call: SignedInCall, { name, format }: { name: string; format: 'csv' | 'xlsx' }) {
  return call.http?.reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\/]/g, '-')}"`);
}

/** Answers a file as a download. */
export async function sendFile(
  call: SignedInCall,
  file: { name: string; format: 'csv' | 'xlsx'; bytes: Buffer },
): Promise<void> {
  await asDownload(call, file)?.send(file.bytes);
}
