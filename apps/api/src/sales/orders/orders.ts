import type { OrderStatus } from '@fasih/school/sales/orders/contract';
import type { OrderReason } from '@fasih/school/sales/payments/rules';
import { sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { anyOf, cteAs, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { build, lockingStatement, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** Stands for the version of the terms in an imported order: its family agreed to something elsewhere. */
export const IMPORTED_TERMS = 'imported';

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
  lang: 'id' | 'en';
  createdAt: Date;
  expiresAt: Date;
};

type Start = { total: number; status: OrderStatus; reason: string };

const insert = statement((order: Params<NewOrder & Start>) =>
  build
    .insertInto('orders')
    .values({
      account_id: order.accountId,
      learner_id: order.learnerId,
      package_id: order.packageId,
      package_name: order.packageName,
      price: order.price,
      discount: order.discount,
      total: order.total,
      voucher_code: sql<string | null>`${order.voucher}::citext`,
      voucher_held: sql<boolean>`${order.voucher}::citext is not null`,
      policy_version: order.policyVersion,
      terms_version: order.termsVersion,
      lang: order.lang,
      status: order.status,
      status_reason: order.reason,
      created_at: order.createdAt,
      expires_at: order.expiresAt,
    })
    .returning('id'),
);

const reasonJson = (key: OrderReason) => JSON.stringify({ key });

/** Inserts an order; with nothing to pay it is `free` from the start. The caller holds the lock on the learner. */
export async function insertOrder(db: Queryable, order: NewOrder): Promise<string> {
  const total = order.price - order.discount;
  const row = await insert.first(db, {
    ...order,
    total,
    status: total === 0 ? 'free' : 'pending',
    reason: reasonJson(total === 0 ? 'payments.free' : 'payments.notStarted'),
  });
  if (!row) throw new Error('the order was not written');
  return row.id;
}

const o = tableAs('orders', 'o');
const a = tableAs('account', 'a');
const l = tableAs('learner', 'l');
const p = tableAs('package', 'p');
const e = tableAs('enrolment', 'e');
const b = tableAs('balance_event', 'b');

type One = { orderId: string };

const lock = lockingStatement(
  ({ orderId }: Params<One>) =>
    select(
      [
        o.id.as('id'),
        o.account_id.as('account_id'),
        o.learner_id.as('learner_id'),
        o.package_id.as('package_id'),
        o.policy_version.as('policy_version'),
        o.package_name.as('package_name'),
        p.slug.as('package_slug'),
        o.price.as('price'),
        o.discount.as('discount'),
        o.total.as('total'),
        o.lang.as('lang'),
        o.status.as('status'),
        o.status_reason.as('status_reason'),
        o.expires_at.as('expires_at'),
        o.paid_at.as('paid_at'),
        o.closed_at.as('closed_at'),
        o.voucher_held.as('voucher_held'),
        o.granted_key.as('granted_key'),
        o.grants.as('grants'),
        // Whole rupiah owed back for approved refunds of its course.
        sql<number>`coalesce((select sum(${b.amount}) from ${e} join ${b} on ${b.enrolment_id} = ${e.id}
          where ${e.order_id} = ${o.id} and ${b.kind} = 'refunded'), 0)::bigint`.as('course_refund'),
        shownNameOf(a).as('payer_name'),
        a.email.as('payer_email'),
        l.name.as('learner_name'),
      ],
      sql`from ${o} join ${a} on ${a.id} = ${o.account_id} join ${l} on ${l.id} = ${o.learner_id}
        join ${p} on ${p.id} = ${o.package_id} where ${o.id} = ${orderId} for update of o`,
    ),
  'lock-order',
);

export type LockedOrder = RowOf<typeof lock>;

/** Locks an order until the transaction ends; concurrent settlements of the same order wait here. */
export function lockOrder(db: Queryable, orderId: string): Promise<LockedOrder | null> {
  return lock.first(db, { orderId });
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
  /** The order counts as a use of its voucher again, if it has one: money came after its end. */
  takesVoucher: boolean;
};

const save = statement((outcome: Params<One & Omit<OrderOutcome, 'reason'> & { reason: string }>) => {
  const saved = build
    .updateTable('orders')
    .set((eb) => ({
      status: outcome.status,
      status_reason: outcome.reason,
      paid_at: outcome.paidAt,
      closed_at: outcome.closedAt,
      granted_key: outcome.grantedKey,
      grants: outcome.grants,
      voucher_held: sql<boolean>`not ${outcome.freesVoucher}
        and (${eb.ref('voucher_held')} or ${outcome.takesVoucher} and voucher_code is not null)`,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', outcome.orderId)
    .returning('voucher_code');
  const s = cteAs(sql<{ voucher_code: string }>`${saved}`, 'saved', 's');
  const counted = build
    .updateTable('voucher')
    .from(sql<object>`saved`.as('s'))
    .set({
      used: sql<number>`greatest(voucher.used + case when ${outcome.takesVoucher} then 1 else -1 end, 0)`,
    })
    .where(sql<boolean>`(${outcome.freesVoucher} or ${outcome.takesVoucher})`)
    .where('voucher.code', '=', s.voucher_code);
  return withCtes({ saved }, sql`${counted}`);
});

/** Saves the outcome of the fold, with what it means for the order's voucher. */
export async function saveOutcome(db: Queryable, orderId: string, outcome: OrderOutcome): Promise<void> {
  await save.run(db, { ...outcome, orderId, reason: reasonJson(outcome.reason) });
}

const selectBought = statement(({ orderIds }: Params<{ orderIds: readonly string[] }>) =>
  build
    .selectFrom('orders')
    .where('id', '=', anyOf(orderIds))
    .select(['id', 'package_name as packageName'])
    .select((eb) => eb('terms_version', '=', IMPORTED_TERMS).$castTo<boolean>().as('isImported')),
);

/** What an order bought: the package with its name at that time, and whether the course came with an import. */
export type BoughtByOrder = RowOf<typeof selectBought>;

/** What these orders bought, by order. */
export async function boughtByOrders(
  db: Queryable,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, BoughtByOrder>> {
  const rows = await selectBought.all(db, { orderIds });
  return new Map(rows.map((row) => [row.id, row]));
}
