import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { ProviderTransaction } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import { reconcileDay } from './reconcile-day.ts';
import { idsToAsk, type Reading, saveDayAsked, saveReadings } from './reconcile-store.ts';

/** Of one day; a school with more asks again, and reads a report. */
const MAX_LOOKUPS = 500;
const CONCURRENCY = 6;

type Fetched = Reconciliation & { asked: number; unanswered: number };

/** Asks the provider about each charge and each silent page of a day, and keeps what it says to compare with. */
export async function fetchDay(
  services: Services,
  day: string,
  call: SignedInCall,
): Promise<Fetched | Refusal> {
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
    await saveDayAsked(db, day, call.now);
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

/** The provider knows no such payment. */
export const notKnown = (
  charge: Pick<Reading, 'transactionId' | 'providerOrderId' | 'amount' | 'day'>,
): Reading => ({ ...charge, status: 'notStarted', currency: 'IDR', refunded: 0 });

/** A status as a reading, on the day on which the payer gave the money (`attempts.ts` has the same rule). */
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
