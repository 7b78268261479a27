import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { validateUpload } from '../../learning/materials/uploaded-file.ts';
import { encodePortrait } from '../files/picture.ts';
import { readSheet } from './read-sheet.ts';
import type { SheetLimits } from './sheet-limits.ts';

const LIMITS: SheetLimits = {
  maxRows: 1000,
  maxColumns: 40,
  maxUnpacked: 40 * 1024 * 1024,
  refuseFormulas: true,
  refuseOtherEncodings: true,
  headingLines: 1,
};
const csv = (text: string) => new TextEncoder().encode(text);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A workbook with one sheet; `prefix` writes its elements as `x:row`. */
function workbook(rows: string, { prefix = '', strings = '' } = {}): Uint8Array {
  const p = prefix && `${prefix}:`;
  const xmlns = prefix ? `xmlns:${prefix}` : 'xmlns';
  const files: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<${p}worksheet ${xmlns}="${MAIN}"><${p}sheetData>${rows}</${p}sheetData></${p}worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="1000000000" uniqueCount="1000000000">${strings}</sst>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
const cell = (at: string, text: string, p = '') =>
  `<${p}c r="${at}" t="inlineStr"><${p}is><${p}t>${text}</${p}t></${p}is></${p}c>`;
const row = (n: number, cells: string, p = '') => `<${p}row r="${n}">${cells}</${p}row>`;

describe('a hostile workbook is refused, and the process survives', () => {
  it('with one cell in the last corner of a sheet', async () => {
    const file = workbook(row(1, cell('A1', 'Nama')) + row(1_048_576, cell('XFD1048576', 'x')));
    expect(file.length).toBeLessThan(2000);
    expect(await readSheet(file, LIMITS)).toEqual({ fault: 'farCell', cell: 'A1048576' });
    const sameRow = workbook(row(1, cell('A1', 'Nama') + cell('XFD1', 'x')));
    expect(await readSheet(sameRow, LIMITS)).toEqual({ fault: 'farCell', cell: 'XFD1' });
    const noRowNumber = workbook(`<row>${cell('A99999999', 'x')}</row>`);
    expect(await readSheet(noRowNumber, LIMITS)).toEqual({ fault: 'farCell', cell: 'A99999999' });
  });

  it('with a prefix before its names', async () => {
    const far = row(1, cell('XFD1048576', 'x', 'x:'), 'x:');
    expect(await readSheet(workbook(far, { prefix: 'x' }), LIMITS)).toMatchObject({ fault: 'farCell' });
    const formula = row(1, '<x:c r="A1"><x:f>1+1</x:f><x:v>2</x:v></x:c>', 'x:');
    expect(await readSheet(workbook(formula, { prefix: 'x' }), LIMITS)).toEqual({ fault: 'formulas' });
    const many = Array.from({ length: 1500 }, (_, i) => row(i + 1, '', 'x:')).join('');
    expect(await readSheet(workbook(many, { prefix: 'x' }), LIMITS)).toEqual({ fault: 'tooManyRows' });
  });

  it('that unpacks to hundreds of megabytes, declared or not', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) });
    expect(await readSheet(bomb, LIMITS)).toEqual({ fault: 'tooLarge' });
    const dense = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(39 * 1024 * 1024) });
    expect(await readSheet(dense, LIMITS)).toEqual({ fault: 'tooHeavy' });
    // The directory declares a kilobyte, the part holds 64 MB.
    const forged = Buffer.from(bomb);
    const at = forged.indexOf('PK\u0001\u0002', 0, 'latin1');
    forged.writeUInt32LE(1024, at + 24);
    forged.writeUInt32LE(1024, 22);
    expect(await readSheet(forged, LIMITS)).toHaveProperty('fault');
  });

  it('with millions of shared strings, and with one shared by thousands of cells', async () => {
    const many = workbook(row(1, '<c r="A1" t="s"><v>0</v></c>'), {
      strings: Array.from({ length: 600_000 }, (_, i) => `<si><t>${i}</t></si>`).join(''),
    });
    expect(await readSheet(many, LIMITS)).toEqual({ fault: 'tooHeavy' });
    const rows = Array.from({ length: 900 }, (_, i) =>
      row(
        i + 1,
        Array.from(
          { length: 26 },
          (_, c) => `<c r="${String.fromCharCode(65 + c)}${i + 1}" t="s"><v>0</v></c>`,
        ).join(''),
      ),
    ).join('');
    const shared = workbook(rows, { strings: `<si><t>${'a'.repeat(30_000)}</t></si>` });
    expect(await readSheet(shared, LIMITS)).toEqual({ fault: 'tooHeavy' });
  });

  it('with elements nested a hundred thousand deep', async () => {
    const deep = workbook('<row>'.repeat(100_000));
    expect(await readSheet(deep, LIMITS)).toEqual({ fault: 'tooHeavy' });
  });

  it('that exceeds the time limit, while other requests are answered', async () => {
    const rows = Array.from({ length: 900 }, (_, i) => row(i + 1, cell(`A${i + 1}`, 'x'))).join('');
    let isRead = false;
    const reading = readSheet(workbook(rows), LIMITS, 1).finally(() => {
      isRead = true;
    });
    await new Promise((done) => setTimeout(done, 1));
    expect(isRead).toBe(false);
    expect(await reading).toEqual({ fault: 'tooHeavy' });
    expect(await readSheet(csv('a,b'), LIMITS)).toEqual({ rows: [['a', 'b']] });
  });
});

