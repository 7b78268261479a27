import type { OrderStatus } from '@fasih/school/sales/orders/contract';
import type { OrderReason } from '@fasih/school/sales/payments/rules';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

export type NewOrder = {
  accountId: string;
  learnerId: string;
  packageId: number;
  packageName: string;
  price: number;
  discount: number;
  voucher: string | null;
  policyVersion: number;
  termsVersion: string;
  lang: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Inserts an order; with nothing to pay it is `free` from the start. The caller holds the lock on the learner. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<string> {
  const total = order.price - order.discount;
  const { rows } = await db.query<{ id: string }>(
    `insert into orders (account_id, learner_id, package_id, package_name, price, discount, total, voucher_code,
       voucher_held, policy_version, terms_version, lang, status, status_reason, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::citext, $8::citext is not null, $9, $10, $11, $12, $13, $14, $15) returning id`,
    [
      order.accountId,
      order.learnerId,
      order.packageId,
      order.packageName,
      order.price,
      order.discount,
      total,
      order.voucher,
      order.policyVersion,
      order.termsVersion,
      order.lang,
      total === 0 ? 'free' : 'pending',
      JSON.stringify({ key: total === 0 ? 'payments.free' : 'payments.notStarted' }),
      order.createdAt,
      order.expiresAt,
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the order was not written');
  return id;
}

export type LockedOrder = {
  id: string;
  account_id: string;
  learner_id: string;
  package_id: number;
  policy_version: number;
  package_name: string;
  package_slug: string;
  price: number;
  discount: number;
  total: number;
  lang: 'id' | 'en';
  status: OrderStatus;
  status_reason: { key: OrderReason } | null;
  expires_at: Date;
  paid_at: Date | null;
  closed_at: Date | null;
  voucher_held: boolean;
  granted_key: string | null;
  grants: number;
  /** Whole rupiah owed back for approved refunds of its course. */
  course_refund: number;
  payer_name: string;
  payer_email: string;
  learner_name: string;
};

/** Locks an order until the transaction ends; concurrent settlements of the same order wait here. */
export async function lockOrder(db: Queryable, orderId: string): Promise<LockedOrder | null> {
  const { rows } = await db.query<LockedOrder>(
    `select o.id, o.account_id, o.learner_id, o.package_id, o.policy_version, o.package_name, p.slug as package_slug, o.price, o.discount, o.total, o.lang, o.status,
       o.status_reason, o.expires_at, o.paid_at, o.closed_at, o.voucher_held, o.granted_key, o.grants,
       coalesce((select sum(b.amount) from enrolment e join balance_event b on b.enrolment_id = e.id
         where e.order_id = o.id and b.kind = 'refunded'), 0)::bigint as course_refund,
       ${shownName('a')} as payer_name, a.email as payer_email,
       l.name as learner_name
     from orders o
     join account a on a.id = o.account_id
     join learner l on l.id = o.learner_id
     join package p on p.id = o.package_id
     where o.id = $1 for update of o`,
    [orderId],
  );
  return rows[0] ?? null;
}

export type OrderOutcome = {
  status: OrderStatus;
  reason: OrderReason;
  paidAt: Date | null;
  closedAt: Date | null;
  grantedKey: string | null;
  /** Incremented when this write grants access. */
  grants: number;
  /** The order no longer counts as a use of its voucher. */
  freesVoucher: boolean;
};

/** Saves the outcome of the fold and releases the voucher of an order that ended unpaid. */
export async function saveOutcome(db: Queryable, orderId: string, outcome: OrderOutcome): Promise<void> {
  await db.query(
    `with saved as (
       update orders set status = $2, status_reason = $3, paid_at = $4, closed_at = $5, granted_key = $6, grants = $7,
         voucher_held = voucher_held and not $8, version = version + 1
       where id = $1 returning voucher_code
     )
     update voucher set used = used - 1 from saved where $8 and voucher.code = saved.voucher_code and used > 0`,
    [
      orderId,
      outcome.status,
      JSON.stringify({ key: outcome.reason }),
      outcome.paidAt,
      outcome.closedAt,
      outcome.grantedKey,
      outcome.grants,
      outcome.freesVoucher,
    ],
  );
}

/** The packages these orders bought, with their names at that time. */
export async function packageNamesOf(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ id: string; name: string }>(
    'select id, package_name as name from orders where id = any($1)',
    [orderIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
