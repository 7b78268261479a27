import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Desk, Twist } from './desk.ts';
import { endpoints, type Faults } from './faults.ts';
import { isMethodName, type MethodName, methodNames } from './methods.ts';
import type { Transaction } from './model.ts';
import type { Notifier } from './notifier.ts';
import type { Store } from './store.ts';
import { type Outcome, outcomes } from './transitions.ts';

const act = z.strictObject({
  /** Chosen first when no try is running. */
  method: z.enum(methodNames as [MethodName, ...MethodName[]]).default('bca_va'),
  outcome: z.enum([...outcomes, 'pending', 'refund', 'confirm_refund']),
  /** Which transaction; default the current one. */
  transactionId: z.string().optional(),
  /** For a fresh transaction: what the provider claims was charged. For a refund: how much. */
  amount: z.number().optional(),
  currency: z.string().optional(),
  refundKey: z.string().optional(),
  reason: z.string().optional(),
  /** false: the notification gets lost. */
  notify: z.boolean().optional(),
});

const fault = z.strictObject({
  endpoint: z.enum(endpoints),
  times: z.number().int().min(1).default(1),
  status: z.number().int().min(400).max(599).optional(),
  timeoutMs: z.number().int().min(1).max(120_000).optional(),
  dropReply: z.boolean().optional(),
});

const clock = z.union([
  z.strictObject({ offsetMs: z.number().int() }),
  z.strictObject({ now: z.iso.datetime() }),
]);

type ControlDoor = {
  desk: Desk;
  store: Store;
  notifier: Notifier;
  faults: Faults;
  clock: { now: () => number; realNow: () => number };
};

/** The practice room behind the counter, for tests on the same machine: look, act, lose, delay, move the clock. */
export function controlRoutes(app: FastifyInstance, of: ControlDoor): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/sandbox/')) return;
    const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!near || request.headers['x-forwarded-for'] !== undefined) {
      return reply.code(403).send({ message: 'Only for this machine.' });
    }
  });

  app.get('/sandbox/transactions', async () => ({
    pages: [...of.store.pages.values()],
    transactions: [...of.store.transactions.values()],
  }));

  app.get<{ Params: { orderId: string } }>('/sandbox/orders/:orderId', async (request) => ({
    pages: of.store.pagesOf(request.params.orderId),
    transactions: of.store.transactionsOf(request.params.orderId),
  }));

  app.post<{ Params: { orderId: string } }>('/sandbox/orders/:orderId/act', async (request, reply) => {
    const asked = act.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
    const done = perform(of, request.params.orderId, asked.data);
    if (done === null)
      return reply.code(409).send({ message: 'The provider would refuse this in the present state.' });
    return { transaction: done };
  });

  app.get<{ Querystring: { orderId?: string } }>('/sandbox/notifications', async (request) => {
    const all = [...of.store.deliveries.values()];
    const wanted = all.filter(
      ({ orderId }) => request.query.orderId === undefined || orderId === request.query.orderId,
    );
    return { notifications: wanted.map((sent) => ({ ...sent, body: JSON.parse(sent.body) as unknown })) };
  });

  app.post<{ Params: { id: string } }>('/sandbox/notifications/:id/resend', async (request, reply) => {
    if (!of.notifier.resend(request.params.id))
      return reply.code(404).send({ message: 'No such notification.' });
    return { sent: true };
  });

  app.get('/sandbox/clock', async () => clockState(of));
  app.post('/sandbox/clock', async (request, reply) => {
    const asked = clock.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
    const offset =
      'now' in asked.data ? Date.parse(asked.data.now) - of.clock.realNow() : asked.data.offsetMs;
    of.store.saveClock(offset);
    of.desk.tick();
    return clockState(of);
  });

  app.get('/sandbox/faults', async () => ({ faults: of.faults.list() }));
  app.post('/sandbox/faults', async (request, reply) => {
    const asked = fault.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ message: z.prettifyError(asked.error) });
    of.faults.add(asked.data);
    return reply.code(201).send({ faults: of.faults.list() });
  });
  app.delete('/sandbox/faults', async () => {
    of.faults.clear();
    return { faults: [] };
  });
}

function clockState(of: ControlDoor) {
  return { now: new Date(of.clock.now()).toISOString(), offsetMs: of.store.clockOffset ?? 0 };
}

function perform(of: ControlDoor, orderId: string, asked: z.infer<typeof act>): Transaction | null {
  const page = of.store.pagesOf(orderId).at(-1);
  if (page === undefined) return null;
  const twist: Twist = { notify: asked.notify };
  const named =
    asked.transactionId === undefined ? null : (of.store.transactions.get(asked.transactionId) ?? null);
  const existing = named ?? (of.desk.isOpen(page) ? null : of.desk.current(page));
  const startTwist = { ...twist, amount: asked.amount, currency: asked.currency };
  const tx = existing ?? (isMethodName(asked.method) ? of.desk.choose(page, asked.method, startTwist) : null);
  if (tx === null) return null;
  if (asked.outcome === 'pending') return tx;
  if (asked.outcome === 'confirm_refund') return of.desk.confirmRefunds(tx, undefined, twist);
  if (asked.outcome !== 'refund') return of.desk.act(tx, asked.outcome satisfies Outcome, twist);
  const key = asked.refundKey ?? `dashboard-${tx.refunds.length + 1}`;
  const done = of.desk.refund(tx, { key, amount: asked.amount, reason: asked.reason ?? '' }, twist);
  return typeof done === 'string' ? null : done;
}
