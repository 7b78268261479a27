import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { MOST_COLUMNS, MOST_ROWS, type SheetRow } from '@fasih/school/importing/rules';

const DELIMITERS = [',', ';', '\t'] as const;
/** The heading, the explanations of a template and one row too many, so that the rules can say so. */
const MOST_LINES = MOST_ROWS + 10;

/**
 * The rows of a CSV file in UTF-8, with commas, semicolons (Excel in Indonesia) or tabs between its cells. UTF-16 and
 * Windows-1252 are refused with what to do, because guessing would spoil names.
 */
export async function readCsv(bytes: Uint8Array): Promise<SheetRow[] | Refusal> {
  if (isUtf16(bytes)) return refuse('importing.utf16');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('importing.notUtf8');
  }
  if (text.includes('\0')) return refuse('importing.wrongType');
  // Excel writes this line for itself.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const { parse, CsvError } = await import('csv-parse/sync');
  try {
    const found = parse(body, {
      delimiter: told?.[1] ?? delimiterOf(body),
      relax_column_count: true,
      relax_quotes: false,
      skip_empty_lines: true,
      max_record_size: 64 * 1024,
      to: MOST_LINES,
      info: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return found.map(({ record }, i) => ({ row: i + 1, cells: record.slice(0, MOST_COLUMNS + 1) }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse('importing.broken', { params: { line: Number(error.lines) || 1 } });
  }
}

/** By its mark, or because every second byte of plain letters is nothing. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const start = bytes.subarray(0, 200);
  return start.filter((byte) => byte === 0).length > start.length / 3;
}

/** What stands most often between the cells of the first line, outside of quotes. */
function delimiterOf(text: string): string {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => line.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}
