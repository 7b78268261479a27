import { describe, expect, it } from 'vitest';
import { readCsv } from './csv-table.ts';
import { SheetError, type SheetLimits } from './sheet-limits.ts';

const LIMITS: SheetLimits = {
  maxRows: 3,
  maxColumns: 10,
  maxUnpacked: 1_000_000,
  headingLines: 1,
  refuseFormulas: true,
  refuseOtherEncodings: true,
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (file: string | Uint8Array, limits: Partial<SheetLimits> = {}) =>
  readCsv(typeof file === 'string' ? bytesOf(file) : file, { ...LIMITS, ...limits });
const faultOf = (...args: Parameters<typeof read>) => {
  try {
    return { rows: read(...args).length };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return error.found;
  }
};

describe('the separator of a file', () => {
  it.each([
    ['commas', 'a,b,c', ['a', 'b', 'c']],
    ['semicolons, as Excel writes in Indonesia', 'a;b;c', ['a', 'b', 'c']],
    ['tabs', 'a\tb\tc', ['a', 'b', 'c']],
    ['the most frequent of several', 'a;b,c;d', ['a', 'b,c', 'd']],
    ['a comma where two are as frequent', 'a,b;c', ['a', 'b;c']],
    ['not one inside quotes', '"a;b;c;d",e', ['a;b;c;d', 'e']],
    ['none in a single column', 'nama', ['nama']],
    ['the one that Excel names', 'sep=|\na|b', ['a', 'b']],
    ['the one that Excel names, against the more frequent', 'SEP=;\r\na,a,a;b', ['a,a,a', 'b']],
  ])('%s', (_what, text, row) => {
    expect(read(text)).toEqual([row]);
  });

  it('is looked for in the lines of the heading alone', () => {
    const text = 'a;b\nx,y,z\n';
    expect(read(text)[1]).toEqual(['x,y,z']);
    expect(read(text, { headingLines: 2 })[1]).toEqual(['x', 'y', 'z']);
  });
});

describe('the rows of a file', () => {
  it('keep empty lines, so that their numbers are those of the sheet', () => {
    expect(read('a,b\n\nc,d')).toEqual([['a', 'b'], [''], ['c', 'd']]);
  });

  it.each([
    ['as many as are allowed', 'a\nb\nc', { rows: 3 }],
    ['with a line break at the end', 'a\nb\nc\n', { rows: 3 }],
    ['one more', 'a\nb\nc\nd', { fault: 'tooManyRows' }],
    ['of different lengths', 'a,b\nc\nd,e,f', { rows: 3 }],
    ['with a line break inside quotes', '"a\nb"\nc\nd', { rows: 3 }],
    ['none', '', { rows: 0 }],
  ])('%s', (_what, text, expected) => {
    expect(faultOf(text)).toEqual(expected);
  });

  it('keep doubled quotes as one, and drop the byte order mark', () => {
    expect(read('\uFEFF"dia bilang ""ya""",b')).toEqual([['dia bilang "ya"', 'b']]);
  });

  it.each([
    ['a quote that never ends', 'a,b\n"c,d', 2],
    ['a quote in the middle of a cell', 'a,b\nc,d"e"', 2],
    ['text behind a quoted cell', '"a"b,c', 1],
  ])('with %s are named by their line', (_what, text, line) => {
    expect(faultOf(text)).toEqual({ fault: 'broken', line });
  });

  const KB_64 = 64 * 1024;
  it.each([
    ['as long as a line may be', `${'x'.repeat(KB_64)}\nb`, { rows: 2 }],
    ['one letter longer', `a\n${'x'.repeat(KB_64 + 1)}`, { fault: 'tooHeavy' }],
    ['of many empty cells', `a\n${','.repeat(KB_64 + 1)}\nb`, { fault: 'tooHeavy' }],
  ])('%s', (_what, text, expected) => {
    expect(faultOf(text)).toEqual(expected);
  });
});

describe('the encoding of a file', () => {
  const utf16 = (text: string, mark: number[]) => Uint8Array.from([...mark, ...Buffer.from(text, 'utf16le')]);
  const latin = Uint8Array.from([0x52, 0xe9, 0x6e, 0x65]);

  it.each([
    ['UTF-8', bytesOf('René'), { rows: 1 }],
    ['Windows, in which an accent is one byte', latin, { fault: 'notUtf8' }],
    ['UTF-16 with its mark', utf16('nama;umur', [0xff, 0xfe]), { fault: 'utf16' }],
    ['UTF-16 of the other order', utf16('nama', [0xfe, 0xff]), { fault: 'utf16' }],
    ['UTF-16 without a mark', utf16('nama;umur', []), { fault: 'utf16' }],
    ['no text at all', Uint8Array.from([65, 66, 67, 68, 0, 70, 71, 72]), { fault: 'notASheet' }],
  ])('%s', (_what, bytes, expected) => {
    expect(faultOf(bytes)).toEqual(expected);
  });

  it('other than UTF-8 shows replacement characters where it is not refused', () => {
    expect(read(latin, { refuseOtherEncodings: false })).toEqual([['R\uFFFDne']]);
  });
});
