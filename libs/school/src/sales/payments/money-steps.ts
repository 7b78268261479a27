/** The money of an approved request, as the payments feature stores it. */
export type MoneyOnItsWay = {
  path: 'provider' | 'transfer';
  state: 'asked' | 'sent' | 'confirmed' | 'refused';
  /** A proof of the bank transfer is stored. */
  hasProof: boolean;
};

/** What a person may do next about money being returned. */
export type MoneyStep = 'retry' | 'transferInstead' | 'addProof' | 'confirm';

/** The next steps: a lost answer is retried, a refusal becomes a transfer, a transfer needs its proof. */
export function moneySteps({ path, state, hasProof }: MoneyOnItsWay): MoneyStep[] {
  if (path === 'provider')
    return state === 'asked' ? ['retry'] : state === 'refused' ? ['transferInstead'] : [];
  if (state !== 'asked') return [];
  return hasProof ? ['confirm', 'addProof'] : ['addProof'];
}
