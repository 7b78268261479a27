import { parse } from 'csv-parse/sync';
import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type HandLedger, startHandLedger } from './hand-ledger.fixtures.ts';

/** Texts that a spreadsheet would run as formulas. */
const FORMULAS = ['=HYPERLINK("http://contoh.id";"klik")', '+62811', '-2+3', '@SUM(A1:A9)', "=1+1|'cmd'!A1"];

let books: HandLedger;
beforeAll(async () => {
  books = await startHandLedger();
});
afterAll(() => books.app.stop());

async function file(query: string) {
  const answer = await books.app.fastify.inject({
    url: `/api/finance/reports/export?${query}`,
    headers: { authorization: `Bearer ${books.token}`, 'accept-language': 'id' },
  });
  expect([answer.statusCode, query]).toEqual([200, query]);
  return { bytes: answer.rawPayload, headers: answer.headers };
}
const csv = (bytes: Buffer): Record<string, string>[] => parse(bytes, { columns: true, bom: true });
const sum = (values: unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);

describe('a report as CSV', () => {
  it('has a byte order mark, a name, and every row of its days with plain numbers', async () => {
    const { bytes, headers } = await file('type=revenue&period=7w&format=csv');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="fasih-pendapatan-kas-2026-10-13-2026-11-30.csv"',
    });
    const rows = csv(bytes);
    expect(rows[0]).toEqual({
      Tanggal: '2026-10-31',
      Kategori: 'Kursus Spesial',
      Peristiwa: 'Pembayaran keluarga',
      Keterangan: 'Paket special-course',
      Pembayar: '',
      'Jumlah (Rp)': '1500000',
      'Nomor catatan': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect([rows.length, sum(rows.map((row) => row['Jumlah (Rp)']))]).toEqual([7, 5_750_001]);
    expect(rows.map((row) => row['Jumlah (Rp)'])).toContain('-1200000');
    const { rows: entries } = await books.app.pool.query(
      `select after from audit_log where action = 'finance.reportExported' order by id desc limit 1`,
    );
    expect(entries).toEqual([
      { after: { type: 'revenue', basis: 'received', from: '2026-10-13', to: '2026-11-30', format: 'csv' } },
    ]);
  });

  it('as a summary adds up to the result, in the requested language', async () => {
    const rows = csv((await file('type=summary&period=lastMonth&format=csv&lang=en')).bytes);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['Revenue', 'Special Course', '1500000', '100'],
      ['Expense', 'Teacher/Tutor Salary', '500000', '100'],
      ['Revenue', 'Total', '1500000', ''],
      ['Expense', 'Total', '500000', ''],
      ['Net profit', 'Total', '1000000', ''],
      ['Profit margin', 'Total', '', '66.67'],
    ]);
  });

  it('on the accrual basis has the meetings', async () => {
    const rows = csv((await file('type=revenue&period=7w&basis=earned')).bytes);
    expect(rows.map((row) => [row.Peristiwa, row['Jumlah (Rp)']])).toEqual([
      ['Pertemuan selesai', '120000'],
      ['Catatan tangan', '300000'],
      ['Pertemuan selesai', '120000'],
      ['Pertemuan hangus', '120000'],
    ]);
  });
});

describe('a report as an Excel workbook', () => {
  it('is read back with days as days and numbers as numbers', async () => {
    const { bytes, headers } = await file('type=expense&period=7w&format=xlsx');
    expect(headers['content-disposition']).toContain('.xlsx"');
    const [first] = await readSheet(bytes);
    expect(first?.sheet).toBe('Pengeluaran');
    const [titles, ...rows] = first?.data ?? [];
    expect(titles?.slice(0, 3)).toEqual(['Tanggal', 'Kategori', 'Peristiwa']);
    expect(rows[0]?.slice(0, 6)).toEqual([
      new Date('2026-10-31T00:00:00Z'),
      'Gaji Guru/Tutor',
      'Catatan tangan',
      'Honor Oktober',
      null,
      500_000,
    ]);
    expect(rows.map((row) => row[3])).toContain('Iklan "Belajar bareng"');
    expect(sum(rows.map((row) => row[5]))).toBe(1_754_000);
  });

  it('as a summary shows categories and margin', async () => {
    const [first] = await readSheet((await file('type=summary&period=lastMonth&format=xlsx')).bytes);
    expect(first?.data.at(1)).toEqual(['Pendapatan', 'Kursus Spesial', 1_500_000, 100]);
    expect(first?.data.at(-1)).toEqual(['Margin laba', 'Jumlah', null, 66.67]);
  });
});

