import { inflateRawSync } from 'node:zlib';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MOST_COLUMNS, MOST_ROWS, type SheetRow } from '@fasih/school/importing/rules';

/** A sheet of ten thousand rows unpacks to less than this; more is a bomb or no list of ours. */
const MOST_UNPACKED = 40 * 1024 * 1024;

/**
 * The rows of the first sheet of an XLSX file. What it unpacks to is measured before anything reads it, and a sheet that
 * calculates is refused, because a file would then say something else on another machine.
 */
export async function readXlsx(bytes: Uint8Array): Promise<SheetRow[] | Refusal> {
  const parts = partsOf(bytes);
  if (!parts) return refuse('importing.wrongType');
  if (parts.reduce((sum, part) => sum + part.unpacked, 0) > MOST_UNPACKED)
    return refuse('importing.tooLarge');
  const sheet = parts.find(({ name }) => /^xl\/worksheets\/[^/]*\.xml$/.test(name));
  const xml = sheet && unpacked(bytes, sheet);
  if (!xml) return refuse('importing.wrongType');
  if (xml.split('<row').length - 1 > MOST_ROWS + 10)
    return refuse('importing.tooManyRows', { params: { most: MOST_ROWS } });
  if (/<f[\s>/]/.test(xml)) return refuse('importing.formulas');
  const { readSheet } = await import('read-excel-file/node');
  let rows: unknown[][];
  try {
    rows = await readSheet(Buffer.from(bytes));
  } catch {
    // The reader throws whatever its parts throw; all of it means that this is no workbook that one could read.
    return refuse('importing.wrongType');
  }
  return rows
    .map((cells, i) => ({ row: i + 1, cells: cells.slice(0, MOST_COLUMNS + 1).map(textOf) }))
    .filter(({ cells }, i) => i === 0 || cells.some((cell) => cell !== ''));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}

type Part = { name: string; method: number; packed: number; unpacked: number; at: number };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

/** The directory of a ZIP file, or null where it is none (APPNOTE.TXT 4.3.12, 4.3.16). */
function partsOf(bytes: Uint8Array): Part[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, end - 0xffff);
  while (end >= first && view.getUint32(end, true) !== END) end--;
  if (end < first) return null;
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const [name, extra, remark] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const length = name ?? 0;
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + (extra ?? 0) + (remark ?? 0);
  }
  return parts;
}

/** One part as text, at most as long as the whole may be whatever its directory says; null where it cannot be unpacked. */
function unpacked(bytes: Uint8Array, part: Part): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (part.at + 30 > bytes.length || view.getUint32(part.at, true) !== LOCAL) return null;
  const from = part.at + 30 + view.getUint16(part.at + 26, true) + view.getUint16(part.at + 28, true);
  const packed = bytes.subarray(from, from + part.packed);
  try {
    const plain = part.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED });
    return new TextDecoder().decode(plain);
  } catch {
    // Broken, or longer than its directory says.
    return null;
  }
}
