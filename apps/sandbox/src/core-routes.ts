import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Desk } from './desk.ts';
import { amountText } from './format.ts';
import type { Transaction } from './model.ts';
import { changeBody, statusBody } from './present.ts';
import { coreError } from './provider-door.ts';
import type { Store } from './store.ts';
import type { Outcome } from './transitions.ts';

type ById = { Params: { id: string } };

const refundRequest = z.object({
  refund_key: z
    .string()
    .regex(/^[A-Za-z0-9\-_]{1,255}$/)
    .optional(),
  amount: z.number().optional(),
  reason: z.string().max(255).optional(),
});

const changes = [
  { word: 'cancel', outcome: 'cancel', code: '200', message: 'Success, transaction is canceled' },
  { word: 'expire', outcome: 'expire', code: '407', message: 'Success, transaction has expired' },
  { word: 'approve', outcome: 'approve', code: '200', message: 'Success, transaction is approved' },
  { word: 'deny', outcome: 'deny', code: '200', message: 'Success, transaction is denied' },
] as const satisfies readonly { word: string; outcome: Outcome; code: string; message: string }[];

const refusals = {
  '406': 'Duplicate refund ID',
  '412': 'Merchant cannot modify the status of the transaction',
  '414': 'Refund request is rejected due to invalid amount',
} as const;

/**
 * The Core API after a payment began. As documented, refused changes (406, 412, 414) arrive inside HTTP 200; a
 * missing transaction is HTTP 404 with the same code in the body.
 */
export function coreRoutes(
  app: FastifyInstance,
  parts: { desk: Desk; store: Store; serverKey: string },
): void {
  /** By transaction id, or the latest transaction of an order that did not end without money. */
  const find = (id: string): Transaction | null => {
    const byId = parts.store.transactions.get(id);
    if (byId !== undefined) return byId;
    const page = parts.store.pagesOf(id).at(-1);
    return page === undefined ? null : parts.desk.current(page);
  };
  const missing = (reply: FastifyReply) =>
    reply.code(404).send(coreError('404', "Transaction doesn't exist."));

  app.get<ById>('/v2/:id/status', { config: { endpoint: 'status' } }, async (request, reply) => {
    const tx = find(request.params.id);
    return tx === null ? missing(reply) : reply.send(statusBody(tx, parts.serverKey));
  });

  for (const { word, outcome, code, message } of changes) {
    app.post<ById>(`/v2/:id/${word}`, { config: { endpoint: word } }, async (request, reply) => {
      const tx = find(request.params.id);
      if (tx === null) return missing(reply);
      // The merchant can deny challenged cards only; a pending payment is cancelled.
      const mayAct = outcome !== 'deny' || tx.fraud === 'challenge';
      const next = mayAct ? parts.desk.act(tx, outcome) : null;
      return reply.send(next === null ? coreError('412', refusals['412']) : changeBody(next, code, message));
    });
  }

  const refund = async (id: string, body: unknown, reply: FastifyReply) => {
    const tx = find(id);
    if (tx === null) return missing(reply);
    const input = refundRequest.safeParse(body ?? {});
    if (!input.success)
      return reply.code(400).send(coreError('400', 'One or more parameters in the payload is invalid.'));
    const key = input.data.refund_key ?? randomUUID();
    const done = parts.desk.refund(tx, { key, amount: input.data.amount, reason: input.data.reason ?? '' });
    if (typeof done === 'string') return reply.send(coreError(done, refusals[done]));
    const made = done.refunds.at(-1);
    // As documented, this answer covers this refund alone; GET status has the list and the sum.
    const { refunds: _all, ...facts } = changeBody(done, '200', 'Success, refund request is approved');
    return reply.send({
      ...facts,
      refund_chargeback_id: made?.number,
      refund_amount: amountText(made?.amount ?? 0),
      refund_key: key,
    });
  };
  app.post<ById>('/v2/:id/refund', { config: { endpoint: 'refund' } }, (request, reply) =>
    refund(request.params.id, request.body, reply),
  );
  app.post<ById>('/v2/:id/refund/online/direct', { config: { endpoint: 'refund' } }, (request, reply) =>
    refund(request.params.id, request.body, reply),
  );
}
