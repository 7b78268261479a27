import { moneyCame, type ProviderStatus } from '../../platform/provider/status.ts';
import type { ReportRow } from './report-rows.ts';

/** `notStarted`: the provider does not know this payment. */
export type ReadingStatus = ProviderStatus | 'notStarted';

/** The provider's data about a charge, from its status, a report, or both. Whole rupiah; null: unknown. */
export type TheirCharge = {
  transactionId: string | null;
  providerOrderId: string | null;
  status: ReadingStatus | null;
  amount: number | null;
  refunded: number | null;
  fee: number | null;
  net: number | null;
  /** Where status and amount come from, and since when: read, or imported. */
  source: 'status' | 'report';
  toldAt: Date;
};

/** The provider's status of a charge when it was asked. */
export type StatusReading = {
  transactionId: string;
  providerOrderId: string;
  status: ReadingStatus;
  amount: number;
  refunded: number;
  readAt: Date;
};

export type ImportedRow = ReportRow & { importedAt: Date };

/** Whether this status means that the provider holds the money, or held it before it was returned. */
export const holds = (status: TheirCharge['status']): boolean =>
  status !== null && status !== 'notStarted' && moneyCame.has(status);

/**
 * Combines status and report of each charge. A line that names only the order belongs to the paid charge of that
 * order.
 */
export function providerWords(
  readings: readonly StatusReading[],
  rows: readonly ImportedRow[],
): TheirCharge[] {
  const reports = reportWords(rows);
  const merged = new Map<string, TheirCharge>();
  // Paid charges first, because a line that names only the order goes to the first match.
  const paidFirst = readings.toSorted((a, b) => Number(holds(b.status)) - Number(holds(a.status)));
  for (const { readAt, ...reading } of paidFirst) {
    const own: TheirCharge = { ...reading, fee: null, net: null, source: 'status', toldAt: readAt };
    const key = [reading.transactionId, pageKey(reading.providerOrderId)].find((one) => reports.has(one));
    const report = key === undefined ? undefined : reports.get(key);
    if (key !== undefined) reports.delete(key);
    merged.set(reading.transactionId, report ? mergeWords(own, report) : own);
  }
  return [...readings.flatMap(({ transactionId }) => merged.get(transactionId) ?? []), ...reports.values()];
}

/**
 * A status is newer than a report, and a report knows fees; a status of an unknown payment gives way to the report.
 */
export function mergeWords(status: TheirCharge, report: TheirCharge): TheirCharge {
  if (status.status !== 'notStarted') return { ...status, fee: report.fee, net: report.net };
  return {
    ...report,
    transactionId: status.transactionId,
    providerOrderId: report.providerOrderId ?? status.providerOrderId,
  };
}

const pageKey = (providerOrderId: string | null) => `page ${providerOrderId}`;

/** Report lines by charge, or by page when they name no charge. */
function reportWords(rows: readonly ImportedRow[]): Map<string, TheirCharge> {
  const reports = new Map<string, TheirCharge>();
  for (const row of rows) {
    const key = row.transactionId ?? pageKey(row.providerOrderId);
    const before: TheirCharge = reports.get(key) ?? {
      transactionId: row.transactionId,
      providerOrderId: row.providerOrderId,
      status: null,
      amount: null,
      refunded: null,
      fee: null,
      net: null,
      source: 'report',
      toldAt: row.importedAt,
    };
    const { gross: amount, status, fee, net } = row;
    const toldAt = row.importedAt > before.toldAt ? row.importedAt : before.toldAt;
    reports.set(
      key,
      row.refund
        ? { ...before, refunded: (before.refunded ?? 0) + row.gross, toldAt }
        : { ...before, amount, status, fee, net, toldAt },
    );
  }
  return reports;
}
