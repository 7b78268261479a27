import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { readVersion } from '../version.ts';

let app: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  [app, guarded] = await Promise.all([
    startTestApp(),
    startTestApp({ env: { METRICS_TOKEN: 'a-token-for-the-figures' }, features: () => undefined }),
  ]);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => Promise.all([app.stop(), guarded.stop()]));

describe('the health of a school', () => {
  it('is live without its database, and ready only with it', async () => {
    vi.spyOn(app.pool, 'query').mockImplementation(() =>
      Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })),
    );
    const ready = await app.fastify.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { ready: false }]);
    const alive = await app.fastify.inject('/healthz');
    expect([alive.statusCode, alive.json()]).toEqual([200, { alive: true, version: readVersion() }]);
    vi.restoreAllMocks();
    expect((await app.fastify.inject('/readyz')).statusCode).toBe(200);
  });

  it('reports metrics by the pattern of an address, never by what was typed', async () => {
    await app.fastify.inject('/api/orders/0190a000-rahasia');
    await app.fastify.inject('/rahasia?email=ibu@contoh.id');
    const { body, headers } = await app.fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(
      /http_request_seconds_count\{[^}]*route="\/api\/orders\/:orderId"[^}]*status="401"[^}]*\} \d/,
    );
    expect(body).not.toMatch(/rahasia|contoh\.id/);
  });

  it.each([
    ['::1', undefined, 200],
    ['::ffff:127.0.0.1', undefined, 200],
    ['203.0.113.9', undefined, 404],
    ['127.0.0.1', '203.0.113.9', 404],
  ])(
    'shows metrics to %s (for %s) with %i when no token is set',
    async (remoteAddress, forwarded, status) => {
      const answer = await app.fastify.inject({
        url: '/metrics',
        remoteAddress,
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      });
      expect(answer.statusCode).toBe(status);
    },
  );

  it.each([
    ['Bearer a-token-for-the-figures', 200],
    ['Bearer a-token-for-the-figure', 404],
    ['Bearer ', 404],
    ['a-token-for-the-figures', 404],
    [undefined, 404],
  ])(
    'shows metrics for %s with %i when a token is set, wherever the request comes from',
    async (authorization, status) => {
      for (const remoteAddress of ['127.0.0.1', '203.0.113.9']) {
        const answer = await guarded.fastify.inject({
          url: '/metrics',
          remoteAddress,
          headers: authorization ? { authorization } : {},
        });
        expect([remoteAddress, answer.statusCode]).toEqual([remoteAddress, status]);
      }
    },
  );
});
