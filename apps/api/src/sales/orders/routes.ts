import { refuse } from '@fasih/school/basics/refusal';
import { getOrder, getReceipt, listOrders, quote } from '@fasih/school/sales/orders/contract';
import * as vouchers from '@fasih/school/sales/vouchers/contract';
import type { Api } from '../../platform/http/api.ts';
import { sendReceipt } from '../receipts/send-receipt.ts';
import * as keep from '../vouchers/keep-vouchers.ts';
import { countVoucherTry } from '../vouchers/throttle-vouchers.ts';
import { presentOrder } from './present.ts';
import { quotePackage } from './quote-package.ts';
import { orderOf, ordersOf } from './read-orders.ts';

/**
 * The caller's own orders, and the school's vouchers; the payments feature has the routes for paying, checking and
 * cancelling.
 */
export function orderRoutes(api: Api): void {
  const { pool, config } = api.services;
  api.route(
    quote,
    async ({ body }, call) => {
      const wait = body.voucher ? await countVoucherTry(pool, call) : null;
      return wait ?? quotePackage(pool, { ...body, accountId: call.person?.accountId ?? null }, call.now);
    },
    { auditNotNeeded: 'writes nothing' },
  );
  api.route(listOrders, async ({ query }, call) => {
    const { rows, total } = await ordersOf(pool, call.person.accountId, query);
    const { page, pageSize } = query;
    return { data: rows.map((row) => presentOrder(row, config, call.now)), total, page, pageSize };
  });
  api.route(getOrder, async ({ params }, call) => {
    const row = await orderOf(pool, call.person.accountId, params.orderId);
    return row ? presentOrder(row, config, call.now) : refuse('orders.notFound');
  });
  api.route(getReceipt, ({ params }, call) => sendReceipt(api.services, params.orderId, call), {
    budget: 'long',
  });
  api.route(vouchers.listVouchers, ({ query }, call) => keep.readVouchers(pool, query, call.now));
  api.route(vouchers.addVoucher, ({ body }, call) => keep.addVoucher(pool, body, call));
  api.route(vouchers.changeVoucher, ({ params, body }, call) =>
    keep.changeVoucher(pool, params.code, body, call),
  );
  api.route(vouchers.endVoucher, ({ params, body }, call) =>
    keep.endVoucher(pool, params.code, body.version, call),
  );
  api.route(vouchers.voucherUses, ({ params, query }) => keep.readUses(pool, params.code, query));
}
