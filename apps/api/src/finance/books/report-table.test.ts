import { textsIn } from '@fasih/messages/texts';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../platform/sheets/xlsx-stream.ts';
import type { ReportRow } from './read-report.ts';
import { rowsTable, summaryTable } from './report-table.ts';

const row = (more: Partial<ReportRow> = {}) =>
  ({
    date: '2026-11-03',
    category: 'general-english-kids',
    kind: 'course',
    description: 'Kids',
    payer: 'Ibu Sari',
    amount: 1_350_000,
    entryId: 'e-1',
    ...more,
  }) as ReportRow;
async function* batches(...all: ReportRow[][]): AsyncGenerator<ReportRow[]> {
  yield* all;
}
async function read({ rows }: Table): Promise<unknown[][]> {
  const all: unknown[][] = [];
  for await (const batch of rows) all.push(...batch);
  return all;
}

describe('the file of a report', () => {
  it('has every row of every batch in its order, with amounts and days that a sheet can count with', async () => {
    const table = rowsTable(
      'Data',
      batches([row(), row({ entryId: 'e-2', amount: -1 })], [], [row({ entryId: 'e-3' })]),
      'id',
    );
    const rows = await read(table);
    expect(rows.map((cells) => [cells[0], cells[5], cells[6]])).toEqual([
      ['2026-11-03', 1_350_000, 'e-1'],
      ['2026-11-03', -1, 'e-2'],
      ['2026-11-03', 1_350_000, 'e-3'],
    ]);
    expect(table.columns.map(({ kind }) => kind)).toEqual([
      'day',
      'text',
      'text',
      'text',
      'text',
      'rupiah',
      'text',
    ]);
    expect(rows.every((cells) => cells.length === table.columns.length)).toBe(true);
  });

  it.each(['id', 'en'] as const)(
    'has its headings and words in %s, and the key of a word that nobody wrote',
    async (lang) => {
      const { columns } = textsIn(lang).reportFile;
      const { categories } = textsIn(lang).finance;
      const [known = ''] = Object.keys(categories);
      const table = rowsTable(
        'Data',
        batches([row({ category: known, kind: 'stranger' as ReportRow['kind'] }), row({ category: 'x-y' })]),
        lang,
      );
      expect(table.columns.map(({ title }) => title).slice(0, 2)).toEqual([columns.date, columns.category]);
      const rows = await read(table);
      expect([rows[0]?.[1], rows[0]?.[2], rows[1]?.[1]]).toEqual([
        (categories as Record<string, string>)[known],
        'stranger',
        'x-y',
      ]);
    },
  );
});

describe('the file of sums', () => {
  const line = (type: 'revenue' | 'expense', category: string, now: number, share: number | null) => ({
    type,
    category,
    now,
    before: 999,
    share,
  });
  const result = (net: number, margin: number | null) => ({
    revenue: { amount: 3_000_000 },
    expenses: { amount: 1_000_000 },
    net: { amount: net },
    margin,
  });

  it('lists each category with its share, then revenue, expenses, what is left and its part', async () => {
    const categories = [line('revenue', 'a-b', 3_000_000, 1), line('expense', 'c-d', 1_000_000, 1)];
    const table = summaryTable('Ringkasan', { categories, result: result(2_000_000, 0.6667) }, 'id');
    const { types } = textsIn('id').finance;
    const { columns, net, margin } = textsIn('id').reportFile;
    expect(await read(table)).toEqual([
      [types.revenue, 'a-b', 3_000_000, 1],
      [types.expense, 'c-d', 1_000_000, 1],
      [types.revenue, columns.total, 3_000_000, null],
      [types.expense, columns.total, 1_000_000, null],
      [net, columns.total, 2_000_000, null],
      [margin, columns.total, null, 0.6667],
    ]);
    expect(table.columns.map(({ kind }) => kind)).toEqual(['text', 'text', 'rupiah', 'percent']);
  });

  it('of days without revenue has no part, and a loss below zero', async () => {
    const rows = await read(summaryTable('Sums', { categories: [], result: result(-1, null) }, 'en'));
    expect(rows).toHaveLength(4);
    expect(rows.slice(2).map((cells) => cells.slice(2))).toEqual([
      [-1, null],
      [null, null],
    ]);
  });
});
