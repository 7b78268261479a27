import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { IMPORT_KINDS, type ImportKind } from '@fasih/school/importing/columns';
import { MOST_IMPORT_BYTES, type SheetRow } from '@fasih/school/importing/rules';
import type { FastifyRequest } from 'fastify';
import { uploadedBytes } from '../outside/uploaded-bytes.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export type UploadedSheet = { kind: ImportKind; fileName: string; hash: string; sheet: SheetRow[] };

/** The multipart body: `kind` before the file, and the file in `file`; what it is is told by its bytes, not its name. */
export async function readUpload(request: FastifyRequest): Promise<UploadedSheet | Refusal> {
  if (!request.isMultipart()) return refuse('importing.noFile');
  let bytes: Buffer;
  let kind: ImportKind | undefined;
  let fileName: string;
  try {
    const part = await request.file({ limits: { fileSize: MOST_IMPORT_BYTES } });
    if (!part) return refuse('importing.noFile');
    bytes = await uploadedBytes(part);
    const typed = part.fields.kind;
    const value = typed && 'value' in typed ? typed.value : undefined;
    kind = IMPORT_KINDS.find((one) => one === value);
    fileName = [...part.filename.replace(/[\p{C}]/gu, '')].slice(0, 200).join('');
    if (part.fieldname !== 'file' || !kind) return refuse('importing.noFile');
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 413) return refuse('importing.tooLarge');
    throw error;
  }
  if (bytes.length === 0) return refuse('importing.empty');
  const sheet = await readSheet(bytes);
  if ('refused' in sheet) return sheet;
  return { kind, fileName, hash: createHash('sha256').update(bytes).digest('hex'), sheet };
}

/** Any archive; whether it is a workbook is told by what is in it. */
const ZIP = [0x50, 0x4b];
/** Workbooks of Excel before 2007, and those with a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

function readSheet(bytes: Uint8Array): Promise<SheetRow[] | Refusal> | Refusal {
  const begins = (signs: readonly number[]) => signs.every((sign, i) => bytes[i] === sign);
  if (begins(ZIP)) return readXlsx(bytes);
  return begins(OLD_EXCEL) || begins(PDF) ? refuse('importing.wrongType') : readCsv(bytes);
}
