import { type Lang, textsIn } from '@fasih/messages/texts';
import type { CategoryLine } from '@fasih/school/finance/books/profit-loss';
import type { SheetCell } from '../../platform/sheets/csv-writer.ts';
import type { Table } from '../../platform/sheets/xlsx-stream.ts';
import type { ReportRow } from './read-report.ts';

/** The text of a category, kind or type; without one, its key. */
function wordOf(words: Record<string, string>, key: string): string {
  return words[key] ?? key;
}

/** The rows of a report as a table in one language. */
export function rowsTable(name: string, batches: AsyncIterable<ReportRow[]>, lang: Lang): Table {
  const t = textsIn(lang).finance;
  const { columns } = textsIn(lang).reportFile;
  return {
    name,
    columns: [
      { title: columns.date, kind: 'day', width: 12 },
      { title: columns.category, kind: 'text', width: 30 },
      { title: columns.kind, kind: 'text', width: 24 },
      { title: columns.description, kind: 'text', width: 48 },
      { title: columns.payer, kind: 'text', width: 28 },
      { title: columns.amount, kind: 'rupiah', width: 18 },
      { title: columns.entry, kind: 'text', width: 38 },
    ],
    rows: mapped(batches, (row) => [
      row.date,
      wordOf(t.categories, row.category),
      wordOf(t.kinds, row.kind),
      row.description,
      row.payer,
      row.amount,
      row.entryId,
    ]),
  };
}

type Summary = {
  categories: readonly CategoryLine[];
  result: Record<'revenue' | 'expenses' | 'net', { amount: number }> & { margin: number | null };
};

/** Sums by category, followed by revenue, expenses, net and margin. */
export function summaryTable(name: string, { categories, result }: Summary, lang: Lang): Table {
  const t = textsIn(lang).finance;
  const { columns, net, margin } = textsIn(lang).reportFile;
  const total = (label: string, amount: number | null, share: number | null = null) => [
    label,
    columns.total,
    amount,
    share,
  ];
  const lines = [
    ...categories.map(({ type, category, now, share }) => [
      t.types[type],
      wordOf(t.categories, category),
      now,
      share,
    ]),
    total(t.types.revenue, result.revenue.amount),
    total(t.types.expense, result.expenses.amount),
    total(net, result.net.amount),
    total(margin, null, result.margin),
  ];
  return {
    name,
    columns: [
      { title: columns.type, kind: 'text', width: 18 },
      { title: columns.category, kind: 'text', width: 36 },
      { title: columns.amount, kind: 'rupiah', width: 20 },
      { title: columns.share, kind: 'percent', width: 12 },
    ],
    rows: once(lines),
  };
}

async function* mapped(
  batches: AsyncIterable<ReportRow[]>,
  cells: (row: ReportRow) => SheetCell[],
): AsyncGenerator<SheetCell[][]> {
  for await (const batch of batches) yield batch.map(cells);
}

async function* once(lines: SheetCell[][]): AsyncGenerator<SheetCell[][]> {
  yield lines;
}
