import { describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

describe('the API', () => {
  const app = shared(startTestApp);

  it('answers an unknown address with a named problem in the requested language', async () => {
    const answer = await app.ask('GET', '/nowhere', { lang: 'en' });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'common.notFound', message: 'Not found.' });
    expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  });

  it('tells the time of the school with every reply, a refusal too', async () => {
    const { status, headers } = await app.ask('GET', '/nowhere');
    expect([status, headers['x-school-time']]).toEqual([404, app.clock.now().toISOString()]);
  });

  it('refuses a body that is not JSON, and one that is too large', async () => {
    const malformed = await app.ask('POST', '/auth/login', {
      headers: { 'content-type': 'application/json' },
      body: '{"username":',
    });
    expect([malformed.status, malformed.body.code]).toEqual([400, 'common.malformed']);
    const huge = await app.ask('POST', '/auth/login', {
      body: { username: 'a', password: 'x'.repeat(300_000) },
    });
    expect([huge.status, huge.body.code]).toEqual([413, 'common.tooLarge']);
  });

  it('reports liveness and readiness', async () => {
    expect((await app.fastify.inject('/healthz')).statusCode).toBe(200);
    expect((await app.fastify.inject('/readyz')).json()).toEqual({ ready: true });
  });

  it('shows its metrics to loopback only', async () => {
    expect((await app.fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
    const outside = await app.fastify.inject({
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': '203.0.113.9' },
    });
    expect(outside.statusCode).toBe(404);
  });
});
