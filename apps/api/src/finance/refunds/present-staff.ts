import { type Approval, decideApproval } from '@fasih/school/basics/approval';
import { foldBalance } from '@fasih/school/catalogue/policy/balance';
import type { RefundQuote } from '@fasih/school/catalogue/policy/refund';
import { shownState } from '@fasih/school/finance/refunds/rules';
import type {
  RefundMoney,
  RefundStep,
  StaffRefund,
  StaffRefundDetail,
} from '@fasih/school/finance/refunds/staff-contract';
import { moneySteps } from '@fasih/school/sales/payments/money-steps';
import { mayRefundThroughProvider } from '@fasih/school/sales/payments/rules';
import { staffStates } from '../../people/accounts/approvers.ts';
import { learnerNameFor } from '../../people/accounts/learner-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { Person, SignedInCall } from '../../platform/http/call.ts';
import { presentQuote } from './present.ts';
import { quoteOf } from './quote.ts';
import type { MoneyRow, StaffRow } from './staff-columns.ts';
import { historyOf, staffRefundOf } from './staff-store.ts';

/** A request as this member of staff reads it; an accountant reads no texts about the learner. */
export function presentStaffRefund({ state, ...row }: StaffRow, person: Person): StaffRefund {
  const { readsOnly } = person;
  return {
    ...row,
    learner: { ...row.learner, name: learnerNameFor(person, row.learner.name) },
    reason: readsOnly ? '' : row.reason,
    decidedReason: readsOnly ? null : row.decidedReason,
    shown: shownState(state, row.money),
    askedAt: row.askedAt.toISOString(),
    preparedAt: row.preparedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    money: row.money && presentMoney(row.money, person),
  };
}

function presentMoney(money: MoneyRow, { readsOnly }: Person): RefundMoney {
  return {
    ...money,
    askedAt: new Date(money.askedAt).toISOString(),
    confirmedAt: money.confirmedAt && new Date(money.confirmedAt).toISOString(),
    next: readsOnly ? [] : moneySteps(money),
  };
}

/** A request with everything that its decision needs, or null. */
export async function readStaffRefund(
  db: Queryable,
  requestId: string,
  call: SignedInCall,
): Promise<StaffRefundDetail | null> {
  const { person } = call;
  const { accountId, readsOnly } = person;
  const row = await staffRefundOf(db, requestId, call.now);
  if (!row) return null;
  const { quote, pricePaid, receiptNumber, paymentType, meetingsToFree, staff, ...course } = row;
  const { priceHeld, policyVersion, ended, lastDay, events, faultRecords, ...request } = course;
  const [quoteNow, history] = await Promise.all([
    quoteOf(db, { ...course, pricePaid: priceHeld }, events, call.now),
    historyOf(db, row.id),
  ]);
  const balance = foldBalance(events);
  const approval = decideApproval({
    madeBy: row.preparedBy?.id ?? null,
    approver: accountId,
    staff: staffStates(staff),
    reason: '',
    now: call.now,
    exactRefundAskedAt: exactAskedAt(row),
  });
  return {
    ...presentStaffRefund(request, person),
    quote: presentQuote(quote),
    quoteNow: presentQuote(quoteNow satisfies RefundQuote),
    balance: { ...balance, lastDay },
    pricePaid,
    receiptNumber,
    paymentType,
    path: row.money?.path ?? (mayRefundThroughProvider(paymentType) ? 'provider' : 'transfer'),
    meetingsToFree,
    step:
      row.state === 'asked' && !readsOnly ? stepOf(approval, row.preparedBy?.id ?? null, accountId) : null,
    approveFrom: 'from' in approval ? approval.from.toISOString() : null,
    history: history.map(({ at, reason, ...one }) => ({
      ...one,
      reason: readsOnly ? null : reason,
      at: at.toISOString(),
    })),
  };
}

/** When a refund was requested that equals the rule's amount and returns to the paying account; else null. */
export function exactAskedAt(request: {
  amount: number;
  quote: Pick<RefundQuote, 'amount'>;
  paymentType: string | null;
  askedAt: Date;
}): Date | null {
  const exact = request.amount === request.quote.amount && mayRefundThroughProvider(request.paymentType);
  return exact ? request.askedAt : null;
}

/** What the caller may do with a pending request. */
export function stepOf(approval: Approval, preparedBy: string | null, caller: string): RefundStep {
  switch (approval.is) {
    case 'allowed':
      return 'approve';
    case 'reasonNeeded':
    case 'selfApproved':
      return 'approveAlone';
    case 'secondNeeded':
      return preparedBy === caller ? 'waitForOther' : 'prepare';
    case 'onlyRefunds':
      return 'notAlone';
    default:
      return preparedBy === null ? 'prepare' : 'notYet';
  }
}
