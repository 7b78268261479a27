import { moneyCame } from '../../platform/provider/status.ts';
import { type Attempt, attemptKey } from './attempts.ts';

export type OrderStatus = 'pending' | 'paid' | 'free' | 'failed' | 'expired' | 'refunded' | 'review';

/** Why an order is in its state; a text key in both languages. */
export type OrderReason =
  | 'payments.free'
  | 'payments.paid'
  | 'payments.partlyRefunded'
  | 'payments.refunded'
  | 'payments.notStarted'
  | 'payments.waiting'
  | 'payments.denied'
  | 'payments.ended'
  | 'payments.reversed'
  | 'payments.expired'
  | 'payments.challenge'
  | 'payments.chargeback'
  | 'payments.wrongAmount'
  | 'payments.latePayment'
  | 'payments.secondPayment'
  | 'payments.unknownStatus';

/** The reason as an order keeps it. */
export type StatusReason = { key: OrderReason };

/** Work for staff: `fullRefund` = return all of this attempt's money, `look` = decide by hand. */
export type TaskKind = 'fullRefund' | 'look';
export type ReviewTask = { kind: TaskKind; attempt: string; reason: OrderReason };

/** What the fold needs to know of an order. Amount in whole rupiah, after the voucher. */
export type PayableOrder = {
  amount: number;
  expiresAt: Date;
  /** When we closed the order early; null while it is open. */
  closedAt?: Date | null;
  /** The attempt (attemptKey) that access, receipt and ledger already depend on. */
  grantedKey?: string | null;
};

export type OrderState = {
  status: OrderStatus;
  reason: OrderReason;
  /**
   * The attempt that pays for this order and its access. Also set for a `review` about something else, such as a
   * second payment: a family never loses lessons for paying twice.
   */
  paidBy: string | null;
  tasks: ReviewTask[];
};

/**
 * Folds an order's attempts into its state (docs/product/courses-and-money.md#payment-states). A denied attempt
 * leaves the order payable; a settlement that becomes deny is a reversal and withdraws the payment; late, duplicate
 * or wrong money becomes `review` with a task until it is returned.
 */
export function orderState(attempts: readonly Attempt[], order: PayableOrder, now: Date): OrderState {
  const money = attempts.filter((attempt) => holdsMoney(attempt));
  const inTime = money.filter((attempt) => isRight(attempt, order) && !isLate(attempt, order));
  const winner = chooseWinner(inTime, order.grantedKey ?? null);
  const tasks = attempts.flatMap((attempt) => tasksFor(attempt, order, winner)).sort(byUrgency);
  const paidBy = winner === null ? null : attemptKey(winner);

  if (order.amount === 0 && money.length === 0) return settled('free', 'payments.free', null, tasks);
  const urgent = tasks.find((task) => task.reason !== 'payments.unknownStatus');
  if (urgent !== undefined) return settled('review', urgent.reason, paidBy, tasks);
  if (winner !== null) {
    const reason =
      winner.refundedAmount + winner.returnedByHand > 0 ? 'payments.partlyRefunded' : 'payments.paid';
    return settled('paid', reason, paidBy, tasks);
  }
  if (attempts.some((attempt) => isReturned(attempt)))
    return settled('refunded', 'payments.refunded', null, tasks);
  if (tasks.length > 0) return settled('review', 'payments.unknownStatus', null, tasks);
  return unpaid(attempts, order, now);
}

function unpaid(attempts: readonly Attempt[], order: PayableOrder, now: Date): OrderState {
  const over = now >= order.expiresAt || (order.closedAt ?? null) !== null;
  const pages = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    pages.set(attempt.providerOrderId, [...(pages.get(attempt.providerOrderId) ?? []), attempt]);
  }
  const open = [...pages.values()].filter(isOpenPage);
  const started = open
    .flat()
    .some((attempt) => attempt.status === 'pending' || attempt.status === 'authorize');
  const denied = open.flat().some((attempt) => attempt.status === 'deny');
  const reversed = attempts.some((attempt) => attempt.wasPaid);

  if (over && !reversed) return settled('expired', 'payments.expired');
  if (!over && started) return settled('pending', 'payments.waiting');
  if (!over && denied) return settled('pending', 'payments.denied');
  if (!over && (open.length > 0 || attempts.length === 0)) return settled('pending', 'payments.notStarted');
  return settled('failed', reversed ? 'payments.reversed' : 'payments.ended');
}

