import { type Expression, sql } from 'kysely';
import { tableAs } from '../../platform/db/sql.ts';

/** The receipt that `fromLatestReceipt` finds. */
export const latestReceipt = tableAs('receipt', 'latest');

/** The latest receipt of an order; a voided one only if there is no other. */
export const fromLatestReceipt = (orderId: Expression<string>) =>
  sql`from ${latestReceipt} where ${latestReceipt.order_id} = ${orderId}
    order by ${latestReceipt.voided_at} is null desc, ${latestReceipt.issued_at} desc limit 1`;
