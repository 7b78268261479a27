import { CsvError, parse } from 'csv-parse/sync';
import { type FileCell, SheetError, type SheetLimits } from './sheet-limits.ts';

const SEPARATORS = [',', ';', '\t'] as const;
/** Bytes of one row. */
const MAX_ROW_BYTES = 64 * 1024;

/**
 * Parses a CSV file: commas, semicolons (Excel in Indonesia) or tabs, quotes, a byte order mark and Excel's `sep=;`
 * line. Empty lines are kept, so that row numbers match the sheet's. Throws `SheetError`.
 */
export function readCsv(bytes: Uint8Array, limits: SheetLimits): FileCell[][] {
  const text = decode(bytes, limits);
  const named = /^sep=(.)\r?\n/i.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  // The parser limits the length of cells, not the number of empty ones.
  if (hasLineLongerThan(body, MAX_ROW_BYTES)) throw new SheetError({ fault: 'tooHeavy' });
  try {
    const rows = parse(body, {
      delimiter: named?.[1] ?? separatorOf(body, limits.headingLines),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: MAX_ROW_BYTES,
      to: limits.maxRows + 1,
    }) as string[][];
    if (rows.length > limits.maxRows) throw new SheetError({ fault: 'tooManyRows' });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetError({ fault: 'broken', line: Number(error.lines) || 1 });
  }
}

function decode(bytes: Uint8Array, { refuseOtherEncodings }: SheetLimits): string {
  if (isUtf16(bytes)) throw new SheetError({ fault: 'utf16' });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: refuseOtherEncodings }).decode(bytes);
  } catch {
    throw new SheetError({ fault: 'notUtf8' });
  }
  if (text.includes('\0')) throw new SheetError({ fault: 'notASheet' });
  return text;
}

function hasLineLongerThan(text: string, length: number): boolean {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if ((end < 0 ? text.length : end) - from > length) return true;
    if (end < 0) return false;
    from = end + 1;
  }
  return false;
}

/** Detected by its mark, or because every second byte of plain letters is zero. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 200);
  return start.filter((byte) => byte === 0).length > start.length / 3;
}

/** The most frequent separator of the first lines, outside quotes. */
function separatorOf(text: string, lines: number): string {
  const start = text
    .slice(0, MAX_ROW_BYTES)
    .split(/\r\n|\r|\n/, lines)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  const count = (sign: string) => start.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
