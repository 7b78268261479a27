import { moneyCame, type ProviderStatus } from '../../platform/provider/status.ts';
import type { ReportRow } from './report-rows.ts';

/** What the provider says about a charge: by its status, in a report, or both. Whole rupiah; null: it did not say. */
export type TheirCharge = {
  transactionId: string | null;
  providerOrderId: string | null;
  /** `notStarted`: it knows no such payment. */
  status: ProviderStatus | 'notStarted' | null;
  amount: number | null;
  refunded: number | null;
  fee: number | null;
  net: number | null;
  /** Which of the two speaks about status and amount, and since when: read, or imported. */
  source: 'status' | 'report';
  toldAt: Date;
};

/** The provider's status of a charge at the instant when it was asked. */
export type StatusReading = {
  transactionId: string;
  providerOrderId: string;
  status: ProviderStatus | 'notStarted';
  amount: number;
  refunded: number;
  readAt: Date;
};

export type ImportedRow = ReportRow & { importedAt: Date };

/** Whether this status means that money stands with the provider, or stood there before it was given back. */
export const holds = (status: TheirCharge['status']): boolean =>
  status !== null && status !== 'notStarted' && moneyCame.has(status);

/**
 * What the provider said about each charge, its status and its report put together. A line that names the order alone is
 * about the charge of that order that was paid, where several were tried.
 */
export function providerWords(
  readings: readonly StatusReading[],
  rows: readonly ImportedRow[],
): TheirCharge[] {
  const reports = reportWords(rows);
  const merged = new Map<string, TheirCharge>();
  // Those with money first, because a line that names the order alone goes to the first that fits.
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

/** A status is newer than a report, and a report knows fees; one that knew no such payment gives way to the report. */
export function mergeWords(status: TheirCharge, report: TheirCharge): TheirCharge {
  if (status.status !== 'notStarted') return { ...status, fee: report.fee, net: report.net };
  return {
    ...report,
    transactionId: status.transactionId,
    providerOrderId: report.providerOrderId ?? status.providerOrderId,
  };
}

const pageKey = (providerOrderId: string | null) => `page ${providerOrderId}`;

/** The lines of reports by charge, or by page where they name no charge. */
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
