import { fieldText, type ProblemCode, problemText } from '@fasih/messages/texts';
import { contract } from '@fasih/school/basics/contract';
import { pageQueryBy } from '@fasih/school/basics/paging';
import { refuse } from '@fasih/school/basics/refusal';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, type AskOptions, startTestApp } from '../../../test/start-test-app.ts';
import { type Api, twoStepMissing } from './api.ts';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { makeSessionCookie, SESSION_COOKIE, sessionOfToken } from './session-token.ts';

const seen = vi.fn<(input: unknown, call: Call) => void>();
const ok = z.object({ ok: z.literal(true) });
const found = contract({
  method: 'GET',
  path: '/door/list',
  who: 'public',
  summary: 'Looks',
  query: z.extend(pageQueryBy(['name']), { open: z.optional(z.enum(['yes', 'no'])) }),
  reply: { 200: ok },
});
const named = contract({
  method: 'GET',
  path: '/door/things/:thing/parts/:part',
  who: 'signedIn',
  summary: 'Names',
  params: z.object({ thing: z.string(), part: z.coerce.number().check(z.int(), z.minimum(1)) }),
  reply: { 200: ok },
});
const strictly = contract({
  method: 'POST',
  path: '/door/strict',
  who: 'public',
  summary: 'Takes what it names',
  body: z.object({
    name: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(10, 'tooLong')),
    count: z.optional(z.number('countShape').check(z.int('countShape'))),
    slots: z.optional(z.array(z.object({ weekday: z.number() }))),
  }),
  reply: { 201: ok },
});
const kindly = contract({ ...strictly, path: '/door/kind', ignoresUnknownFields: true, reply: { 200: ok } });
const bodiless = contract({
  method: 'POST',
  path: '/door/bodiless',
  who: 'signedIn',
  summary: 'Takes nothing',
  reply: { 204: z.undefined() },
});
const refusing = contract({
  method: 'GET',
  path: '/door/refusing',
  who: 'public',
  summary: 'Refuses',
  query: z.object({ why: z.enum(['named', 'waits', 'fields', 'stale']) }),
  reply: { 200: ok },
  problems: { 'orders.notFound': 404, 'common.stale': 409 },
});
const unlisted = contract({
  method: 'GET',
  path: '/door/unlisted',
  who: 'public',
  summary: 'Refuses with a code that is not listed here',
  reply: { 200: ok },
  problems: { 'orders.notFound': 404 },
});
const usual = contract({
  method: 'GET',
  path: '/door/usual',
  who: 'public',
  summary: 'Waits until it may answer',
  reply: { 200: ok },
});
const slow = contract({ ...usual, path: '/door/slow', answersWithin: 60 });
const hanging = contract({ ...usual, path: '/door/hanging', answersWithin: 2 });
const mayAnswer = Promise.withResolvers<void>();
const offices = contract({ ...bodiless, path: '/door/office', who: ['admin', 'finance'] });

const REFUSALS = {
  named: refuse('orders.notFound'),
  waits: refuse('common.tooMany', { params: { retryAfter: 42 } }),
  fields: refuse('common.invalid', {
    fields: { name: 'required', 'slots.0.weekday': 'nobody wrote this key' },
  }),
  stale: refuse('common.stale', { current: { version: 3 } }),
};

function plant(api: Api): void {
  const taken = (input: unknown, call: Call) => {
    seen(input, call);
    call.audited = true;
    return { ok: true } as const;
  };
  api.route(found, taken);
  api.route(named, taken);
  api.route(strictly, taken);
  api.route(kindly, taken);
  for (const waiting of [usual, slow])
    api.route(waiting, async () => {
      await mayAnswer.promise;
      return { ok: true } as const;
    });
  api.route(hanging, () => new Promise<never>(() => undefined));
  const nothing = (input: unknown, call: Call) => {
    taken(input, call);
    return undefined;
  };
  api.route(bodiless, nothing);
  api.route(offices, nothing);
  api.route(refusing, ({ query }) => REFUSALS[query.why]);
  // @ts-expect-error: a code that the contract does not list does not compile.
  api.route(unlisted, () => refuse('orders.noReceipt'));
}

