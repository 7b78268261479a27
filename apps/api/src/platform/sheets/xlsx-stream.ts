import { DAY } from '@fasih/school/basics/instants';
import type { SheetCell } from './csv-writer.ts';
import { zipOf } from './zip-stream.ts';

/**
 * The type of a column: days, minutes (`2026-11-20 09:30`) and numbers stay days, minutes and numbers in the sheet.
 */
export type Column = {
  title: string;
  kind: 'text' | 'day' | 'minute' | 'rupiah' | 'percent' | 'number';
  width: number;
};
/** A table whose rows arrive in batches. */
export type Table = { name: string; columns: Column[]; rows: AsyncIterable<SheetCell[][]> };

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into the cell formats of STYLES. Text is marked as no formula, whatever it begins with. */
const STYLE: Record<Column['kind'], number> = {
  number: 0,
  text: 1,
  day: 2,
  rupiah: 3,
  percent: 4,
  minute: 5,
};
const TITLE = 6;

const STYLES = `${HEAD}<styleSheet xmlns="${SHEET}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0"/><numFmt numFmtId="166" formatCode="dd/mm/yyyy hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="2" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/**
 * Streams a table as an Excel workbook with one sheet in constant memory; a library would hold all rows at once.
 * Numbers are numbers, days are days, and text is never a formula.
 */
export function xlsxStream(table: Table): AsyncIterable<Uint8Array> {
  return zipOf([
    {
      name: '[Content_Types].xml',
      content: [
        `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/></Types>`,
      ],
    },
    {
      name: '_rels/.rels',
      content: [relations([['officeDocument', 'xl/workbook.xml']])],
    },
    {
      name: 'xl/workbook.xml',
      content: [
        `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(table.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ],
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: [
        relations([
          ['worksheet', 'worksheets/sheet1.xml'],
          ['styles', 'styles.xml'],
        ]),
      ],
    },
    { name: 'xl/styles.xml', content: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(table) },
  ]);
}

function relations(targets: [string, string][]): string {
  const lines = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
}

/** Freezes the heading row. */
async function* sheetOf({ columns, rows }: Table): AsyncGenerator<string> {
  const widths = columns
    .map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  yield `${HEAD}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>`;
  let row = 1;
  yield `<row r="1">${columns.map(({ title }, n) => textCell(addressOf(n, 1), title, TITLE)).join('')}</row>`;
  for await (const batch of rows) {
    let text = '';
    for (const cells of batch) {
      row += 1;
      text += `<row r="${row}">`;
      for (const [n, column] of columns.entries())
        text += cellOf(addressOf(n, row), column, cells[n] ?? null);
      text += '</row>';
    }
    yield text;
  }
  yield '</sheetData></worksheet>';
}

function cellOf(address: string, { kind }: Column, value: SheetCell): string {
  if (value === null || value === '') return '';
  if (typeof value === 'number') return `<c r="${address}" s="${STYLE[kind]}"><v>${value}</v></c>`;
  if (kind === 'day' || kind === 'minute')
    return `<c r="${address}" s="${STYLE[kind]}"><v>${serialOf(value)}</v></c>`;
  return textCell(address, value, STYLE.text);
}

const textCell = (address: string, text: string, style: number) =>
  `<c r="${address}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

/** No table has more than 26 columns. */
const addressOf = (column: number, row: number) => `${String.fromCharCode(65 + column)}${row}`;

/** Days since 30 December 1899, Excel's date format. */
const serialOf = (time: string) => {
  const [day, minute = '00:00'] = time.split(' ');
  return Date.parse(`${day}T${minute}:00Z`) / DAY + 25_569;
};

/** At most 31 characters, without those that Excel refuses. */
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML 1.0; invalid characters are dropped. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
}
