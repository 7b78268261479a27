/** Ledger account to whole rupiah, debit positive; a balanced set adds up to 0. Accounts at 0 are omitted. */
export type Balances = Readonly<Record<string, number>>;

/** One line of an entry: whole rupiah, debit positive. */
export type BookLine = { account: string; amount: number };

/** The lines that take the books from one state to another, debit positive; empty when nothing changed. */
export function linesBetween(before: Balances, after: Balances): BookLine[] {
  const accounts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return accounts
    .map((account) => ({ account, amount: (after[account] ?? 0) - (before[account] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}

/** The balances without zero accounts. */
export function withoutZeros(balances: Balances): Balances {
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
}
