import { Readable } from 'node:stream';
import { textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import {
  type exportStudents as contract,
  MAX_XLSX_ROWS,
  type StudentRow,
} from '@fasih/school/office/homes/admin-contract';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { compiled, firstRowOf, rowsOf } from '../../platform/db/built-query.ts';
import { raiseLimits } from '../../platform/db/pool.ts';
import { select } from '../../platform/db/sql.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { SheetCell } from '../../platform/sheets/csv-writer.ts';
import { asDownload, csvStream } from '../../platform/sheets/sheets.ts';
import { type Table, xlsxStream } from '../../platform/sheets/xlsx-stream.ts';
import { withoutSearch } from '../audit/without-search.ts';
import {
  presentStudent,
  type SheetColumn,
  type StudentLineRow,
  sheetColumns,
  studentColumns,
} from './student-columns.ts';
import { studentLines } from './student-lines.ts';

type Query = Accepted<typeof contract>['query'];
type Filters = Omit<Query, 'format' | 'separator'>;

const BATCH_SIZE = 1000;

/**
 * Sends the filtered list as CSV or XLSX and audits the export. Long lists are streamed from a cursor to save
 * memory; a workbook with more rows than a sheet allows is refused.
 */
export async function exportStudents(
  pool: Pool,
  query: Query,
  call: SignedInCall,
): Promise<Refusal<'students.tooManyToExport'> | undefined> {
  const { format, separator, ...filters } = query;
  // Who was chosen is not for the log, only how many.
  const { learners, ...listed } = filters;
  const { lang } = call;
  const batch = await onlyBatchOf(pool, filters);
  if (!batch && format === 'xlsx' && (await isMoreThan(pool, filters, MAX_XLSX_ROWS)))
    return refuse('students.tooManyToExport', { params: { most: MAX_XLSX_ROWS } });
  await writeAudit(pool, call, {
    action: 'student.exported',
    targetKind: 'learner',
    targetId: null,
    after: {
      format,
      ...withoutSearch(listed),
      ...(learners === undefined ? {} : { learners: learners.split('.').length }),
    },
  });
  const texts = textsIn(lang);
  const columns = sheetColumns(texts);
  const table: Table = {
    name: 'Data',
    columns,
    rows: cellsOfBatches(batch ? [batch] : batchesOf(pool, filters), columns),
  };
  const content = format === 'csv' ? csvStream(table, separator) : xlsxStream(table);
  const file = { name: `${texts.students.export.file}.${format}`, format };
  await asDownload(call, file)?.send(Readable.from(content));
  return undefined;
}

/** All rows in order if they fit into one batch, else null. A search reads no more than that. */
async function onlyBatchOf(pool: Pool, filters: Filters): Promise<StudentRow[] | null> {
  const { pageFrom, orderBy } = studentLines(filters, BATCH_SIZE + 1);
  const rows = await rowsOf(
    pool,
    select(studentColumns, sql`from ${pageFrom} order by ${orderBy} limit ${sql.lit(BATCH_SIZE + 1)}`),
  );
  return rows.length > BATCH_SIZE ? null : rows.map(presentStudent);
}

async function isMoreThan(pool: Pool, filters: Filters, most: number): Promise<boolean> {
  const { from } = studentLines(filters, null);
  const isMore = sql<boolean>`exists (select from ${from} limit 1 offset ${sql.lit(most)})`;
  return (await firstRowOf(pool, select([isMore.as('more')], sql``)))?.more ?? false;
}

async function* cellsOfBatches(
  batches: AsyncIterable<StudentRow[]> | Iterable<StudentRow[]>,
  columns: readonly SheetColumn[],
): AsyncGenerator<SheetCell[][]> {
  for await (const batch of batches) yield batch.map((row) => columns.map(({ cell }) => cell(row)));
}

/** Batches of rows from one snapshot; the cursor is closed when the reader leaves. */
async function* batchesOf(pool: Pool, filters: Filters): AsyncGenerator<StudentRow[]> {
  const { from, orderBy } = studentLines(filters, null);
  const lines = compiled(select(studentColumns, sql`from ${from} order by ${orderBy}`));
  const db = await pool.connect();
  let failure: Error | undefined;
  try {
    // Raised timeouts for slow connections and long lists.
    await db.query('begin read only');
    await raiseLimits(db, { statement: 60, idle: 120 });
    await db.query(`declare lines no scroll cursor for ${lines.text}`, lines.values);
    for (;;) {
      const rows = await fetchBatch(db);
      if (rows.length > 0) yield rows.map(presentStudent);
      if (rows.length < BATCH_SIZE) return;
    }
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    if (!failure) await db.query('rollback');
    db.release(failure);
  }
}

async function fetchBatch(db: PoolClient): Promise<StudentLineRow[]> {
  return (await db.query<StudentLineRow>(`fetch ${BATCH_SIZE} from lines`)).rows;
}
