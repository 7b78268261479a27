import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type VoucherRefusal, type VoucherWorth, voucherRefusal } from '@fasih/school/payments/rules';
import type { Queryable } from '../db/transaction.ts';

const refusals: Record<VoucherRefusal, string> = {
  'vouchers.inactive': 'orders.voucherOver',
  'vouchers.notYet': 'orders.voucherOver',
  'vouchers.expired': 'orders.voucherOver',
  'vouchers.usedUp': 'orders.voucherUsedUp',
};

/**
 * Takes one use of a voucher for an order, inside the order's transaction. The row is locked before it is judged, so that
 * a limit holds however many ask at once, and what is answered is what was taken. Codes are alike in capitals and small
 * letters.
 */
export async function takeVoucher(db: Queryable, code: string, now: Date): Promise<VoucherWorth | Refusal> {
  const worth = await judgeVoucher(db, code, now, 'lock');
  if (!isRefusal(worth)) await db.query('update voucher set used = used + 1 where code = $1', [code]);
  return worth;
}

/** What a voucher is worth now, or why it is refused; takes nothing. */
export function readVoucher(db: Queryable, code: string, now: Date): Promise<VoucherWorth | Refusal> {
  return judgeVoucher(db, code, now, 'read');
}

async function judgeVoucher(
  db: Queryable,
  code: string,
  now: Date,
  how: 'read' | 'lock',
): Promise<VoucherWorth | Refusal> {
  const { rows } = await db.query<{
    kind: VoucherWorth['kind'];
    value: number;
    active: boolean;
    valid_from: Date;
    valid_until: Date | null;
    max_uses: number | null;
    used: number;
  }>(
    `select kind, value, active, valid_from, valid_until, max_uses, used from voucher where code = $1
     ${how === 'lock' ? 'for update' : ''}`,
    [code],
  );
  const row = rows[0];
  if (!row) return refuse('orders.voucherUnknown', { fields: { voucher: 'invalid' } });
  const limits = {
    active: row.active,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maxUses: row.max_uses,
  };
  const reason = voucherRefusal(limits, now, row.used);
  return reason === null
    ? { kind: row.kind, value: row.value }
    : refuse(refusals[reason], { fields: { voucher: 'invalid' } });
}
