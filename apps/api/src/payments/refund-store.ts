import type { Queryable } from '../db/transaction.ts';

export type RefundRow = {
  id: string;
  order_id: string;
  transaction_id: string;
  refund_key: string;
  amount: number;
  path: 'provider' | 'transfer';
  state: 'asked' | 'sent' | 'confirmed' | 'refused';
  reason: string;
};

const columns = 'id, order_id, transaction_id, refund_key, amount, path, state, reason';

/** Stores a refund before anything is sent. */
export async function insertRefund(
  db: Queryable,
  refund: {
    orderId: string;
    transactionId: string;
    refundKey: string;
    amount: number;
    path: RefundRow['path'];
    reason: string;
    now: Date;
  },
): Promise<RefundRow> {
  const { rows } = await db.query<RefundRow>(
    `insert into refund (order_id, transaction_id, refund_key, amount, path, state, reason, created_at)
     values ($1, $2, $3, $4, $5, 'asked', $6, $7) returning ${columns}`,
    [
      refund.orderId,
      refund.transactionId,
      refund.refundKey,
      refund.amount,
      refund.path,
      refund.reason,
      refund.now,
    ],
  );
  const row = rows[0];
  if (!row) throw new Error('the refund was not written');
  return row;
}

/** What is asked of a charge and not yet part of what the provider or the bank account gave back; whole rupiah. */
export async function refundsInFlight(db: Queryable, transactionId: string): Promise<number> {
  const { rows } = await db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from refund where transaction_id = $1 and state = 'asked'`,
    [transactionId],
  );
  return rows[0]?.sum ?? 0;
}

/** One refund; `lock` for a write. */
export async function refundOf(db: Queryable, refundId: string, lock?: 'lock'): Promise<RefundRow | null> {
  const { rows } = await db.query<RefundRow>(
    `select ${columns} from refund where id = $1 ${lock ? 'for update' : ''}`,
    [refundId],
  );
  return rows[0] ?? null;
}

/** Moves a refund on; a confirmed one stays confirmed. */
export async function setRefundState(
  db: Queryable,
  refundId: string,
  state: RefundRow['state'],
  confirmedAt: Date | null,
): Promise<void> {
  await db.query(
    `update refund set state = $2, confirmed_at = coalesce(confirmed_at, $3) where id = $1 and state <> 'confirmed'`,
    [refundId, state, confirmedAt],
  );
}
