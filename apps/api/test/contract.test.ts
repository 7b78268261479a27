import type { Contract } from '@fasih/school/basics/contract';
import { contract } from '@fasih/school/basics/contract';
import { ROLES, type Role } from '@fasih/school/basics/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Api } from '../src/platform/http/api.ts';
import { addressOf, EVERY_CALL } from './every-call.ts';
import { newDevice, placedFamily, signedInAccount } from './placed-people.ts';
import { aRunningClass, meetingOf } from './running-class.ts';
import { type Answer, type AskOptions, startTestApp, type TestApp } from './start-test-app.ts';

const list = contract({
  method: 'GET',
  path: '/planted/lie',
  who: 'public',
  summary: 'Promises names and tells more',
  reply: { 200: z.object({ data: z.array(z.object({ name: z.string() })) }) },
});
const broken = contract({
  method: 'GET',
  path: '/planted/break',
  who: 'public',
  summary: 'Fails inside',
  reply: { 200: z.object({}) },
});
const silent = contract({
  method: 'POST',
  path: '/planted/write',
  who: 'public',
  summary: 'Writes without a trace',
  body: z.object({ inner: z.optional(z.object({ list: z.array(z.object({ a: z.number() })) })) }),
  reply: { 200: z.object({ ok: z.boolean() }) },
});

/** Handlers that break their contracts; nothing else is registered. */
function plant(api: Api): void {
  api.route(list, () => ({ data: [{ name: 7, password: 'bocor' }] }) as never);
  api.route(broken, () => {
    throw new Error('connect to 10.0.0.9 as root with bocor');
  });
  api.route(silent, () => ({ ok: true }));
}

let app: TestApp;
let planted: TestApp;
let people: Record<Role, AskOptions>;
beforeAll(async () => {
  [app, planted] = await Promise.all([startTestApp(), startTestApp({ features: plant })]);
  const tokens = await Promise.all(ROLES.map(async (role) => (await signedInAccount(app, role)).token));
  people = Object.fromEntries(ROLES.map((role, n) => [role, { token: tokens[n] }])) as typeof people;
});
afterAll(() => Promise.all([app.stop(), planted.stop()]));

const nameOf = ({ method, path }: Contract) => `${method} ${path}`;
const sampleOf = (one: Contract) => EVERY_CALL[nameOf(one)] ?? {};
const withNames = (one: Contract) => addressOf(one.path, sampleOf(one).params);
const pathOf = (one: Contract) => addressOf(one.path, sampleOf(one).params, sampleOf(one).query);
/** A person who may make the call, a family if possible. */
const callerOf = ({ who }: Contract): AskOptions =>
  people[Array.isArray(who) ? (ROLES.find((role) => who.includes(role)) ?? 'student') : 'student'];
const codeOf = (answer: Answer) => `${answer.status} ${answer.body?.code}`;

