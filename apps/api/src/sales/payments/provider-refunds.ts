import { isId } from '@fasih/school/basics/ids';
import { notSetAside } from '../../platform/db/set-aside.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type RefundRow = {
  id: string;
  order_id: string;
  transaction_id: string;
  refund_key: string;
  amount: number;
  path: 'provider' | 'transfer';
  state: 'asked' | 'sent' | 'confirmed' | 'refused';
  reason: string;
  created_at: Date;
  confirmed_at: Date | null;
  proof_key: string | null;
  proof_type: string | null;
};

const columns = `id, order_id, transaction_id, refund_key, amount, path, state, reason, created_at, confirmed_at, proof_key,
  proof_type`;

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

/** The amount requested from a charge that neither provider nor bank has returned yet; whole rupiah. */
export async function refundsInFlight(db: Queryable, transactionId: string): Promise<number> {
  const { rows } = await db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from refund where transaction_id = $1 and state = 'asked'`,
    [transactionId],
  );
  return rows[0]?.sum ?? 0;
}

/** One refund; `lock` for a write. */
export async function refundOf(db: Queryable, refundId: string, lock?: 'lock'): Promise<RefundRow | null> {
  if (!isId(refundId)) return null;
  const { rows } = await db.query<RefundRow>(
    `select ${columns} from refund where id = $1 ${lock ? 'for update' : ''}`,
    [refundId],
  );
  return rows[0] ?? null;
}

/** Sets the state of a refund; a confirmed one stays confirmed. */
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

/** Records that the refund is being sent now, which delays the job that retries lost answers. */
export async function noteTried(db: Queryable, refundId: string, now: Date): Promise<void> {
  await db.query('update refund set tried_at = $2 where id = $1', [refundId, now]);
}

/** Turns a refund that the provider refused into a bank transfer. */
export async function makeTransfer(db: Queryable, refundId: string): Promise<void> {
  await db.query(
    `update refund set path = 'transfer', state = 'asked' where id = $1 and path = 'provider' and state = 'refused'`,
    [refundId],
  );
}

export type ReturnedMoney = {
  refundId: string;
  orderId: string;
  accountId: string;
  packageName: string;
  amount: number;
  path: RefundRow['path'];
};

/** SQL: returned money `u` that no family requested and whose payer has not been notified. */
const isUntold = (isRequested: IsRequested) => `u.told_at is null
  and (u.state = 'confirmed' or u.state = 'sent' and u.path = 'provider') and not ${isRequested('u.id')}`;

/** SQL: whether a family requested the refund with this id; the feature that owns the requests provides it. */
export type IsRequested = (refundId: string) => string;

/** The oldest of these returns (by provider or transfer) that are not set aside. */
export async function untoldReturns(
  db: Queryable,
  isRequested: IsRequested,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select u.id from refund u where ${isUntold(isRequested)} and ${notSetAside('refunds.tell', 'u.id', '$1')}
     order by u.created_at limit $2`,
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

/** Claims one of them as notified; none when another process has it. */
export async function takeUntoldReturn(
  db: Queryable,
  isRequested: IsRequested,
  id: string,
  now: Date,
): Promise<ReturnedMoney[]> {
  const { rows } = await db.query<ReturnedMoney>(
    `update refund f set told_at = $1 from orders o
     where o.id = f.order_id and f.id in (
       select u.id from refund u where u.id = $2 and ${isUntold(isRequested)} for update skip locked)
     returning f.id as "refundId", o.id as "orderId", o.account_id as "accountId", o.package_name as "packageName",
       f.amount, f.path`,
    [now, id],
  );
  return rows;
}

/** Records where the proof of a transfer is stored. */
export async function saveProof(
  db: Queryable,
  refundId: string,
  proof: { key: string; type: string; by: string; now: Date },
): Promise<void> {
  await db.query(
    'update refund set proof_key = $2, proof_type = $3, proof_by = $4, proof_at = $5 where id = $1',
    [refundId, proof.key, proof.type, proof.by, proof.now],
  );
}

/**
 * Claims refunds that wait for the provider's answer or the bank, at growing intervals; the recorded time makes
 * concurrent processes skip them. Nothing is resent after 6 days, because the key is valid for 7.
 */
export async function takeDueRefunds(db: Queryable, now: Date, limit: number): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `update refund set tried_at = $1 where id in (
       select id from refund
       where path = 'provider' and created_at > $1::timestamptz - interval '6 days'
         and ${notSetAside('payments.refunds', 'refund.id', '$1::timestamptz')}
         and (state = 'asked' and $1 - coalesce(tried_at, created_at) >= greatest(interval '1 minute', ($1 - created_at) / 4)
           or state = 'sent' and $1 - coalesce(tried_at, created_at) >= greatest(interval '1 hour', ($1 - created_at) / 4)
           or state in ('asked', 'sent') and exists (
             select from job_set_aside p where p.job = 'payments.refunds' and p.record_id = refund.id))
       order by created_at limit $2 for update skip locked
     ) returning ${columns}`,
    [now, limit],
  );
  return rows;
}
