import { describe, expect, it } from 'vitest';
import { csvLines, withoutFormulas } from './csv-writer.ts';
import { BEGINS_FORMULA, cellsAsSheetsSee } from './spreadsheet.fixtures.ts';

const HOSTILE = [
  '=1+1',
  '+62811',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '"=1+1"',
  'a;=1+1',
  'a,=1+1',
  'a\t=1+1',
  'a;"=1+1"',
  'a\n=1+1',
  'a\r\n+1',
  'a";=1',
  '";=1',
  '",=HYPERLINK("http://jahat.example","klik")',
  'x; -1+1;\t@A1',
  '＝1+1',
];

describe('a CSV file', () => {
  it('never has a cell that a spreadsheet would run, whichever separator it uses', () => {
    for (const written of ['comma', 'semicolon'] as const)
      for (const read of [',', ';', '\t'])
        for (const text of HOSTILE) {
          const cells = cellsAsSheetsSee(csvLines([['Ayu', text, 'x']], written), read);
          expect([written, read, text, cells.filter((cell) => BEGINS_FORMULA.test(cell))]).toEqual([
            written,
            read,
            text,
            [],
          ]);
        }
  });

  it('quotes every text, leaves numbers plain and keeps harmless content as it is', () => {
    expect(csvLines([['Ayu', 5, -1200, 66.67, null, '']], 'comma')).toBe('"Ayu",5,-1200,66.67,,\r\n');
    expect(csvLines([['Ayu', 66.67]], 'semicolon')).toBe('"Ayu";66,67\r\n');
    for (const text of ['Jumat, 5 Juni', 'a-b', 'nama@contoh.id', '1 + 1 = 2', 'Siti "Ayu" Rahma', 'a; b'])
      expect(withoutFormulas(text)).toBe(text);
  });
});
