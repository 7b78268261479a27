import { BOM, csvLines } from '../outside/sheets.ts';
import type { Table } from './report-table.ts';

/** A table as CSV, written as its rows come. Numbers stay plain; what a person typed is never a formula. */
export async function* csvOf(table: Table): AsyncGenerator<string> {
  yield BOM + (await csvLines([table.columns.map(({ title }) => title)]));
  for await (const rows of table.rows) yield csvLines(rows);
}
