/**
 * What the check of the books compares: `unearned` what families have left with its account; `payable` what teachers
 * have earned and not got with its account, and `withheld` the same for the state; `unbalanced` entries whose
 * debits and credits differ; `balances` sums of accounts with their lines; `days` sums by day with their rows; `earned` rows
 * of what was earned less spent with the journal.
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

/** Something that does not agree: whole rupiah, or how many there are. */
export type Finding = { kind: (typeof FINDING_KINDS)[number]; expected: number; found: number };
