import { createHash } from 'node:crypto';
import { refuse } from '@fasih/school/basics/refusal';
import { IMPORT_KINDS, type ImportKind } from '@fasih/school/office/imports/columns';
import { MAX_COLUMNS, MAX_IMPORT_BYTES, MAX_ROWS, type SheetRow } from '@fasih/school/office/imports/sheet';
import type { FastifyRequest } from 'fastify';
import { shownName, uploadedFile } from '../../platform/files/read-upload.ts';
import { readSheet } from '../../platform/sheets/read-sheet.ts';
import type { FileCell, SheetFault, SheetLimits } from '../../platform/sheets/sheet-limits.ts';
import { isJson, rowsOfJson } from './read-json.ts';

export type UploadedSheet = { kind: ImportKind; fileName: string; hash: string; sheet: SheetRow[] };

/**
 * Reads the multipart body: `kind` before the file in `file`. The format is recognised by its bytes, not its
 * name.
 */
export async function readUpload(request: FastifyRequest) {
  const upload = await uploadedFile(request, 'file', MAX_IMPORT_BYTES);
  if (upload === 'tooLarge') return refuse('importing.tooLarge');
  if (!upload) return refuse('importing.noFile');
  const { bytes, fields } = upload;
  const value = fields.kind && 'value' in fields.kind ? fields.kind.value : undefined;
  const kind = IMPORT_KINDS.find((one) => one === value);
  if (!kind) return refuse('importing.noFile');
  if (bytes.length === 0) return refuse('importing.empty');
  const sheet = isJson(bytes)
    ? (rowsOfJson(bytes, LIMITS) ?? refuse('importing.notRows'))
    : await sheetOf(bytes);
  if ('refused' in sheet) return sheet;
  return { kind, fileName: shownName(upload), hash: createHash('sha256').update(bytes).digest('hex'), sheet };
}

const LIMITS: SheetLimits = {
  // Heading, template explanations and one extra row, so that the limit is reported by the rules.
  maxRows: MAX_ROWS + 10,
  maxColumns: MAX_COLUMNS,
  maxUnpacked: 40 * 1024 * 1024,
  refuseFormulas: true,
  refuseOtherEncodings: true,
  headingLines: 1,
};

async function sheetOf(bytes: Uint8Array) {
  const reading = await readSheet(bytes, LIMITS);
  if ('fault' in reading) return refusalOf(reading);
  return reading.rows
    .map((cells, i) => ({ row: i + 1, cells: cells.map(textOf) }))
    .filter(({ cells }, i) => i === 0 || cells.some((cell) => cell !== ''));
}

function refusalOf(found: SheetFault) {
  switch (found.fault) {
    case 'notASheet':
      return refuse('importing.wrongType');
    case 'tooManyRows':
      return refuse('importing.tooManyRows', { params: { most: MAX_ROWS } });
    default: {
      const { fault, ...params } = found;
      return refuse(`importing.${fault}`, { params });
    }
  }
}

function textOf(cell: FileCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}
