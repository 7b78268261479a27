import { type Attempt, attemptKey } from './attempts.ts';
import { moneyCame } from './status.ts';

/** Ledger account -> whole rupiah, debit positive; a balanced set adds up to 0. Accounts at 0 are left out. */
export type Balances = Readonly<Record<string, number>>;

/**
 * What the books must hold of one charge: its money at the provider, what the school gave back from its bank, and
 * what is owed for it: `fees.unearned` where the order rests on it, `unallocated` where it came late, twice or in
 * another size (decisions.md 'Staff screens', double entry). Money taken back by the bank is gone altogether; of a
 * partial chargeback the provider names no amount, so it stays to be clarified. Foreign currency is never booked.
 */
export function balancesOf(attempt: Attempt, paidBy: string | null): Balances {
  if (attempt.status === 'notStarted' || attempt.status === 'chargeback') return {};
  if (!moneyCame.has(attempt.status) || attempt.currency !== 'IDR') return {};
  const refunded =
    attempt.status === 'refund' ? attempt.amount : Math.min(attempt.refundedAmount, attempt.amount);
  const atProvider = attempt.amount - refunded;
  const held = atProvider - attempt.returnedByHand;
  const owed = attemptKey(attempt) === paidBy ? 'fees.unearned' : 'unallocated';
  return withoutZeros({ 'cash.provider': atProvider, 'cash.bank': -attempt.returnedByHand, [owed]: -held });
}

export type BookLine = { account: string; amount: number };

/** The lines that take the books from one state to another, debit positive; none when nothing changed. */
export function linesBetween(before: Balances, after: Balances): BookLine[] {
  const accounts = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return accounts
    .map((account) => ({ account, amount: (after[account] ?? 0) - (before[account] ?? 0) }))
    .filter(({ amount }) => amount !== 0);
}

function withoutZeros(balances: Balances): Balances {
  return Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0));
}
