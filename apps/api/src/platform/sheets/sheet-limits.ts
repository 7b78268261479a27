/** A cell as read from a file. */
export type FileCell = string | number | boolean | Date | null;

/** Limits of one kind of uploaded table; anything beyond is refused before it takes memory. */
export type SheetLimits = {
  /** Rows including the heading and any text around the table. */
  maxRows: number;
  maxColumns: number;
  /** Uncompressed bytes of all parts of a workbook. */
  maxUnpacked: number;
  /** Refuses a workbook whose first sheet contains formulas. */
  refuseFormulas: boolean;
  /** Refuses a CSV file that is not UTF-8, instead of showing replacement characters. */
  refuseOtherEncodings: boolean;
  /** Number of first lines of a CSV file used to detect its separator. */
  headingLines: number;
};

/** Why a file was not read. `tooHeavy`: it would cost more memory or time than any real table. */
export type SheetFault =
  | { fault: 'notASheet' | 'notUtf8' | 'utf16' | 'formulas' | 'tooLarge' | 'tooHeavy' | 'tooManyRows' }
  | { fault: 'broken'; line: number }
  | { fault: 'tooManyColumns'; count: number }
  | { fault: 'farCell'; cell: string };

/** The rows of the first sheet, each at most `maxColumns` + 1 cells, or the fault. */
export type SheetReading = { rows: FileCell[][] } | SheetFault;

/** Excel's own limit for one cell, in characters. */
export const MAX_CELL_LENGTH = 32_767;
/** Characters of all cells together: a shared string is copied for each cell that uses it. */
export const MAX_TEXT_LENGTH = 30_000_000;

/** Thrown inside a reader to stop reading at once. */
export class SheetError extends Error {
  readonly found: SheetFault;

  constructor(found: SheetFault) {
    super(found.fault);
    this.found = found;
  }
}