describe('an ordinary workbook', () => {
  it('is read with and without a prefix, with gaps', async () => {
    const rows = (p: string) =>
      row(1, cell('A1', 'Nama', p) + cell('C1', 'Email', p), p) + row(3, cell('A3', 'Ayu', p), p);
    const read = {
      rows: [
        ['Nama', null, 'Email'],
        [null, null, null],
        ['Ayu', null, null],
      ],
    };
    expect(await readSheet(workbook(rows('')), LIMITS)).toEqual(read);
    expect(await readSheet(workbook(rows('x:'), { prefix: 'x' }), LIMITS)).toEqual(read);
  });

  it('is refused for too many rows or columns only when it has them', async () => {
    const rows = Array.from({ length: 1200 }, (_, i) => row(i + 1, cell(`A${i + 1}`, 'x'))).join('');
    expect(await readSheet(workbook(rows), LIMITS)).toEqual({ fault: 'tooManyRows' });
    const cells = Array.from({ length: 52 }, (_, i) =>
      cell(`${i < 26 ? '' : 'A'}${String.fromCharCode(65 + (i % 26))}1`, 'x'),
    ).join('');
    expect(await readSheet(workbook(row(1, cells)), LIMITS)).toEqual({ fault: 'tooManyColumns', count: 41 });
  });
});

describe('a CSV file', () => {
  it('is read with commas, semicolons and tabs, quotes, a byte order mark and Excel’s `sep` line', async () => {
    const rows = [
      ['Nama', 'Catatan'],
      ['Ayu', 'a;b,c\n"d"'],
      ['', 'x'],
    ];
    for (const separator of [',', ';', '\t']) {
      const body = rows
        .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(separator))
        .join('\r\n');
      for (const start of ['', '\uFEFF', `sep=${separator}\r\n`, `\uFEFFsep=${separator}\r\n`])
        expect(await readSheet(csv(start + body), LIMITS)).toEqual({ rows });
    }
  });

  it.each([
    ['a quote that never ends', `a,b\n"${'x'.repeat(8_000_000)}`],
    ['quotes without end', `a,b\n${'"a'.repeat(2_000_000)}`],
    ['one row of millions of cells', ','.repeat(8_000_000)],
    ['millions of empty lines', '\n'.repeat(8_000_000)],
  ])('with %s is refused', async (_what, text) => {
    expect(await readSheet(csv(text), LIMITS)).toHaveProperty('fault');
  });
});

describe('an uploaded picture', () => {
  /** A PNG that declares 30,000 × 30,000 and packs its 900 million pixels into a few megabytes or less. */
  async function hugePng(): Promise<Buffer> {
    const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const header = Buffer.alloc(13);
    header.writeUInt32BE(30_000, 0);
    header.writeUInt32BE(30_000, 4);
    header.set([1, 0, 0, 0, 0], 8);
    return Buffer.concat([
      small.subarray(0, 8),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(30_000 * 3751))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  function chunk(type: string, data: Buffer): Buffer {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  }

  it('of 30,000 × 30,000 pixels is refused without being decoded', async () => {
    const png = await hugePng();
    expect(png.length).toBeLessThan(2 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    expect(await encodePortrait(png)).toBeNull();
    expect(await validateUpload(png)).toBeNull();
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });
});
