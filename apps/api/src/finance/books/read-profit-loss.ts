import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { rangeBefore, rangeDays } from '@fasih/school/finance/books/periods';
import { byCategory } from '@fasih/school/finance/books/profit-loss';
import type { ProfitLoss, profitLoss } from '@fasih/school/finance/books/reports-contract';
import type { Queryable } from '../../platform/db/transaction.ts';
import { figureOf, resultOf, totalsOf } from './read-totals.ts';

/** Profit and loss of a period beside the period before it, in one statement. */
export async function readProfitLoss(
  db: Queryable,
  { range, basis, to }: Accepted<typeof profitLoss>['query'],
  now: Date,
): Promise<ProfitLoss> {
  const days = rangeDays(range, to ?? dayIn(now));
  const before = rangeBefore(range, days);
  const [totals = [], totalsBefore = []] = await totalsOf(db, basis, [days, before]);
  return {
    range,
    basis,
    ...days,
    result: resultOf(totals, basis, days),
    before: { ...before, result: resultOf(totalsBefore, basis, before) },
    categories: byCategory(totals, totalsBefore).map(({ type, category, share, ...line }) => ({
      type,
      category,
      now: figureOf(line.now, basis, days, { type, category }),
      before: figureOf(line.before, basis, before, { type, category }),
      share,
    })),
  };
}
