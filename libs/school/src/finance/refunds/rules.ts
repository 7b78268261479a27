import type { MoneyOnItsWay } from '../../sales/payments/money-steps.ts';
import type { RefundState, ShownState } from './contract.ts';

/**
 * The state of a request for the family. Approved money is `returning` once the provider accepted it or a transfer
 * has its proof, and `returned` only when the bank, or the school for its transfer, confirmed it. A refusal by the
 * provider stays `approved`: the school handles it.
 */
export function shownState(state: RefundState, money: MoneyOnItsWay | null): ShownState {
  if (state !== 'approved') return state;
  if (money === null || money.state === 'refused') return 'approved';
  if (money.state === 'confirmed') return 'returned';
  if (money.state === 'sent') return 'returning';
  return money.path === 'transfer' && money.hasProof ? 'returning' : 'approved';
}
