import { expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import type { PrintedReport } from './report-pdf-data.ts';
import { renderReportPdf } from './report-pdf-worker.ts';

const report: PrintedReport = {
  lang: 'id',
  schoolName: 'Sekolah Fasih',
  type: 'summary',
  basis: 'received',
  from: '2026-10-01',
  to: '2026-10-31',
  madeAt: new Date('2026-11-02T02:00:00Z'),
  revenue: 1_500_000,
  expenses: 500_000,
  net: 1_000_000,
  margin: 66.67,
  categories: [],
  rows: [],
};

it('a share below zero has the minus of its amount', async () => {
  const refunded = { type: 'revenue', category: 'toeic-regular', amount: -500_000, share: -33.333 } as const;
  const bytes = await renderReportPdf({ ...report, categories: [refunded] });
  const { text } = await readPdf(Buffer.from(bytes));
  expect([text.includes('−Rp 500.000'), text.includes('−33,33')]).toEqual([true, true]);
});

it('percent is written as the page of the figures writes it, in both languages', async () => {
  const textOf = async (lang: 'id' | 'en') =>
    (await readPdf(Buffer.from(await renderReportPdf({ ...report, lang })))).text;
  expect([(await textOf('id')).includes('66,67%'), (await textOf('en')).includes('66.67%')]).toEqual([
    true,
    true,
  ]);
});

it('200 rows fill their pages, long descriptions too, under the columns’ names, with the sum at the end', async () => {
  const LONG =
    'Sewa ruang rapat untuk pelatihan guru, makan siang, perjalanan pulang pergi dan honor narasumber dari luar kota';
  const rows = Array.from({ length: 200 }, (_, n) => ({
    id: `${n}`,
    date: '2026-10-05',
    category: n % 3 === 0 ? 'maintenance' : 'teachers',
    kind: 'manual',
    description: n % 7 === 0 ? `${LONG} ${n}` : `Belanja ${n}`,
    payer: '',
    amount: 1_000 + n,
  }));
  const expenses = rows.reduce((sum, { amount }) => sum + amount, 0);
  const long: PrintedReport = { ...report, type: 'expense', rows, expenses };
  const { pages } = await readPdf(Buffer.from(await renderReportPdf(long)));
  const rowsOn = pages.map((page) => page.match(/5 Okt 2026/g)?.length ?? 0);
  expect(rowsOn.reduce((sum, n) => sum + n, 0)).toBe(200);
  expect(rowsOn.slice(0, -1).filter((n) => n < 15)).toEqual([]);
  for (const page of pages) expect(page).toContain('Keterangan');
  expect(pages.at(-1)).toMatch(/Belanja 199 Rp 1\.199 Jumlah \/ Total Rp 219\.900/);
});

it('a long address stays in its column, and the sum is never alone with one row', async () => {
  const description = 'HTTPS://WWW.CONTOH.EXAMPLE/TAGIHAN/SANGAT-PANJANG-SEKALI-2026-NOMOR-000123';
  const rows = Array.from({ length: 25 }, (_, n) => ({
    ...{ id: `${n}`, date: '2026-10-05', category: 'teachers', kind: 'manual', payer: '', amount: 1_000 },
    description: n === 0 ? description : `Belanja ${n}`,
  }));
  const long: PrintedReport = { ...report, type: 'expense', rows, expenses: 25_000 };
  const { pages } = await readPdf(Buffer.from(await renderReportPdf(long)));
  // Cut behind a sign, where the line is full.
  expect(pages[0]).not.toContain(description);
  expect(pages[0]?.replaceAll(' ', '')).toContain(description);
  expect(pages).toHaveLength(2);
  expect(pages[1]?.match(/Belanja/g)?.length).toBeGreaterThanOrEqual(4);
});

it('a report that exceeds the time limit fails alone, and the next one is made', async () => {
  const [late, next] = await Promise.allSettled([renderReportPdf(report, 1), renderReportPdf(report)]);
  expect(late).toMatchObject({ status: 'rejected', reason: { message: 'the thread took more than 1 ms' } });
  if (next.status === 'rejected') throw next.reason;
  expect((await readPdf(Buffer.from(next.value))).text).toContain('Rp 1.000.000');
});
