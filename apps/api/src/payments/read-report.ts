import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MOST_REPORT_BYTES, MOST_REPORT_ROWS } from '@fasih/school/payments/reconcile-contract';
import type { Cell } from '@fasih/school/payments/report-rows';
import type { FastifyRequest } from 'fastify';
import { uploadedBytes } from '../outside/uploaded-bytes.ts';

export type UploadedReport = { name: string; table: Cell[][] };

/** The rows, and a title and sums around them. */
const MOST_LINES = MOST_REPORT_ROWS + 100;
/** What a workbook may unpack to. */
const MOST_UNPACKED = 100 * 1024 * 1024;

/** The report in the multipart field `file`: CSV or XLSX, told by its bytes, not its name. */
export async function readReportFile(request: FastifyRequest): Promise<UploadedReport | Refusal> {
  if (!request.isMultipart()) return refuse('payments.noFile');
  let bytes: Buffer;
  let name: string;
  try {
    const part = await request.file({ limits: { fileSize: MOST_REPORT_BYTES } });
    if (!part) return refuse('payments.noFile');
    bytes = await uploadedBytes(part);
    name = [...part.filename.replace(/[\p{C}]/gu, '')].slice(0, 200).join('') || 'laporan';
    if (part.fieldname !== 'file' || bytes.length === 0) return refuse('payments.noFile');
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) return refuse('payments.reportTooLarge');
    throw error;
  }
  const table =
    bytes.subarray(0, 2).toString('latin1') === 'PK' ? await xlsxTable(bytes) : await csvTable(bytes);
  if ('refused' in table) return table;
  return table.length > MOST_LINES ? refuse('payments.reportTooLarge') : { name, table };
}

async function csvTable(bytes: Buffer): Promise<Cell[][] | Refusal> {
  if (bytes.subarray(0, 8192).includes(0)) return refuse('payments.reportType');
  const text = new TextDecoder().decode(bytes);
  const { parse } = await import('csv-parse/sync');
  const heading = text.slice(0, 4096);
  const semicolons = heading.split(';').length > heading.split(',').length;
  try {
    return parse(text, {
      delimiter: semicolons ? ';' : ',',
      bom: true,
      relax_column_count: true,
      skip_empty_lines: false,
      to: MOST_LINES + 1,
    }) as string[][];
  } catch {
    // The parser throws for everything that is no table; all of it means 'not a report for us'.
    return refuse('payments.reportType');
  }
}

async function xlsxTable(bytes: Buffer): Promise<Cell[][] | Refusal> {
  if (unpackedSize(bytes) > MOST_UNPACKED) return refuse('payments.reportTooLarge');
  const { readSheet } = await import('read-excel-file/node');
  try {
    return (await readSheet(bytes)) as Cell[][];
  } catch {
    // The reader throws whatever its parts throw; all of it means that this is no workbook that one could read.
    return refuse('payments.reportType');
  }
}

/** What an archive says that it unpacks to: the sum over its directory (APPNOTE.TXT 4.3.12). */
function unpackedSize(bytes: Buffer): number {
  let sum = 0;
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0 && at + 28 <= bytes.length; ) {
    sum += bytes.readUInt32LE(at + 24);
    at = bytes.indexOf('PK\u0001\u0002', at + 28, 'latin1');
  }
  return sum;
}
