import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { POLICY_VERSION_1, type PolicyValues } from '@fasih/school/catalogue/policy/values';
import { ROUTES } from '@fasih/school/routes';
import { HtmlValidate } from 'html-validate';
import { LRUCache } from 'lru-cache';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureWebBuild } from './run-school.ts';
import { shared } from './shared.ts';
import { startTestApp } from './start-test-app.ts';

const app = shared(async () => startTestApp({ web: await ensureWebBuild() }));
beforeAll(async () => {}, 180_000);

type Got = { status: number; type: string; headers: Record<string, unknown>; body: string; bytes: Buffer };

async function get(url: string, headers: Record<string, string> = {}): Promise<Got> {
  const answer = await app.fastify.inject({ url, headers: { accept: 'text/html', ...headers } });
  return {
    status: answer.statusCode,
    type: String(answer.headers['content-type'] ?? ''),
    headers: answer.headers,
    body: answer.body,
    bytes: answer.rawPayload,
  };
}

const EXAMPLES: Record<string, string> = {
  '/program/:program': '/program/conversation',
  '/program/:program/:subprogram': '/program/general-english/kids',
};
/** An address of a pattern: real ones where the page depends on it. */
const addressOf = (pattern: string) => EXAMPLES[pattern] ?? pattern.replace(/:\w+/g, 'example');
const patterns = Object.keys(ROUTES);
const publicPages = Object.entries(ROUTES).flatMap(([pattern, access]) =>
  access === 'public' ? [addressOf(pattern)] : [],
);

describe('every page', () => {
  it.each(patterns)(
    '%s answers 200 with a whole document, a strict policy and no secret of the caller',
    async (pattern) => {
      const page = await get(addressOf(pattern));
      expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.body).toMatch(/^<!doctype html>.*<\/html>\s*$/is);
      expect(page.body).toMatch(/<html [^>]*lang="id"/);
      expect(page.body).toMatch(/<title>[^<]{3,}<\/title>/);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(/default-src 'none'/);
      expect(policy).toMatch(/object-src 'none'/);
      expect(policy).toMatch(/base-uri 'none'/);
      expect(policy).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(scriptSources(policy)).toEqual(expect.arrayContaining(["'self'"]));
      for (const script of inlineScripts(page.body)) {
        const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
        expect(scriptSources(policy)).toContain(hash);
      }
      expect(page.body).not.toMatch(/<[^>]+ on(click|load|error|submit)=/i);
      expect(page.body).not.toMatch(/correct_?answer/i);
      const signedIn = await get(addressOf(pattern), {
        cookie: 'fasih_session=abc; other=1',
        authorization: 'Bearer x',
      });
      // The same for everybody, but that a newcomer's has a mark.
      expect(signedIn.body).toBe(page.body.replace(' data-newcomer=""', ''));
      expect(signedIn.headers['set-cookie']).toBeUndefined();
    },
  );

  it('that does not exist answers 404 as a page, in the requested language', async () => {
    for (const path of ['/nowhere', '/program/nothing', '/program/conversation/nobody']) {
      const page = await get(path, { cookie: 'lang=en' });
      expect([path, page.status, page.type]).toEqual([path, 404, 'text/html; charset=utf-8']);
      expect(page.body).toMatch(/<html [^>]*lang="en"/);
    }
    expect((await get('/program/nothing')).body).toContain('Program Not Found');
    expect((await get('/program/nothing')).body).toContain('Please check the URL or choose a valid program.');
  });

  it('is found by its path alone, whatever host the request line names', async () => {
    const { port } = new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' }));
    const cases: [string, number][] = [
      ['//', 200],
      ['//other.example/login', 404],
      ['//other.example', 404],
      ['http://other.example/nowhere', 404],
    ];
    for (const [path, expected] of cases) {
      const status = await new Promise((done, fail) => {
        const outgoing = request(
          { host: '127.0.0.1', port, path, headers: { accept: 'text/html' } },
          (answer) => {
            answer.resume();
            done(answer.statusCode);
          },
        );
        outgoing.once('error', fail);
        outgoing.end();
      });
      expect([path, status]).toEqual([path, expected]);
    }
  });

  it('typed with other letters or a slash behind it leads to its one address, with its query', async () => {
    const answer = await get('/Trial/lptrial/?lang=en');
    expect([answer.status, answer.headers.location]).toEqual([301, '/trial/LpTrial?lang=en']);
  });

  it('takes its language from ?lang, then the cookie, then Indonesian; never from the browser', async () => {
    const langOf = async (url: string, headers: Record<string, string> = {}) =>
      /<html [^>]*lang="(\w+)"/.exec((await get(url, headers)).body)?.[1];
    expect(await langOf('/?lang=en', { cookie: 'lang=id' })).toBe('en');
    expect(await langOf('/?lang=id', { cookie: 'lang=en' })).toBe('id');
    expect(await langOf('/', { cookie: 'lang=en' })).toBe('en');
    expect(await langOf('/?lang=fr', { cookie: 'lang=en' })).toBe('en');
    expect(await langOf('/', { 'accept-language': 'en' })).toBe('id');
    expect(await langOf('/', { cookie: 'lang="><script>' })).toBe('id');
  });

  it('distinguishes a first visit, with nothing stored, from a return visit', async () => {
    const isNew = async (url: string, headers: Record<string, string> = {}) =>
      (await get(url, headers)).body.includes('<html data-newcomer="" ');
    expect(await isNew('/')).toBe(true);
    expect(await isNew('/', { cookie: 'lang=id' })).toBe(false);
    expect(await isNew('/')).toBe(true);
    expect(await isNew('/dashboard/student')).toBe(false);
  });

  it('only the checkout admits the payment provider', async () => {
    const provider = new URL(app.config.payments.snapUrl).origin;
    for (const pattern of patterns) {
      const policy = String((await get(addressOf(pattern))).headers['content-security-policy']);
      expect([pattern, policy.includes(provider)]).toEqual([pattern, pattern === '/checkout/:orderId']);
      if (pattern !== '/checkout/:orderId') expect(policy).toContain("frame-src 'none'");
    }
  });
});

