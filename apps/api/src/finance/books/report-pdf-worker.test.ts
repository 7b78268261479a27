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

it('a report that exceeds the time limit fails alone, and the next one is made', async () => {
  const [late, next] = await Promise.allSettled([renderReportPdf(report, 1), renderReportPdf(report)]);
  expect(late).toMatchObject({ status: 'rejected', reason: { message: 'the thread took more than 1 ms' } });
  if (next.status === 'rejected') throw next.reason;
  expect((await readPdf(Buffer.from(next.value))).text).toContain('Rp 1.000.000');
});
