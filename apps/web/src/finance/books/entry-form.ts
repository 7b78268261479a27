import type { MoneyType } from '@fasih/school/finance/books/contract';
import { newExpense, newRevenue, taxForm } from '@fasih/school/finance/books/entries-contract';
import { EXPENSE_CATEGORIES, REVENUE_CATEGORIES } from '@fasih/school/ledger/journal/categories';
import * as z from 'zod/mini';

/** What can be chosen, by type (docs/product/courses-and-money.md#figures). */
export const CHOICES: Record<MoneyType, readonly string[]> = {
  revenue: REVENUE_CATEGORIES,
  expense: EXPENSE_CATEGORIES,
};

/** An amount as it is typed, digits alone; checked as the number that the call takes. */
export const asTyped = (amount: typeof newRevenue.shape.amount) =>
  z.pipe(
    z.transform((text: string) => (text === '' ? undefined : Number(text))),
    amount,
  );

/** The form as it is filled in; checked by the very parts of the call's body. */
const typed = (type: MoneyType) =>
  z.object({
    date: newRevenue.shape.date,
    amount: asTyped(newRevenue.shape.amount),
    category: z.string().check(
      z.minLength(1, 'required'),
      z.refine((one) => CHOICES[type].includes(one), 'categoryUnknown'),
    ),
    description: newRevenue.shape.description,
  });

export const FORMS = { revenue: typed('revenue'), expense: typed('expense') } as const;
export type TypedEntry = z.output<(typeof FORMS)['revenue']>;

/** The body of the call for a filled form. */
export function bodyOf(type: MoneyType, key: string, values: TypedEntry) {
  return type === 'revenue'
    ? newRevenue.parse({ ...values, key, type })
    : newExpense.parse({ ...values, key, type });
}

/** The forms 'Record a payout' and 'Pay withheld tax' as they are filled in. */
export const TRANSFER_FORM = z.object({
  date: taxForm.shape.date,
  amount: asTyped(taxForm.shape.amount),
  description: taxForm.shape.description,
});
