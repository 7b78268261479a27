import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './csv-table.ts';
import {
  type FileCell,
  MAX_CELL_LENGTH,
  MAX_TEXT_LENGTH,
  SheetError,
  type SheetLimits,
  type SheetReading,
} from './sheet-limits.ts';

/** An uploaded file and its limits. */
export type SheetTask = { bytes: Uint8Array; limits: SheetLimits };

/** Any archive; its content tells whether it is a workbook. */
const ZIP = [0x50, 0x4b];
/** Excel workbooks before 2007, and those with a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];

async function read({ bytes, limits }: SheetTask): Promise<SheetReading> {
  const begins = (signs: readonly number[]) => signs.every((sign, i) => bytes[i] === sign);
  try {
    if (begins(OLD_EXCEL) || begins(PDF)) return { fault: 'notASheet' };
    const rows = begins(ZIP)
      ? await (await import('./workbook.ts')).readXlsx(bytes, limits)
      : readCsv(bytes, limits);
    return { rows: cut(rows, limits) };
  } catch (error) {
    if (error instanceof SheetError) return error.found;
    throw error;
  }
}

/** Keeps one column more than allowed, so that the rules can tell that there are too many. */
function cut(rows: readonly FileCell[][], { maxColumns }: SheetLimits): FileCell[][] {
  let length = 0;
  return rows.map((cells) =>
    cells.slice(0, maxColumns + 1).map((cell) => {
      if (typeof cell !== 'string') return cell;
      length += cell.length;
      if (cell.length > MAX_CELL_LENGTH || length > MAX_TEXT_LENGTH)
        throw new SheetError({ fault: 'tooHeavy' });
      return cell;
    }),
  );
}

parentPort?.postMessage(await read(workerData as SheetTask));
