import {
  type Difference,
  findDifferences,
  mergeSaid,
  type OurCharge,
  type TheirCharge,
} from '@fasih/school/payments/reconcile';
import type { Reconciliation } from '@fasih/school/payments/reconcile-contract';
import type { ReportRow } from '@fasih/school/payments/report-rows';
import { moneyCame, type ProviderStatus } from '@fasih/school/payments/rules';
import type { Queryable } from '../db/transaction.ts';
import { type KnownPage, type ReadingRow, saidOfDay, whatIsKnown } from './reconcile-store.ts';

/** A difference with the order it is about, as far as it is one of ours. */
export type FoundDifference = Difference & { order: Omit<KnownPage, 'providerOrderId'> | null; day: string };

export type ReconciledDay = { reconciliation: Reconciliation; differences: FoundDifference[] };

/**
 * A day's charges beside what the provider said about them by its status and in reports, in two statements. Nothing is asked
 * here.
 */
export async function reconcileDay(db: Queryable, day: string): Promise<ReconciledDay> {
  const { ours, readings, lines } = await saidOfDay(db, day);
  const said = sayings(readings, lines);
  const known = await whatIsKnown(db, {
    transactionIds: said.flatMap(({ transactionId }) => transactionId ?? []),
    providerOrderIds: said.flatMap(({ providerOrderId }) => providerOrderId ?? []),
    reportIds: [...new Set(lines.map(({ reportId }) => reportId))],
  });
  const own = new Set(ours.map(({ transactionId }) => transactionId));
  const ownPages = new Set(ours.map(({ providerOrderId }) => providerOrderId));
  // A report's day is often that of the settlement: what we have on another day belongs there.
  const theirs = said.filter(({ transactionId, providerOrderId }) =>
    transactionId === null
      ? ownPages.has(providerOrderId ?? '') || !known.chargedPages.has(providerOrderId ?? '')
      : own.has(transactionId) || !known.charges.has(transactionId),
  );
  const found = findDifferences(ours, theirs, (page) => known.pages.has(page));
  const differences = found.map((difference) => {
    const charge = ours.find(({ transactionId }) => transactionId === difference.ours?.transactionId);
    const page = charge ?? known.pages.get(difference.theirs?.providerOrderId ?? '');
    const order = page
      ? { orderId: page.orderId, payerName: page.payerName, packageName: page.packageName }
      : null;
    return { ...difference, order, day };
  });
  const heard = (charge: OurCharge) =>
    theirs.some((one) =>
      one.transactionId === null
        ? one.providerOrderId === charge.providerOrderId
        : one.transactionId === charge.transactionId,
    );
  const fetched = readings.map(({ readAt }) => readAt.getTime());
  return {
    differences,
    reconciliation: {
      day,
      ours: sums(ours),
      theirs: sums(theirs),
      compared: ours.filter(heard).length,
      fetchedAt: fetched.length === 0 ? null : new Date(Math.max(...fetched)).toISOString(),
      reports: known.reports.map(({ importedAt, ...report }) => ({
        ...report,
        rows: lines.filter(({ reportId }) => reportId === report.id).length,
        importedAt: importedAt.toISOString(),
      })),
      differences: differences.map(present),
    },
  };
}

/** What the provider said about each charge, its status and its report put together. */
function sayings(readings: readonly ReadingRow[], rows: readonly ReportRow[]): TheirCharge[] {
  const reports = new Map<string, TheirCharge>();
  for (const row of rows) {
    const key = row.transactionId ?? `page ${row.providerOrderId}`;
    const before: TheirCharge = reports.get(key) ?? {
      transactionId: row.transactionId,
      providerOrderId: row.providerOrderId,
      status: null,
      amount: 0,
      refunded: null,
      fee: null,
      net: null,
    };
    const back = row.refund ? (before.refunded ?? 0) + row.gross : before.refunded;
    const { gross: amount, status, fee, net } = row;
    reports.set(key, row.refund ? { ...before, refunded: back } : { ...before, amount, status, fee, net });
  }
  const merged = readings.map((reading): TheirCharge => {
    const { transactionId, providerOrderId, status, amount, refunded } = reading;
    const own = { transactionId, providerOrderId, status, amount, refunded, fee: null, net: null };
    const keys = [transactionId, `page ${providerOrderId}`];
    const key = keys.find((one) => reports.has(one));
    const report = key === undefined ? null : (reports.get(key) ?? null);
    if (key !== undefined) reports.delete(key);
    return mergeSaid(own, report) ?? own;
  });
  return [...merged, ...reports.values()];
}

function sums(charges: readonly (OurCharge | TheirCharge)[]): Reconciliation['ours'] {
  const standing = charges.filter(
    ({ status }) => status === null || (status !== 'notStarted' && moneyCame.has(status as ProviderStatus)),
  );
  const sum = (of: (charge: OurCharge | TheirCharge) => number) =>
    standing.reduce((total, charge) => total + of(charge), 0);
  return {
    charges: standing.length,
    amount: sum(({ amount }) => amount),
    refunded: sum(({ refunded }) => refunded ?? 0),
    fees: sum(({ fee }) => fee ?? 0),
  };
}

function present({ order, ours, theirs, day: _day, ...difference }: FoundDifference) {
  return {
    ...difference,
    providerOrderId: ours?.providerOrderId ?? theirs?.providerOrderId ?? null,
    transactionId: ours?.transactionId ?? theirs?.transactionId ?? null,
    orderId: order?.orderId ?? null,
    payerName: order?.payerName ?? null,
    packageName: order?.packageName ?? null,
    ours: ours && {
      status: ours.status,
      amount: ours.amount,
      refunded: ours.refunded,
      fee: ours.fee,
      net: null,
    },
    theirs: theirs && {
      status: theirs.status ?? 'reported',
      amount: theirs.amount,
      refunded: theirs.refunded ?? 0,
      fee: theirs.fee,
      net: theirs.net,
    },
  };
}
