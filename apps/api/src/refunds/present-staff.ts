import type { Approval } from '@fasih/school/basics/approval';
import { mayRefundThroughProvider } from '@fasih/school/payments/rules';
import { foldBalance } from '@fasih/school/policy/balance';
import type { RefundQuote } from '@fasih/school/policy/refund';
import { moneySteps, shownState } from '@fasih/school/refunds/rules';
import type {
  RefundMoney,
  RefundStep,
  StaffRefund,
  StaffRefundDetail,
} from '@fasih/school/refunds/staff-contract';
import { otherApprovers } from '../accounts/approvers.ts';
import type { Queryable } from '../db/transaction.ts';
import { eventsOf } from '../enrolments/balance-store.ts';
import type { SignedInCall } from '../http/call.ts';
import { presentQuote } from './present.ts';
import { quoteOf } from './quote.ts';
import { historyOf, type MoneyRow, type StaffRow, staffRefundOf } from './staff-store.ts';
import { refundCourse } from './store.ts';

export function presentStaffRefund({ state, ...row }: StaffRow): StaffRefund {
  return {
    ...row,
    shown: shownState(state, row.money),
    askedAt: row.askedAt.toISOString(),
    preparedAt: row.preparedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    money: row.money && presentMoney(row.money),
  };
}

function presentMoney(money: MoneyRow): RefundMoney {
  return {
    ...money,
    askedAt: new Date(money.askedAt).toISOString(),
    confirmedAt: money.confirmedAt && new Date(money.confirmedAt).toISOString(),
    next: moneySteps(money),
  };
}

/** A request with everything that decides about it, or null. */
export async function readStaffRefund(
  db: Queryable,
  requestId: string,
  call: SignedInCall,
): Promise<StaffRefundDetail | null> {
  const row = await staffRefundOf(db, requestId, call.now);
  // The course is read with the eyes of the school.
  const course = row && (await refundCourse(db, row.enrolmentId, { ...call.person, role: 'admin' }));
  if (!row || !course) return null;
  const [quoteNow, events, history, others] = await Promise.all([
    quoteOf(db, course, call.now),
    eventsOf(db, row.enrolmentId),
    historyOf(db, row.id),
    otherApprovers(db, call.person.accountId),
  ]);
  const { quote, pricePaid, receiptNumber, paymentType, lastDay, meetingsToFree, ...request } = row;
  const balance = foldBalance(events);
  return {
    ...presentStaffRefund(request),
    quote: presentQuote(quote),
    quoteNow: presentQuote(quoteNow satisfies RefundQuote),
    balance: { ...balance, lastDay },
    pricePaid,
    receiptNumber,
    paymentType,
    path: row.money?.path ?? (mayRefundThroughProvider(paymentType) ? 'provider' : 'transfer'),
    meetingsToFree,
    step: row.state === 'asked' ? stepOf(row.preparedBy?.id ?? null, call.person.accountId, others) : null,
    history: history.map(({ at, ...one }) => ({ ...one, at: at.toISOString() })),
  };
}

/** What the caller may do with a request that waits. */
export function stepOf(preparedBy: string | null, caller: string, otherApprovers: number): RefundStep {
  if (otherApprovers === 0 && (preparedBy === null || preparedBy === caller)) return 'approveAlone';
  if (preparedBy === null) return 'prepare';
  return preparedBy === caller ? 'waitForOther' : 'approve';
}

/** The refusal that belongs to an approval which is not to be. */
export const REFUSED: Partial<Record<Approval, 'refunds.secondNeeded' | 'refunds.reasonNeeded'>> = {
  secondNeeded: 'refunds.secondNeeded',
  reasonNeeded: 'refunds.reasonNeeded',
};
