import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type VoucherRefusal, type VoucherWorth, voucherRefusal } from '@fasih/school/sales/vouchers/rules';
import type { Queryable } from '../../platform/db/transaction.ts';

const refusals = {
  'vouchers.inactive': 'orders.voucherOver',
  'vouchers.notYet': 'orders.voucherOver',
  'vouchers.expired': 'orders.voucherOver',
  'vouchers.usedUp': 'orders.voucherUsedUp',
  'vouchers.usedByFamily': 'orders.voucherUsedByFamily',
} as const satisfies Record<VoucherRefusal, string>;

/**
 * Takes one use of a voucher in the order's transaction. The row is locked before it is checked, so that limits hold
 * under concurrency, and the family's uses are counted after that. Codes ignore case.
 */
export async function takeVoucher(
  db: Queryable,
  code: string,
  accountId: string,
  now: Date,
): Promise<
  | VoucherWorth
  | Refusal<
      'orders.voucherOver' | 'orders.voucherUnknown' | 'orders.voucherUsedByFamily' | 'orders.voucherUsedUp'
    >
> {
  const worth = await judgeVoucher(db, { code, accountId, now }, 'lock');
  if (!isRefusal(worth)) await db.query('update voucher set used = used + 1 where code = $1', [code]);
  return worth;
}

/** What a voucher is worth now to a family, or to a visitor (null), or why it is refused; takes no use. */
export function readVoucher(
  db: Queryable,
  code: string,
  accountId: string | null,
  now: Date,
): Promise<
  | VoucherWorth
  | Refusal<
      'orders.voucherOver' | 'orders.voucherUnknown' | 'orders.voucherUsedByFamily' | 'orders.voucherUsedUp'
    >
> {
  return judgeVoucher(db, { code, accountId, now }, 'read');
}

async function judgeVoucher(
  db: Queryable,
  { code, accountId, now }: { code: string; accountId: string | null; now: Date },
  how: 'read' | 'lock',
): Promise<
  | VoucherWorth
  | Refusal<
      'orders.voucherOver' | 'orders.voucherUnknown' | 'orders.voucherUsedByFamily' | 'orders.voucherUsedUp'
    >
> {
  const { rows } = await db.query<{
    kind: VoucherWorth['kind'];
    value: number;
    active: boolean;
    valid_from: Date;
    valid_until: Date | null;
    max_uses: number | null;
    max_uses_per_family: number | null;
    used: number;
  }>(
    `select kind, value, active, valid_from, valid_until, max_uses, max_uses_per_family, used from voucher
     where code = $1 ${how === 'lock' ? 'for update' : ''}`,
    [code],
  );
  const row = rows[0];
  if (!row) return refuse('orders.voucherUnknown', { fields: { voucher: 'invalid' } });
  const limits = {
    active: row.active,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maxUses: row.max_uses,
    maxUsesPerFamily: row.max_uses_per_family,
  };
  const usesOfFamily =
    row.max_uses_per_family === null || accountId === null ? 0 : await usesOf(db, code, accountId);
  const reason = voucherRefusal(limits, now, row.used, usesOfFamily);
  return reason === null
    ? { kind: row.kind, value: row.value }
    : refuse(refusals[reason], { fields: { voucher: 'invalid' } });
}

async function usesOf(db: Queryable, code: string, accountId: string): Promise<number> {
  const { rows } = await db.query<{ uses: number }>(
    'select count(*)::integer as uses from orders where account_id = $1 and voucher_code = $2 and voucher_held',
    [accountId, code],
  );
  return rows[0]?.uses ?? 0;
}
