import type { NewEntry } from './post-entry.ts';

type Rest = Pick<NewEntry, 'sourceKind' | 'sourceId' | 'schoolDay' | 'category'>;

/** An entry of two lines: the amount is on the debit side of one account and on the credit side of the other. */
export const entryOfTwo = (debit: string, credit: string, amount: number, rest: Rest): NewEntry => ({
  description: '',
  reverses: null,
  ...rest,
  lines: [
    { account: debit, amount },
    { account: credit, amount: -amount },
  ],
});
