import { describe, expect, it } from 'vitest';
import { MAX_CELL_LENGTH, SheetError, type SheetLimits } from './sheet-limits.ts';
import { checkPart, firstSheetPath } from './workbook-xml.ts';

const LIMITS: SheetLimits = {
  maxRows: 10,
  maxColumns: 4,
  maxUnpacked: 1_000_000,
  headingLines: 1,
  refuseFormulas: true,
  refuseOtherEncodings: true,
};

/** What is found in the way of reading a part; null for a part that may be read. */
function faultOf(xml: string, { isFirst = true, limits = {} as Partial<SheetLimits> } = {}) {
  try {
    checkPart(xml, { ...LIMITS, ...limits }, isFirst);
    return null;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.found;
  }
}

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, n) => `<row r="${from + n}"><c r="A${from + n}"><v>1</v></c></row>`).join(
    '',
  );

describe('the rows of a sheet', () => {
  it.each([
    ['as many as are allowed', rows(10), null],
    ['one more', rows(11), { fault: 'tooManyRows' }],
    ['without numbers, as many as are allowed', '<row/>'.repeat(10), null],
    ['without numbers, one more', '<row/>'.repeat(11), { fault: 'tooManyRows' }],
    [
      'with a stray cell far below',
      `${rows(2)}<row r="900"><c r="B900"/></row>`,
      { fault: 'farCell', cell: 'A900' },
    ],
    [
      'with a stray cell in a row without a number',
      `${rows(2)}<row><c r="B900"/></row>`,
      { fault: 'farCell', cell: 'B900' },
    ],
    // Half of the allowed rows before it mean a long table.
    ['that go on after a gap', `${rows(5)}<row r="11"/>`, { fault: 'tooManyRows' }],
    ['with a stray cell after fewer rows', `${rows(4)}<row r="11"/>`, { fault: 'farCell', cell: 'A11' }],
  ])('%s', (_what, xml, fault) => {
    expect(faultOf(sheet(xml))).toEqual(fault);
  });
});

describe('the columns of a sheet', () => {
  const row = (...cells: string[]) =>
    sheet(`<row r="1">${cells.map((at) => `<c r="${at}"/>`).join('')}</row>`);

  it.each([
    ['as many as are allowed', row('A1', 'B1', 'C1', 'D1'), null],
    ['one more', row('A1', 'B1', 'C1', 'D1', 'E1'), { fault: 'tooManyColumns', count: 5 }],
    [
      'without names, one more',
      sheet(`<row>${'<c/>'.repeat(5)}</row>`),
      { fault: 'tooManyColumns', count: 5 },
    ],
    ['with a stray cell to the right', row('A1', 'XFD1'), { fault: 'farCell', cell: 'XFD1' }],
    ['with a stray cell in small letters', row('aa1'), { fault: 'farCell', cell: 'AA1' }],
    ['that begin again in each row', sheet('<row><c/><c/><c/></row><row><c/><c/><c/></row>'), null],
  ])('%s', (_what, xml, fault) => {
    expect(faultOf(xml)).toEqual(fault);
  });

  it.each([
    ['Z1', 26],
    ['AZ1', 52],
    ['BA1', 53],
    ['ZZ1', 702],
    ['AAA1', 703],
    ['XFD1', 16_384],
  ])('%s is column %i', (cell, column) => {
    expect(faultOf(row(cell), { limits: { maxColumns: column } })).toBe(null);
    expect(faultOf(row(cell), { limits: { maxColumns: column - 1 } })).toEqual({ fault: 'farCell', cell });
  });
});

describe('formulas', () => {
  const formula = sheet('<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>');

  it('are refused in the first sheet, where they are refused', () => {
    expect(faultOf(formula)).toEqual({ fault: 'formulas' });
    expect(faultOf(formula, { limits: { refuseFormulas: false } })).toBe(null);
    expect(faultOf(formula, { isFirst: false })).toBe(null);
  });

  it('are found with a prefix before the names, too', () => {
    expect(faultOf('<x:worksheet><x:row r="1"><x:c r="A1"><x:f>1</x:f></x:c></x:row></x:worksheet>')).toEqual(
      {
        fault: 'formulas',
      },
    );
  });
});

describe('what would cost more than any table', () => {
  const cell = (text: string) => sheet(`<row r="1"><c r="A1"><is><t>${text}</t></is></c></row>`);

  it.each([
    ['a text of twice the longest cell', cell('x'.repeat(2 * MAX_CELL_LENGTH)), null],
    ['a longer text', cell('x'.repeat(2 * MAX_CELL_LENGTH + 1)), { fault: 'tooHeavy' }],
    [
      'a longer text as raw characters',
      cell(`<![CDATA[${'x'.repeat(2 * MAX_CELL_LENGTH + 1)}]]>`),
      { fault: 'tooHeavy' },
    ],
    [
      'a longer text among the shared ones',
      `<sst><si><t>${'x'.repeat(2 * MAX_CELL_LENGTH + 1)}</t></si></sst>`,
      { fault: 'tooHeavy' },
    ],
    [
      'long texts in two cells',
      cell('x'.repeat(40_000)).replace('</row>', `<c r="B1"><t>${'y'.repeat(40_000)}</t></c></row>`),
      null,
    ],
    [
      'a long text outside cells, such as a comment of the program',
      `<head>${'x'.repeat(100_000)}</head>`,
      null,
    ],
    ['sixty-four levels', '<a>'.repeat(64) + '</a>'.repeat(64), null],
    ['one level more', '<a>'.repeat(65) + '</a>'.repeat(65), { fault: 'tooHeavy' }],
  ])('%s', (_what, xml, fault) => {
    expect(faultOf(xml)).toEqual(fault);
  });
});

it.each(['<row', '<a></b>', ''])('%s is no sheet', (xml) => {
  expect(faultOf(xml)).toEqual({ fault: 'notASheet' });
});

describe('the first sheet of a workbook', () => {
  const USUAL = 'xl/worksheets/sheet1.xml';
  const workbook =
    '<workbook><sheets><sheet name="Dua" r:id="rId7"/><sheet name="Satu" r:id="rId3"/></sheets></workbook>';
  const relations = (target: string, id = 'rId7') =>
    `<Relationships><Relationship Id="rId3" Target="worksheets/sheet1.xml"/><Relationship Id="${id}" Target="${target}"/></Relationships>`;

  it.each([
    [
      'is the first in the order of the workbook',
      workbook,
      relations('worksheets/sheet2.xml'),
      'xl/worksheets/sheet2.xml',
    ],
    ['may have a path from the root', workbook, relations('/xl/other/sheet9.xml'), 'xl/other/sheet9.xml'],
    [
      'with another prefix is found',
      workbook.replaceAll('r:id', 'rel:id'),
      relations('worksheets/s.xml'),
      'xl/worksheets/s.xml',
    ],
    ['without its relation has the usual path', workbook, relations('worksheets/sheet2.xml', 'rId8'), USUAL],
    ['without relations has the usual path', workbook, undefined, USUAL],
    ['without a workbook has the usual path', undefined, relations('worksheets/sheet2.xml'), USUAL],
  ])('%s', (_what, book, related, path) => {
    expect(firstSheetPath(book, related)).toBe(path);
  });
});
