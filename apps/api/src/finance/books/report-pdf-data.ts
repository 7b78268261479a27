import type { Lang } from '@fasih/messages/texts';
import type { MoneyType } from '@fasih/school/finance/books/contract';

/** The content of a report's PDF; amounts in whole rupiah. */
export type PrintedReport = {
  lang: Lang;
  schoolName: string;
  type: 'summary' | MoneyType;
  basis: 'received' | 'earned';
  from: string;
  to: string;
  madeAt: Date;
  revenue: number;
  expenses: number;
  net: number;
  margin: number | null;
  categories: { type: MoneyType; category: string; amount: number; share: number | null }[];
  /** Empty in a summary. */
  rows: PrintedRow[];
};

export type PrintedRow = {
  id: string;
  date: string;
  category: string;
  kind: string;
  description: string;
  payer: string;
  amount: number;
};

/** Renders the PDF; compiled to `dist/finance/books/report-pdf.js`, loaded on first use. */
export type RenderReport = (report: PrintedReport) => Promise<Uint8Array>;