describe('what comes in', () => {
  it('a list bounds page and pageSize, and replies with data, total, page and pageSize', async () => {
    const lists = app.api.routes
      .map(({ contract: one }) => one)
      .filter(({ query }) => query instanceof z.ZodMiniObject && 'page' in query._zod.def.shape);
    expect(lists.map(nameOf)).toContain('GET /orders');
    for (const one of lists) {
      for (const [query, field] of [
        ['page=0', 'page'],
        ['page=x', 'page'],
        ['page=1.5', 'page'],
        ['pageSize=0', 'pageSize'],
        ['pageSize=101', 'pageSize'],
        ['pageSize=-1', 'pageSize'],
      ]) {
        const answer = await app.ask('GET', `${withNames(one)}?${query}`, callerOf(one));
        expect([nameOf(one), query, codeOf(answer)]).toEqual([nameOf(one), query, '400 common.invalid']);
        expect(Object.keys(answer.body.fields)).toEqual([field]);
      }
      // The sample names a thing that is not there; its own tests read such a list.
      if (one.path.includes(':')) continue;
      // The safeguarding officer's alone; safeguarding's own tests read it.
      if (one.path === '/incidents') continue;
      const last = await app.ask('GET', `${one.path}?page=1&pageSize=100&unknown=1`, callerOf(one));
      expect([nameOf(one), last.status]).toEqual([nameOf(one), 200]);
      expect(last.body).toMatchObject({
        data: expect.any(Array),
        total: last.body.data.length,
        page: 1,
        pageSize: 100,
      });
      expect((await app.ask('GET', one.path, callerOf(one))).body).toMatchObject({ page: 1, pageSize: 20 });
    }
  });

  it('an unknown field is refused by name, except on the first calls', async () => {
    const lenient: string[] = [];
    const wrong: string[] = [];
    for (const { contract: one, options } of app.api.routes) {
      if (one.method === 'GET' || options.raw) continue;
      const body = { ...(sampleOf(one).body as object | undefined), surprise: 1 };
      const answer = await app.ask(one.method, pathOf(one), { ...callerOf(one), body });
      if (one.ignoresUnknownFields) lenient.push(nameOf(one));
      else if (answer.status !== 400 || answer.body.fields?.surprise !== 'Kolom ini tidak dikenal.')
        wrong.push(`${nameOf(one)}: ${codeOf(answer)}`);
      else continue;
      expect(answer.body.fields?.surprise).toBeUndefined();
    }
    expect(wrong).toEqual([]);
    expect(lenient.sort()).toEqual(['POST /auth/login', 'POST /auth/register', 'POST /payments/create']);
  });

  it('also deep inside a body', async () => {
    const body = { inner: { list: [{ a: 1, b: 2 }], c: 3 } };
    const answer = await planted.ask('POST', '/planted/write', { body });
    expect(Object.keys(answer.body.fields).sort()).toEqual(['inner.c', 'inner.list.0.b']);
  });

  it.each([
    ['text', 'text/plain', '{"username":"a","password":"b"}', 415],
    ['a form', 'application/x-www-form-urlencoded', 'username=a&password=b', 415],
    ['an upload', 'multipart/form-data; boundary=x', '--x--', 415],
    ['XML', 'application/xml', '<a/>', 415],
    ['half a body', 'application/json', '{"username":', 400],
    ['an empty body', 'application/json', '', 400],
    ['a list', 'application/json', '[]', 400],
    ['a poisoned object', 'application/json', '{"__proto__":{"admin":true},"username":"a"}', 400],
    ['a NUL character', 'application/json', '{"username":"a\\u0000b","password":"b"}', 400],
    ['more than 256 KiB', 'application/json', `{"username":"${'a'.repeat(270_000)}"}`, 413],
  ])('%s is refused with a status that says why', async (_name, type, body, status) => {
    const answer = await app.ask('POST', '/auth/login', { headers: { 'content-type': type }, body });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      code: expect.stringMatching(/^common\./),
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
      ...(answer.body.fields ? { fields: answer.body.fields } : {}),
    });
  });

  it('an address that does not exist answers a problem, under /api and beside it', async () => {
    const problems: [string, string, number][] = [
      ['GET', '/api', 404],
      ['GET', '/api/', 404],
      ['GET', '/api/nowhere', 404],
      ['POST', '/api/nowhere', 404],
      ['DELETE', '/api/packages', 404],
      ['GET', '/api/auth/login', 404],
      ['POST', '/nowhere', 404],
      ['GET', '/api/%E0%A4%A', 400],
      ['GET', '/%E0%A4%A', 400],
    ];
    for (const [method, url, status] of problems) {
      const answer = await app.fastify.inject({
        method: method as 'GET',
        url,
        headers: { 'accept-language': 'en' },
      });
      const { requestId, code, message } = answer.json();
      expect([url, answer.statusCode, code]).toEqual([
        url,
        status,
        status === 404 ? 'common.notFound' : 'common.malformed',
      ]);
      expect(requestId).toBe(answer.headers['x-request-id']);
      expect(message).toMatch(/^[A-Z]/);
    }
  });

  it('an address that nobody can read answers a browser with a page that leads home', async () => {
    const answer = await app.fastify.inject({
      url: '/%E0%A4%A',
      headers: { accept: 'text/html,*/*;q=0.8' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<a href="/">');
  });

  it.each([
    [undefined, 'Tidak ditemukan.'],
    ['', 'Tidak ditemukan.'],
    ['fr', 'Tidak ditemukan.'],
    ['id-ID', 'Tidak ditemukan.'],
    ['en', 'Not found.'],
    ['fr, en-GB;q=0.8, id;q=0.5', 'Not found.'],
  ])('answers in the requested language: %s', async (header, message) => {
    const headers = header === undefined ? {} : { 'accept-language': header };
    expect((await app.fastify.inject({ url: '/api/nowhere', headers })).json().message).toBe(message);
  });
});

describe('what goes out', () => {
  it('a reply that breaks its contract becomes a 500 that reveals nothing', async () => {
    for (const path of ['/planted/lie', '/planted/break']) {
      const answer = await planted.ask('GET', path);
      expect(codeOf(answer)).toBe('500 common.failed');
      expect(JSON.stringify(answer)).not.toMatch(/bocor|10\.0\.0\.9|stack|zod/i);
    }
  });

  it('a write without an audit entry fails', async () => {
    expect(codeOf(await planted.ask('POST', '/planted/write', { body: {} }))).toBe('500 common.failed');
  });

  it('all ids are UUIDv7 and all instants ISO-8601 in UTC', async () => {
    const running = await aRunningClass(app);
    const [family] = running.families;
    if (!family) throw new Error('a class without a learner');
    const who = { token: family.token };
    const started = await app.ask('POST', '/placement/attempts', { ...who, body: {} });
    const params = {
      orderId: family.places[0]?.orderId ?? '',
      attemptId: started.body.id,
      learnerId: family.learnerId,
      enrolmentId: family.enrolmentId,
      classId: running.classId,
      meetingId: meetingOf(running, 10).id,
    };
    const seen = { ids: 0, instants: 0 };
    const walk = (value: unknown, name = ''): void => {
      if (Array.isArray(value)) for (const one of value) walk(one, name);
      else if (typeof value === 'object' && value !== null)
        // Beside an `en`, `id` is the language.
        for (const [key, one] of Object.entries(value)) walk(one, key === 'id' && 'en' in value ? '' : key);
      else if (typeof value === 'string' && /^id$|Id$/.test(name) && !/^(kids|teen)$/.test(value)) {
        expect([name, value]).toEqual([
          name,
          expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
        ]);
        seen.ids += 1;
      } else if (typeof value === 'string' && /At$|^now$|^deadline$|From$/.test(name)) {
        expect([name, value]).toEqual([
          name,
          expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/),
        ]);
        seen.instants += 1;
      }
    };
    for (const { contract: one } of app.api.routes) {
      const files = /receipt|photo|\.pdf|:file$|\/file$|\/pdf$/.test(one.path);
      // What a secret or a code names is there only for who has one.
      const secret = /:(secret|code)$/.test(one.path);
      const familys = one.who === 'public' || one.who === 'signedIn' || one.who.includes('student');
      // Times are there for who waits for a class, which this learner has, and of teachers with a published profile.
      const waits = /\/(free-)?times$/.test(one.path);
      if (one.method !== 'GET' || files || secret || waits || !familys) continue;
      const sample = sampleOf(one);
      const answer = await app.ask(
        'GET',
        addressOf(one.path, { ...sample.params, ...params }, sample.query),
        who,
      );
      expect([nameOf(one), answer.status]).toEqual([nameOf(one), 200]);
      const { description: _, ...body } = answer.body;
      walk(body, '');
    }
    expect(seen.ids).toBeGreaterThan(8);
    expect(seen.instants).toBeGreaterThan(8);
  });

  it('no answer names a key before a test is over', async () => {
    const family = await placedFamily(app, [{ package: 'ielts-regular', birthDate: '2012-03-04' }]);
    const device = newDevice();
    for (const who of [{ token: family.token }, { headers: device, address: '198.51.100.9' }]) {
      const body = 'token' in who ? {} : { level: 'kids' };
      const started = await app.ask('POST', '/placement/attempts', { ...who, body });
      expect(started.body.questions).toHaveLength(20);
      for (const { contract: one } of app.api.routes) {
        // These two end a test; what they may tell afterwards is theirs to prove.
        if (one.path === '/pretest/results' || one.path.endsWith('/finish') || one.path === '/auth/logout')
          continue;
        const sample = sampleOf(one);
        const path = addressOf(one.path, { ...sample.params, attemptId: started.body.id }, sample.query);
        const answer = await app.ask(one.method, path, {
          ...who,
          ...('body' in sample ? { body: sample.body } : {}),
        });
        expect([nameOf(one), JSON.stringify(answer.body ?? '')]).toEqual([
          nameOf(one),
          expect.not.stringMatching(/correct_?answer|option_?order|distractor|"key"/i),
        ]);
      }
    }
  });

  it('no answer may be cached, sniffed or framed', async () => {
    for (const { headers } of [await app.ask('GET', '/packages'), await app.ask('GET', '/user/me')]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});

describe('the API document', () => {
  it('names every call with its body, its parts and who needs a token, and nothing else', async () => {
    const { body } = await app.ask('GET', '/openapi.json');
    const documented = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(documented.sort()).toEqual(app.api.routes.map(({ contract: one }) => nameOf(one)).sort());
    for (const { contract: one } of app.api.routes) {
      const operation = body.paths[one.path.replace(/:(\w+)/g, '{$1}')][one.method.toLowerCase()];
      expect([nameOf(one), operation.summary, operation.security, 'requestBody' in operation]).toEqual([
        nameOf(one),
        one.summary,
        one.who === 'public' ? [] : [{ bearer: [] }],
        one.body !== undefined,
      ]);
    }
  });

  it.each(['/api/docs', '/api/docs/'])(
    'is shown at %s with nothing from elsewhere and nothing missing',
    async (address) => {
      const page = await app.fastify.inject(address);
      expect(page.statusCode).toBe(200);
      // Browsers would look for its parts under https, which a school in a local network does not have.
      expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      const parts = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part);
      expect(parts.length).toBeGreaterThan(4);
      for (const part of parts) {
        const { origin, pathname } = new URL(part, `http://school.example${address}`);
        expect(origin).toBe('http://school.example');
        expect([part, (await app.fastify.inject(pathname)).statusCode]).toEqual([part, 200]);
      }
    },
  );
});
