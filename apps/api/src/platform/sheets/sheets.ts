import type { CsvSeparator } from '@fasih/school/basics/csv';
import type { SignedInCall } from '../http/call.ts';
import { BOM, csvLines, type SheetCell } from './csv-writer.ts';
import type { Table } from './xlsx-stream.ts';

export type Sheet = { name: string; rows: readonly (readonly SheetCell[])[]; widths?: readonly number[] };

/** Streams a table as CSV. Numbers stay plain; typed text is never a formula. */
export async function* csvStream(table: Table, separator: CsvSeparator): AsyncGenerator<string> {
  yield BOM + csvLines([table.columns.map(({ title }) => title)], separator);
  for await (const rows of table.rows) yield csvLines(rows, separator);
}

/** A workbook whose first rows are headings; text stays text, never a formula. */
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

/** The content type and file name of a download. */
export function asDownload(call: SignedInCall, { name, format }: { name: string; format: 'csv' | 'xlsx' }) {
  return call.http?.reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="${name.replace(/[^\x20-\x7e]|["\\/]/g, '-')}"`);
}

/** Sends a file as a download. */
export async function sendFile(
  call: SignedInCall,
  file: { name: string; format: 'csv' | 'xlsx'; bytes: Buffer },
): Promise<void> {
  await asDownload(call, file)?.send(file.bytes);
}
