/**
 * What the check of the books compares: `unearned`, `payable` and `withheld` the debts to families, teachers and the
 * state with their accounts; `unbalanced` entries; `balances` stored account sums with their lines; `days` daily sums
 * with their rows; `earned` the earned rows with the journal.
 */
export const FINDING_KINDS = [
  'unearned',
  'unbalanced',
  'balances',
  'days',
  'earned',
  'payable',
  'withheld',
] as const;

/** A difference: whole rupiah, or a count. */
export type Finding = { kind: (typeof FINDING_KINDS)[number]; expected: number; found: number };
