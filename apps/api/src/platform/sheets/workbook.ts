import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { type FileCell, SheetError, type SheetLimits } from './sheet-limits.ts';
import { checkPart, firstSheetPath } from './workbook-xml.ts';

/** Parts of an archive; Excel workbooks have a few dozen. */
const MAX_PARTS = 1000;
/** Compression ratio allowed for a large part; Excel sheets reach about 30. */
const MAX_RATIO = 300;
const LARGE_PART = 4 * 1024 * 1024;

/**
 * Reads the first sheet of an XLSX file. Sizes are checked before a part is unpacked, and all parts before the table
 * is built, so that merely declared cells take no memory. Throws `SheetError`.
 */
export async function readXlsx(bytes: Uint8Array, limits: SheetLimits): Promise<FileCell[][]> {
  const parts = unpack(bytes, limits.maxUnpacked);
  const text = (path: string) => {
    const part = parts[path];
    return part && new TextDecoder().decode(part);
  };
  const first = firstSheetPath(text('xl/workbook.xml'), text('xl/_rels/workbook.xml.rels'));
  for (const path of Object.keys(parts)) {
    if (path !== first && path.startsWith('xl/worksheets/')) delete parts[path];
    else checkPart(text(path) ?? '', limits, path === first);
  }
  // The library unpacks by itself and trusts the declared sizes, so it gets the parts already unpacked.
  const plain = zipSync(parts, { level: 0 });
  try {
    return (await readSheet(new Blob([plain as Uint8Array<ArrayBuffer>]))) as FileCell[][];
  } catch {
    // The library throws all kinds of errors; each means that the workbook cannot be read.
    throw new SheetError({ fault: 'notASheet' });
  }
}

function unpack(bytes: Uint8Array, maxUnpacked: number): Record<string, Uint8Array> {
  let count = 0;
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, size: packed, originalSize }) => {
        count += 1;
        if (count > MAX_PARTS) throw new SheetError({ fault: 'tooHeavy' });
        if (!/\.(xml|rels)$/i.test(name)) return false;
        size += originalSize;
        if (size > maxUnpacked) throw new SheetError({ fault: 'tooLarge' });
        if (originalSize > LARGE_PART && originalSize > packed * MAX_RATIO)
          throw new SheetError({ fault: 'tooHeavy' });
        return true;
      },
    });
  } catch (error) {
    if (error instanceof SheetError) throw error;
    throw new SheetError({ fault: 'notASheet' });
  }
}
