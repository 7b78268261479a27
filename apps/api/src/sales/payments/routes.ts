import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import {
  cancelOrder as cancelOrderContract,
  checkOrder as checkOrderContract,
  createPayment,
} from '@fasih/school/sales/orders/contract';
import { receiveNotification as receiveNotificationContract } from '@fasih/school/sales/payments/contract';
import type { Api } from '../../platform/http/api.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentOrder } from '../orders/present.ts';
import { orderOf } from '../orders/read-orders.ts';
import { cancelOrder } from './cancel-order.ts';
import { checkOrder } from './check-order.ts';
import { receiveNotification } from './receive-notification.ts';
import { providerAway } from './request-payment-page.ts';
import { startPurchase } from './start-purchase.ts';

/** Calls to buy, to check and to cancel an order, and the payment provider's notifications. */
export function paymentRoutes(api: Api): void {
  const { services } = api;
  const { pool, config } = services;

  async function present(orderId: string, call: SignedInCall) {
    const row = await orderOf(pool, call.person.accountId, orderId);
    return row ? presentOrder(row, config, call.now) : refuse('orders.notFound');
  }

  api.route(createPayment, ({ body }, call) => startPurchase(services, body, call), {
    auditNotNeeded: 'writes one when it makes an order; a repeated call returns the same order',
  });
  api.route(
    checkOrderContract,
    async ({ params }, call) => {
      const row = await orderOf(pool, call.person.accountId, params.orderId);
      if (!row) return refuse('orders.notFound');
      const checked = await checkOrder(services, row.id, call.now);
      return checked === 'away' ? providerAway(5) : present(row.id, call);
    },
    { auditNotNeeded: "only stores the provider's status as charges of the order" },
  );
  api.route(
    cancelOrderContract,
    async ({ params }, call) => {
      const cancelled = await cancelOrder(services, params.orderId, call);
      return isRefusal(cancelled) ? cancelled : present(cancelled.orderId, call);
    },
    { auditNotNeeded: 'writes one when it closes the order; cancelling it again changes nothing' },
  );
  api.route(receiveNotificationContract, (_input, call) => receiveNotification(services, call), {
    raw: true,
    bodyLimit: 64 * 1024,
    auditNotNeeded: 'every notification is stored as received',
  });
}