const app = shared(() => startTestApp({ features: plant }));
let token: string;
let cookies: Record<string, string>;
beforeAll(async () => {
  ({ token } = await signedInAccount(app, 'student'));
  const session = sessionOfToken(token, app.config.appSecret) ?? '';
  cookies = { [SESSION_COOKIE]: makeSessionCookie(session, app.config.appSecret) };
});

const ask = (method: string, path: string, options?: AskOptions) => {
  seen.mockClear();
  return app.ask(method, `/door${path}`, options);
};
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask('POST', path, { body, headers });
const json = { 'content-type': 'application/json' };
const taken = () => seen.mock.calls[0]?.[0] as Record<string, unknown> | undefined;
/** Asserts that a call is refused with these field errors before its handler runs. */
const isRefused = (answer: Answer, fields: Record<string, string>) => {
  expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
    400,
    'common.invalid',
    Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, fieldText('id', key)])),
  ]);
  expect(seen).not.toHaveBeenCalled();
};

describe('the query of a call', () => {
  it('is parsed into numbers and words; unknown fields are dropped', async () => {
    expect((await ask('GET', '/list?page=2&sort=-name&open=yes&utm_source=x&__proto__=y')).status).toBe(200);
    expect(taken()?.query).toEqual({ page: 2, pageSize: 20, sort: '-name', open: 'yes' });
    await ask('GET', '/list');
    expect(taken()?.query).toEqual({ page: 1, pageSize: 20 });
  });

  it.each([
    ['page=1&page=2', 'page', 'invalid'],
    ['page=-1', 'page', 'invalid'],
    ['page=Infinity', 'page', 'invalid'],
    ['page=', 'page', 'invalid'],
    ['pageSize=1e3', 'pageSize', 'invalid'],
    ['sort=password', 'sort', 'invalid'],
    ['sort=name&sort=name', 'sort', 'invalid'],
    ['q=a&q=b', 'q', 'invalid'],
    [`q=${'x'.repeat(101)}`, 'q', 'invalid'],
    ['q=a%00b', 'q', 'characters'],
    ['open=perhaps', 'open', 'invalid'],
    ['open=YES', 'open', 'invalid'],
  ])('with %s is refused with a message for %s', async (query, field, key) => {
    isRefused(await ask('GET', `/list?${query}`), { [field]: key });
  });

  it('reports all errors at once', async () => {
    isRefused(await ask('GET', '/list?page=0&pageSize=0&sort=x&open=x'), {
      page: 'invalid',
      pageSize: 'invalid',
      sort: 'invalid',
      open: 'invalid',
    });
  });

  it('keeps line breaks and special characters as typed', async () => {
    await ask('GET', `/list?q=${encodeURIComponent("a\r\nb' or 1=1; %")}`);
    expect(taken()?.query).toMatchObject({ q: "a\r\nb' or 1=1; %" });
  });
});

