import { setTimeout as sleep } from 'node:timers/promises';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { enabledPayments, expiryFor, itemDetails } from '@fasih/school/sales/payments/rules';
import type { MidtransFailure } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import type { OrderToPay } from '../orders/place-order.ts';
import {
  keepPage,
  leaseAttempt,
  pageState,
  refuseAttempt,
  releaseAttempt,
} from '../orders/purchase-store.ts';
import { cancelCharge } from './end-attempts.ts';
import { settleOrder } from './settle-order.ts';

/** `settled`: nothing is to be paid any more; `again`: the order changed meanwhile, read it again. */
export type Page = { is: 'open'; token: string; redirectUrl: string } | { is: 'settled' } | { is: 'again' };

/** The provider recommends a new order id per attempt; after this many refusals in a row a person must look. */
const MAX_ATTEMPTS = 3;
const WAIT_FOR_WINNER_MS = 4_000;

/**
 * Requests the provider's page of a committed attempt outside any transaction; concurrent calls wait for the same
 * page. A lost reply is requested again under the same provider order id, which yields one usable page. On any
 * failure the order stays and can be paid later.
 */
export async function requestPaymentPage(
  services: Services,
  purchase: OrderToPay,
  now: Date,
): Promise<Page | Refusal<'payments.providerAway' | 'payments.refused'>> {
  const { pool, midtrans } = services;
  if (!purchase.leased && !(await leaseAttempt(pool, purchase.attemptId)))
    return waitForPage(services, purchase.attemptId);
  const expiry = expiryFor({ expiresAt: purchase.expiresAt }, now);
  if (expiry === null) {
    await releaseAttempt(pool, purchase.attemptId);
    return { is: 'again' };
  }
  const total = purchase.price - purchase.discount;
  const made = await midtrans.createTransaction({
    providerOrderId: purchase.providerOrderId,
    grossAmount: total,
    items: itemDetails({
      packageId: String(purchase.package.id),
      packageName: purchase.package.name,
      price: purchase.price,
      discount: purchase.discount,
      discountName: `Voucher ${purchase.voucher ?? ''}`,
    }),
    payer: {
      firstName: purchase.payer.name,
      email: purchase.payer.email,
      ...(purchase.payer.phone === null ? {} : { phone: purchase.payer.phone }),
    },
    enabledPayments: enabledPayments(total),
    expiry,
    finishUrl: `${services.config.appUrl}/redirect?order=${purchase.orderId}`,
  });
  if (!made.ok) return afterFailure(services, purchase, made.failure, now);
  if (await keepPage(pool, purchase.attemptId, made.value)) return { is: 'open', ...made.value };
  // The order was cancelled meanwhile: nobody may pay on this page.
  await midtrans.cancelPage(made.value.token);
  return { is: 'again' };
}

async function waitForPage(
  services: Services,
  attemptId: string,
): Promise<Page | Refusal<'payments.providerAway'>> {
  const until = performance.now() + WAIT_FOR_WINNER_MS;
  while (performance.now() < until) {
    const page = await pageState(services.pool, attemptId);
    if (page?.token && page.redirect_url)
      return { is: 'open', token: page.token, redirectUrl: page.redirect_url };
    if (page?.state !== 'asked') return { is: 'again' };
    if (!page.leased) break;
    await sleep(60);
  }
  return providerAway(2);
}

async function afterFailure(
  services: Services,
  purchase: OrderToPay,
  failure: MidtransFailure,
  now: Date,
): Promise<Page | Refusal<'payments.providerAway' | 'payments.refused'>> {
  const { pool, log } = services;
  if (failure.kind === 'refused') {
    log.warn(
      { orderId: purchase.orderId, status: failure.status, messages: failure.messages },
      'the provider refused a page',
    );
    const found = await reconcile(services, purchase, now);
    if (found !== 'unknown') return found;
    if (purchase.attemptNumber < MAX_ATTEMPTS && (await refuseAttempt(pool, purchase.attemptId)))
      return { is: 'again' };
    await releaseAttempt(pool, purchase.attemptId);
    return refuse('payments.refused', { params: { retryAfter: 60 } });
  }
  if (failure.kind === 'unauthorized') log.error('the payment provider does not accept our server key');
  await releaseAttempt(pool, purchase.attemptId);
  return providerAway(5);
}

/**
 * The order id was already used, so its state decides: money or an end is taken over, and a pending payment on a page
 * whose address was lost is voided. A second page is never opened beside a running payment.
 */
async function reconcile(
  services: Services,
  purchase: OrderToPay,
  now: Date,
): Promise<Page | Refusal<'payments.providerAway'> | 'unknown'> {
  const { pool, midtrans } = services;
  const seen = await midtrans.status(purchase.providerOrderId);
  if (!seen.ok) {
    await releaseAttempt(pool, purchase.attemptId);
    return providerAway(5);
  }
  if (seen.value.state === 'notStarted') return 'unknown';
  const ended = await cancelCharge(midtrans, seen.value.transaction);
  if (ended === 'away') {
    await releaseAttempt(pool, purchase.attemptId);
    return providerAway(5);
  }
  const settled = await settleOrder(pool, purchase.orderId, [ended], now);
  if (settled?.status === 'pending') {
    // All charges on it were denied and its page address is lost: the next order id gets a new page.
    await refuseAttempt(pool, purchase.attemptId);
    return { is: 'again' };
  }
  await releaseAttempt(pool, purchase.attemptId);
  return settled?.status === 'failed' || settled?.status === 'expired' ? { is: 'again' } : { is: 'settled' };
}

/** Answers 503 with `Retry-After: retryAfter` (seconds) while the provider does not reply; the order stays as it is. */
export function providerAway(retryAfter: number): Refusal<'payments.providerAway'> {
  return refuse('payments.providerAway', { params: { retryAfter } });
}
