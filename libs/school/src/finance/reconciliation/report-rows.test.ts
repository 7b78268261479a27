import { describe, expect, it } from 'vitest';
import { readReport } from './report-rows.ts';

const HEAD = [
  'Order ID',
  'Transaction ID',
  'Transaction Status',
  'Gross Amount',
  'Fee',
  'Net Amount',
  'Settlement Time',
];
const row = (...cells: (string | number | Date | null)[]) => readReport([HEAD, cells])?.rows[0];
const bad = (...cells: (string | number | null)[]) => readReport([HEAD, cells])?.unread;

describe('a settlement report', () => {
  it('is read by its headings, in any order and either language, skipping titles, empty lines and sums', () => {
    const report = readReport([
      ['Laporan Settlement', '', ''],
      [],
      ['Jumlah (Rp)', 'ID Pesanan', 'Biaya', 'Waktu Transaksi'],
      ['Rp 2.700.000,00', 'o1', '4.000', '21/11/2026 08:00'],
      ['', '', '', ''],
      ['2.700.000', '', '4.000', ''],
    ]);
    expect(report).toEqual({
      rows: [
        {
          transactionId: null,
          providerOrderId: 'o1',
          refund: false,
          status: null,
          day: '2026-11-21',
          gross: 2_700_000,
          fee: 4_000,
          net: null,
        },
      ],
      unread: [{ line: 6, field: 'id' }],
    });
  });

  it.each<[string | number, number]>([
    ['150000', 150_000],
    ['150000.00', 150_000],
    ['1.250.000', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['Rp 1.250.000,00', 1_250_000],
    ['IDR 150000', 150_000],
    [150_000, 150_000],
  ])('reads the amount %s', (text, amount) => {
    expect(row('o1', 't1', 'settlement', text, '', '', '')?.gross).toBe(amount);
  });

  it.each(['1250.5', '12.50', 'abc', '', '1.25.000'])('refuses the ambiguous amount %s', (text) => {
    expect(bad('o1', 't1', '', text, '', '', '')).toEqual([{ line: 2, field: 'amount' }]);
  });

  it.each<[string | Date, string | null]>([
    ['2026-11-21 23:59:59', '2026-11-21'],
    ['2026-11-21T18:00:00Z', '2026-11-22'],
    ['2026-11-21T23:30:00+07:00', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    [new Date('2026-11-21T00:00:00Z'), '2026-11-21'],
    ['', null],
  ])('reads the time %s', (time, day) => {
    expect(row('o1', 't1', '', '1000', '', '', time)?.day).toBe(day);
  });

  it('refuses invalid days, and amounts that do not add up', () => {
    expect(bad('o1', 't1', '', '1000', '', '', '31/02/2026')).toEqual([{ line: 2, field: 'time' }]);
    expect(bad('o1', 't1', '', '1000', '100', '901', '')).toEqual([{ line: 2, field: 'sum' }]);
    expect(bad('o1', 't1', '', '1000', 'x', '', '')).toEqual([{ line: 2, field: 'fee' }]);
    expect(bad('o1', 't1', '', '1000', '', 'x', '')).toEqual([{ line: 2, field: 'net' }]);
  });

  it('tells refunds from payments by sign, type, or a separate column', () => {
    expect(row('o1', 't1', 'settlement', '-1000', '', '', '')).toMatchObject({
      refund: true,
      gross: 1000,
      status: null,
    });
    const typed = readReport([
      ['Transaction ID', 'Type', 'Amount'],
      ['t1', 'Refund', '1000'],
    ]);
    expect(typed?.rows).toMatchObject([{ refund: true, gross: 1000 }]);
    const beside = readReport([
      ['Transaction ID', 'Amount', 'Refund Amount'],
      ['t1', '1000', '400'],
      ['t2', '1000', '0'],
    ]);
    expect(beside?.rows.map(({ transactionId, refund, gross }) => [transactionId, refund, gross])).toEqual([
      ['t1', false, 1000],
      ['t1', true, 400],
      ['t2', false, 1000],
    ]);
  });

  it('knows the names of statuses, and leaves unknown ones empty', () => {
    expect(row('o1', 't1', 'Settlement', '1', '', '', '')?.status).toBe('settlement');
    expect(row('o1', 't1', 'Partial Refund', '1', '', '', '')?.status).toBe('partial_refund');
    expect(row('o1', 't1', 'Dibayarkan', '1', '', '', '')?.status).toBeNull();
  });

  it('without an id and an amount among its headings is refused', () => {
    expect(
      readReport([
        ['Nama', 'Jumlah'],
        ['Sari', '1000'],
      ]),
    ).toBeNull();
    expect(readReport([])).toBeNull();
  });
});
