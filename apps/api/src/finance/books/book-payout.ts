import { dayIn } from '@fasih/school/basics/instants';
import { refuse } from '@fasih/school/basics/refusal';
import type { PayoutWay } from '@fasih/school/finance/books/entries-contract';
import type { Pool } from 'pg';
import { postEntries } from '../../ledger/journal/post-entry.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction, type Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { bookedEntry, lockBesideBank } from './booked-entry.ts';

export type Payout = { key: string; date: string; way: PayoutWay; amount: number; description: string };

const SOURCE = 'payout';

/**
 * Books a payout from the payment provider to the bank, or money sent back to it, in whole rupiah. The same key with
 * the same content returns the existing entry. Refuses a future day (`common.invalid`, field `date`), more than the
 * provider holds (`finance.payoutTooMuch`) and a key used for something else (`finance.keyUsed`).
 */
export async function bookPayout(pool: Pool, payout: Payout, call: SignedInCall) {
  if (payout.date > dayIn(call.now)) return refuse('common.invalid', { fields: { date: 'dateFuture' } });
  return inTransaction(pool, async (db) => {
    const held = await lockBesideBank(db, 'cash.provider');
    const known = await bookedEntry(db, { kind: SOURCE, key: payout.key, account: 'cash.bank' });
    if (known) {
      if (known.moved !== signed(payout)) return refuse('finance.keyUsed');
      call.audited = true;
      return { entryId: known.entryId, bookedOn: known.bookedOn };
    }
    if (payout.way === 'toBank' && payout.amount > held)
      return refuse('finance.payoutTooMuch', { params: { held: Math.max(0, held) } });
    const [entry] = await postPayout(db, payout, call.now);
    if (!entry) throw new Error(`the payout ${payout.key} was booked beside the lock of its accounts`);
    const { amount, way, date } = payout;
    await writeAudit(db, call, {
      action: 'finance.payoutBooked',
      targetKind: 'entry',
      targetId: entry.id,
      after: { amount, way, date },
    });
    return { entryId: entry.id, bookedOn: entry.schoolDay };
  });
}

/** Books a payout without an audit entry. */
export function postPayout(db: Queryable, payout: Payout, now: Date) {
  const amount = signed(payout);
  return postEntries(
    db,
    [
      {
        sourceKind: SOURCE,
        sourceId: payout.key,
        schoolDay: payout.date,
        category: null,
        description: payout.description,
        lines: [
          { account: 'cash.bank', amount },
          { account: 'cash.provider', amount: -amount },
        ],
        reverses: null,
      },
    ],
    now,
  );
}

const signed = ({ way, amount }: Payout) => (way === 'toBank' ? amount : -amount);
