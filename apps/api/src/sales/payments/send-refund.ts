import { refuse } from '@fasih/school/basics/refusal';
import { nextRefundTry } from '@fasih/school/sales/payments/refund-tries';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { clearSetAside, isOutage, setAside } from '../../platform/db/set-aside.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Call } from '../../platform/http/call.ts';
import { giveLeaseBack, type LeasedRow, takeLeaseOf } from '../../platform/leases/leases.ts';
import { runLeased } from '../../platform/leases/run-leased.ts';
import type { Services } from '../../platform/services.ts';
import { noteTried, type RefundRow, refundOf } from './provider-refunds.ts';
import { REFUNDS, releaseRefund, saveRefundAnswer } from './refund-leases.ts';
import { settleOrder } from './settle-order.ts';

/** Longer than the three calls that one refund takes at most, with their timeouts. */
const LEASE_MS = 60_000;
const GRACE_MS = 4000;
/** Provider calls of one process at a time; one is kept for refunds that were not accepted yet. */
const CONCURRENCY = 4;
const RESERVED = 1;
export const JOB = 'payments.refunds';

/** `sent`: the provider accepted it; `asked`: no answer yet, or another process is sending it; `transfer`: by hand. */
export type Refunded = { refundId: string; outcome: 'sent' | 'asked' | 'transfer' };

type How = {
  /** The person who requested the retry, if any. */
  call?: Call | undefined;
  signal?: AbortSignal | undefined;
};

/** Sends a refund that has no answer yet; the key makes it the same refund. */
export async function retryRefund(services: Services, refundId: string, now: Date, call?: Call) {
  const refund = await refundOf(services.pool, refundId);
  if (refund?.path !== 'provider' || refund.state !== 'asked') return outcomeOf(refundId, refund);
  const lease = await takeLeaseOf(services.pool, REFUNDS, refundId, LEASE_MS);
  return lease ? sendLeased(services, lease, now, { call }) : outcomeOf(refundId, refund);
}

/**
 * Sends the refunds that are due and looks at those that their bank has not confirmed, several at once, until none is
 * left; returns how many. One that cannot be handled is set aside and keeps no other one waiting.
 */
export async function sendDueRefunds(
  services: Services,
  options: { ending?: AbortSignal | undefined; leaseMs?: number; graceMs?: number } = {},
): Promise<number> {
  const { pool, log } = services;
  const now = services.clock.now();
  return runLeased({
    pool,
    log,
    table: REFUNDS,
    now,
    concurrency: () => CONCURRENCY,
    reserved: RESERVED,
    leaseMs: options.leaseMs ?? LEASE_MS,
    graceMs: options.graceMs ?? GRACE_MS,
    ending: options.ending,
    async handle(lease, signal) {
      try {
        if (lease.state === 'asked') await sendLeased(services, lease, now, { signal });
        else await followLeased(services, lease, now, signal);
        await clearSetAside(pool, JOB, lease.id);
      } catch (error) {
        if (isOutage(error)) throw error;
        log.error({ err: error, job: JOB, id: lease.id }, 'a refund could not be handled; it is tried again');
        await setAside(pool, { job: JOB, id: lease.id, error, now });
        await giveLeaseBack(pool, REFUNDS, lease);
      }
    },
  });
}

/** Sends one refund under its lease, outside any transaction, and saves the answer. */
async function sendLeased(services: Services, lease: LeasedRow, now: Date, { call, signal }: How) {
  const { pool } = services;
  // Read under the lease: whoever held it before may have had the answer.
  const refund = await refundOf(pool, lease.id);
  if (refund?.path !== 'provider' || refund.state !== 'asked') {
    await giveLeaseBack(pool, REFUNDS, lease);
    return outcomeOf(lease.id, refund);
  }
  await inTransaction(pool, async (db) => {
    await noteTried(db, refund.id, now);
    if (call)
      await writeAudit(db, call, {
        action: 'refund.retried',
        targetKind: 'order',
        targetId: refund.order_id,
        after: { refundId: refund.id },
      });
  });
  const answer = await send(services, refund, now, signal);
  const next = (state: 'asked' | 'sent') => nextRefundTry({ state, createdAt: refund.created_at }, now);
  if (answer === 'unknown') {
    await releaseRefund(pool, lease, next('asked'));
    return { refundId: refund.id, outcome: 'asked' } as const;
  }
  if (answer === 'accepted') {
    await saveRefundAnswer(pool, lease, { state: 'sent', nextTryAt: next('sent') });
    return { refundId: refund.id, outcome: 'sent' } as const;
  }
  await saveRefundAnswer(pool, lease, { state: 'refused', nextTryAt: now });
  return answer === 414 ? refuse('payments.refundTooMuch') : refuse('payments.refundNotNow');
}

/**
 * Tells the provider, and reads the charge's status afterwards: only it has the sum, and until it is read the refund
 * counts as requested, so that nobody returns the same money again. A refund that was sent before is looked for first,
 * because the provider forgets a key after a week. A refusal counts only where the status does not list the refund, and an
 * acceptance only where it does.
 *
 * @returns the provider's code where it refused.
 */
async function send(
  services: Services,
  refund: RefundRow,
  now: Date,
  signal?: AbortSignal,
): Promise<'accepted' | 'unknown' | number> {
  if (refund.tried_at !== null) {
    const before = await lookFor(services, refund, now, signal);
    if (before !== 'missing') return before;
  }
  const { refund_key: key, amount, reason } = refund;
  const sent = await services.midtrans.refund(refund.transaction_id, { key, amount, reason }, signal);
  // 406: the provider already has this key, so the refund exists.
  const refusal =
    sent.ok || (sent.failure.kind === 'refused' && sent.failure.status === 406) ? null : sent.failure;
  if (refusal !== null && refusal.kind !== 'refused') return 'unknown';
  const after = await lookFor(services, refund, now, signal);
  return after === 'missing' ? (refusal?.status ?? 'unknown') : after;
}

/** Reads the charge's status and settles it; whether the provider lists this refund. */
async function lookFor(
  services: Services,
  refund: RefundRow,
  now: Date,
  signal?: AbortSignal,
): Promise<'accepted' | 'missing' | 'unknown'> {
  const seen = await services.midtrans.status(refund.transaction_id, signal);
  if (!seen.ok || seen.value.state !== 'found') return 'unknown';
  const { transaction } = seen.value;
  await settleOrder(services.pool, refund.order_id, [transaction], now);
  return transaction.refunds.some(({ key }) => key === refund.refund_key) ? 'accepted' : 'missing';
}

/** Asks for the bank's status of an accepted refund. */
async function followLeased(services: Services, lease: LeasedRow, now: Date, signal: AbortSignal) {
  const refund = await refundOf(services.pool, lease.id);
  if (!refund) return;
  await lookFor(services, refund, now, signal);
  await releaseRefund(
    services.pool,
    lease,
    nextRefundTry({ state: 'sent', createdAt: refund.created_at }, now),
  );
}

/** What is known of a refund without sending it. */
function outcomeOf(refundId: string, refund: RefundRow | null) {
  if (!refund) return refuse('payments.refundNotNow');
  if (refund.path === 'transfer') return { refundId, outcome: 'transfer' } as const;
  if (refund.state === 'refused') return refuse('payments.refundNotNow');
  return { refundId, outcome: refund.state === 'asked' ? 'asked' : 'sent' } as const;
}
