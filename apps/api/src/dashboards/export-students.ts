import { Readable } from 'node:stream';
import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import {
  type exportStudents as contract,
  MOST_XLSX_ROWS,
  type StudentRow,
} from '@fasih/school/dashboards/admin-contract';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../audit/write-audit.ts';
import type { SignedInCall } from '../http/call.ts';
import { asDownload, BOM, csvLines, type SheetCell, sendFile, xlsxOf } from '../outside/sheets.ts';
import { presentStudent, type StudentLineRow, studentColumns } from './admin-students.ts';
import { studentLines } from './student-lines.ts';

type Query = Accepted<typeof contract>['query'];

const AT_ONCE = 1000;

/**
 * Answers the filtered list as a file: CSV line by line from a cursor, so that a million students need no memory; a
 * workbook as a whole, up to its limit. Cells that begin like a formula are guarded. It leaves its own trace.
 */
export async function exportStudents(
  pool: Pool,
  query: Query,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const { format, ...filters } = query;
  const asked = { action: 'student.exported', targetKind: 'learner', targetId: null } as const;
  const after = { format, ...filters };
  const file = { name: `${textsIn(call.lang).students.export.file}.${format}`, format };
  if (format === 'csv') {
    await writeAudit(pool, call, { ...asked, after });
    await asDownload(call, file)?.send(Readable.from(linesOf(pool, filters, call.lang)));
    return undefined;
  }
  const rows: SheetCell[][] = [heading(call.lang)];
  for await (const batch of batchesOf(pool, filters)) {
    rows.push(...batch.map((row) => cellsOf(row, call.lang)));
    if (rows.length > MOST_XLSX_ROWS + 1)
      return refuse('students.tooManyToExport', { params: { most: MOST_XLSX_ROWS } });
  }
  await writeAudit(pool, call, { ...asked, after });
  const widths = [28, 32, 32, 20, 28, 12, 24, 24];
  await sendFile(call, { ...file, bytes: await xlsxOf([{ name: 'Data', rows, widths }]) });
  return undefined;
}

async function* linesOf(pool: Pool, filters: Omit<Query, 'format'>, lang: Lang): AsyncGenerator<string> {
  yield BOM + (await csvLines([heading(lang)]));
  for await (const batch of batchesOf(pool, filters))
    yield await csvLines(batch.map((row) => cellsOf(row, lang)));
}

/** The lines in their order, so many at a time; a reader who goes away ends the cursor. */
async function* batchesOf(pool: Pool, filters: Omit<Query, 'format'>): AsyncGenerator<StudentRow[]> {
  const { from, orderBy, values } = studentLines(filters, null);
  const db = await pool.connect();
  let broken: Error | undefined;
  try {
    // A slow line must not make the database end the reading, nor may a long list be cut.
    await db.query(
      "begin read only; set local idle_in_transaction_session_timeout = '120s'; set local statement_timeout = '60s'",
    );
    await db.query(
      `declare lines no scroll cursor for select ${studentColumns} from ${from} order by ${orderBy}`,
      values,
    );
    for (;;) {
      const rows = await fetched(db);
      if (rows.length > 0) yield rows.map(presentStudent);
      if (rows.length < AT_ONCE) return;
    }
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    if (!broken) await db.query('rollback');
    db.release(broken);
  }
}

async function fetched(db: PoolClient): Promise<StudentLineRow[]> {
  return (await db.query<StudentLineRow>(`fetch ${AT_ONCE} from lines`)).rows;
}

function heading(lang: Lang): string[] {
  const t = textsIn(lang).students;
  return [t.name, t.export.email, t.program, t.level, t.teacher, t.export.percent, t.status, t.export.due];
}

function cellsOf(row: StudentRow, lang: Lang): SheetCell[] {
  return [
    row.name,
    row.email,
    row.packageName,
    row.level,
    row.teacherName,
    row.progress,
    textsIn(lang).students.statuses[row.status],
    row.dueAt,
  ];
}
