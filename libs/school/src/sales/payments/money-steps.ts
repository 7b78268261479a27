/** The money of an approved request, as the payments feature keeps it. */
export type MoneyOnItsWay = {
  path: 'provider' | 'transfer';
  state: 'asked' | 'sent' | 'confirmed' | 'refused';
  /** A proof of the bank transfer was kept. */
  hasProof: boolean;
};

/** What a person may do next about money on its way. */
export type MoneyStep = 'retry' | 'transferInstead' | 'addProof' | 'confirm';

/** The next steps for money on its way: a lost answer is said again, a refusal becomes a transfer, a transfer needs its proof. */
export function moneySteps({ path, state, hasProof }: MoneyOnItsWay): MoneyStep[] {
  if (path === 'provider')
    return state === 'asked' ? ['retry'] : state === 'refused' ? ['transferInstead'] : [];
  if (state !== 'asked') return [];
  return hasProof ? ['confirm', 'addProof'] : ['addProof'];
}
