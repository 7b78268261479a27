import type { MoneyOnItsWay } from '../../sales/payments/money-steps.ts';
import type { RefundState, ShownState } from './contract.ts';

/**
 * Where a request stands for the family. Approved money is `returning` from the moment the provider took it, or a transfer
 * has its proof, and `returned` only when the bank confirmed it, or the school confirmed its transfer. A refusal of the
 * provider is the school's worry: for the family it stays approved.
 */
export function shownState(state: RefundState, money: MoneyOnItsWay | null): ShownState {
  if (state !== 'approved') return state;
  if (money === null || money.state === 'refused') return 'approved';
  if (money.state === 'confirmed') return 'returned';
  if (money.state === 'sent') return 'returning';
  return money.path === 'transfer' && money.hasProof ? 'returning' : 'approved';
}
