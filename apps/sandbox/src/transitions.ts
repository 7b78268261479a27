import { methods } from './methods.ts';
import type { Refund, Transaction } from './model.ts';

const minuteMs = 60_000;

/** The outcomes of a transaction; refunds have their own call, since they have a key and an amount. */
export const outcomes = [
  'pay',
  'challenge',
  'approve',
  'deny',
  'expire',
  'cancel',
  'settle',
  'reverse',
  'chargeback',
  'partial_chargeback',
] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * The transaction after an outcome, or null when the provider answers 412. Follows the documented cycle: pending →
 * settlement | deny | cancel | expire; capture → settlement | cancel; settlement → chargeback | deny (reversal).
 */
export function transition(
  tx: Transaction,
  outcome: Outcome,
  now: number,
  speed: number,
): Transaction | null {
  const pending = tx.status === 'pending';
  const card = tx.method === 'credit_card';
  const questioned = tx.status === 'capture' && tx.fraud === 'challenge';
  const captured = { ...tx, status: 'capture' as const, settleDueAt: now + (12 * 60 * minuteMs) / speed };
  switch (outcome) {
    case 'pay':
      if (!pending) return null;
      return card ? captured : { ...tx, status: 'settlement', settledAt: now };
    case 'challenge':
      return pending && card ? { ...captured, fraud: 'challenge' } : null;
    case 'approve':
      return questioned ? { ...tx, fraud: 'accept' } : null;
    case 'deny':
      if (questioned) return { ...tx, status: 'deny', fraud: 'deny', settleDueAt: null };
      return pending ? { ...tx, status: 'deny' } : null;
    case 'expire':
      return pending ? { ...tx, status: 'expire' } : null;
    case 'cancel':
      return pending || tx.status === 'capture' ? { ...tx, status: 'cancel', settleDueAt: null } : null;
    case 'settle':
      if (tx.status !== 'capture' || questioned) return null;
      return { ...tx, status: 'settlement', settledAt: now, settleDueAt: null };
    case 'reverse':
      return tx.status === 'settlement' && methods[tx.method].reversible ? { ...tx, status: 'deny' } : null;
    case 'chargeback':
      if (tx.status !== 'settlement' && tx.status !== 'partial_chargeback') return null;
      return { ...tx, status: 'chargeback' };
    case 'partial_chargeback':
      return tx.status === 'settlement' ? { ...tx, status: 'partial_chargeback' } : null;
  }
}

export function refundedAmount(tx: Transaction): number {
  return tx.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

export type RefundRefusal = '406' | '412' | '414';

/**
 * The transaction after a refund, or the refusal's code: 406 for a used key, 412 when nothing was settled or the
 * method cannot be refunded, 414 for an amount above what is left or below one rupiah.
 */
export function refund(
  tx: Transaction,
  input: { key: string; amount: number | undefined; reason: string },
  now: number,
): { tx: Transaction; made: Refund } | RefundRefusal {
  if (tx.refunds.some((made) => made.key === input.key)) return '406';
  const settled = tx.status === 'settlement' || tx.status === 'partial_refund';
  if (!settled || !methods[tx.method].refundable) return '412';
  const left = tx.amount - refundedAmount(tx);
  const amount = input.amount ?? left;
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) return '414';
  const made: Refund = {
    number: tx.refunds.length + 1,
    key: input.key,
    amount,
    reason: input.reason,
    createdAt: now,
    bankConfirmedAt: null,
  };
  const status = amount === left ? 'refund' : 'partial_refund';
  return { tx: { ...tx, status, refunds: [...tx.refunds, made] }, made };
}
