import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { FastifyRequest } from 'fastify';
import { addressKey, countAttempt, type Pace } from '../../people/credentials/throttle.ts';
import type { Call } from '../../platform/http/call.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type MidtransResult, type StatusSeen, verifySignature } from '../../platform/provider/midtrans.ts';
import type { Services } from '../../platform/services.ts';
import { insertTasks } from './open-tasks.ts';
import { settleOrder } from './settle-order.ts';
import { keepNotification, noteVerdict } from './store.ts';

type Body = Record<string, unknown>;
type Received = { received: true };

/** Limits the forged notifications stored per address and hour; signed ones are never counted. */
const FORGED: Pace = { free: 50, firstWait: 60, longest: 3600, most: 1_000_000, forgetsAfter: 3600 };
/** The provider gives up after 15 s and expects an answer within 5, so our own query is limited to this time. */
const ASK_WITHIN_MS = 4_000;
/** Stored characters of an unsigned body: enough to recognise it. */
const KEPT_OF_FORGED = 2_000;

/**
 * Handles a notification of the provider (docs/product/courses-and-money.md#payment): stores it, checks the signature
 * over the raw strings, then asks the provider and settles only its answer, because the signature does not cover the
 * status. The reply controls the provider's retries: 200 handled, 403 forged, 404 not our order, 503 try again.
 */
export async function receiveNotification(
  services: Services,
  call: Call,
): Promise<
  Received | Refusal<'common.tooMany' | 'orders.notFound' | 'payments.forged' | 'payments.providerAway'>
> {
  const body = jsonBody(call.http?.request);
  try {
    return await handle(services, body, call);
  } catch (error) {
    services.log.error({ err: error as Error }, 'notification not handled; the provider sends it again');
    // The provider retries once after a 500, but four times after a 503.
    throw error instanceof Problem ? error : new Problem(503, 'common.unavailable', { retryAfter: 30 });
  }
}

async function handle(
  services: Services,
  body: Body,
  call: Call,
): Promise<
  Received | Refusal<'common.tooMany' | 'orders.notFound' | 'payments.forged' | 'payments.providerAway'>
> {
  const { pool } = services;
  const providerOrderId = textOf(body.order_id);
  const transactionId = textOf(body.transaction_id);
  const genuine = verifySignature(body, services.config.payments.serverKey);
  if (!genuine) {
    const wait = await countAttempt(pool, addressKey('forged', call.address), FORGED);
    if (wait !== null) return refuse('common.tooMany', { params: { retryAfter: wait } });
  }
  const text = JSON.stringify(body);
  const kept = await keepNotification(pool, {
    receivedAt: call.now,
    providerOrderId,
    transactionId,
    body: genuine ? text : text.slice(0, KEPT_OF_FORGED),
    verdict: genuine ? 'received' : 'forged',
  });
  if (!genuine || providerOrderId === null) return refuse('payments.forged');
  if (kept.orderId === null) {
    await noteVerdict(pool, kept.id, 'unknownOrder');
    return refuse('orders.notFound');
  }
  const seen = await inTime(services.midtrans.status(transactionId ?? providerOrderId));
  if (seen === 'late' || !seen.ok) {
    await noteVerdict(pool, kept.id, 'notAsked');
    return refuse('payments.providerAway', { params: { retryAfter: 30 } });
  }
  const ours = services.config.payments.merchantId ?? null;
  const fault = faultOf(seen.value, body, { providerOrderId, merchantId: ours });
  if (fault !== null) {
    await noteVerdict(pool, kept.id, 'mismatch');
    const source = `notification:${providerOrderId}/${transactionId ?? ''}`;
    const details = { fault, providerOrderId, transactionId, notification: kept.id };
    await insertTasks(
      pool,
      [{ orderId: kept.orderId, kind: 'look', reason: 'payments.mismatch', source, details }],
      call.now,
    );
    return { received: true };
  }
  if (seen.value.state === 'found') await settleOrder(pool, kept.orderId, [seen.value.transaction], call.now);
  await noteVerdict(pool, kept.id, 'settled');
  return { received: true };
}

/** How the provider's own answer contradicts the notification; then nothing is granted. */
function faultOf(
  seen: StatusSeen,
  body: Body,
  ours: { providerOrderId: string; merchantId: string | null },
): string | null {
  if (seen.state === 'notStarted') return 'transaction';
  const { transaction } = seen;
  if (transaction.providerOrderId !== ours.providerOrderId) return 'order';
  const merchant = textOf(body.merchant_id);
  const known = ours.merchantId ?? transaction.merchantId ?? null;
  if (merchant !== null && known !== null && merchant !== known) return 'merchant';
  const named = textOf(body.transaction_id);
  if (named !== null && named !== transaction.transactionId) return 'transaction';
  if (Number(textOf(body.gross_amount)) !== transaction.amount) return 'amount';
  const currency = textOf(body.currency);
  return currency !== null && currency !== transaction.currency ? 'currency' : null;
}

function jsonBody(request: FastifyRequest | undefined): Body {
  const type = String(request?.headers['content-type'] ?? '');
  if (!/^application\/json\b/i.test(type)) throw new Problem(415, 'common.wrongType');
  const body = request?.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem(400, 'common.malformed');
  return body as Body;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value.length <= 200 ? value : null;
}

async function inTime(
  asking: Promise<MidtransResult<StatusSeen>>,
): Promise<MidtransResult<StatusSeen> | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((done) => {
    timer = setTimeout(() => done('late'), ASK_WITHIN_MS);
  });
  try {
    return await Promise.race([asking, late]);
  } finally {
    clearTimeout(timer);
  }
}
