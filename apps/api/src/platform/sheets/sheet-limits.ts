/** A cell as a file gives it. */
export type FileCell = string | number | boolean | Date | null;

/** What one kind of uploaded table may be at most; everything beyond is refused before it takes memory. */
export type SheetLimits = {
  /** Rows with the heading and whatever stands around the table. */
  maxRows: number;
  maxColumns: number;
  /** Bytes that a workbook may unpack to, all parts together. */
  maxUnpacked: number;
  /** Refuses a workbook whose first sheet calculates. */
  refuseFormulas: boolean;
  /** In a CSV file: refuses bytes that are not UTF-8, instead of showing a sign for them. */
  refuseOtherEncodings: boolean;
  /** First lines of a CSV file in which its separator is looked for. */
  headingLines: number;
};

/** Why a file is not read. `tooHeavy` is a file that would cost more memory or time than any real table. */
export type SheetFault =
  | { fault: 'notASheet' | 'notUtf8' | 'utf16' | 'formulas' | 'tooLarge' | 'tooHeavy' | 'tooManyRows' }
  | { fault: 'broken'; line: number }
  | { fault: 'tooManyColumns'; count: number }
  | { fault: 'farCell'; cell: string };

/** The rows of the first sheet, each at most `maxColumns` + 1 cells, or why there are none. */
export type SheetReading = { rows: FileCell[][] } | SheetFault;

/** Excel's own limit for one cell, in characters. */
export const MAX_CELL_LENGTH = 32_767;
/** Characters of all cells together: a text that thousands of cells share is copied for each of them. */
export const MAX_TEXT_LENGTH = 30_000_000;

/** A fault inside a reader, so that it ends the reading at once. */
export class SheetError extends Error {
  readonly found: SheetFault;

  constructor(found: SheetFault) {
    super(found.fault);
    this.found = found;
  }
}
