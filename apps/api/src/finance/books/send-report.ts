import { Readable } from 'node:stream';
import { textsIn } from '@fasih/messages/texts';
import type { Accepted } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type exportReport, MAX_PDF_ROWS } from '@fasih/school/finance/books/reports-contract';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { fileWord } from '../../platform/files/file-word.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readIdentity } from '../../platform/settings/content-version.ts';
import { csvStream } from '../../platform/sheets/sheets.ts';
import { xlsxStream } from '../../platform/sheets/xlsx-stream.ts';
import { type ReportRow, readReport, reportRows } from './read-report.ts';
import { renderReportPdf } from './report-pdf-worker.ts';
import { rowsTable, summaryTable } from './report-table.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Sends a report as a file. CSV and XLSX are streamed; a PDF has at most `MAX_PDF_ROWS` rows. */
export async function sendReport(
  services: Services,
  query: Accepted<typeof exportReport>['query'],
  call: SignedInCall,
): Promise<Refusal<'finance.tooLongForPdf'> | undefined> {
  const { pool } = services;
  const { format, type, basis } = query;
  const lang = query.lang ?? call.lang;
  const report = await readReport(pool, query, call.now);
  const { from, to } = report;
  const batches = type === 'summary' ? null : reportRows(pool, { basis, type, days: { from, to } });
  if (format === 'pdf' && batches && report.rows > MAX_PDF_ROWS)
    return refuse('finance.tooLongForPdf', { params: { rows: report.rows, most: MAX_PDF_ROWS } });
  await writeAudit(pool, call, {
    action: 'finance.reportExported',
    targetKind: 'report',
    targetId: null,
    after: { type, basis, from, to, format },
  });
  const { finance, reportFile } = textsIn(lang);
  const name = finance.reports.types[type];
  const words = [name, reportFile.bases[basis], from, to].map(fileWord).join('-');
  call.http?.reply
    .type(TYPES[format])
    .header('content-disposition', `attachment; filename="fasih-${words}.${format}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .serializer((body: unknown) => body as string);
  if (format === 'pdf') {
    const rows: ReportRow[] = [];
    for await (const batch of batches ?? []) rows.push(...batch);
    const school = await readIdentity(pool);
    await call.http?.reply.send(
      Buffer.from(
        await renderReportPdf({ ...printed(report), lang, schoolName: school.name, madeAt: call.now, rows }),
      ),
    );
    return undefined;
  }
  const table = batches ? rowsTable(name, batches, lang) : summaryTable(name, report, lang);
  await call.http?.reply.send(
    Readable.from(format === 'csv' ? csvStream(table, query.separator) : xlsxStream(table)),
  );
  return undefined;
}

function printed({ type, basis, from, to, result, categories }: Awaited<ReturnType<typeof readReport>>) {
  return {
    type,
    basis,
    from,
    to,
    revenue: result.revenue.amount,
    expenses: result.expenses.amount,
    net: result.net.amount,
    margin: result.margin,
    categories: categories.map(({ now, ...line }) => ({ ...line, amount: now })),
  };
}
