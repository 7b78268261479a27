import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { ProviderTransaction } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import { reconcileDay } from './reconcile-day.ts';
import { idsToAsk, type Reading, saveDayFetched, saveReadings } from './reconcile-store.ts';

/** Provider calls for one day; a larger school repeats the fetch or imports a report. */
const MAX_LOOKUPS = 500;
const CONCURRENCY = 6;

type Fetched = Reconciliation & { asked: number; unanswered: number };

/** Asks the provider about every charge and unused page of a day, and saves the answers for comparison. */
export async function fetchDay(
  services: Services,
  day: string,
  call: SignedInCall,
): Promise<Fetched | Refusal<'payments.providerAway'>> {
  const due = await idsToAsk(services.pool, day, MAX_LOOKUPS);
  const readings: Reading[] = [];
  let unanswered = 0;
  const ask = async ({ id, charge, providerOrderId, amount }: (typeof due)[number]) => {
    const seen = await services.midtrans.status(id);
    if (!seen.ok) unanswered += 1;
    else if (seen.value.state === 'found') readings.push(readingOf(seen.value.transaction, call.now));
    else if (charge !== null)
      readings.push(notKnown({ transactionId: charge, providerOrderId, amount, day }));
  };
  for (let from = 0; from < due.length; from += CONCURRENCY)
    await Promise.all(due.slice(from, from + CONCURRENCY).map(ask));
  if (due.length > 0 && unanswered === due.length)
    return refuse('payments.providerAway', { params: { retryAfter: 30 } });
  await inTransaction(services.pool, async (db) => {
    await saveReadings(db, readings, call.now);
    await saveDayFetched(db, day, call.now);
    await writeAudit(db, call, {
      action: 'reconciliation.fetched',
      targetKind: 'day',
      targetId: day,
      after: { asked: due.length, unanswered },
    });
  });
  const { reconciliation } = await reconcileDay(services.pool, day);
  return { ...reconciliation, asked: due.length, unanswered };
}

/** A reading that the provider does not know this payment. */
export const notKnown = (
  charge: Pick<Reading, 'transactionId' | 'providerOrderId' | 'amount' | 'day'>,
): Reading => ({ ...charge, status: 'notStarted', currency: 'IDR', refunded: 0 });

/** Converts a status into a reading on the day of payment (same rule as in `attempts.ts`). */
export function readingOf(seen: ProviderTransaction, now: Date): Reading {
  const card = seen.paymentType === 'credit_card';
  const given = card ? seen.transactionTime : (seen.settlementTime ?? seen.transactionTime);
  return {
    transactionId: seen.transactionId,
    providerOrderId: seen.providerOrderId,
    status: seen.status,
    amount: seen.amount,
    currency: seen.currency,
    refunded: seen.refundedAmount,
    day: dayIn(given ?? now),
  };
}
