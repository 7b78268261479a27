import { isRefusal, type Refusal, refuse } from '@fasih/school/basics/refusal';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { orderOf } from '../orders/read-orders.ts';
import { closeOrder } from './close-order.ts';

/**
 * Cancels a family's unpaid order: closes its pages at the provider, then the order with its audit entry in one
 * transaction. Refused when money arrived first; an order that has already ended stays as it is.
 */
export async function cancelOrder(
  services: Services,
  orderId: string,
  call: SignedInCall,
): Promise<{ orderId: string } | Refusal<'orders.beingPaid' | 'orders.notFound' | 'payments.providerAway'>> {
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
