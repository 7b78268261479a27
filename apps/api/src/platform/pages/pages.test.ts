import { beforeAll, describe, expect, it } from 'vitest';
import { ensureWebBuild } from '../../../test/run-school.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(async () => startTestApp({ web: await ensureWebBuild() }));
beforeAll(async () => {}, 180_000);

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
const ask = (url: string, headers: Record<string, string> = {}, method: Method = 'GET') =>
  app.fastify.inject({ method, url, headers: { accept: 'text/html', ...headers } });

describe('a page', () => {
  it('may be cached by the browser, which revalidates it each time', async () => {
    const { headers } = await ask('/about');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('that is unchanged is answered with 304 and its caching headers', async () => {
    const first = await ask('/about');
    const again = await ask('/about', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
      expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  });

  it('requested by HEAD has the headers of the whole, and no body', async () => {
    const [whole, head] = [await ask('/about'), await ask('/about', {}, 'HEAD')];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', whole.headers.etag]);
  });

  it('that a client cannot decompress is sent uncompressed', async () => {
    const { headers, body } = await ask('/about', { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body).toContain('</html>');
  });

  it('that is missing has no entity tag, however often it is requested', async () => {
    const missing = await ask('/nowhere');
    expect([missing.statusCode, missing.headers.etag]).toEqual([404, undefined]);
    expect((await ask('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s', async (method) => {
    const page = await ask('/about', {}, method);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([404, 'no-store']);
    const problem = await ask('/about', { accept: 'application/json' }, method);
    expect(problem.json()).toMatchObject({
      code: 'common.notFound',
      requestId: problem.headers['x-request-id'],
    });
  });

  it('with a misspelled address redirects to one of ours, never to another host', async () => {
    for (const [typed, own] of [
      ['/ABOUT', '/about'],
      ['/Contact/?lang=en&utm_source=x', '/contact?lang=en&utm_source=x'],
      ['//evil.example/../about', undefined],
      ['/about//', '/about'],
    ] as const) {
      const { headers } = await ask(typed);
      expect([typed, headers.location]).toEqual([typed, own]);
    }
  });

  it('names the year of the school’s calendar, also when an older copy of it is cached', async () => {
    const before = app.clock.now();
    const yearsAt = async (now: string) => {
      app.clock.set(new Date(now));
      return /© (\d{4}) /.exec((await ask('/about')).body)?.[1];
    };
    expect(await yearsAt('2026-12-31T16:59:59Z')).toBe('2026');
    expect(await yearsAt('2026-12-31T17:00:00Z')).toBe('2027');
    app.clock.set(before);
  });

  it('is rendered for everybody: it holds neither the signed-in person nor typed text', async () => {
    const plain = await ask('/login', { cookie: 'a=b' });
    const other = await ask('/login', {
      cookie: 'fasih_session=rahasia; a=b',
      authorization: 'Bearer rahasia',
      'user-agent': '<script>rahasia',
      referer: 'https://rahasia.example',
      'x-forwarded-host': 'rahasia.example',
      host: 'rahasia.example',
    });
    expect(other.body).toBe(plain.body);
  });
});

describe('a static file', () => {
  it.each([
    ['/favicon.ico', /^image\//, 'public, max-age=3600'],
    ['/apple-touch-icon.png', /^image\/png/, 'public, max-age=3600'],
    ['/pictures/icons/192.png', /^image\/png/, 'public, max-age=86400'],
    ['/robots.txt', /^text\/plain; charset=utf-8$/, 'public, max-age=3600'],
    ['/sitemap.xml', /^application\/xml; charset=utf-8$/, 'public, max-age=3600'],
    ['/site.webmanifest', /^application\/manifest\+json; charset=utf-8$/, 'no-cache'],
  ])('%s has its content type and is cached as long as possible', async (path, type, keep) => {
    const { statusCode, headers } = await ask(path, { accept: '*/*' });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      expect.stringMatching(type),
      keep,
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('never comes from another folder, and no folder is listed', async () => {
    for (const path of [
      '/assets/',
      '/assets',
      '/pictures/',
      '/pictures/../server/index.js',
      '/assets/%2e%2e/index.html',
    ]) {
      const { statusCode, body } = await ask(path, { accept: '*/*' });
      expect([path, statusCode >= 400, body.includes('createRequestHandler')]).toEqual([path, true, false]);
    }
  });

  it('names the school in the app manifest', async () => {
    await app.pool.query(
      `insert into setting (key, value) values ('school', '{"name": "Kursus Melati"}')
       on conflict (key) do update set value = setting.value || excluded.value`,
    );
    await app.services.content.refresh();
    const { name, short_name } = (await ask('/site.webmanifest')).json();
    expect([name, short_name]).toEqual(['Kursus Melati', 'Kursus Melati']);
    expect((await ask('/about')).body).toContain('Kursus Melati');
  });
});
