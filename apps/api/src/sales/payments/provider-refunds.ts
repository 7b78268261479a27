import { isId } from '@fasih/school/basics/ids';
import { nextRefundTry } from '@fasih/school/sales/payments/refund-tries';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { isNotSetAside } from '../../platform/db/set-aside.ts';
import { type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const refund = tableAs('refund', 'refund');

const columns = [
  refund.id.as('id'),
  refund.order_id.as('order_id'),
  // Every refund names its charge.
  refund.transaction_id.$notNull().as('transaction_id'),
  refund.refund_key.as('refund_key'),
  refund.amount.as('amount'),
  refund.path.as('path'),
  refund.state.as('state'),
  refund.reason.as('reason'),
  refund.created_at.as('created_at'),
  refund.confirmed_at.as('confirmed_at'),
  refund.proof_key.as('proof_key'),
  refund.proof_type.as('proof_type'),
  // When the provider was last told of it; null where it never was.
  refund.tried_at.as('tried_at'),
] as const;

export type RefundRow = Selected<typeof columns>;

type NewRefund = {
  orderId: string;
  transactionId: string;
  refundKey: string;
  amount: number;
  path: RefundRow['path'];
  reason: string;
  now: Date;
};

const insert = statement((one: Params<NewRefund & { nextTryAt: Date }>) =>
  build
    .insertInto('refund')
    .values({
      order_id: one.orderId,
      transaction_id: one.transactionId,
      refund_key: one.refundKey,
      amount: one.amount,
      path: one.path,
      state: 'asked',
      reason: one.reason,
      created_at: one.now,
      next_try_at: one.nextTryAt,
    })
    .returning(columns),
);

/** Stores a refund before anything is sent. */
export async function insertRefund(db: Queryable, one: NewRefund): Promise<RefundRow> {
  const nextTryAt = nextRefundTry({ state: 'asked', createdAt: one.now }, one.now);
  const row = await insert.first(db, { ...one, nextTryAt });
  if (!row) throw new Error('the refund was not written');
  return row;
}

const sumInFlight = statement(({ transactionId }: Params<{ transactionId: string }>) =>
  build
    .selectFrom('refund')
    .where('transaction_id', '=', transactionId)
    .where('state', '=', 'asked')
    .select(sql<number>`coalesce(sum(${refund.amount}), 0)::bigint`.as('sum')),
);

/** The amount requested from a charge that neither provider nor bank has returned yet; whole rupiah. */
export async function refundsInFlight(db: Queryable, transactionId: string): Promise<number> {
  return (await sumInFlight.first(db, { transactionId }))?.sum ?? 0;
}

type One = { refundId: string };

const selectOne = statement(({ refundId }: Params<One>) =>
  build.selectFrom('refund').where('id', '=', refundId).select(columns),
);
const lockOne = statement(({ refundId }: Params<One>) =>
  build.selectFrom('refund').where('id', '=', refundId).select(columns).forUpdate(),
);

/** One refund; `lock` for a write. */
export async function refundOf(db: Queryable, refundId: string, lock?: 'lock'): Promise<RefundRow | null> {
  if (!isId(refundId)) return null;
  return (lock ? lockOne : selectOne).first(db, { refundId });
}

type NewState = { state: RefundRow['state']; confirmedAt: Date | null };

const setState = statement(({ refundId, state, confirmedAt }: Params<One & NewState>) =>
  build
    .updateTable('refund')
    .set({ state, confirmed_at: sql<Date | null>`coalesce(confirmed_at, ${confirmedAt})` })
    .where('id', '=', refundId)
    .where('state', '<>', 'confirmed'),
);

/** Sets the state of a refund; a confirmed one stays confirmed. */
export async function setRefundState(
  db: Queryable,
  refundId: string,
  state: RefundRow['state'],
  confirmedAt: Date | null,
): Promise<void> {
  await setState.run(db, { refundId, state, confirmedAt });
}

const setTried = statement(({ refundId, now }: Params<One & { now: Date }>) =>
  build.updateTable('refund').set({ tried_at: now }).where('id', '=', refundId),
);

/** Records that the refund is being sent now. */
export async function noteTried(db: Queryable, refundId: string, now: Date): Promise<void> {
  await setTried.run(db, { refundId, now });
}

const transferRefused = statement(({ refundId }: Params<One>) =>
  build
    .updateTable('refund')
    .set({ path: 'transfer', state: 'asked' })
    .where('id', '=', refundId)
    .where('path', '=', 'provider')
    .where('state', '=', 'refused'),
);

/** Turns a refund that the provider refused into a bank transfer. */
export async function makeTransfer(db: Queryable, refundId: string): Promise<void> {
  await transferRefused.run(db, { refundId });
}

type Proof = { key: string; type: string; by: string; now: Date };

const setProof = statement((proof: Params<One & Proof>) =>
  build
    .updateTable('refund')
    .set({ proof_key: proof.key, proof_type: proof.type, proof_by: proof.by, proof_at: proof.now })
    .where('id', '=', proof.refundId),
);

/** Records where the proof of a transfer is stored. */
export async function saveProof(db: Queryable, refundId: string, proof: Proof): Promise<void> {
  await setProof.run(db, { refundId, ...proof });
}

const u = tableAs('refund', 'u');
const f = tableAs('refund', 'f');
const o = tableAs('orders', 'o');

/** Whether a family requested the refund with this id; the feature that owns the requests provides it. */
export type IsRequested = (refundId: Expression<string>) => RawBuilder<boolean>;

/** The statements about returned money that no family requested and whose payer has not been notified. */
export function returnsToTell(isRequested: IsRequested) {
  const isUntold = sql<boolean>`${u.told_at} is null and (${u.state} = 'confirmed'
    or ${u.state} = 'sent' and ${u.path} = 'provider') and not ${isRequested(u.id)}`;
  const untold = statement(({ now, limit }: Params<{ now: Date; limit: number }>) =>
    select(
      [u.id.as('id')],
      sql`from ${u} where ${isUntold} and ${isNotSetAside('refunds.tell', u.id, now)}
        order by ${u.created_at} limit ${limit}`,
    ),
  );
  const take = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
    build
      .updateTable('refund as f')
      .set({ told_at: now })
      .from('orders as o')
      .whereRef('o.id', '=', 'f.order_id')
      .where(
        'f.id',
        'in',
        sql<string>`(select ${u.id} from ${u} where ${u.id} = ${id} and ${isUntold}
        for update skip locked)`,
      )
      .returning([
        f.id.as('refundId'),
        o.id.as('orderId'),
        o.account_id.as('accountId'),
        o.package_name.as('packageName'),
        f.amount.as('amount'),
        f.path.as('path'),
      ]),
  );
  return {
    /** The ids of the oldest that are not set aside. */
    async untold(db: Queryable, now: Date, limit: number): Promise<string[]> {
      return (await untold.all(db, { now, limit })).map(({ id }) => id);
    },
    /** Claims one as notified; none when another process has it. */
    take: (db: Queryable, id: string, now: Date): Promise<ReturnedMoney[]> => take.all(db, { id, now }),
  };
}

export type ReturnedMoney = {
  refundId: string;
  orderId: string;
  accountId: string;
  packageName: string;
  amount: number;
  path: RefundRow['path'];
};
