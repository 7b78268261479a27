import { type ProblemCode, problemText, textsIn } from '@fasih/messages/texts';
import { contract } from '@fasih/school/basics/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { OutOfTime } from '../deadline.ts';
import type { Api } from './api.ts';
import { failurePage } from './failure-page.ts';
import { langOfHeader, langOfPage } from './languages.ts';
import { Problem } from './problem.ts';

const failing = contract({
  method: 'GET',
  path: '/failing/:how',
  who: 'public',
  summary: 'Fails as it is told',
  params: z.object({ how: z.string() }),
  reply: { 200: z.object({}) },
});

const SECRET = 'postgres://fasih:rahasia@10.0.0.9/school';
const fault = (more: object) => Object.assign(new Error(`no answer from ${SECRET}`), more);
/** Errors that may be thrown below a call, and what the caller receives. */
const FAULTS: Record<string, [Error, number, ProblemCode, string?]> = {
  'a fault of ours': [fault({}), 500, 'common.failed'],
  'a broken rule of the database': [fault({ code: '23505' }), 500, 'common.failed'],
  'a deadlock at the second try too': [fault({ code: '40P01' }), 503, 'common.unavailable', '5'],
  'a statement that was cancelled': [fault({ code: '57014' }), 503, 'common.unavailable', '5'],
  'a full disk of the database': [fault({ code: '53100' }), 503, 'common.unavailable', '5'],
  'a full disk of this machine': [fault({ code: 'ENOSPC' }), 503, 'common.unavailable', '5'],
  'a database that is read-only': [fault({ code: '25006' }), 503, 'common.unavailable', '5'],
  'a call whose time is up': [new OutOfTime('late'), 503, 'common.unavailable', '5'],
  'a database that stays silent': [new Error('Query read timeout'), 503, 'common.unavailable', '5'],
  'a database that refuses connections': [fault({ code: 'ECONNREFUSED' }), 503, 'common.unavailable', '5'],
  'a connection that breaks': [fault({ code: 'ECONNRESET' }), 503, 'common.unavailable', '5'],
  'a database that shuts down': [fault({ code: '57P01' }), 503, 'common.unavailable', '5'],
  'a database that starts': [fault({ code: '57P03' }), 503, 'common.unavailable', '5'],
  'a database with no room': [fault({ code: '53300' }), 503, 'common.unavailable', '5'],
  'a lock that nobody gives back': [fault({ code: '55P03' }), 503, 'common.unavailable', '5'],
  'a pool that has none left': [
    new Error('timeout exceeded when trying to connect'),
    503,
    'common.unavailable',
    '5',
  ],
  'a client that was cut off': [
    new Error('Connection terminated unexpectedly'),
    503,
    'common.unavailable',
    '5',
  ],
  'a NUL character in a text': [fault({ code: '22021' }), 400, 'common.malformed'],
  'a NUL character in a document': [fault({ code: '22P05' }), 400, 'common.malformed'],
  'a library that says 400': [fault({ statusCode: 400 }), 400, 'common.malformed'],
  'a library that says 403': [fault({ statusCode: 403 }), 404, 'common.notFound'],
  'a library that says 413': [fault({ statusCode: 413 }), 413, 'common.tooLarge'],
  'a library that says 414': [fault({ statusCode: 414 }), 400, 'common.malformed'],
  'a library that says 415': [fault({ statusCode: 415 }), 415, 'common.wrongType'],
  'a library that says 429': [fault({ statusCode: 429 }), 429, 'common.tooMany', '10'],
  'a library that says 502': [fault({ statusCode: 502 }), 500, 'common.failed'],
  'a server too busy': [fault({ statusCode: 503 }), 503, 'common.unavailable', '5'],
  'a problem of its own': [new Problem(409, 'common.stale', { retryAfter: 3 }), 409, 'common.stale', '3'],
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    features(api: Api) {
      api.route(failing, ({ params }) => {
        throw FAULTS[params.how]?.[0] ?? new Error('no such fault');
      });
    },
  });
});
afterAll(() => app.stop());

describe('the answer to an error', () => {
  it.each(Object.entries(FAULTS))('for %s', async (how, [, status, code, retryAfter]) => {
    for (const lang of ['id', 'en'] as const) {
      const answer = await app.ask('GET', `/failing/${encodeURIComponent(how)}`, { lang });
      expect([answer.status, answer.headers['retry-after']]).toEqual([status, retryAfter]);
      expect(answer.body).toEqual({
        code,
        message: problemText(lang, code),
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      });
      // HSTS without a certificate would lock people out.
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('to a page request outside the API is a page in the cookie’s language with a link home', async () => {
    for (const [accept, type] of [
      ['text/html,*/*;q=0.8', 'text/html; charset=utf-8'],
      ['*/*', 'application/json; charset=utf-8'],
      ['application/json', 'application/json; charset=utf-8'],
    ] as const) {
      const answer = await app.fastify.inject({ url: '/nowhere', headers: { accept, cookie: 'lang=en' } });
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        404,
        type,
        'no-store',
      ]);
      if (type.startsWith('text/html'))
        expect(answer.body).toContain(`<a href="/">${textsIn('en').site.home}</a>`);
    }
  });
});

describe('over https', () => {
  it('every answer requires https from then on', async () => {
    const safe = await startTestApp({
      env: { APP_URL: 'https://sekolah.example' },
      features: () => undefined,
    });
    try {
      for (const url of ['/api/nowhere', '/healthz', '/nowhere', '/api/%'])
        expect([url, (await safe.fastify.inject(url)).headers['strict-transport-security']]).toEqual([
          url,
          'max-age=31536000; includeSubDomains',
        ]);
    } finally {
      await safe.stop();
    }
  });
});

describe('the page shown when nothing else can answer', () => {
  it.each(['id', 'en'] as const)(
    'says in %s what happened, with the request number and a link home',
    (lang) => {
      const page = failurePage(new Problem(503, 'common.unavailable'), lang, 'nr-77');
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(problemText(lang, 'common.unavailable'));
      expect(page).toContain(textsIn(lang).common.requestNumber({ id: 'nr-77' }));
      expect(page).toContain('<a href="/">');
      expect(page).not.toMatch(/<script|<style|<link|<img|undefined/);
    },
  );
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'id'],
    ['', 'id'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['id, en', 'id'],
    ['fr, de;q=0.9, en;q=0.1', 'en'],
    [' , ,id', 'id'],
    ['*', 'id'],
    ['<script>', 'id'],
  ])('requested with %s is %s', (header, lang) => {
    expect(langOfHeader(header)).toBe(lang);
  });

  it.each([
    ['en', 'id', 'en'],
    ['id', 'en', 'id'],
    [undefined, 'en', 'en'],
    ['fr', 'en', 'en'],
    ['EN', undefined, 'id'],
    [undefined, 'fr', 'id'],
    [undefined, undefined, 'id'],
  ] as const)('of a page with ?lang=%s and the cookie %s is %s', (query, cookie, lang) => {
    expect(langOfPage(query, cookie)).toBe(lang);
  });
});
