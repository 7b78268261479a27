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
  /** Chosen first when no charge is in progress. */
  method: z.enum(methodNames as [MethodName, ...MethodName[]]).default('bca_va'),
  outcome: z.enum([...outcomes, 'pending', 'refund', 'confirm_refund']),
  /** Which transaction; the current one by default. */
  transactionId: z.string().optional(),
  /** For a new transaction: the amount the provider reports. For a refund: its amount. */
  amount: z.number().optional(),
  currency: z.string().optional(),
  refundKey: z.string().optional(),
  reason: z.string().optional(),
  /** false: the notification is lost. */
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

/** Controls for tests on the same machine: inspect, act, lose or delay notifications, move the clock. */
export function controlRoutes(app: FastifyInstance, door: ControlDoor): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/sandbox/')) return;
    const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    if (!near || request.headers['x-forwarded-for'] !== undefined) {
      return reply.code(403).send({ message: 'Only for this machine.' });
    }
  });

  app.get('/sandbox/transactions', async () => ({
    pages: [...door.store.pages.values()],
    transactions: [...door.store.transactions.values()],
  }));

  app.get<{ Params: { orderId: string } }>('/sandbox/orders/:orderId', async (request) => ({
    pages: door.store.pagesOf(request.params.orderId),
    transactions: door.store.transactionsOf(request.params.orderId),
  }));

  app.post<{ Params: { orderId: string } }>('/sandbox/orders/:orderId/act', async (request, reply) => {
    const input = act.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
    const done = perform(door, request.params.orderId, input.data);
    if (done === null)
      return reply.code(409).send({ message: 'The provider would refuse this in the present state.' });
    return { transaction: done };
  });

  app.get<{ Querystring: { orderId?: string } }>('/sandbox/notifications', async (request) => {
    const all = [...door.store.deliveries.values()];
    const wanted = all.filter(
      ({ orderId }) => request.query.orderId === undefined || orderId === request.query.orderId,
    );
    return { notifications: wanted.map((sent) => ({ ...sent, body: JSON.parse(sent.body) as unknown })) };
  });

  app.post<{ Params: { id: string } }>('/sandbox/notifications/:id/resend', async (request, reply) => {
    if (!door.notifier.resend(request.params.id))
      return reply.code(404).send({ message: 'No such notification.' });
    return { sent: true };
  });

  app.get('/sandbox/clock', async () => clockState(door));
  app.post('/sandbox/clock', async (request, reply) => {
    const input = clock.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
    const offset =
      'now' in input.data ? Date.parse(input.data.now) - door.clock.realNow() : input.data.offsetMs;
    door.store.saveClock(offset);
    door.desk.tick();
    return clockState(door);
  });

  app.get('/sandbox/faults', async () => ({ faults: door.faults.list() }));
  app.post('/sandbox/faults', async (request, reply) => {
    const input = fault.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ message: z.prettifyError(input.error) });
    door.faults.add(input.data);
    return reply.code(201).send({ faults: door.faults.list() });
  });
  app.delete('/sandbox/faults', async () => {
    door.faults.clear();
    return { faults: [] };
  });
}

function clockState(door: ControlDoor) {
  return { now: new Date(door.clock.now()).toISOString(), offsetMs: door.store.clockOffset ?? 0 };
}

function perform(door: ControlDoor, orderId: string, input: z.infer<typeof act>): Transaction | null {
  const page = door.store.pagesOf(orderId).at(-1);
  if (page === undefined) return null;
  const twist: Twist = { notify: input.notify };
  const named =
    input.transactionId === undefined ? null : (door.store.transactions.get(input.transactionId) ?? null);
  const existing = named ?? (door.desk.isOpen(page) ? null : door.desk.current(page));
  const startTwist = { ...twist, amount: input.amount, currency: input.currency };
  const tx =
    existing ?? (isMethodName(input.method) ? door.desk.choose(page, input.method, startTwist) : null);
  if (tx === null) return null;
  if (input.outcome === 'pending') return tx;
  if (input.outcome === 'confirm_refund') return door.desk.confirmRefunds(tx, undefined, twist);
  if (input.outcome !== 'refund') return door.desk.act(tx, input.outcome satisfies Outcome, twist);
  const key = input.refundKey ?? `dashboard-${tx.refunds.length + 1}`;
  const done = door.desk.refund(tx, { key, amount: input.amount, reason: input.reason ?? '' }, twist);
  return typeof done === 'string' ? null : done;
}
