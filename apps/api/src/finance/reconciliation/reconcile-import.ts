import { refuse } from '@fasih/school/basics/refusal';
import { MAX_REPORT_ROWS } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { readReport } from '@fasih/school/finance/reconciliation/report-rows';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readReportFile } from './read-report.ts';
import { saveReport } from './reconcile-store.ts';

const MAX_UNREAD = 50;

/** Imports a report of the provider, which is only compared with, never booked. */
export async function importReportFile(services: Services, call: SignedInCall) {
  const uploaded = call.http ? await readReportFile(call.http.request) : refuse('payments.noFile');
  if ('refused' in uploaded) return uploaded;
  const report = readReport(uploaded.table);
  if (!report) return refuse('payments.reportColumns');
  const { rows, unread } = report;
  if (rows.length === 0) return refuse('payments.reportEmpty');
  if (rows.length > 2 * MAX_REPORT_ROWS) return refuse('payments.reportTooLarge');
  const { name } = uploaded;
  const reportId = await inTransaction(services.pool, async (db) => {
    const id = await saveReport(db, { name, rows, by: call.person.accountId, now: call.now });
    await writeAudit(db, call, {
      action: 'reconciliation.imported',
      targetKind: 'settlementReport',
      targetId: id,
      after: { name, rows: rows.length, unread: unread.length },
    });
    return id;
  });
  return {
    reportId,
    name,
    rows: rows.length,
    days: [...new Set(rows.flatMap(({ day }) => day ?? []))].sort(),
    fees: rows.reduce((sum, { fee }) => sum + (fee ?? 0), 0),
    unread: unread.slice(0, MAX_UNREAD),
  };
}
