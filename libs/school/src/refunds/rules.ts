import type { RefundState, ShownState } from './contract.ts';

/** The money of an approved request, as the payments feature keeps it. */
export type MoneyOnItsWay = {
  path: 'provider' | 'transfer';
  state: 'asked' | 'sent' | 'confirmed' | 'refused';
  /** A proof of the bank transfer was kept. */
  hasProof: boolean;
};

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

/** What a person may do next about money on its way. */
export type MoneyStep = 'retry' | 'transferInstead' | 'addProof' | 'confirm';

/** The next steps for money on its way: a lost answer is said again, a refusal becomes a transfer, a transfer needs its proof. */
export function moneySteps({ path, state, hasProof }: MoneyOnItsWay): MoneyStep[] {
  if (path === 'provider')
    return state === 'asked' ? ['retry'] : state === 'refused' ? ['transferInstead'] : [];
  if (state !== 'asked') return [];
  return hasProof ? ['confirm', 'addProof'] : ['addProof'];
}
