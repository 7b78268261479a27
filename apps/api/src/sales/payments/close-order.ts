import type { Refusal } from '@fasih/school/basics/refusal';
import type { ProviderTransaction } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import { endAttempt } from './end-attempts.ts';
import { providerAway } from './request-payment-page.ts';
import { type OnSettled, settleOrder } from './settle-order.ts';
import { attemptsOf } from './store.ts';

/**
 * Closes an unpaid order: ends its pages at the provider first, then closes the order here and frees its voucher.
 * `paid` when money arrived first. Money that still arrives later needs review, with a full-refund task
 * (docs/product/courses-and-money.md#payment-tasks).
 */
export async function closeOrder(
  services: Services,
  orderId: string,
  now: Date,
  onSettled?: OnSettled,
): Promise<'closed' | 'paid' | Refusal<'payments.providerAway'>> {
  const rows = await attemptsOf(services.pool, orderId);
  const pages = new Map(
    rows
      .filter((row) => row.abandoned_at === null && (row.state === 'asked' || row.state === 'open'))
      .map((row) => [row.provider_order_id, row.token]),
  );
  const readings: ProviderTransaction[] = [];
  for (const [providerOrderId, token] of pages) {
    const ended = await endAttempt(services.midtrans, providerOrderId, token);
    if (ended === 'away') return providerAway(5);
    if (ended !== 'nothing') readings.push(ended);
  }
  const settled = await settleOrder(services.pool, orderId, readings, now, { close: true, onSettled });
  return settled?.status === 'expired' || settled?.status === 'failed' ? 'closed' : 'paid';
}
