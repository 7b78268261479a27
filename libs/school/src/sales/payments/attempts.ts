import type { Observation } from '../../platform/provider/observation.ts';
import { moneyCame, type ProviderStatus, statusRank } from '../../platform/provider/status.ts';
import type { TaskOutcome } from './staff-contract.ts';

/**
 * One attempt to pay: a transaction of the provider, or (transactionId null, `notStarted`) an open page without a
 * chosen method. `abandonedAt` and `returnedByHand` are ours; the rest is the provider's.
 */
export type Attempt = {
  providerOrderId: string;
  transactionId: string | null;
  status: ProviderStatus | 'notStarted';
  /** Whole rupiah; for `notStarted` the amount we requested. */
  amount: number;
  currency: string;
  paymentType: string | null;
  /** When the money was paid, by the provider's clock; null when it was not. */
  paidAt: Date | null;
  /** Money was here at some reading, even if it was returned later. */
  wasPaid: boolean;
  /** Whole rupiah refunded through the provider. */
  refundedAmount: number;
  /** Readings of this transaction disagree about amount or currency. */
  contradictory: boolean;
  /** An undocumented status was read. */
  unknownSeen: boolean;
  /** When we closed the page ourselves, for example because the voucher changed. */
  abandonedAt: Date | null;
  /** Whole rupiah that the school returned by bank transfer. */
  returnedByHand: number;
};

/** The attempt behind a freshly opened payment page. Amount in whole rupiah. */
export function openAttempt(providerOrderId: string, amount: number): Attempt {
  return {
    providerOrderId,
    transactionId: null,
    status: 'notStarted',
    amount,
    currency: 'IDR',
    paymentType: null,
    paidAt: null,
    wasPaid: false,
    refundedAmount: 0,
    contradictory: false,
    unknownSeen: false,
    abandonedAt: null,
    returnedByHand: 0,
  };
}

/** Identifies one transaction on one page; observations with the same key belong to the same attempt. */
export function attemptKey(attempt: { providerOrderId: string; transactionId: string | null }): string {
  return `${attempt.providerOrderId}/${attempt.transactionId ?? ''}`;
}

/**
 * Adds one reading to an attempt. Readings may come late, twice and in any order: the most advanced status wins,
 * refunds only grow, and contradictions are kept. Throws on an observation of another page or transaction.
 */
export function nextAttempt(attempt: Attempt, seen: Observation): Attempt {
  if (attempt.providerOrderId !== seen.providerOrderId)
    throw new RangeError('The reading is of another page.');
  if (attempt.transactionId !== null && attempt.transactionId !== seen.transactionId) {
    throw new RangeError('The reading is of another transaction.');
  }
  const first = attempt.transactionId === null;
  const status =
    first || attempt.status === 'notStarted' ? seen.status : furthest(attempt.status, seen.status);
  const disagrees = !first && (attempt.amount !== seen.amount || attempt.currency !== seen.currency);
  return {
    ...attempt,
    transactionId: seen.transactionId,
    status,
    amount: first ? seen.amount : Math.max(attempt.amount, seen.amount),
    currency: first ? seen.currency : later(attempt.currency, seen.currency),
    paymentType: later(attempt.paymentType, seen.paymentType),
    paidAt: earliest(attempt.paidAt, paidAtOf(seen)),
    wasPaid: attempt.wasPaid || moneyCame.has(seen.status),
    refundedAmount: Math.max(attempt.refundedAmount, seen.refundedAmount),
    contradictory: attempt.contradictory || disagrees,
    unknownSeen: attempt.unknownSeen || seen.status === 'unknown',
  };
}

/**
 * Folds readings into the attempts of an order: one attempt per transaction. A page's `notStarted` attempt becomes
 * its first transaction and passes `abandonedAt` on to later ones, since they share the page.
 */
export function foldAttempts(attempts: readonly Attempt[], seen: readonly Observation[]): Attempt[] {
  const folded = new Map(attempts.map((attempt) => [attemptKey(attempt), attempt]));
  for (const observation of seen) {
    const key = attemptKey(observation);
    const page = [...folded.values()].find((known) => known.providerOrderId === observation.providerOrderId);
    const fresh = openAttempt(observation.providerOrderId, observation.amount);
    const before = folded.get(key) ?? { ...fresh, abandonedAt: page?.abandonedAt ?? null };
    folded.delete(attemptKey({ providerOrderId: observation.providerOrderId, transactionId: null }));
    folded.set(key, nextAttempt(before, observation));
  }
  return [...folded.values()];
}

/**
 * The attempts that were read as denied and later as paid. A denial after money is a reversal and wins the fold, in whatever order
 * both are read; read in this order it may as well be money that came after all, so somebody must look.
 */
export function paidAfterDenial(before: readonly Attempt[], after: readonly Attempt[]): Attempt[] {
  const denied = new Set(
    before
      .filter(({ status, wasPaid }) => status === 'deny' && !wasPaid)
      .map((attempt) => attemptKey(attempt)),
  );
  return after.filter((attempt) => attempt.wasPaid && denied.has(attemptKey(attempt)));
}

/**
 * The attempts without the denial of a transaction that was read again, so that the fold follows the new reading: it was asked
 * for by a person after both were known. Without a reading of that transaction everything stays.
 */
export function withoutDenial(
  attempts: readonly Attempt[],
  transactionId: string | undefined,
  seen: readonly { transactionId: string }[],
): Attempt[] {
  const isRead = seen.some((one) => one.transactionId === transactionId);
  return attempts.map((attempt) =>
    isRead && attempt.transactionId === transactionId && attempt.status === 'deny'
      ? { ...attempt, status: 'pending' }
      : attempt,
  );
}

/** How a payment that was paid after a denial ended, by the newest reading; null while that decides nothing. */
export function outcomeOfDenial(status: Attempt['status']): TaskOutcome | null {
  if (['capture', 'settlement', 'partial_refund', 'partial_chargeback'].includes(status)) return 'moneyTaken';
  return ['deny', 'cancel', 'expire', 'failure', 'refund', 'chargeback'].includes(status) ? 'noMoney' : null;
}

/**
 * When the payer paid. A card is charged when the transaction starts, while its settlement_time is the bank's evening
 * run; every other method settles when it is paid.
 */
function paidAtOf(seen: Observation): Date | null {
  if (!moneyCame.has(seen.status)) return null;
  if (seen.paymentType === 'credit_card') return seen.transactionTime ?? seen.observedAt;
  return seen.settlementTime ?? seen.transactionTime ?? seen.observedAt;
}

function furthest(one: ProviderStatus, other: ProviderStatus): ProviderStatus {
  return statusRank[other] > statusRank[one] ? other : one;
}

/** The greater text: arbitrary, but independent of the order of readings. */
function later<T extends string | null>(one: T, other: T): T {
  if (one === null) return other;
  if (other === null) return one;
  return other > one ? other : one;
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return other < one ? other : one;
}
