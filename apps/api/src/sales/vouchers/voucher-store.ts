import { dayIn } from '@fasih/school/basics/instants';
import type { VoucherRecord, VoucherState } from '@fasih/school/sales/vouchers/contract';
import { type Expression, sql } from 'kysely';
import { given } from '../../platform/db/built-query.ts';
import { countUpTo, pageWithTotal } from '../../platform/db/page.ts';
import { type Selected, select, tableAs } from '../../platform/db/sql.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { shownOrderStatus } from '../shown-status.ts';

export const v = tableAs('voucher', 'v');
const o = tableAs('orders', 'o');
const l = tableAs('learner', 'l');

/** The state of a voucher `v` at an instant, as in `voucherRefusal`. */
export const voucherStateAt = (now: Expression<Date>) =>
  sql<VoucherState>`case when not ${v.active} or ${v.valid_until} < ${now} then 'over'
    when ${v.valid_from} > ${now} then 'coming' when ${v.used} >= ${v.max_uses} then 'usedUp' else 'running' end`;

/** The columns of a voucher `v` at an instant. */
export const voucherColumns = (now: Expression<Date>) =>
  [
    v.code.as('code'),
    v.kind.as('kind'),
    v.value.as('value'),
    v.valid_from.as('valid_from'),
    v.valid_until.as('valid_until'),
    v.max_uses.as('max_uses'),
    v.max_uses_per_family.as('max_uses_per_family'),
    v.used.as('used'),
    voucherStateAt(now).as('state'),
    // False once an admin has ended it.
    v.active.as('active'),
    v.version.as('version'),
  ] as const;

export type VoucherRow = Selected<ReturnType<typeof voucherColumns>>;

/** A voucher as the API returns it; its limits are days of the school. */
export function presentVoucher(row: VoucherRow): VoucherRecord {
  return {
    code: row.code,
    kind: row.kind,
    value: row.value,
    firstDay: dayIn(row.valid_from),
    lastDay: row.valid_until && dayIn(row.valid_until),
    maxUses: row.max_uses,
    maxUsesPerFamily: row.max_uses_per_family,
    used: row.used,
    state: row.state,
    ended: !row.active,
    version: row.version,
  };
}

type One = { code: string };

const selectOne = statement(({ code, now }: Params<One & { now: Date }>) =>
  select(voucherColumns(now), sql`from ${v} where ${v.code} = ${code}`),
);
const lockOne = statement(({ code, now }: Params<One & { now: Date }>) =>
  select(voucherColumns(now), sql`from ${v} where ${v.code} = ${code} for update`),
);

/** One voucher, optionally locked; the code ignores case. */
export function voucherOf(
  db: Queryable,
  code: string,
  now: Date,
  how: 'read' | 'lock' = 'read',
): Promise<VoucherRow | null> {
  return (how === 'lock' ? lockOne : selectOne).first(db, { code, now });
}

export type VoucherLimits = {
  from: Date;
  until: Date | null;
  maxUses: number | null;
  maxUsesPerFamily: number | null;
};

const limitsOf = (limits: Params<VoucherLimits>) => ({
  valid_from: limits.from,
  valid_until: limits.until,
  max_uses: limits.maxUses,
  max_uses_per_family: limits.maxUsesPerFamily,
});

type NewVoucher = VoucherLimits & One & Pick<VoucherRow, 'kind' | 'value'>;

const insert = statement((one: Params<NewVoucher>) =>
  build
    .insertInto('voucher')
    .values({ code: one.code, kind: one.kind, value: one.value, ...limitsOf(one) })
    .onConflict((on) => on.doNothing()),
);

/** Inserts a voucher; false when the code is taken. */
export async function insertVoucher(db: Queryable, one: NewVoucher): Promise<boolean> {
  return (await insert.run(db, one)) === 1;
}

const setLimits = statement((limits: Params<One & VoucherLimits>) =>
  build
    .updateTable('voucher')
    .set((eb) => ({ ...limitsOf(limits), version: eb('version', '+', 1) }))
    .where('code', '=', limits.code),
);

/** Saves new limits; the caller has locked the voucher, so that nobody uses it meanwhile. */
export async function saveLimits(db: Queryable, code: string, limits: VoucherLimits): Promise<void> {
  await setLimits.run(db, { code, ...limits });
}

const end = statement(({ code }: Params<One>) =>
  build
    .updateTable('voucher')
    .set((eb) => ({ active: false, version: eb('version', '+', 1) }))
    .where('code', '=', code),
);

/** Ends a voucher for good. */
export async function saveEnd(db: Queryable, code: string): Promise<void> {
  await end.run(db, { code });
}

const ordersWith = (code: Expression<string>) =>
  sql`${o} join ${l} on ${l.id} = ${o.learner_id} where ${o.voucher_code} = ${code}`;

const selectUses = statement(({ code }: Params<One>) =>
  select([countUpTo(ordersWith(v.code)).as('uses')], sql`from ${v} where ${v.code} = ${code}`),
);

/** The number of orders made with a voucher, up to the total's cap; null for an unknown code. */
export async function countUses(db: Queryable, code: string): Promise<number | null> {
  return (await selectUses.first(db, { code }))?.uses ?? null;
}

const useColumns = [
  o.id.as('orderId'),
  o.learner_id.as('learnerId'),
  l.name.as('learnerName'),
  o.package_name.as('packageName'),
  o.status.as('status'),
  shownOrderStatus.as('shown'),
  o.discount.as('discount'),
  o.total.as('total'),
  o.created_at.as('createdAt'),
  o.voucher_held.as('counts'),
] as const;

/** A page of the orders made with a voucher; `total` as `countUses` found it. */
export function pageOfUses(
  db: Queryable,
  query: { page: number; pageSize: number; sort?: string | undefined },
  of: { code: string; total: number },
) {
  return pageWithTotal(db, query, {
    columns: useColumns,
    from: ordersWith(given(of.code)),
    orderBy: sql`${o.created_at} ${query.sort === 'createdAt' ? sql`asc` : sql`desc`}, ${o.id}`,
    total: of.total,
  });
}