describe('the path parameters', () => {
  it('are parsed as their contract says, percent signs and slashes included', async () => {
    await ask('GET', '/things/a%2Fb%20%C3%A9/parts/7', { token });
    expect(taken()?.params).toEqual({ thing: 'a/b é', part: 7 });
  });

  it.each([
    ['/things/x/parts/0', { part: 'invalid' }],
    ['/things/x/parts/seven', { part: 'invalid' }],
    ['/things/x/parts/1.5', { part: 'invalid' }],
    ['/things/a%00b/parts/1', { thing: 'characters' }],
  ])('%s is refused with a message for its parameter', async (path, fields) => {
    isRefused(await ask('GET', path, { token }), fields as Record<string, string>);
  });

  it('that are too long, or one too few, match no address', async () => {
    for (const path of [`/things/${'x'.repeat(201)}/parts/1`, '/things/x/parts'])
      expect([path, (await ask('GET', path, { token })).status >= 400]).toEqual([path, true]);
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('the body of a call', () => {
  it('is accepted with its named fields, trimmed as the contract says', async () => {
    const answer = await post('/strict', { name: '  Budi ', count: 2, slots: [{ weekday: 1 }] });
    expect([answer.status, answer.body]).toEqual([201, { ok: true }]);
    expect(taken()?.body).toEqual({ name: 'Budi', count: 2, slots: [{ weekday: 1 }] });
  });

  it.each<[string, unknown, Record<string, string>]>([
    ['nothing in it', {}, { name: 'required' }],
    ['null for a text', { name: null }, { name: 'required' }],
    ['a text of spaces', { name: '   ' }, { name: 'required' }],
    ['a text too long', { name: 'a'.repeat(11) }, { name: 'tooLong' }],
    ['a number as text', { name: 'a', count: '2' }, { count: 'countShape' }],
    ['half a number', { name: 'a', count: 1.5 }, { count: 'countShape' }],
    ['one thing for a list', { name: 'a', slots: { weekday: 1 } }, { slots: 'invalid' }],
    ['a wrong item of a list', { name: 'a', slots: [{ weekday: 1 }, {}] }, { 'slots.1.weekday': 'invalid' }],
    ['a field that is not named', { name: 'a', admin: true }, { admin: 'unknown' }],
    [
      'a field not named in a list',
      { name: 'a', slots: [{ weekday: 1, id: 2 }] },
      { 'slots.0.id': 'unknown' },
    ],
    [
      'fields that every object has',
      { name: 'a', toString: 1, valueOf: 1 },
      { toString: 'unknown', valueOf: 'unknown' },
    ],
    ['a NUL character', { name: 'a\0' }, { name: 'characters' }],
    ['half a letter', { name: '\ud83d' }, { name: 'characters' }],
    [
      'a NUL character deep inside',
      { name: 'a', slots: [{ weekday: '\0' }] },
      { 'slots.0.weekday': 'characters' },
    ],
  ])('with %s is refused with messages for its fields', async (_, body, fields) => {
    isRefused(await post('/strict', body), fields);
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"name"'],
    ['a number', '7'],
    ['nothing', 'null'],
  ])('that is %s instead of an object is refused as a whole', async (_, body) => {
    const answer = await post('/strict', body, json);
    expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
    expect(seen).not.toHaveBeenCalled();
  });

  it('with a duplicate key counts the last one', async () => {
    await post('/strict', '{"name":"Adi","name":"Ayu"}', json);
    expect(taken()?.body).toEqual({ name: 'Ayu' });
  });

  it('drops unknown fields on the calls for outside clients', async () => {
    expect((await post('/kind', { name: 'a', admin: true, slots: [{ weekday: 1, id: 2 }] })).status).toBe(
      200,
    );
    expect(taken()?.body).toEqual({ name: 'a', slots: [{ weekday: 1 }] });
  });

  it('may be missing or empty when a call takes none; a field is refused by its name', async () => {
    for (const body of [undefined, {}]) {
      const answer = await ask('POST', '/bodiless', { token, ...(body ? { body } : {}) });
      expect([answer.status, answer.body]).toEqual([204, '']);
    }
    isRefused(await ask('POST', '/bodiless', { token, body: { __proto_: 1, x: 1 } }), {
      __proto_: 'unknown',
      x: 'unknown',
    });
  });

  it.each([
    ['text/plain', 'name=a', 415, 'common.wrongType'],
    ['application/x-www-form-urlencoded', 'name=a', 415, 'common.wrongType'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'common.wrongType'],
    ['application/jsonp', '{"name":"a"}', 415, 'common.wrongType'],
    ['application/json', '{"name":"a"', 400, 'common.malformed'],
    ['application/json', '{"__proto__":{"name":"a"}}', 400, 'common.malformed'],
    ['application/json', '{"constructor":{"prototype":{"name":"a"}}}', 400, 'common.malformed'],
    ['application/json', `{"name":"${'a'.repeat(256 * 1024)}"}`, 413, 'common.tooLarge'],
    ['application/json; charset=utf-8', '{"name":"a"}', 201, undefined],
  ])('of type %s gets the right status (case %#)', async (type, body, status, code) => {
    const answer = await post('/strict', body, { 'content-type': type });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('a problem', () => {
  it('is a code, a sentence in the requested language and the request number, and nothing else', async () => {
    for (const lang of ['id', 'en'] as const) {
      const { status, body, headers } = await ask('GET', '/refusing?why=named', { lang });
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
      expect(body).toEqual({
        code: 'orders.notFound',
        message: problemText(lang, 'orders.notFound'),
        requestId: headers['x-request-id'],
      });
      expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('that passes with time says in how many seconds', async () => {
    const { status, headers, body } = await ask('GET', '/refusing?why=waits');
    expect([status, headers['retry-after'], body.code]).toEqual([429, '42', 'common.tooMany']);
  });

  it('of fields has a sentence for each, even where nobody wrote one', async () => {
    const { status, body } = await ask('GET', '/refusing?why=fields', { lang: 'en' });
    expect([status, body.fields]).toEqual([
      400,
      { name: fieldText('en', 'required'), 'slots.0.weekday': fieldText('en', 'invalid') },
    ]);
  });

  it('of a stale record returns the current record', async () => {
    const { status, body } = await ask('GET', '/refusing?why=stale');
    expect([status, body.current]).toEqual([409, { version: 3 }]);
  });

  it('that its contract does not name is a 500 without details', async () => {
    const { status, body } = await ask('GET', '/unlisted');
    expect([status, body.code, JSON.stringify(body).includes('noReceipt')]).toEqual([
      500,
      'common.failed',
      false,
    ]);
  });

  it('has a new number for each request, never one chosen by the caller', async () => {
    const chosen = { 'x-request-id': 'mine', 'request-id': 'mine' };
    const both = [
      await ask('GET', '/nowhere', { headers: chosen }),
      await ask('GET', '/nowhere', { headers: chosen }),
    ];
    const [first, second] = both.map(({ headers }) => headers['x-request-id']);
    expect(first).not.toBe(second);
    expect([first, second]).not.toContain('mine');
  });
});

describe('an address with another method', () => {
  it.each([
    ['GET', '/strict', 404],
    ['PUT', '/strict', 404],
    ['DELETE', '/list', 404],
    ['OPTIONS', '/list', 404],
    ['PATCH', '/bodiless', 404],
    ['HEAD', '/list', 200],
  ])('%s %s is answered %i', async (method, path, status) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body.code).toBe('common.notFound');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('HEAD of an unknown address is 404 without a body', async () => {
    const { statusCode, body } = await app.fastify.inject({ method: 'HEAD', url: '/api/door/nowhere' });
    expect([statusCode, body]).toEqual([404, '']);
  });

  it('a trailing slash changes nothing', async () => {
    expect((await ask('GET', '/list/')).status).toBe(200);
  });
});

describe('the caller', () => {
  const codeOf = (answer: Answer) => `${answer.status} ${answer.body.code ?? ''}`.trim();
  const withHeader = (authorization: string, more: AskOptions = {}) =>
    ask('POST', '/bodiless', { ...more, headers: { authorization, ...more.headers } });

  it('is known by the token, however its scheme is written', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect([scheme, (await withHeader(`${scheme} ${token}`)).status]).toEqual([scheme, 204]);
    for (const wrong of [`Basic ${token}`, token, `Bearer${token}`, `Bearer x${token}`, 'Bearer ', 'Bearer'])
      expect([wrong, codeOf(await withHeader(wrong))]).toEqual([wrong, '401 common.signInNeeded']);
  });

  it('is nobody with a wrong token, even with a right cookie', async () => {
    const own = { cookies, headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await ask('POST', '/bodiless', own)).status).toBe(204);
    expect(codeOf(await withHeader('Bearer x.1.y', own))).toBe('401 common.signInNeeded');
  });

  it('may write with a token from anywhere, and with the cookie alone only from our own pages', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' };
    expect((await ask('POST', '/bodiless', { token, headers: foreign })).status).toBe(204);
    const own = new URL(app.config.appUrl).origin;
    const cases: [Record<string, string>, boolean][] = [
      [{ 'sec-fetch-site': 'same-origin' }, true],
      [{ origin: own }, true],
      [{ 'sec-fetch-site': 'same-site', origin: own }, false],
      [{ 'sec-fetch-site': 'none', origin: own }, false],
      [{ 'sec-fetch-site': 'cross-site', origin: own }, false],
      [{ origin: 'null' }, false],
      [{ origin: `${own}.evil.example` }, false],
      [{ origin: own.replace('http:', 'https:') }, false],
      [{ referer: `${own}/dashboard` }, false],
      [{}, false],
    ];
    for (const [headers, mayPass] of cases) {
      const answer = await ask('POST', '/bodiless', { cookies, headers });
      expect([headers, codeOf(answer)]).toEqual([headers, mayPass ? '204' : '403 common.crossSite']);
    }
    // Reads change nothing, and a visitor has nothing that a foreign page could use.
    expect((await ask('GET', '/things/x/parts/1', { cookies, headers: foreign })).status).toBe(200);
    expect((await post('/strict', { name: 'a' }, foreign)).status).toBe(201);
  });

  it('is authenticated before anything of the body is read', async () => {
    const strange = await ask('POST', '/office', { body: '{"half', headers: json });
    expect(codeOf(strange)).toBe('401 common.signInNeeded');
    const student = await ask('POST', '/office', { token, body: '{"half', headers: json });
    expect(codeOf(student)).toBe('403 common.notAllowed');
  });

  it('reaches the handler from the session, with the school’s clock and a shortened device name', async () => {
    await ask('POST', '/bodiless', {
      token,
      lang: 'en',
      headers: { 'user-agent': 'x'.repeat(900) },
      address: '198.51.100.5',
    });
    const call = seen.mock.calls[0]?.[1];
    expect(call).toMatchObject({
      lang: 'en',
      now: app.clock.now(),
      address: '198.51.100.5',
      person: { role: 'student' },
    });
    expect(call?.userAgent).toHaveLength(300);
  });
});

describe('in production', () => {
  const services = (mode: 'production' | 'demo') => ({ config: { ...app.config, mode } });

  it('admin and finance need two-step login, and nobody else does', () => {
    for (const role of ['student', 'teacher', 'admin', 'finance'] as const)
      for (const twoStepEnabled of [true, false]) {
        const isOffice = role === 'admin' || role === 'finance';
        expect([role, twoStepMissing({ role, twoStepEnabled }, services('production'))]).toEqual([
          role,
          isOffice && !twoStepEnabled,
        ]);
        expect(twoStepMissing({ role, twoStepEnabled }, services('demo'))).toBe(false);
      }
  });
});

describe('a page that calls the API in process', () => {
  it('reads as a visitor, with the query defaults, and receives refusals', async () => {
    seen.mockClear();
    expect(await app.api.inProcess(found, {}, 'en')).toEqual({ ok: true });
    expect(seen.mock.calls[0]).toMatchObject([
      { query: { page: 1, pageSize: 20 } },
      { person: null, lang: 'en' },
    ]);
    await expect(app.api.inProcess(found, { query: { page: 0 } }, 'id')).rejects.toThrow();
    const refused = await app.api
      .inProcess(refusing, { query: { why: 'waits' } }, 'id')
      .catch((error) => error);
    expect(refused).toBeInstanceOf(Problem);
    expect(refused).toMatchObject({
      status: 429,
      code: 'common.tooMany' satisfies ProblemCode,
      retryAfter: 42,
    });
  });

  it('cannot reach calls that need a sign-in, write, or do not exist', async () => {
    await expect(app.api.inProcess(named, { params: { thing: 'x', part: 1 } }, 'id')).rejects.toThrow(
      /public read/,
    );
    await expect(app.api.inProcess(strictly, { body: { name: 'a' } }, 'id')).rejects.toThrow(/public read/);
    await expect(app.api.inProcess({ ...found, path: '/door/none' }, {}, 'id')).rejects.toThrow(/no handler/);
  });
});

it('a call that hangs is answered within its time, for which the caller waits', async () => {
  const answer = await ask('GET', '/hanging');
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([
    503,
    'common.unavailable',
    '5',
  ]);
});

it('a call that may take long is answered where the server has given up one with the usual time', async () => {
  app.fastify.server.setTimeout(1_000);
  const url = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const long = fetch(`${url}/api/door/slow`);
  const short = fetch(`${url}/api/door/usual`);
  await expect(short).rejects.toThrow('fetch failed');
  mayAnswer.resolve();
  expect((await long).status).toBe(200);
});
