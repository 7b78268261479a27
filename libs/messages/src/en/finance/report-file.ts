import type { reportFile as shape } from '../../id/finance/report-file.ts';
import { number } from '../number.ts';

/** Titles and headings inside the files of financial reports. */
export const reportFile: typeof shape = {
  title: 'Finance report',
  columns: {
    date: 'Date',
    type: 'Type',
    category: 'Category',
    kind: 'What happened',
    description: 'Description',
    payer: 'Payer',
    amount: 'Amount (Rp)',
    share: 'Share (%)',
    entry: 'Entry number',
    total: 'Total',
  },
  bases: { received: 'cash', earned: 'accrual' },
  net: 'Net profit',
  margin: 'Profit margin',
  made: (p: { when: string }) => `Made ${p.when}`,
  page: (p: { page: number; pages: number }) => `Page ${number(p.page)} of ${number(p.pages)}`,
  none: 'No transactions in this period.',
};
