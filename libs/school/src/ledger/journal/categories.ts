/**
 * Revenue categories: the packages' slugs, because a payment takes the category of what was bought
 * (docs/product/courses-and-money.md#figures).
 */
export const REVENUE_CATEGORIES = [
  'general-english-kids',
  'general-english-teen',
  'general-english-adult',
  'conversation-kids',
  'conversation-teen',
  'conversation-adult',
  'toeflitp-regular',
  'toeflitp-express',
  'toeflibt-regular',
  'toeflibt-express',
  'toeic-regular',
  'toeic-express',
  'ielts-regular',
  'ielts-express',
  'special-course',
] as const;
export type RevenueCategory = (typeof REVENUE_CATEGORIES)[number];

/**
 * Expense categories that a person may choose (docs/product/courses-and-money.md#figures). Each is booked to the
 * account `expense.<category>`.
 */
export const EXPENSE_CATEGORIES = ['teachers', 'staff', 'marketing', 'maintenance', 'other'] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

/** Expenses booked automatically: the provider's fees, and earned lessons whose money was reversed. */
export const BOOKED_EXPENSE_CATEGORIES = ['provider', 'lost'] as const;

/** All expenses that a list may show. */
export const ALL_EXPENSE_CATEGORIES = [...EXPENSE_CATEGORIES, ...BOOKED_EXPENSE_CATEGORIES] as const;
