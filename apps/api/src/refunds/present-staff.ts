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
import type { Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import { presentQuote } from './present.ts';
import { quoteOf } from './quote.ts';
import { historyOf, type MoneyRow, type StaffRow, staffRefundOf } from './staff-store.ts';

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
  const { accountId } = call.person;
  const row = await staffRefundOf(db, requestId, { accountId, now: call.now });
  if (!row) return null;
  const { quote, pricePaid, receiptNumber, paymentType, meetingsToFree, otherApprovers, ...course } = row;
  const { priceHeld, policyVersion, ended, lastDay, events, ...request } = course;
  const [quoteNow, history] = await Promise.all([
    quoteOf(db, { ...course, pricePaid: priceHeld }, events, call.now),
    historyOf(db, row.id),
  ]);
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
    step: row.state === 'asked' ? stepOf(row.preparedBy?.id ?? null, accountId, otherApprovers) : null,
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
