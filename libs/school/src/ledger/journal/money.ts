/**
 * `received`: when money moves. `earned`: when a meeting is held and a cost arises
 * (docs/product/courses-and-money.md#received-and-earned).
 */
export const BASES = ['received', 'earned'] as const;
export type Basis = (typeof BASES)[number];

export const MONEY_TYPES = ['revenue', 'expense'] as const;
export type MoneyType = (typeof MONEY_TYPES)[number];

/** What happened in a money row: a payment, a manual entry, teacher pay, or the outcome of a course's meeting. */
export const MONEY_KINDS = [
  'payment',
  'refund',
  'fee',
  'pay',
  'manual',
  'lost',
  'held',
  'forfeited',
  'returned',
  'expired',
  'refunded',
  'other',
] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
