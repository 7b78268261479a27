import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Reconciliation } from '@fasih/school/finance/reconciliation/reconcile-contract';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { settleWithin } from '../../sales/payments/settle-order.ts';
import { type FoundDifference, reconcileDay } from './reconcile-day.ts';
import { notKnown, readingOf } from './reconcile-fetch.ts';
import { lockFee, saveFee, saveReadings } from './reconcile-store.ts';

type Fixed = Reconciliation & { fixed: number; left: string[] };

/**
 * Fixes differences by their current state: the provider is asked again, and its answer is settled. Fees are booked
 * by their difference, so repeating is harmless. Each fix has its own transaction and audit entry; resolved
 * differences count as fixed, and those the answer does not change remain.
 */
export async function fixDifferences(
  services: Services,
  { day, ids }: { day: string; ids: readonly string[] },
  call: SignedInCall,
): Promise<Fixed | Refusal<'payments.providerAway'>> {
  const { differences } = await reconcileDay(services.pool, day);
  const wanted = differences.filter(({ id, fix }) => ids.includes(id) && fix !== null);
  let away = 0;
  for (const difference of wanted) {
    if (difference.fix === 'bookFee') await bookFee(services, difference, call);
    else if (!(await takeTheirs(services, difference, call))) away += 1;
  }
  if (wanted.length > 0 && away === wanted.length)
    return refuse('payments.providerAway', { params: { retryAfter: 30 } });
  const { reconciliation } = await reconcileDay(services.pool, day);
  const left = ids.filter((id) => reconciliation.differences.some((one) => one.id === id));
  return { ...reconciliation, fixed: ids.length - left.length, left };
}

const writeTrace = (db: Queryable, call: SignedInCall, { id, day }: FoundDifference) =>
  writeAudit(db, call, {
    action: 'reconciliation.fixed',
    targetKind: 'day',
    targetId: day,
    after: { difference: id },
  });

/** Asks for the status of the charge and settles the answer; false when there was none. */
async function takeTheirs(
  services: Services,
  difference: FoundDifference,
  call: SignedInCall,
): Promise<boolean> {
  const { ours, theirs, order, day } = difference;
  const { now } = call;
  const id = ours?.transactionId ?? theirs?.transactionId ?? theirs?.providerOrderId;
  if (!order || !id) return true;
  const seen = await services.midtrans.status(id);
  if (!seen.ok) return false;
  const found = seen.value.state === 'found' ? seen.value.transaction : null;
  if (!found && !ours) return true;
  await inTransaction(services.pool, async (db) => {
    if (found) await settleWithin(db, order.orderId, [found], now);
    const readings = found ? [readingOf(found, now)] : ours ? [notKnown({ ...ours, day })] : [];
    await saveReadings(db, readings, now);
    await writeTrace(db, call, difference);
  });
  return true;
}

/** Books the provider's fee of a charge, as an expense from the money held there. */
async function bookFee(services: Services, difference: FoundDifference, call: SignedInCall) {
  const { ours, theirs, day } = difference;
  const fee = theirs?.fee;
  if (!ours || fee === null || fee === undefined) return;
  const { transactionId } = ours;
  await inTransaction(services.pool, async (db) => {
    const known = await lockFee(db, transactionId);
    const change = known ? fee - known.booked : 0;
    if (!known || change === 0) return;
    const bookings = known.bookings + 1;
    await saveFee(db, { transactionId, booked: fee, bookings });
    await postEntries(
      db,
      [
        {
          sourceKind: 'provider.fee',
          sourceId: `${transactionId}:${bookings}`,
          schoolDay: day,
          category: 'provider',
          description: known.packageName,
          lines: [
            { account: 'expense.provider', amount: change },
            { account: 'cash.provider', amount: -change },
          ],
          reverses: null,
        },
      ],
      call.now,
    );
    await writeTrace(db, call, difference);
  });
}
