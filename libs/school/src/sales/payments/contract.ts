import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';

/**
 * The provider's notification about a payment. The body has no schema: it is stored as received, its signature is
 * checked over the raw strings, and its content is verified with the provider before anything is granted.
 */
export const receiveNotification = contract({
  method: 'POST',
  path: '/payments/notifications',
  who: 'public',
  summary: 'Notifications of the payment provider, signed with the server key',
  reply: { 200: z.object({ received: z.literal(true) }) },
  problems: {
    'payments.forged': 403,
    'orders.notFound': 404,
    'common.malformed': 400,
    'common.wrongType': 415,
    'common.tooLarge': 413,
    'payments.providerAway': 503,
    'common.unavailable': 503,
  },
});
