import { refuse } from '@fasih/school/basics/refusal';
import { getOrder, getReceipt, listOrders, quote } from '@fasih/school/orders/contract';
import type { Api } from '../http/api.ts';
import { presentOrder } from './present.ts';
import { quotePackage } from './quote-package.ts';
import { orderOf, ordersOf } from './read-orders.ts';
import { sendReceipt } from './send-receipt.ts';

/** One's own orders; paying, checking and cancelling them is the payments feature's. */
export function orderRoutes(api: Api): void {
  const { pool, config } = api.services;
  api.route(quote, ({ body }, call) => quotePackage(pool, body, call.now), {
    auditNotNeeded: 'writes nothing',
  });
  api.route(listOrders, async ({ query }, call) => {
    const { rows, total } = await ordersOf(pool, call.person.accountId, query);
    const { page, pageSize } = query;
    return { data: rows.map((row) => presentOrder(row, config, call.now)), total, page, pageSize };
  });
  api.route(getOrder, async ({ params }, call) => {
    const row = await orderOf(pool, call.person.accountId, params.orderId);
    return row ? presentOrder(row, config, call.now) : refuse('orders.notFound');
  });
  api.route(getReceipt, ({ params }, call) => sendReceipt(api.services, params.orderId, call));
}
