import type { BookLine } from '@fasih/school/basics/book-lines';
import { linesOfApproval } from '@fasih/school/finance/payroll/accrual';
import type { PoolClient } from 'pg';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { runOf } from './store.ts';

type Run = { id: string; from: string; to: string };
type Booking = { number: string; day: string };

const selectAdded = statement(({ runId }: Params<{ runId: string }>) =>
  build.selectFrom('pay_adjustment').where('run_id', '=', runId).select(['kind', 'amount']),
);

/** Books, once, what an approved run adds to accrued pay: bonuses, corrections and withheld tax. */
export async function bookApproval(db: PoolClient, run: Run, booking: Booking, now: Date): Promise<void> {
  const added = await selectAdded.all(db, { runId: run.id });
  await book(db, 'pay.approved', run, { ...booking, lines: linesOfApproval(added) }, now);
}

/**
 * Books the transfers of a run, once: what the teachers were owed leaves the bank. Returns the sum in whole rupiah.
 */
export async function bookTransfers(db: PoolClient, run: Run, booking: Booking, now: Date): Promise<number> {
  const amount = (await runOf(db, run.id))?.amount ?? 0;
  const lines = [
    { account: 'salaries.payable', amount },
    { account: 'cash.bank', amount: -amount },
  ];
  await book(db, 'pay.paid', run, { ...booking, lines: amount === 0 ? [] : lines }, now);
  return amount;
}

/** `30/11/2026`: an entry keeps one description, whatever the language of its readers. */
const inBothLanguages = (day: string): string => day.split('-').toReversed().join('/');

async function book(
  db: PoolClient,
  sourceKind: 'pay.approved' | 'pay.paid',
  run: Run,
  { number, day, lines }: Booking & { lines: BookLine[] },
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  const description = `${number} · ${inBothLanguages(run.from)} – ${inBothLanguages(run.to)}`;
  const entry = { sourceKind, sourceId: run.id, schoolDay: day, category: 'teachers', description, lines };
  await postEntries(db, [{ ...entry, reverses: null }], now);
}
