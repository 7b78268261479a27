import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { calendarDay } from '../../basics/day.ts';
import { BASES, MONEY_TYPES } from '../../ledger/journal/money.ts';
import { basis, figure, result, staff } from './contract.ts';
import { RANGES, REPORT_PERIODS } from './periods.ts';

export const profitLoss = contract({
  method: 'GET',
  path: '/finance/profit-loss',
  who: staff,
  summary:
    'Profit and loss of 7 days, a month or 3 months up to `to` (today), compared with the period before',
  query: z.object({ range: z._default(z.enum(RANGES), 'monthly'), basis, to: z.optional(calendarDay) }),
  reply: {
    200: z.object({
      range: z.enum(RANGES),
      basis: z.enum(BASES),
      from: z.string(),
      to: z.string(),
      result,
      /** The equally long period before. */
      before: z.object({ from: z.string(), to: z.string(), result }),
      /** Of both periods; revenue first, largest first. */
      categories: z.array(
        z.object({
          type: z.enum(MONEY_TYPES),
          category: z.string(),
          now: figure,
          before: figure,
          /** Percent of its type's total with 2 decimals; null at a total of zero. */
          share: z.nullable(z.number()),
        }),
      ),
    }),
  },
});
export type ProfitLoss = z.output<(typeof profitLoss)['reply'][200]>;

export const REPORT_TYPES = ['summary', 'revenue', 'expense'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];
export const REPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Maximum rows of a PDF; use CSV or XLSX for longer reports. */
export const MAX_PDF_ROWS = 1_000;

const reportQuery = z.object({
  type: z._default(z.enum(REPORT_TYPES), 'summary'),
  period: z._default(z.enum(REPORT_PERIODS), '7w'),
  basis,
});

export const reportPreview = contract({
  method: 'GET',
  path: '/finance/reports',
  who: staff,
  summary: 'Preview a report: its days, result and number of rows',
  query: reportQuery,
  reply: {
    200: z.object({
      type: z.enum(REPORT_TYPES),
      period: z.enum(REPORT_PERIODS),
      basis: z.enum(BASES),
      from: z.string(),
      to: z.string(),
      result,
      /** Exact, without voided pairs. */
      rows: z.number(),
    }),
  },
});

/** `lang` defaults to the language of the call. */
/** The longest PDF takes nine seconds of a processor that has nothing else to do. */
const REPORT_SECONDS = 60;

export const exportReport = contract({
  method: 'GET',
  path: '/finance/reports/export',
  who: staff,
  answersWithin: REPORT_SECONDS,
  confirmed: true,
  summary: 'A report as a file: CSV (UTF-8 with BOM), XLSX or PDF, in the requested language',
  query: z.extend(reportQuery, {
    format: z._default(z.enum(REPORT_FORMATS), 'csv'),
    separator: csvSeparator,
    lang: z.optional(z.enum(['id', 'en'])),
  }),
  reply: { 200: z.unknown() },
  problems: { 'finance.tooLongForPdf': 409 },
});
