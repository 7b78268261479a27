import { Parser } from 'saxen';
import { MAX_CELL_LENGTH, SheetError, type SheetLimits } from './sheet-limits.ts';

/** Nesting depth; workbooks need ten. */
const MAX_DEPTH = 64;
/** Distinct strings of a workbook. */
const MAX_STRINGS = 500_000;
/** Cells, including empty ones that only have a format. */
const MAX_CELLS = 1_000_000;

type Visit = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  text?: (length: number) => void;
};

/** A name without its namespace prefix: `x:row` is a `row`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Walks through a part; throws `SheetError` when it is nested too deeply or is no XML. */
function walk(xml: string, { open, text }: Visit): void {
  let depth = 0;
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new SheetError({ fault: 'tooHeavy' });
    open?.(localName(name), attributes);
  });
  parser.on('closeTag', () => {
    depth -= 1;
  });
  parser.on('text', (value) => text?.(value.length));
  parser.on('cdata', (value) => text?.(value.length));
  parser.on('error', (error) => {
    throw error instanceof SheetError ? error : new SheetError({ fault: 'notASheet' });
  });
  parser.parse(xml);
}

/**
 * Refuses a part of a workbook with cells outside the limits, with too many or too long texts, and, where formulas
 * are refused, a first sheet that contains one.
 */
export function checkPart(xml: string, limits: SheetLimits, isFirst: boolean): void {
  const at = { row: 0, column: 0, rows: 0, cells: 0, inRow: 0, strings: 0, length: 0 };
  walk(xml, {
    open: (name, attributes) => {
      if (name === 'row') {
        at.rows += 1;
        at.inRow = 0;
        at.column = 0;
        at.row = wholeNumber(unprefixed(attributes(), 'r')) ?? at.row + 1;
        checkRow(at, limits);
      } else if (name === 'c') {
        at.cells += 1;
        at.inRow += 1;
        at.length = 0;
        const cell = /^([A-Z]{1,7})(\d{1,10})$/i.exec(unprefixed(attributes(), 'r') ?? '');
        at.column = cell?.[1] ? columnNumber(cell[1]) : at.column + 1;
        if (cell) at.row = Number(cell[2]);
        checkRow(at, limits);
        checkColumn(at, limits);
        if (at.cells > MAX_CELLS) throw new SheetError({ fault: 'tooHeavy' });
      } else if (name === 'si') {
        at.strings += 1;
        at.length = 0;
        if (at.strings > MAX_STRINGS) throw new SheetError({ fault: 'tooHeavy' });
      } else if (name === 'f' && isFirst && limits.refuseFormulas) {
        throw new SheetError({ fault: 'formulas' });
      }
    },
    text: (more) => {
      at.length += more;
      if (at.cells + at.strings > 0 && at.length > 2 * MAX_CELL_LENGTH)
        throw new SheetError({ fault: 'tooHeavy' });
    },
  });
}

type Place = { row: number; column: number; rows: number; inRow: number };

function checkRow(at: Place, { maxRows }: SheetLimits): void {
  if (at.rows > maxRows) throw new SheetError({ fault: 'tooManyRows' });
  if (at.row <= maxRows) return;
  // Half of that many rows before it mean a long table, not a stray cell.
  if (at.rows > maxRows / 2) throw new SheetError({ fault: 'tooManyRows' });
  throw new SheetError({ fault: 'farCell', cell: `${columnName(Math.max(1, at.column))}${at.row}` });
}

function checkColumn(at: Place, { maxColumns }: SheetLimits): void {
  if (at.column <= maxColumns) return;
  if (at.inRow > maxColumns / 2) throw new SheetError({ fault: 'tooManyColumns', count: at.column });
  throw new SheetError({ fault: 'farCell', cell: `${columnName(at.column)}${at.row}` });
}

function unprefixed(attributes: Record<string, string>, name: string): string | undefined {
  return attributes[name] ?? Object.entries(attributes).find(([key]) => localName(key) === name)?.[1];
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : null;
}

const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function columnName(column: number): string {
  let name = '';
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26))
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  return name;
}

/** A part that is not there; the parser takes an empty text for a fault. */
const NOTHING = '<nothing/>';

/** The path of the first sheet in the workbook's order, or the usual path when that is unknown. */
export function firstSheetPath(workbook: string | undefined, relations: string | undefined): string {
  const usual = 'xl/worksheets/sheet1.xml';
  let id: string | undefined;
  walk(workbook || NOTHING, {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= Object.entries(attributes()).find(([key]) => /:id$/i.test(key))?.[1];
    },
  });
  let target: string | undefined;
  walk(relations || NOTHING, {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes().Id === id) target = attributes().Target;
    },
  });
  if (target === undefined) return usual;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
