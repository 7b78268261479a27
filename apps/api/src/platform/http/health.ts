import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import client from 'prom-client';
import type { DatabaseTime } from '../clock.ts';
import { migrationsPending } from '../db/migrate.ts';
import { readVersion } from '../version.ts';

/** What a process that is about to end tells those who send it requests. */
export type Draining = {
  /** From now on `/readyz` answers 503 and every answer closes its connection, so that callers go elsewhere. */
  begin(): void;
  /** What `/metrics` shows; other parts add their own figures. */
  registry: client.Registry;
};

/** `/readyz` waits no longer for the database, or the load balancer would give up first. */
const READY_WITHIN_MS = 1500;

/**
 * `/healthz` (the process lives, and its version), `/readyz` (the database answers in time and takes writes, migrations done, the clocks agree), `/metrics`
 * (Prometheus).
 *
 * @param pool for `/readyz` alone, so that busy connections do not look like a database that is away.
 */
export function serveHealth(
  fastify: FastifyInstance,
  pool: Pool,
  time: DatabaseTime,
  metricsToken: string | undefined,
): Draining {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const seconds = new client.Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  });
  new client.Gauge({
    name: 'clock_ahead_seconds',
    help: "How far this process's clock was ahead of the database's when they were last compared",
    registers: [registry],
    collect() {
      this.set(time.aheadMs / 1000);
    },
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
    done();
  });

  let isDraining = false;
  let asking: Promise<boolean> | undefined;
  /** However many ask at once, the database is asked once. */
  const isFit = () => {
    asking ??= isDatabaseFit(pool, time)
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });

  const version = readVersion();
  fastify.get('/healthz', { logLevel: 'warn' }, async () => ({ alive: true, version }));
  fastify.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = !isDraining && (await inTime(isFit()));
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  fastify.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const allowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : isLoopback(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined;
    if (!allowed) return reply.code(404).send({ found: false });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    registry,
    begin() {
      isDraining = true;
    },
  };
}

async function isDatabaseFit(pool: Pool, time: DatabaseTime): Promise<boolean> {
  // As an old primary after a failover: it would refuse every write.
  const { rows } = await pool.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') return false;
  const pending = await migrationsPending(pool);
  return pending.length === 0 && (await time.measure(pool));
}

/** The answer, or false if it takes longer than `READY_WITHIN_MS`. */
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const ending = new AbortController();
  const late = sleep(READY_WITHIN_MS, false, { signal: ending.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    ending.abort();
  }
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
