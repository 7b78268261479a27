import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { type VoucherRefusal, type VoucherWorth, voucherRefusal } from '@fasih/school/sales/vouchers/rules';
import { sql } from 'kysely';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const refusals = {
  'vouchers.inactive': 'orders.voucherOver',
  'vouchers.notYet': 'orders.voucherOver',
  'vouchers.expired': 'orders.voucherOver',
  'vouchers.usedUp': 'orders.voucherUsedUp',
  'vouchers.usedByFamily': 'orders.voucherUsedByFamily',
} as const satisfies Record<VoucherRefusal, string>;

/** What a voucher takes off, and its code as the school wrote it. */
type Valid = VoucherWorth & { code: string };

type Refused = Refusal<(typeof refusals)[VoucherRefusal] | 'orders.voucherUnknown'>;

const termsOf = ({ code }: Params<{ code: string }>) =>
  build
    .selectFrom('voucher')
    .where('code', '=', code)
    .select([
      'code',
      'kind',
      'value',
      'active',
      'valid_from',
      'valid_until',
      'max_uses',
      'max_uses_per_family',
      'used',
    ]);

const selectTerms = statement(termsOf);
const lockTerms = statement((of: Params<{ code: string }>) => termsOf(of).forUpdate());

const countUse = statement(({ code }: Params<{ code: string }>) =>
  build
    .updateTable('voucher')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', code),
);

/**
 * Takes one use of a voucher in the order's transaction. The row is locked before it is checked, so that limits hold
 * under concurrency, and the family's uses are counted after that. Codes ignore case.
 */
export async function takeVoucher(
  db: Queryable,
  code: string,
  accountId: string,
  now: Date,
): Promise<Valid | Refused> {
  const worth = await judgeVoucher(db, { code, accountId, now }, 'lock');
  if (!isRefusal(worth)) await countUse.run(db, { code });
  return worth;
}

/** What a voucher is worth now to a family, or to a visitor (null), or why it is refused; takes no use. */
export function readVoucher(
  db: Queryable,
  code: string,
  accountId: string | null,
  now: Date,
): Promise<Valid | Refused> {
  return judgeVoucher(db, { code, accountId, now }, 'read');
}

async function judgeVoucher(
  db: Queryable,
  { code, accountId, now }: { code: string; accountId: string | null; now: Date },
  how: 'read' | 'lock',
): Promise<Valid | Refused> {
  const row = await (how === 'lock' ? lockTerms : selectTerms).first(db, { code });
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
    ? { code: row.code, kind: row.kind, value: row.value }
    : refuse(refusals[reason], { fields: { voucher: 'invalid' } });
}

const selectUses = statement(({ code, accountId }: Params<{ code: string; accountId: string }>) =>
  build
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .where('voucher_code', '=', code)
    .where('voucher_held', '=', true)
    .select(sql<number>`count(*)::integer`.as('uses')),
);

async function usesOf(db: Queryable, code: string, accountId: string): Promise<number> {
  return (await selectUses.first(db, { code, accountId }))?.uses ?? 0;
}
