import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '../../sandbox/src/server.ts';
import { createMidtrans, type ProviderTransaction } from '../src/platform/provider/midtrans.ts';
import { settleOrder } from '../src/sales/payments/settle-order.ts';
import { type Account, aFamily } from './people.ts';
import { type Answer, MONDAY_MORNING, startTestApp, type TestApp } from './start-test-app.ts';

export type Charge = { id: string; orderId: string; status: string; amount: number };
type PaymentPage = {
  token: string;
  orderId: string;
  amount: number;
  items: { name: string }[];
  expiresAt: number;
};

export type PayingSchool = {
  app: TestApp;
  /** Buys: a fresh family orders the package; the answer of payments/create is in `bought`. */
  buys(body?: Record<string, unknown>, family?: Account): Promise<Buyer>;
  /** Changes a payment at the provider, as its own page or dashboard would. */
  act(orderId: string, outcome: string, more?: Record<string, unknown>): Promise<Charge | null>;
  /** Buys and pays after the end of the order; the clock is an hour after MONDAY_MORNING then. */
  buysLate(): Promise<Buyer>;
  /** The status of an order as its buyer reads it. */
  statusOf(buyer: Pick<Buyer, 'orderId' | 'token'>): Promise<string>;
  /** Pays an order that is paid already a second time; returns the id of the second transaction. */
  paysAgain(buyer: Buyer, paymentType: string, amount?: number): Promise<string>;
  pages(orderId: string): Promise<{ pages: PaymentPage[]; transactions: Charge[] }>;
  /** Makes the provider's next answers fail. */
  fault(fault: {
    endpoint: string;
    times?: number;
    status?: number;
    timeoutMs?: number;
    dropReply?: boolean;
  }): Promise<void>;
  /** The school gives up on the provider after this many milliseconds and not after 10 s, until the end of the faults. */
  givesUpAfter(ms: number): void;
  /** Lets the provider answer normally again. */
  endFaults(): Promise<void>;
  /** Waits until every notification that was sent has arrived. */
  notificationsArrive(): Promise<void>;
  /** Every notification that the provider sent for a page, with the answers it got. */
  sentNotifications(
    providerOrderId: string,
  ): Promise<{ id: string; body: Record<string, string>; answers: { status: number }[] }[]>;
  /** Sends a notification body as the provider would. */
  sendNotification(body: unknown): Promise<Answer>;
  /** The notification of a charge as the provider signs it. */
  notification(charge: Charge, more?: Record<string, string>): Record<string, string>;
  books(orderId?: string): Promise<Record<string, number>>;
  count(sql: string, params?: unknown[]): Promise<number>;
  stop(): Promise<void>;
};

export type Buyer = Account & { orderId: string; providerOrderId: string; bought: Answer };

/** The package that most tests buy, General English for adults, and its price in whole rupiah. */
export const PACKAGE = 103;
export const PRICE = 2_700_000;

