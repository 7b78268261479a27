import { providerWords } from '@fasih/school/finance/reconciliation/provider-words';
import { compareDay, type Difference } from '@fasih/school/finance/reconciliation/reconcile';
import type { Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type KnownPage, readDayRecords, whatIsKnown } from './day-records.ts';

/** A difference with its order, if it is one of ours. */
export type FoundDifference = Difference & { order: Omit<KnownPage, 'providerOrderId'> | null; day: string };

export type ReconciledDay = { reconciliation: Reconciliation; differences: FoundDifference[] };

/** Compares a day's charges with the provider's answers and reports, in two statements. The provider is not called. */
export async function reconcileDay(db: Queryable, day: string): Promise<ReconciledDay> {
  const { askedAt, ours, readings, lines } = await readDayRecords(db, day);
  const words = providerWords(readings, lines);
  const known = await whatIsKnown(db, {
    transactionIds: words.flatMap(({ transactionId }) => transactionId ?? []),
    providerOrderIds: words.flatMap(({ providerOrderId }) => providerOrderId ?? []),
    reportIds: [...new Set(lines.map(({ reportId }) => reportId))],
  });
  const own = new Set(ours.map(({ transactionId }) => transactionId));
  const ownPages = new Set(ours.map(({ providerOrderId }) => providerOrderId));
  // A report often uses the day of the settlement: a charge that we have on another day belongs there.
  const theirs = words.filter(({ transactionId, providerOrderId }) =>
    transactionId === null
      ? ownPages.has(providerOrderId ?? '') || !known.chargedPages.has(providerOrderId ?? '')
      : own.has(transactionId) || !known.charges.has(transactionId),
  );
  const isCompared = askedAt !== null || lines.some((line) => line.day === null || line.day === day);
  const compared = compareDay({ ours, theirs, compared: isCompared, knows: (page) => known.pages.has(page) });
  const differences = compared.differences.map((difference) => {
    const charge = ours.find(({ transactionId }) => transactionId === difference.ours?.transactionId);
    const page = charge ?? known.pages.get(difference.theirs?.providerOrderId ?? '');
    const order = page
      ? { orderId: page.orderId, payerName: page.payerName, packageName: page.packageName }
      : null;
    return { ...difference, order, day };
  });
  return {
    differences,
    reconciliation: {
      day,
      isCompared,
      ours: compared.ours,
      theirs: compared.theirs,
      compared: compared.told,
      fetchedAt: askedAt?.toISOString() ?? null,
      reports: known.reports.map(({ importedAt, ...report }) => ({
        ...report,
        rows: lines.filter(({ reportId }) => reportId === report.id).length,
        importedAt: importedAt.toISOString(),
      })),
      differences: differences.map(present),
    },
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
      amount: theirs.amount ?? ours?.amount ?? 0,
      refunded: theirs.refunded ?? ours?.refunded ?? 0,
      fee: theirs.fee,
      net: theirs.net,
      source: theirs.source,
      toldAt: theirs.toldAt.toISOString(),
    },
  };
}
