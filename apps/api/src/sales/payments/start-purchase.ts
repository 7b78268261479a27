import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type OrderRequest, placeOrder } from '../orders/place-order.ts';
import { countVoucherTry } from '../vouchers/throttle-vouchers.ts';
import { checkOrder } from './check-order.ts';
import { closeOrder } from './close-order.ts';
import { providerAway, requestPaymentPage } from './request-payment-page.ts';

export type Started = { redirect_url?: string; token?: string; orderId: string };

/**
 * An order may change during a call (expire, be closed, be refused by the provider); more rounds than this are an
 * error.
 */
const MAX_ROUNDS = 5;

/**
 * `POST /payments/create` (docs/product/courses-and-money.md#ordering): one open order per learner and package;
 * repeating the call returns the same order and page. Without `redirect_url` nothing is to be paid.
 */
export async function startPurchase(services: Services, request: OrderRequest, call: SignedInCall) {
  // Counted before the code is looked up, so that guesses at the same moment cannot exceed the limit.
  const wait = request.voucher ? await countVoucherTry(services.pool, call) : null;
  if (wait) return wait;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const placed = await placeOrder(services.pool, request, call);
    if (isRefusal(placed)) return placed;
    if (placed.is === 'free') return { orderId: placed.orderId };
    if (placed.is === 'open')
      return { redirect_url: placed.redirectUrl, token: placed.token, orderId: placed.orderId };
    if (placed.is === 'blocked') {
      const cleared = await clear(services, placed.orderId, placed.why, call.now);
      if (cleared === 'gone') continue;
      return cleared === 'paid' ? { orderId: placed.orderId } : cleared;
    }
    const page = await requestPaymentPage(services, placed.purchase, call.now);
    if (isRefusal(page)) return page;
    if (page.is === 'settled') return { orderId: placed.purchase.orderId };
    if (page.is === 'open') {
      return { redirect_url: page.redirectUrl, token: page.token, orderId: placed.purchase.orderId };
    }
  }
  return providerAway(5);
}

/** Closes a blocking open order after asking the provider; if it was paid in time, it is the result. */
async function clear(
  services: Services,
  orderId: string,
  why: 'over' | 'otherVoucher',
  now: Date,
): Promise<'gone' | 'paid' | Refusal<'orders.beingPaid' | 'payments.providerAway'>> {
  if (why === 'over') {
    const checked = await checkOrder(services, orderId, now);
    if (checked === 'away') return providerAway(5);
    if (checked?.status === 'paid') return 'paid';
    if (checked?.status !== 'pending') return 'gone';
  }
  const closed = await closeOrder(services, orderId, now);
  if (closed === 'closed') return 'gone';
  return closed === 'paid' ? refuse('orders.beingPaid') : closed;
}
