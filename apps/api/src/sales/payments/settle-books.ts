import { dayIn } from '@fasih/school/basics/instants';
import {
  type Attempt,
  type Balances,
  type BookLine,
  balancesOf,
  linesBetween,
} from '@fasih/school/sales/payments/rules';
import type { NewEntry } from '../../ledger/journal/post-entry.ts';

export type BookedCharge = { booked: Balances; bookings: number };

type Booking = { entry: NewEntry | null; booked: Balances; bookings: number };

/**
 * The entry that takes the books of a charge from their stored balances to the required ones, and the state to store
 * with it. Each step has its own source, so that it is booked once. The first grant of an order is `order.paid` with
 * the order's id; a later one, after a reversal, carries its count.
 */
export function bookCharge(
  charge: {
    order: {
      id: string;
      account_id: string;
      payer_name: string;
      package_slug: string;
      package_name: string;
      grants: number;
      course_refund: number;
    };
    attempt: Attempt & { transactionId: string };
    before: BookedCharge;
    paidBy: string | null;
    /** This charge now pays for the order. */
    granting: boolean;
  },
  now: Date,
): Booking {
  const { order, attempt, before } = charge;
  const target = balancesOf(attempt, charge.paidBy, order.course_refund);
  const lines = linesBetween(before.booked, target);
  if (lines.length === 0) return { entry: null, booked: before.booked, bookings: before.bookings };
  const step = before.bookings + 1;
  const source = charge.granting
    ? { kind: 'order.paid', id: order.grants === 0 ? order.id : `${order.id}:${order.grants + 1}` }
    : { kind: kindOf(before.booked, target), id: `${attempt.transactionId}:${step}` };
  return {
    entry: {
      sourceKind: source.kind,
      sourceId: source.id,
      schoolDay: dayIn(now),
      category: order.package_slug,
      description: order.package_name,
      lines: lines satisfies BookLine[],
      reverses: wholeReversal(charge, target) ? { kind: 'order.paid', id: order.id } : null,
      payer: { accountId: order.account_id, name: order.payer_name },
    },
    booked: target,
    bookings: step,
  };
}

/**
 * How each of these entries changes the money of the course relative to its price. The first grant brings the price
 * itself, which the course knows from its opening.
 */
export function moneyChanges(
  order: { id: string; total: number },
  entries: readonly NewEntry[],
): { amount: number; source: string }[] {
  return entries
    .map(({ sourceKind, sourceId, lines }) => {
      const owed = lines.reduce(
        (sum, { account, amount }) => sum - (account === 'fees.unearned' ? amount : 0),
        0,
      );
      const firstGrant = sourceKind === 'order.paid' && sourceId === order.id;
      return { amount: owed - (firstGrant ? order.total : 0), source: `${sourceKind}:${sourceId}` };
    })
    .filter(({ amount }) => amount !== 0);
}

function kindOf(before: Balances, after: Balances): string {
  if (
    (after['cash.provider'] ?? 0) + (after['cash.bank'] ?? 0) <
    (before['cash.provider'] ?? 0) + (before['cash.bank'] ?? 0)
  ) {
    return 'payment.returned';
  }
  return 'unallocated' in after ? 'payment.unallocated' : 'payment.moved';
}

/** Reverses everything that the order's first and only grant booked. */
function wholeReversal(charge: Parameters<typeof bookCharge>[0], target: Balances): boolean {
  const wasWhole =
    charge.before.booked['fees.unearned'] === -charge.attempt.amount && charge.before.bookings === 1;
  return wasWhole && charge.order.grants === 1 && Object.keys(target).length === 0;
}
