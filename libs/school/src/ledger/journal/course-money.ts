import { type Balances, withoutZeros } from '../../basics/book-lines.ts';
import type { EventKind } from '../../catalogue/policy/balance.ts';

/** A balance event as the books look at it: a signed change of meetings, and whole rupiah of `refunded` and `money`. */
export type MoneyEvent = { kind: EventKind; meetings: number; amount: number };

/** What happened to one course so far, as sums; the order of the events does not matter. */
export type CourseMoney = {
  bought: number;
  /** Held and forfeited, less what was given back. */
  drawn: number;
  /** Bought ones and those beyond that ended unused, by the course's end or its refund. */
  unused: number;
  /** Whole rupiah owed back by approved refunds. */
  refund: number;
  /** Signed change of the money that stands for the course since it was bought. */
  change: number;
};

/** Nothing has happened yet. */
export const NO_MONEY: CourseMoney = { bought: 0, drawn: 0, unused: 0, refund: 0, change: 0 };

/** The sums after one more event. */
export function addEvent(money: CourseMoney, { kind, meetings, amount }: MoneyEvent): CourseMoney {
  switch (kind) {
    case 'bought':
      return { ...money, bought: money.bought + meetings };
    case 'held':
    case 'forfeited':
    case 'returned':
    case 'waived':
      return { ...money, drawn: money.drawn - meetings };
    case 'expired':
      return { ...money, unused: money.unused - meetings };
    case 'refunded':
      return { ...money, unused: money.unused - meetings, refund: money.refund + amount };
    case 'money':
      return { ...money, change: money.change + amount };
    case 'owed_minutes':
    case 'owed_meeting':
    case 'extended':
      return money;
  }
}

/** What the first k of n meetings earn of a price, in whole rupiah: the sum of their shares (`shareOf`). */
function earnedBy(price: number, n: number, k: number): number {
  if (n <= 0) return 0;
  return Math.floor((price * Math.min(Math.max(k, 0), n)) / n);
}

/**
 * What the postings of a course's events must hold, debit positive (docs/product/courses-and-money.md#shares). Each drawn
 * meeting earns its share of the price paid; meetings beyond the bought ones earn nothing, and after the last bought one the
 * price is earned to the rupiah. What was never used is earned when the course ends; of a refund its amount is owed back to
 * the family and only the remainder is earned. That amount was promised when the refund was asked for: what meetings held since
 * had earned of it is lost. Where money was taken back, at most what still stands for the course can be
 * owed or earned by its end, and what its meetings had earned beyond that is lost. A course that was free holds nothing.
 */
export function booksOfCourse(price: number, money: CourseMoney): Balances {
  const stands = Math.max(price + money.change, 0);
  const drawn = earnedBy(price, money.bought, money.drawn);
  const unused = earnedBy(price, money.bought, money.drawn + money.unused) - drawn;
  const refund = Math.min(money.refund, stands);
  const lost = Math.max(drawn + refund - stands, 0);
  const ended = Math.max(Math.min(unused - refund, stands - drawn - refund), 0);
  const revenue = drawn + ended;
  return withoutZeros({
    'fees.unearned': revenue + refund - lost,
    'revenue.courses': -revenue,
    'refunds.payable': -refund,
    'expense.lost': lost,
  });
}

/** What is still owed to a family as lessons for a course, in whole rupiah: its part of the account `fees.unearned`. */
export function owedAsLessons(price: number, money: CourseMoney): number {
  return Math.max(price + money.change, 0) - (booksOfCourse(price, money)['fees.unearned'] ?? 0);
}