describe('what travels', () => {
  it('a page that has not changed costs nothing the second time, also behind a proxy', async () => {
    const { etag } = (await get('/about')).headers;
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    for (const seen of [String(etag), `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/about', { 'if-none-match': seen });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/about?lang=en', { 'if-none-match': String(etag) })).status).toBe(200);
  });

  it('is compressed as the browser takes it, to the same bytes', async () => {
    const plain = await get('/');
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 3);
    expect(br.headers.vary).toBe('accept-encoding, cookie');
  });

  it('files with a hash in their name stay for a year, and a lost one is no page', async () => {
    const file = /\/assets\/[\w.-]+\.js/.exec((await get('/login')).body)?.[0] ?? '';
    const found = await get(file, { 'accept-encoding': 'br' });
    expect(found.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    // As a page asks for its scripts; who opens the address itself gets a page.
    const lost = await get('/assets/none-abc.js', { accept: '*/*' });
    expect([lost.status, JSON.parse(lost.body).code]).toEqual([404, 'common.notFound']);
    expect((await get('/assets/../../server/index.js')).body).not.toContain('createRequestHandler');
  });

  it('no script of the pages names a test, which would bring the test runner along', async () => {
    const scripts = new Set((await get('/login')).body.match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(3);
    const named = await Promise.all(
      [...scripts].map(async (file) => (await get(file)).body.match(/[\w-]+\.test-[\w-]+\.js/g)),
    );
    expect(named.filter(Boolean)).toEqual([]);
  });

  it('data for a change of page in the browser comes without the page', async () => {
    for (const url of [
      '/program/conversation.data',
      '/program/general-english/kids.data?lang=en',
      '/_.data',
    ]) {
      const data = await get(url);
      expect([url, data.status]).toEqual([url, 200]);
      expect(data.type).toMatch(/^text\/x-script/);
    }
    expect((await get('/program/nothing.data')).status).toBe(404);
  });
});

describe('what is kept', () => {
  it('known pages once per language and kind of visitor; unknown addresses never', async () => {
    const kept = vi.spyOn(LRUCache.prototype, 'set');
    const fresh = await startTestApp({ web: await ensureWebBuild() });
    try {
      const ask = (url: string, headers = {}) => fresh.fastify.inject({ url, headers });
      for (const url of ['/', '/about', '/about', '/about?lang=id', '/about?lang=en', '/about?lang=xx'])
        await ask(url);
      expect(kept).toHaveBeenCalledTimes(3);
      for (const cookie of ['lang=id', 'lang=id; a=b', 'c=d']) await ask('/about', { cookie });
      expect(kept).toHaveBeenCalledTimes(4);
      // A newsletter's query is no page of its own: the kept page answers.
      expect((await ask('/?utm_source=a')).headers.etag).toBe((await ask('/')).headers.etag);
      for (const url of [
        '/about?x=1',
        '/?utm_source=a',
        '/nowhere',
        '/program/nothing',
        '/about?lang=en&lang=id&y',
        '/program-selection?package=1',
        '/checkout/abc',
        '/my-classes/7',
      ])
        await ask(url);
      expect(kept).toHaveBeenCalledTimes(4);
    } finally {
      kept.mockRestore();
      await fresh.stop();
    }
  });

  it('a changed price shows on every page within 2 s', async () => {
    const path = '/program/conversation';
    const before = await get(path);
    expect(before.body).not.toContain('1.234.500');
    await app.pool.query("update package set price = 1234500 where type = 'conversation'");
    await sleep(2000);
    const after = await get(path);
    expect(after.body).toContain('1.234.500');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await get(path, { 'if-none-match': String(before.headers.etag) })).status).toBe(200);
  });
});

describe('the course rules on public pages', () => {
  const PATHS = ['/', '/contact', '/program/conversation', '/terms'];
  /** Each page with those of the wordings that it has. */
  const having = (wordings: RegExp[]) =>
    Promise.all(
      PATHS.map(async (path) => {
        const { body } = await get(path);
        return [path, ...wordings.filter((one) => one.test(body)).map(String)];
      }),
    );
  const bringIn = (values: Partial<PolicyValues>, seconds: number) =>
    app.pool.query(
      `insert into policy_version (number, "values", valid_from)
        select max(number) + 1, $1, $2::timestamptz + $3 * interval '1 second' from policy_version`,
      [JSON.stringify({ ...POLICY_VERSION_1, ...values }), app.clock.now(), seconds],
    );
  const RULES_1 = [/24 jam sebelum/, /60 menit/, /50%/, /lebih dari 10/];
  const RULES_2 = [/36 jam sebelum/, /45 menit/, /40%/, /lebih dari 12/];

  it('follow a new version within 2 s, in every number', async () => {
    expect(await having(RULES_1)).toEqual(PATHS.map((path) => [path, ...RULES_1.map(String)]));
    const second = {
      noticeSeconds: 36 * 3600,
      meetingMinutes: 45,
      refundPercent: 40,
      refundNeedsMoreThan: 12,
    };
    await bringIn(second, 0);
    await sleep(2000);
    expect(await having(RULES_2)).toEqual(PATHS.map((path) => [path, ...RULES_2.map(String)]));
    expect(await having([/tepat 24 jam/i, /lebih dari 10/])).toEqual(PATHS.map((path) => [path]));
  });

  it('change at the very instant that was agreed on', async () => {
    const exactly = async (hours: number) =>
      (await get('/contact')).body.includes(`tepat ${hours} jam masih`);
    const before = app.clock.now();
    await bringIn({ noticeSeconds: 48 * 3600 }, 0);
    await bringIn({ noticeSeconds: 12 * 3600 }, 60);
    await sleep(2000);
    expect(await exactly(48)).toBe(true);
    app.clock.set(new Date(before.getTime() + 60_000).toISOString());
    expect(await exactly(12)).toBe(true);
    app.clock.set(before.toISOString());
  });
});

describe('when the server itself fails', () => {
  it('a browser gets a page with the request number, a program gets a problem, and neither learns the cause', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED 10.0.0.9'), { code: 'ECONNREFUSED' });
    const fresh = await startTestApp({ web: await ensureWebBuild() });
    vi.spyOn(fresh.pool, 'query').mockImplementation(() => Promise.reject(away) as never);
    try {
      const page = await fresh.fastify.inject({
        url: '/',
        headers: { accept: 'text/html', cookie: 'lang=en' },
      });
      expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.body).toContain(String(page.headers['x-request-id']));
      expect(page.body).toMatch(/<html lang="en"/);
      const program = await fresh.fastify.inject({ url: '/', headers: { accept: '*/*' } });
      expect([program.statusCode, program.json().code]).toEqual([503, 'common.unavailable']);
      expect(page.body + program.body).not.toMatch(/10\.0\.0\.9|ECONN/);
    } finally {
      vi.restoreAllMocks();
      await fresh.stop();
    }
  });
});

describe('the HTML of public pages', () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], root: true });

  it.each(publicPages)('%s has no error in either language', async (path) => {
    for (const lang of ['id', 'en']) {
      const { body } = await get(`${path}?lang=${lang}`);
      const report = await validator.validateString(body);
      const errors = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      );
      expect([...new Set(errors)]).toEqual([]);
    }
  });
});

function scriptSources(policy: string): string[] {
  return /script-src ([^;]+)/.exec(policy)?.[1]?.split(' ') ?? [];
}

/** Scripts a browser would run from the document itself; found without the server's own expression. */
function inlineScripts(html: string): string[] {
  return html
    .split(/<script\b/i)
    .slice(1)
    .map((rest) => ({ tag: rest.slice(0, rest.indexOf('>')), rest: rest.slice(rest.indexOf('>') + 1) }))
    .filter(({ tag }) => !/\bsrc=/.test(tag) && !/application\/(ld\+)?json/.test(tag))
    .map(({ rest }) => rest.slice(0, rest.search(/<\/script/i)));
}