/** A school with its payment provider: the sandbox service over HTTP on a free port, notifying the school's own port. */
export async function aPayingSchool(options: { notifies?: boolean } = {}): Promise<PayingSchool> {
  // Listens in front of the school, because provider and school each need the other's address to start.
  let target: Server | undefined;
  const proxy = createServer((request, response) => target?.emit('request', request, response));
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as AddressInfo;
  const dataDir = mkdtempSync(join(tmpdir(), 'fasih-provider-'));
  const serverKey = 'SB-Mid-server-fasih-demo';
  let now = () => new Date(MONDAY_MORNING).getTime();
  let patience: number | null = null;
  const sandbox = await startSandbox({
    serverKey,
    clientKey: 'SB-Mid-client-fasih-demo',
    dataDir,
    port: 0,
    host: '127.0.0.1',
    notifyUrl: options.notifies === false ? undefined : `http://127.0.0.1:${port}/api/payments/notifications`,
    now: () => now(),
  });
  const app = await startTestApp({
    env: { MIDTRANS_SNAP_URL: sandbox.url, MIDTRANS_API_URL: sandbox.url },
    midtrans: createMidtrans({
      serverKey,
      snapUrl: sandbox.url,
      apiUrl: sandbox.url,
      fetch: (url, init) => fetch(url, patience ? { ...init, signal: AbortSignal.timeout(patience) } : init),
    }),
  });
  now = () => app.clock.now().getTime();
  target = app.fastify.server;

  async function control<T>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: T }> {
    const reply = await fetch(`${sandbox.url}/sandbox${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as T };
  }
  const providerIdOf = async (orderId: string) => {
    const { rows } = await app.pool.query<{ provider_order_id: string }>(
      'select provider_order_id from payment_attempt where order_id = $1 order by number desc limit 1',
      [orderId],
    );
    return rows[0]?.provider_order_id ?? '';
  };

  const school: PayingSchool = {
    app,
    async buys(body = {}, family) {
      const buyer = family ?? (await aFamily(app));
      const bought = await app.ask('POST', '/payments/create', {
        token: buyer.token,
        body: { packageId: PACKAGE, ...body },
      });
      const orderId: string = bought.body.orderId ?? '';
      return { ...buyer, orderId, providerOrderId: orderId ? await providerIdOf(orderId) : '', bought };
    },
    async act(orderId, outcome, more = {}) {
      const done = await control<{ transaction: Charge }>(
        'POST',
        `/orders/${await providerIdOrOwn(orderId)}/act`,
        {
          outcome,
          ...more,
        },
      );
      await school.notificationsArrive();
      return done.status === 200 ? done.body.transaction : null;
    },
    async buysLate() {
      const buyer = await school.buys();
      app.clock.set('2026-11-02T03:00:00Z');
      await app.pool.query('update orders set expires_at = $2 where id = $1', [
        buyer.orderId,
        new Date('2026-11-02T02:30:00Z'),
      ]);
      await school.act(buyer.orderId, 'pay', { method: 'gopay' });
      return buyer;
    },
    statusOf: async ({ orderId, token }) =>
      (await app.ask('GET', `/orders/${orderId}`, { token })).body.status,
    async paysAgain({ orderId, providerOrderId }, paymentType, amount = PRICE) {
      const now = app.clock.now();
      const second: ProviderTransaction = {
        providerOrderId,
        transactionId: `second-${orderId}`,
        status: 'settlement',
        statusCode: '200',
        rawStatus: 'settlement',
        fraudStatus: 'accept',
        amount,
        currency: 'IDR',
        paymentType,
        transactionTime: now,
        settlementTime: now,
        expiryTime: null,
        refundedAmount: 0,
        refunds: [],
      };
      await settleOrder(app.pool, orderId, [second], now);
      return second.transactionId;
    },
    pages: async (orderId) => (await control<never>('GET', `/orders/${await providerIdOrOwn(orderId)}`)).body,
    async fault(fault) {
      const done = await control('POST', '/faults', fault);
      if (done.status !== 201) throw new Error(JSON.stringify(done.body));
    },
    givesUpAfter(ms) {
      patience = ms;
    },
    async endFaults() {
      patience = null;
      await control('DELETE', '/faults');
    },
    notificationsArrive: () => sandbox.idle(),
    async sentNotifications(providerOrderId) {
      const path = `/notifications?orderId=${providerOrderId}`;
      return (await control<{ notifications: never[] }>('GET', path)).body.notifications;
    },
    sendNotification: (body) => app.ask('POST', '/payments/notifications', { body }),
    notification(charge, more = {}) {
      const fields = {
        order_id: charge.orderId,
        transaction_id: charge.id,
        status_code: charge.status === 'pending' ? '201' : '200',
        gross_amount: `${charge.amount}.00`,
        transaction_status: charge.status,
        fraud_status: 'accept',
        currency: 'IDR',
        ...more,
      };
      const signed = `${fields.order_id}${fields.status_code}${fields.gross_amount}${serverKey}`;
      return { signature_key: createHash('sha512').update(signed).digest('hex'), ...fields };
    },
    async books() {
      const { rows } = await app.pool.query<{ account_code: string; balance: number }>(
        'select account_code, sum(debit - credit)::bigint as balance from ledger_line group by 1 order by 1',
      );
      return Object.fromEntries(
        rows.filter((row) => row.balance !== 0).map((row) => [row.account_code, row.balance]),
      );
    },
    async count(sql, params = []) {
      const { rows } = await app.pool.query<{ count: number }>(
        `select count(*)::int as count from ${sql}`,
        params,
      );
      return rows[0]?.count ?? 0;
    },
    async stop() {
      await sandbox.close();
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
      await app.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  const providerIdOrOwn = async (orderId: string) => (await providerIdOf(orderId).catch(() => '')) || orderId;
  return school;
}
