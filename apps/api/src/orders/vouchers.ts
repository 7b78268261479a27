import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type VoucherRefusal, type VoucherWorth, voucherRefusal } from '@fasih/school/payments/rules';
import type { Queryable } from '../db/transaction.ts';

const refusals: Record<VoucherRefusal, string> = {
  'vouchers.inactive': 'orders.voucherOver',
  'vouchers.notYet': 'orders.voucherOver',
  'vouchers.expired': 'orders.voucherOver',
  'vouchers.usedUp': 'orders.voucherUsedUp',
};

/**
 * Takes one use of a voucher for an order, inside the order's transaction: a guarded update, so that a limit holds
 * however many ask at once. Codes are alike in capitals and small letters.
 */
export async function takeVoucher(db: Queryable, code: string, now: Date): Promise<VoucherWorth | Refusal> {
  const { rows } = await db.query<VoucherWorth>(
    `update voucher set used = used + 1
     where code = $1 and active and valid_from <= $2 and (valid_until is null or valid_until >= $2)
       and (max_uses is null or used < max_uses)
     returning kind, value`,
    [code, now],
  );
  return rows[0] ?? (await readVoucher(db, code, now));
}

/** What a voucher is worth now, or why it is refused; takes nothing. */
export async function readVoucher(db: Queryable, code: string, now: Date): Promise<VoucherWorth | Refusal> {
  const { rows } = await db.query<{
    kind: VoucherWorth['kind'];
    value: number;
    active: boolean;
    valid_from: Date;
    valid_until: Date | null;
    max_uses: number | null;
    used: number;
  }>('select kind, value, active, valid_from, valid_until, max_uses, used from voucher where code = $1', [
    code,
  ]);
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