/** A page can still be paid while a charge is pending, none was made, or all were denied. */
function isOpenPage(page: readonly Attempt[]): boolean {
  if (page.some((attempt) => attempt.abandonedAt !== null)) return false;
  const tries = page.filter((attempt) => attempt.status !== 'notStarted');
  if (tries.some((attempt) => attempt.status === 'pending' || attempt.status === 'authorize')) return true;
  return tries.every((attempt) => attempt.status === 'deny' && !attempt.wasPaid);
}

function tasksFor(attempt: Attempt, order: PayableOrder, winner: Attempt | null): ReviewTask[] {
  const task = (kind: ReviewTask['kind'], reason: OrderReason): ReviewTask[] => [
    { kind, attempt: attemptKey(attempt), reason },
  ];
  if (attempt.status === 'challenge') return task('look', 'payments.challenge');
  if (attempt.status === 'chargeback' || attempt.status === 'partial_chargeback') {
    return task('look', 'payments.chargeback');
  }
  if (holdsMoney(attempt)) {
    if (!isRight(attempt, order)) return task('look', 'payments.wrongAmount');
    if (isLate(attempt, order)) return task('fullRefund', 'payments.latePayment');
    if (attempt !== winner) return task('fullRefund', 'payments.secondPayment');
  }
  return attempt.unknownSeen ? task('look', 'payments.unknownStatus') : [];
}

/** The most serious first, then by name, so that the result does not depend on the order of readings. */
const urgency: readonly OrderReason[] = [
  'payments.chargeback',
  'payments.wrongAmount',
  'payments.secondPayment',
  'payments.latePayment',
  'payments.challenge',
  'payments.unknownStatus',
];

function byUrgency(one: ReviewTask, other: ReviewTask): number {
  return (
    urgency.indexOf(one.reason) - urgency.indexOf(other.reason) || (one.attempt < other.attempt ? -1 : 1)
  );
}

/** Money that we hold now: received, and not fully returned by the bank or the school. */
function holdsMoney(attempt: Attempt): boolean {
  return attempt.status !== 'notStarted' && moneyCame.has(attempt.status) && !isReturned(attempt);
}

function isReturned(attempt: Attempt): boolean {
  if (!attempt.wasPaid || attempt.status === 'deny' || attempt.status === 'cancel') return false;
  return attempt.status === 'refund' || attempt.refundedAmount + attempt.returnedByHand >= attempt.amount;
}

function isRight(attempt: Attempt, order: PayableOrder): boolean {
  return !attempt.contradictory && attempt.amount === order.amount && attempt.currency === 'IDR';
}

function isLate(attempt: Attempt, order: PayableOrder): boolean {
  const ends = [order.expiresAt, order.closedAt ?? null, attempt.abandonedAt];
  return ends.some((end) => end !== null && attempt.paidAt !== null && attempt.paidAt > end);
}

function chooseWinner(candidates: readonly Attempt[], grantedKey: string | null): Attempt | null {
  const standing = candidates.filter(
    (attempt) => attempt.status !== 'chargeback' && attempt.status !== 'partial_chargeback',
  );
  const granted = standing.find((attempt) => attemptKey(attempt) === grantedKey);
  const byTime = [...standing].sort(
    (one, other) =>
      (one.paidAt?.getTime() ?? 0) - (other.paidAt?.getTime() ?? 0) ||
      (attemptKey(one) < attemptKey(other) ? -1 : 1),
  );
  return granted ?? byTime[0] ?? null;
}

function settled(
  status: OrderStatus,
  reason: OrderReason,
  paidBy: string | null = null,
  tasks: ReviewTask[] = [],
): OrderState {
  return { status, reason, paidBy, tasks };
}
