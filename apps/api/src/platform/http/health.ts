import type { FastifyInstance } from 'fastify';
import client from 'prom-client';
import { migrationsPending } from '../db/migrate.ts';
import type { Services } from '../services.ts';

/** What a process that is about to end tells those who send it requests. */
export type Draining = {
  /** From now on `/readyz` answers 503 and every answer closes its connection, so that callers go elsewhere. */
  begin(): void;
};

/** `/healthz` (the process lives), `/readyz` (database reachable, migrations done), `/metrics` (Prometheus). */
export function serveHealth(fastify: FastifyInstance, services: Services): Draining {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const seconds = new client.Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
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
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });

  fastify.get('/healthz', { logLevel: 'warn' }, async () => ({ alive: true }));
  fastify.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    if (isDraining) return reply.code(503).send({ ready: false });
    try {
      const pending = await migrationsPending(services.pool);
      const ready = Array.isArray(pending) ? pending.length === 0 : !pending;
      return reply.code(ready ? 200 : 503).send({ ready });
    } catch {
      return reply.code(503).send({ ready: false });
    }
  });
  fastify.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const token = services.config.metricsToken;
    const allowed = token
      ? request.headers.authorization === `Bearer ${token}`
      : isLoopback(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined;
    if (!allowed) return reply.code(404).send({ found: false });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    begin() {
      isDraining = true;
    },
  };
}

function isLoopback(address: string | undefined): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
