import { dayIn } from '@fasih/school/basics/instants';
import type { Queryable } from '../../platform/db/transaction.ts';

/**
 * Issues the receipt of a paid order and returns its number, `KW/2026/000001`. Numbers have no gaps within a year,
 * because the counter row stays locked until the settling transaction ends and is rolled back with it
 * (docs/product/courses-and-money.md#receipts).
 */
export async function issueReceipt(
  db: Queryable,
  receipt: { orderId: string; amount: number; payerName: string; now: Date },
): Promise<string> {
  const year = Number(dayIn(receipt.now).slice(0, 4));
  const { rows } = await db.query<{ number: string }>(
    `with counted as (
       insert into receipt_counter (year, last) values ($1, 1)
       on conflict (year) do update set last = receipt_counter.last + 1
       returning year, last
     )
     insert into receipt (number, order_id, issued_at, amount, payer_name)
     select format('KW/%s/%s', year, lpad(last::text, greatest(6, length(last::text)), '0')), $2, $3, $4, $5 from counted
     returning number`,
    [year, receipt.orderId, receipt.now, receipt.amount, receipt.payerName],
  );
  const number = rows[0]?.number;
  if (number === undefined) throw new Error('the receipt was not written');
  return number;
}

/** Voids the receipt of a returned payment; its number stays used. */
export async function voidReceipt(db: Queryable, orderId: string, now: Date): Promise<void> {
  await db.query('update receipt set voided_at = $2 where order_id = $1 and voided_at is null', [
    orderId,
    now,
  ]);
}
