import { dayIn } from '@fasih/school/basics/instants';
import type { VoucherRecord, VoucherState, VoucherUse } from '@fasih/school/sales/vouchers/contract';
import { foundUpTo } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

/** SQL: the state of a voucher at the instant `$1`, as in `voucherRefusal`. */
const stateNow = `case when not v.active or v.valid_until < $1 then 'over' when v.valid_from > $1 then 'coming'
  when v.used >= v.max_uses then 'usedUp' else 'running' end`;

/** The select columns of a voucher; `$1` is now. */
export const voucherColumns = `v.code::text as code, v.kind, v.value, v.valid_from, v.valid_until, v.max_uses, v.max_uses_per_family,
  v.used,
  ${stateNow} as state, v.active, v.version`;

export type VoucherRow = {
  code: string;
  kind: 'percent' | 'fixed';
  value: number;
  valid_from: Date;
  valid_until: Date | null;
  max_uses: number | null;
  max_uses_per_family: number | null;
  used: number;
  state: VoucherState;
  /** False once an admin has ended it. */
  active: boolean;
  version: number;
};

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

/** One voucher, optionally locked; the code ignores case. */
export async function voucherOf(
  db: Queryable,
  code: string,
  now: Date,
  how: 'read' | 'lock' = 'read',
): Promise<VoucherRow | null> {
  const { rows } = await db.query<VoucherRow>(
    `select ${voucherColumns} from voucher v where v.code = $2${how === 'lock' ? ' for update' : ''}`,
    [now, code],
  );
  return rows[0] ?? null;
}

export type VoucherLimits = {
  from: Date;
  until: Date | null;
  maxUses: number | null;
  maxUsesPerFamily: number | null;
};

/** Inserts a voucher; false when the code is taken. */
export async function insertVoucher(
  db: Queryable,
  one: VoucherLimits & { code: string; kind: 'percent' | 'fixed'; value: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into voucher (code, kind, value, valid_from, valid_until, max_uses, max_uses_per_family)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing`,
    [one.code, one.kind, one.value, one.from, one.until, one.maxUses, one.maxUsesPerFamily],
  );
  return rowCount === 1;
}

/** Saves new limits; the caller has locked the voucher, so that nobody uses it meanwhile. */
export async function saveLimits(db: Queryable, code: string, limits: VoucherLimits): Promise<void> {
  await db.query(
    `update voucher set valid_from = $2, valid_until = $3, max_uses = $4, max_uses_per_family = $5,
       version = version + 1 where code = $1`,
    [code, limits.from, limits.until, limits.maxUses, limits.maxUsesPerFamily],
  );
}

/** Ends a voucher for good. */
export async function saveEnd(db: Queryable, code: string): Promise<void> {
  await db.query('update voucher set active = false, version = version + 1 where code = $1', [code]);
}

/** The columns of an order made with a voucher, for `orders o` and `learner l`. */
export const useColumns = `o.id as "orderId", o.learner_id as "learnerId", l.name as "learnerName",
  o.package_name as "packageName", o.status, o.discount, o.total, o.created_at as "createdAt", o.voucher_held as counts`;

/** SQL: the orders made with this voucher, for a from clause. */
export const usesOf = (code: string) =>
  `orders o join learner l on l.id = o.learner_id where o.voucher_code = ${code}`;

/** The number of orders made with a voucher, up to the total's cap; null for an unknown code. */
export async function countUses(db: Queryable, code: string): Promise<number | null> {
  const { rows } = await db.query<{ uses: number }>(
    `select ${foundUpTo(usesOf('v.code'))} as uses from voucher v where v.code = $1`,
    [code],
  );
  return rows[0]?.uses ?? null;
}

export type UseRow = Omit<VoucherUse, 'createdAt'> & { createdAt: Date };
