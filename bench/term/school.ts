import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DAY, HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import pg, { type Pool } from 'pg';
import { buildApp } from '../../apps/api/src/app.ts';
import { seedCatalogue } from '../../apps/api/src/demo/seed/catalogue.ts';
import { JOBS } from '../../apps/api/src/jobs.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded/start.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { openFileStorage } from '../../apps/api/src/platform/files/files.ts';
import { makeToken } from '../../apps/api/src/platform/http/session-token.ts';
import type { Job } from '../../apps/api/src/platform/jobs/run-jobs.ts';
import { createBreaker } from '../../apps/api/src/platform/leases/breaker.ts';
import { createMidtrans } from '../../apps/api/src/platform/provider/midtrans.ts';
import type { Services } from '../../apps/api/src/platform/services.ts';
import type { Transport } from '../../apps/api/src/platform/smtp/transport.ts';
import { startSandbox } from '../../apps/sandbox/src/server.ts';
import { quickFolder } from '../../scripts/quick-folder.ts';
import { type SimulatedClock, simulateClock } from './simulated-clock.ts';

/** Somebody whose session the bench has written. */
export type Person = { accountId: string; sessionId: string; isStaff?: boolean };

// biome-ignore lint/suspicious/noExplicitAny: the bench reads replies of every shape, and the guard has checked them
export type Answer = { status: number; body: any };

/** The whole server in this process, on a database and with a provider of its own, under a clock that the bench moves. */
export type SimulatedSchool = {
  pool: Pool;
  services: Services;
  clock: SimulatedClock;
  /** A call as a screen makes it. */
  ask(method: string, path: string, who: Person, body?: object): Promise<Answer>;
  /** The same where a refusal would be a fault of the bench. */
  must(method: string, path: string, who: Person, body?: object): Promise<Answer['body']>;
  /** Pays an order at the provider, whose notification has arrived afterwards. */
  pay(orderId: string): Promise<void>;
  /** Runs each job of the school that is due, until it finds nothing more. */
  runJobs(): Promise<void>;
  /**
   * Tidies the tables and counts their rows, as PostgreSQL does by itself within minutes. It would do so a few times in a whole
   * term that is lived through in an hour, and plan for tables that were empty.
   */
  keepTables(): Promise<void>;
  /** How often a job failed, with the last message. */
  failures: { count: number; last: string };
  stop(): Promise<void>;
};

const SECRET = 'a secret of the bench that is long enough';
/** A job that still finds work after so many rounds counts as failed. */
const MAX_ROUNDS = 1000;

/** Jobs that tidy up and count run a few times a day: no plan waits for them, and a term has thousands of half hours. */
const pauseOf = ({ everyMs }: Job): number => (everyMs >= 5 * MINUTE ? 6 * HOUR : everyMs);

/** Every mail is taken at once. */
const acceptAll: Transport = {
  connections: 8,
  breaker: createBreaker(),
  send: async () => {},
  verify: async () => true,
  close: () => {},
};

/** Starts an empty school at an instant. */
export async function startSimulatedSchool(start: Date): Promise<SimulatedSchool> {
  const dataDir = quickFolder('fasih-term-');
  const database = await startEmbeddedPostgres({ dataDir });
  await migrate(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const clock = await simulateClock(client, start);
  const pool = createPool({ url: database.url, max: 10, applicationName: 'fasih-term' });
  // The first course rules are older than the school's first day, so that others can follow them.
  await seedCatalogue(pool, later(start, -30 * DAY), 1);

  // Listens in front of the school, because provider and school each need the other's address to start.
  let target: Server | undefined;
  const proxy = createServer((request, response) => target?.emit('request', request, response));
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  const { port } = proxy.address() as AddressInfo;
  const config = readConfig(
    { LOG_LEVEL: 'silent', DATA_DIR: dataDir, APP_SECRET: SECRET, APP_URL: 'http://127.0.0.1:3000' },
    'demo',
  );
  const { serverKey, clientKey } = config.payments;
  const provider = await startSandbox({
    serverKey,
    clientKey,
    dataDir,
    port: 0,
    host: '127.0.0.1',
    notifyUrl: `http://127.0.0.1:${port}/api/payments/notifications`,
    now: () => clock.now().getTime(),
  });
  const midtrans = createMidtrans({ serverKey, snapUrl: provider.url, apiUrl: provider.url });
  const files = await openFileStorage(config.files, dataDir);
  const app = await buildApp({ config, pool, clock, files, midtrans, mail: acceptAll, busyAfterMs: 0 });
  const { fastify, services } = app;
  target = fastify.server;

  async function ask(method: string, path: string, who: Person, body?: object): Promise<Answer> {
    const { sessionId, isStaff } = who;
    // Staff sign in again each time: their sessions end after half an hour.
    if (isStaff)
      await pool.query('update session set last_seen_at = now(), authenticated_at = now() where id = $1', [
        sessionId,
      ]);
    const answer = await fastify.inject({
      method: method as 'GET',
      url: `/api${path}`,
      remoteAddress: '203.0.113.7',
      headers: {
        'accept-language': 'id',
        'user-agent': 'Chrome on Android',
        authorization: `Bearer ${makeToken(sessionId, SECRET)}`,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.payload ? JSON.parse(answer.payload) : null };
  }

  const failures = { count: 0, last: '' };
  const dueAt = new Map<Job, number>();

  async function untilDone(job: Job): Promise<void> {
    try {
      for (let round = 0; (await job.run(services)) > 0; round++)
        if (round === MAX_ROUNDS) throw new Error('it always finds more to do');
    } catch (error) {
      failures.count += 1;
      failures.last = `${job.name}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  return {
    pool,
    services,
    clock,
    failures,
    ask,
    async must(method, path, who, body) {
      const answer = await ask(method, path, who, body);
      if (answer.status >= 300)
        throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    async pay(orderId) {
      const { rows } = await pool.query<{ id: string }>(
        'select provider_order_id as id from payment_attempt where order_id = $1 order by number desc limit 1',
        [orderId],
      );
      const paid = await fetch(`${provider.url}/sandbox/orders/${rows[0]?.id}/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ outcome: 'pay', method: 'gopay' }),
      });
      if (!paid.ok) throw new Error(`paying answered ${paid.status}: ${await paid.text()}`);
      await provider.idle();
    },
    async runJobs() {
      const now = clock.now().getTime();
      const due = JOBS.filter((job) => now >= (dueAt.get(job) ?? 0));
      for (const job of due) dueAt.set(job, now + pauseOf(job));
      // At the same time, as in a running school.
      await Promise.all(due.map((job) => untilDone(job)));
    },
    async keepTables() {
      await client.query('vacuum (analyze)');
    },
    async stop() {
      await provider.close();
      proxy.closeAllConnections();
      await new Promise((closed) => proxy.close(closed));
      await fastify.close();
      await pool.end();
      await client.end();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
