import { HOUR } from '@fasih/school/basics/instants';
import type { ProviderTransaction } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import { type Settled, type SettleOptions, settleOrder } from './settle-order.ts';
import { type AttemptRow, attemptsOf } from './store.ts';

/**
 * Asks the provider for the status of every page of an order and settles the answers; what the browser says proves
 * nothing. 'away' when the provider did not answer: then nothing changes.
 */
export async function checkOrder(
  services: Services,
  orderId: string,
  now: Date,
  { onSettled, askedAgain }: Pick<SettleOptions, 'onSettled' | 'askedAgain'> = {},
): Promise<Settled | 'away' | null> {
  const rows = await attemptsOf(services.pool, orderId);
  if (rows.length === 0) return null;
  const readings: ProviderTransaction[] = [];
  for (const id of new Set([...idsToAsk(rows, now), ...(askedAgain === undefined ? [] : [askedAgain])])) {
    const seen = await services.midtrans.status(id);
    if (!seen.ok) return 'away';
    if (seen.value.state === 'found') readings.push(seen.value.transaction);
  }
  return settleOrder(services.pool, orderId, readings, now, { onSettled, askedAgain });
}

/**
 * Each page by its order id (which returns its current charge), and charges that may have changed since by their own
 * ids, because the order id returns only one of several.
 */
function idsToAsk(rows: readonly AttemptRow[], now: Date): string[] {
  const pages = new Set(rows.filter((row) => row.state !== 'refused').map((row) => row.provider_order_id));
  const moving = rows.filter((row) => mayMove(row, now));
  const alone = moving.filter((row) =>
    moving.some((other) => other !== row && other.provider_order_id === row.provider_order_id),
  );
  return [...pages, ...alone.map((row) => row.transaction_id ?? '')];
}

function mayMove(row: AttemptRow, now: Date): boolean {
  if (row.transaction_id === null) return false;
  if (['pending', 'authorize', 'capture', 'challenge'].includes(row.status)) return true;
  // Some banks reverse a settlement within minutes.
  return row.status === 'settlement' && row.paid_at !== null && now.getTime() - row.paid_at.getTime() < HOUR;
}
