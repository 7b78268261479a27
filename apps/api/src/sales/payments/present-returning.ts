import type { Reply } from '@fasih/school/basics/contract';
import { moneySteps } from '@fasih/school/sales/payments/money-steps';
import type { retryRefund } from '@fasih/school/sales/payments/staff-contract';
import type { RefundRow } from './provider-refunds.ts';

export type Returning = Reply<typeof retryRefund>;

/** Money being returned, with the next possible steps. */
export function presentReturning(
  refund: Pick<RefundRow, 'id' | 'path' | 'state' | 'amount' | 'proof_key'>,
): Returning {
  const { id, path, state, amount } = refund;
  const hasProof = refund.proof_key !== null;
  return { refundId: id, path, state, amount, hasProof, next: moneySteps({ path, state, hasProof }) };
}
