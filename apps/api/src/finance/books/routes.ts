import * as accountCalls from '@fasih/school/finance/books/accounts-contract';
import * as contract from '@fasih/school/finance/books/contract';
import * as entryCalls from '@fasih/school/finance/books/entries-contract';
import * as monthCalls from '@fasih/school/finance/books/months-contract';
import * as reportCalls from '@fasih/school/finance/books/reports-contract';
import * as taskCalls from '@fasih/school/finance/books/tasks-contract';
import type { Api } from '../../platform/http/api.ts';
import { bookPayout } from './book-payout.ts';
import { bookTaxPayment } from './book-tax.ts';
import { addEntry, restoreEntry, voidEntry } from './change-entry.ts';
import { readTransactions } from './list-transactions.ts';
import { closeMonth, readMonths, reopenMonth } from './months.ts';
import { postCourse } from './post-course.ts';
import { readAccountLines, readAccounts } from './read-accounts.ts';
import { readDashboard } from './read-dashboard.ts';
import { readEntry } from './read-entry.ts';
import { readProfitLoss } from './read-profit-loss.ts';
import { readReport } from './read-report.ts';
import { attachReceipt, removeReceipt, sendReceiptFile } from './receipts.ts';
import { sendReport } from './send-report.ts';
import { voidTaxPayment } from './void-tax.ts';

/** The books for finance: figures, the rows behind them, manual entries, months. */
export function financeRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  api.route(contract.financeDashboard, ({ query }, call) => readDashboard(pool, query, call));
  api.route(entryCalls.addEntry, ({ body }, call) => addEntry(pool, body, call));
  api.route(entryCalls.bookPayout, ({ body }, call) => bookPayout(pool, body, call));
  api.route(entryCalls.payWithheldTax, ({ body }, call) => bookTaxPayment(pool, body, call));
  api.route(
    entryCalls.voidTaxPayment,
    ({ params, body }, call) => voidTaxPayment(pool, { ...params, ...body }, call),
    { auditNotNeeded: 'a payment that was taken back already is not taken back again' },
  );
  api.route(entryCalls.voidEntry, ({ params, body }, call) => voidEntry(pool, { ...params, ...body }, call));
  api.route(entryCalls.restoreEntry, ({ params, body }, call) =>
    restoreEntry(pool, { ...params, ...body }, call),
  );
  api.route(entryCalls.attachReceipt, ({ params }, call) => attachReceipt(services, params.entryId, call), {
    raw: true,
    bodyLimit: entryCalls.MAX_RECEIPT_BYTES + 64 * 1024,
  });
  api.route(entryCalls.receiptFile, ({ params }, call) => sendReceiptFile(services, params.entryId, call));
  api.route(entryCalls.removeReceipt, ({ params }, call) => removeReceipt(services, params.entryId, call));
  api.route(contract.listTransactions, ({ query }, { lang }) => readTransactions(pool, query, lang));
  api.route(entryCalls.entryDetail, ({ params }, { person }) => readEntry(pool, params.entryId, person));
  api.route(monthCalls.listMonths, ({ query }, call) => readMonths(pool, query, call.now));
  api.route(monthCalls.closeMonth, ({ params }, call) => closeMonth(pool, params.month, call), {
    budget: 'long',
  });
  api.route(monthCalls.reopenMonth, ({ params, body }, call) =>
    reopenMonth(pool, { month: params.month, reason: body.reason }, call),
  );
  api.route(taskCalls.postCourse, ({ params }, call) => postCourse(services, params.enrolmentId, call));
  api.route(accountCalls.listAccounts, () => readAccounts(pool));
  api.route(accountCalls.accountLines, ({ params, query }) => readAccountLines(pool, params.account, query));
}

/** Reports over whole years, on the connections for reports. */
export function moneyReportRoutes(api: Api): void {
  const { services } = api;
  const { pool } = services;
  const budget = 'long';
  api.route(reportCalls.profitLoss, ({ query }, call) => readProfitLoss(pool, query, call.now), { budget });
  api.route(
    reportCalls.reportPreview,
    async ({ query }, call) => {
      const { categories: _, ...report } = await readReport(pool, query, call.now);
      return report;
    },
    { budget },
  );
  api.route(reportCalls.exportReport, ({ query }, call) => sendReport(services, query, call));
}
