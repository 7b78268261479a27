import type { ShownOrderStatus } from '@fasih/school/sales/orders/contract';
import { sql } from 'kysely';
import { tableAs } from '../platform/db/sql.ts';

const o = tableAs('orders', 'o');

/** The status of an order `o` as lists say it; settling keeps its reason up to date with what was returned. */
export const shownOrderStatus = sql<ShownOrderStatus>`case when ${o.status} = 'paid'
  and ${o.status_reason} ->> 'key' = 'payments.partlyRefunded' then 'partlyRefunded' else ${o.status} end`;
