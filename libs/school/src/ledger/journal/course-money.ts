import { type Balances, withoutZeros } from '../../basics/book-lines.ts';
import type { EventKind } from '../../catalogue/policy/balance.ts';

/** A balance event as the books see it: a signed change of meetings, and whole rupiah of `refunded` and `money`. */
export type MoneyEvent = {
  kind: EventKind;
  meetings: number;
  amount: number;
  /** Of a meeting from before the import of its course (`markEarlier`). */
  isEarlier?: boolean;
};

/** The sums of a course's events so far; their order does not matter. */
export type CourseMoney = {
  bought: number;
  /** Held and forfeited, less those given back. */
  drawn: number;
  /** Those of them that were drawn before the course was imported. */
  earlier: number;
  /** Bought and extra meetings that were unused when the course ended or was refunded. */
  unused: number;
  /** Whole rupiah owed back by approved refunds. */
  refund: number;
  /** Signed change of the course's money since it was bought. */
  change: number;
};

/** The sums before any event. */
export const NO_MONEY: CourseMoney = { bought: 0, drawn: 0, earlier: 0, unused: 0, refund: 0, change: 0 };

/** The sums after one more event. */
export function addEvent(
  money: CourseMoney,
  { kind, meetings, amount, isEarlier = false }: MoneyEvent,
): CourseMoney {
  switch (kind) {
    case 'bought':
      return { ...money, bought: money.bought + meetings };
    case 'held':
    case 'forfeited':
    case 'returned':
    case 'waived':
      return {
        ...money,
        drawn: money.drawn - meetings,
        earlier: money.earlier - (isEarlier ? meetings : 0),
      };
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
 * The required balances of a course, debit positive (docs/product/courses-and-money.md#shares). Each drawn meeting
 * earns its share of the price, extra meetings earn nothing, and unused ones are earned when the course ends; a
 * refund's amount is owed to the family instead, and what later meetings earned of it is a loss. After a reversal, no
 * more than the remaining money is owed or earned; what was earned beyond it is a loss. What was drawn before an import was
 * earned before the books began.
 */
export function booksOfCourse(price: number, money: CourseMoney): Balances {
  const received = Math.max(price + money.change, 0);
  const drawn = earnedBy(price, money.bought, money.drawn);
  const unused = earnedBy(price, money.bought, money.drawn + money.unused) - drawn;
  const refund = Math.min(money.refund, received);
  const lost = Math.max(drawn + refund - received, 0);
  const ended = Math.max(Math.min(unused - refund, received - drawn - refund), 0);
  const revenue = drawn + ended;
  const before = earnedBy(price, money.bought, money.earlier);
  return withoutZeros({
    'fees.unearned': revenue + refund - lost,
    'revenue.courses': before - revenue,
    'equity.opening': -before,
    'refunds.payable': -refund,
    'expense.lost': lost,
  });
}

/** What a family is still owed as lessons of a course, in whole rupiah: its part of the account `fees.unearned`. */
export function owedAsLessons(price: number, money: CourseMoney): number {
  return Math.max(price + money.change, 0) - (booksOfCourse(price, money)['fees.unearned'] ?? 0);
}
