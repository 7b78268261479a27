import type { FastifyInstance } from 'fastify';
import type { Desk } from './desk.ts';
import { snapError } from './provider-door.ts';
import { notificationUrls, readSnapRequest } from './snap-request.ts';
import type { Store } from './store.ts';

/** The provider's limit for a request. */
const bodyLimit = 16 * 1024;

/** Snap: open a payment page and close it again. */
export function snapRoutes(
  app: FastifyInstance,
  parts: { desk: Desk; store: Store; now: () => number; publicUrl: () => string },
) {
  app.post('/snap/v1/transactions', { bodyLimit, config: { endpoint: 'create' } }, async (request, reply) => {
    const read = readSnapRequest(request.body);
    if ('faults' in read) return reply.code(400).send(snapError(...read.faults));
    const page = parts.desk.open(read.request, {
      override: notificationUrls(request.headers['x-override-notification']),
      append: notificationUrls(request.headers['x-append-notification']),
    });
    if (page === null) {
      const used = 'transaction_details.order_id has been paid and utilized, please use another order ID';
      return reply.code(400).send(snapError(used));
    }
    const redirect = `${parts.publicUrl()}/snap/v4/redirection/${page.token}`;
    return reply.code(201).send({ token: page.token, redirect_url: redirect });
  });

  app.post<{ Params: { token: string } }>(
    '/snap/v1/transactions/:token/cancel',
    { config: { endpoint: 'cancelPage' } },
    async (request, reply) => {
      const page = parts.store.pages.get(request.params.token);
      if (page === undefined || page.replaced) return reply.code(404).send(snapError('token not found'));
      if (page.canceledAt !== null) return reply.code(400).send(snapError('token already canceled'));
      if (parts.desk.current(page) !== null)
        return reply.code(400).send(snapError('Transaction is on progress'));
      const canceledAt = parts.now();
      parts.store.savePage({ ...page, canceledAt });
      return reply.send({ canceled_at: new Date(canceledAt).toISOString() });
    },
  );
}
