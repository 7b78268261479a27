import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { orderOf } from '../orders/read-orders.ts';
import { closeOrder } from './close-order.ts';

/**
 * A family gives an unpaid order up: its pages are ended at the provider, then it is closed here with its trace in one
 * transaction. Refused where money came first; an order that has ended already stays as it is.
 */
export async function cancelOrder(
  services: Services,
  orderId: string,
  call: SignedInCall,
): Promise<{ orderId: string } | Refusal> {
  const order = await orderOf(services.pool, call.person.accountId, orderId);
  if (!order) return refuse('orders.notFound');
  if (order.status === 'paid' || order.status === 'free' || order.status === 'review')
    return refuse('orders.beingPaid');
  if (order.status !== 'pending') return { orderId: order.id };
  const closed = await closeOrder(services, order.id, call.now, async (db, settled) => {
    if (settled.closed)
      await writeAudit(db, call, { action: 'order.cancelled', targetKind: 'order', targetId: order.id });
  });
  if (isRefusal(closed)) return closed;
  return closed === 'paid' ? refuse('orders.beingPaid') : { orderId: order.id };
}
