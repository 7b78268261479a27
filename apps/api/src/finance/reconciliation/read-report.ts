import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MAX_REPORT_BYTES, MAX_REPORT_ROWS } from '@fasih/school/finance/reconciliation/reconcile-contract';
import type { Cell } from '@fasih/school/finance/reconciliation/report-rows';
import type { FastifyRequest } from 'fastify';
import { shownName, uploadedFile } from '../../platform/files/read-upload.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import type { SheetFault, SheetLimits } from '../../platform/sheets/sheet-limits.ts';

export type UploadedReport = { name: string; table: Cell[][] };

const LIMITS: SheetLimits = {
  // The rows, plus a title and sums around them.
  maxRows: MAX_REPORT_ROWS + 100,
  maxColumns: 200,
  maxUnpacked: 100 * 1024 * 1024,
  refuseFormulas: false,
  refuseOtherEncodings: false,
  headingLines: 20,
};

/** Reads the report in the multipart field `file`: CSV or XLSX, detected by its content. */
export async function readReportFile(request: FastifyRequest) {
  const upload = await uploadedFile(request, 'file', MAX_REPORT_BYTES);
  if (upload === 'tooLarge') return refuse('payments.reportTooLarge');
  if (!upload?.bytes.length) return refuse('payments.noFile');
  const name = shownName(upload) || 'laporan';
  const reading = await readSheet(upload.bytes, LIMITS);
  return 'fault' in reading ? refusalOf(reading) : { name, table: reading.rows };
}

function refusalOf(
  found: SheetFault,
): Refusal<
  'payments.reportFarCell' | 'payments.reportTooHeavy' | 'payments.reportTooLarge' | 'payments.reportType'
> {
  switch (found.fault) {
    case 'tooLarge':
    case 'tooManyRows':
      return refuse('payments.reportTooLarge');
    case 'tooHeavy':
      return refuse('payments.reportTooHeavy');
    case 'farCell':
      return refuse('payments.reportFarCell', { params: { cell: found.cell } });
    default:
      return refuse('payments.reportType');
  }
}
