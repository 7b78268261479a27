import type { Table } from './report-table.ts';

/**
 * A table as CSV: UTF-8 with a mark, by which Excel knows the letters, and CRLF. What a person typed may begin like a
 * formula; escaped, a sheet shows it and runs nothing. Numbers stay plain.
 */
export async function* csvOf(table: Table): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  const csv = (rows: unknown[][]) => stringify(rows, { escape_formulas: true, record_delimiter: 'windows' });
  yield `\uFEFF${csv([table.columns.map(({ title }) => title)])}`;
  for await (const rows of table.rows) yield csv(rows);
}