describe('a report as PDF', () => {
  it('has the basis of its figures in its name', async () => {
    const { headers } = await file('type=summary&period=lastMonth&format=pdf&basis=earned');
    expect(headers['content-disposition']).toContain('fasih-ringkasan-akrual-2026-10-01-2026-10-31.pdf');
  });

  it('is in the reader’s language, with the other beside it, and has the numbers', async () => {
    const { bytes, headers } = await file('type=summary&period=lastMonth&format=pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const { pages, text, language, tagged, loose, structure } = await readPdf(bytes);
    expect([pages.length, language]).toEqual([1, 'id']);
    expect([tagged, loose]).toEqual([true, 0]);
    const table = structure[0]?.[0]?.parts.find(({ role }) => role === 'Table');
    expect(table?.parts[0]?.parts.map(({ role }) => role)).toEqual(['TH', 'TH', 'TH', 'TH']);
    for (const expected of [
      'Laporan keuangan: Ringkasan',
      'Finance report: Summary',
      'Rp 1.500.000',
      'Rp 1.000.000',
      '66,67%',
      'Gaji Guru/Tutor',
      '1 Okt 2026 – 31 Okt 2026',
      'Halaman 1 dari 1',
    ])
      expect(text).toContain(expected);
  });

  it('lists rows, in English too', async () => {
    const { text, language } = await readPdf((await file('type=revenue&period=7w&format=pdf&lang=en')).bytes);
    expect(language).toBe('en');
    expect(text).toContain('Finance report: Revenue');
    expect(text).toMatch(/[-−] ?Rp 1\.200\.000/);
    expect(text).toContain('Refund · Paket general-english-kids');
  });
});

describe('typed text', () => {
  it('is never a formula in any of the files', async () => {
    for (const [index, description] of FORMULAS.entries()) {
      const added = await books.post('/entries', {
        key: `a-form-with-formulas-${index}`,
        type: 'expense',
        date: '2026-11-30',
        amount: 1,
        category: 'other',
        description,
      });
      expect(added.status).toBe(201);
    }
    const rows = csv((await file('type=expense&period=7w&format=csv')).bytes);
    const texts = rows.map((row) => row.Keterangan ?? '');
    for (const typed of FORMULAS) expect(texts).toContain(`'${typed}`);
    expect(texts.filter((text) => /^[=+@-]/.test(text))).toEqual([]);

    const { bytes } = await file('type=expense&period=7w&format=xlsx');
    const [sheet] = await readSheet(bytes);
    const cells = sheet?.data.map((row) => row[3]);
    for (const typed of FORMULAS) expect(cells).toContain(typed);
    const { text } = await readPdf((await file('type=expense&period=7w&format=pdf')).bytes);
    expect(text).toContain('@SUM(A1:A9)');
  });
});

describe('a long report', () => {
  it('is complete as CSV and XLSX, and refused as a PDF', async () => {
    const entries = Array.from({ length: 4_500 }, (_, n) => ({
      sourceKind: 'hand',
      sourceId: `long:${n}`,
      schoolDay: `2026-10-${String(1 + (n % 31)).padStart(2, '0')}`,
      category: 'ielts-express',
      description: `Paket ke-${n}`,
      reverses: null,
      lines: [
        { account: 'cash.provider', amount: 1_000 + n },
        { account: 'fees.unearned', amount: -1_000 - n },
      ],
    }));
    await inTransaction(books.app.pool, (db) => postEntries(db, entries, books.app.clock.now()));
    const rows = csv((await file('type=revenue&period=lastMonth')).bytes);
    expect(new Set(rows.map((row) => row['Nomor catatan'])).size).toBe(4_501);
    const preview = await books.get('/reports?type=revenue&period=lastMonth');
    expect(preview.body.rows).toBe(4_501);
    expect(sum(rows.map((row) => row['Jumlah (Rp)']))).toBe(preview.body.result.revenue.amount);
    const days = rows.map((row) => row.Tanggal ?? '');
    expect(days).toEqual(days.toSorted());
    const [sheet] = await readSheet((await file('type=revenue&period=lastMonth&format=xlsx')).bytes);
    expect(sheet?.data).toHaveLength(4_502);
    const refused = await books.get('/reports/export?type=revenue&period=lastMonth&format=pdf');
    expect([refused.status, refused.body.code]).toEqual([409, 'finance.tooLongForPdf']);
    expect(refused.body.message).toContain('4.501');
  });
});
