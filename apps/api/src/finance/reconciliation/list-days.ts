import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import { providerWords } from '@fasih/school/finance/reconciliation/provider-words';
import { compareDay } from '@fasih/school/finance/reconciliation/reconcile';
import { DAYS_SHOWN, type ReconciledDay } from '@fasih/school/finance/reconciliation/reconcile-contract';
import type { Queryable } from '../../platform/db/transaction.ts';
import { readDays } from './days-records.ts';

type Told = {
  transactionId: string | null;
  providerOrderId: string | null;
  day: string | null;
  isUnknown: boolean;
};

/** The days up to `until`, oldest first, each with its payments and how many differences its own page shows. One statement. */
export async function listDays(db: Queryable, until: string): Promise<ReconciledDay[]> {
  const first = addDays(until, 1 - DAYS_SHOWN);
  const range = { first, last: until, from: instantOf(first, 0), until: instantOf(addDays(until, 1), 0) };
  const { days, doubtful, readings, lines } = await readDays(db, range);
  return days.map(({ day, charges, amount, isCompared }) => {
    const ours = doubtful.filter((charge) => charge.day === day);
    const ids = new Set(ours.map(({ transactionId }) => transactionId));
    const pages = new Set(ours.map(({ providerOrderId }) => providerOrderId));
    // What is about our charges counts on their day, whichever day it names.
    const isOfDay = (one: Told) =>
      one.isUnknown
        ? one.day === day
        : one.transactionId === null
          ? pages.has(one.providerOrderId ?? '')
          : ids.has(one.transactionId);
    const theirs = providerWords(readings.filter(isOfDay), lines.filter(isOfDay));
    const { differences } = compareDay({ ours, theirs, compared: isCompared, knows: () => true });
    const state =
      differences.length > 0 ? 'differs' : charges === 0 ? 'none' : isCompared ? 'matches' : 'open';
    return { day, state, charges, amount, differences: differences.length };
  });
}
