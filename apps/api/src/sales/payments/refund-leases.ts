import { SECOND } from '@fasih/school/basics/instants';
import { REFUND_FOLLOWED_MS } from '@fasih/school/sales/payments/refund-tries';
import { sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { endLease, type LeasedRow, leaseTable } from '../../platform/leases/leases.ts';
import type { RefundRow } from './provider-refunds.ts';

/**
 * Refunds that the provider must be told of, or that their bank has not confirmed. After some days none is sent any
 * more by itself, because the provider forgets its key.
 */
export const REFUNDS = leaseTable('refund', {
  columns: (row) => [row.state.as('state')],
  isWaiting: (row, now) =>
    sql`${row.path} = 'provider' and ${row.state} in ('asked', 'sent')
      and ${row.created_at} > ${now} - interval ${sql.lit(`${REFUND_FOLLOWED_MS / SECOND} seconds`)}
      and ${isNotSetAside('payments.refunds', row.id, now)}`,
});

type NextTry = LeasedRow & { nextTryAt: Date };

const release = statement(({ id, leasedBy, nextTryAt }: Params<NextTry>) =>
  build
    .updateTable('refund')
    .set({ next_try_at: nextTryAt, ...endLease })
    .where('id', '=', id)
    .where('leased_by', '=', leasedBy),
);

/** Ends a lease without a new state; nothing happens where the lease was lost. */
export async function releaseRefund(db: Queryable, { id, leasedBy }: LeasedRow, nextTryAt: Date) {
  await release.run(db, { id, leasedBy, nextTryAt });
}

type Answer = { state: 'sent' | 'refused'; nextTryAt: Date };

const saveAnswer = statement(({ id, leasedBy, state, nextTryAt }: Params<LeasedRow & Answer>) =>
  build
    .updateTable('refund')
    .set({
      // What the provider's notification said meanwhile stays.
      state: sql<RefundRow['state']>`case when state = 'asked' then ${state} else state end`,
      next_try_at: nextTryAt,
      ...endLease,
    })
    .where('id', '=', id)
    .where('leased_by', '=', leasedBy),
);

/** Saves the provider's answer and ends the lease; nothing happens where the lease was lost. */
export async function saveRefundAnswer(db: Queryable, { id, leasedBy }: LeasedRow, answer: Answer) {
  await saveAnswer.run(db, { id, leasedBy, ...answer });
}
