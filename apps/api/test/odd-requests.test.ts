import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from './placed-people.ts';
import { ensureWebBuild } from './run-school.ts';
import { shared } from './shared.ts';
import { startTestApp } from './start-test-app.ts';

const app = shared(async () => startTestApp({ web: await ensureWebBuild() }));
let port = 0;
let admin: { token: string };
beforeAll(async () => {
  port = Number(new URL(await app.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
  admin = await signedInAccount(app, 'admin');
}, 180_000);

/** Sends a request line as it stands, which no client library would. */
async function raw(line: string, headers: string[] = ['Accept: text/html']) {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `${line} HTTP/1.1\r\nHost: sekolah.example\r\nConnection: close\r\n${headers.join('\r\n')}\r\n\r\n`,
    'latin1',
  );
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const SECURITY = [
  'x-content-type-options: nosniff',
  'referrer-policy: ',
  'cross-origin-opener-policy: ',
  'content-security-policy: ',
  'x-request-id: ',
];
const missing = (head: string) => SECURITY.filter((one) => !head.includes(`\r\n${one}`));

describe('an address that nobody types', () => {
  it.each([
    '/%',
    '/%E0%A4%A',
    '/program/%',
    '/api/%',
    '/api/learners/%',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%00',
    '/assets/nothing.js',
    '/pictures/%2e%2e%2fserver',
    '/pictures/%ff',
    '/api/payments/x%00',
    '/api/packages/..%2f..',
  ])('%s answers 4xx with the headers that protect, as a page and as a problem', async (path) => {
    const page = await raw(`GET ${path}`);
    expect([path, page.status >= 400 && page.status < 500, missing(page.head)]).toEqual([path, true, []]);
    if (!path.startsWith('/api')) expect(page.body).toContain('<html');
    const problem = await raw(`GET ${path}`, ['Accept: application/json']);
    expect([path, problem.status, missing(problem.head)]).toEqual([path, page.status, []]);
    expect(problem.body).toContain('"code":"common.');
  });

  it.each([
    '/?lang=%0d%0aSet-Cookie:%20x=1',
    '/?lang=id%00',
    '/About?lang=%0d%0aX-Evil:%201',
    '/about/?lang=%0aen',
    '/?lang=%ff',
    '/?%',
    '/program/%00',
    '/checkout/%00',
    '/certificates/verify/%00',
    '//evil.example/%0d%0a',
    '/login?next=%0d%0aLocation:%20//evil.example',
    '/_root.data?lang=%0d%0a',
    '/%00',
  ])('%s never fails, and no line of its own comes into the headers', async (path) => {
    for (const headers of [['Accept: text/html'], ['Accept: text/html', 'Cookie: lang=%0d%0aX-Evil:%201']]) {
      const { status, head } = await raw(`GET ${path}`, headers);
      expect([
        path,
        status < 500,
        missing(head).filter((one) => status < 300 || !one.startsWith('content-s')),
      ]).toEqual([path, true, []]);
      expect(head).not.toMatch(/\r\n(x-evil|set-cookie: x=)/);
    }
  });
});

describe('text that no database keeps', () => {
  const ODD = ['a\0b', '\ud83d'];

  it('in a notification of the provider is refused with its field', async () => {
    for (const odd of ODD) {
      const { status, body, headers } = await app.ask('POST', '/payments/notifications', {
        body: { order_id: 'x', transaction_id: odd, nested: { note: 'x' } },
      });
      expect([status, body.code, body.fields]).toEqual([
        400,
        'common.invalid',
        { transaction_id: 'Berisi tanda yang tidak bisa disimpan. Hapus tanda itu atau ketik ulang.' },
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const deep = `{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}`;
    const nested = await app.ask('POST', '/payments/notifications', {
      body: deep,
      headers: { 'content-type': 'application/json' },
    });
    expect([nested.status, nested.body.code]).toEqual([400, 'common.malformed']);
    const named = await app.ask('POST', '/payments/notifications', { body: { 'a\0': 1 } });
    expect([named.status, named.body.code]).toEqual([400, 'common.invalid']);
  });

  it('in searches, names and addresses is refused with its field, whoever asks', async () => {
    const ask = async (method: string, path: string, body?: unknown) => {
      const answer = await app.ask(method, path, {
        token: admin.token,
        lang: 'en',
        ...(body === undefined ? {} : { body }),
      });
      return [answer.status, answer.body.code, Object.keys(answer.body.fields ?? {})];
    };
    expect(await ask('GET', '/students?q=a%00b')).toEqual([400, 'common.invalid', ['q']]);
    expect(await ask('GET', '/audit?target=%00')).toEqual([400, 'common.invalid', ['target']]);
    expect(await ask('GET', '/students/%00')).toEqual([400, 'common.invalid', ['learnerId']]);
    const holiday = { day: '2026-12-25', id: 'Natal\0', en: 'Christmas' };
    expect(await ask('POST', '/settings/holidays', holiday)).toEqual([400, 'common.invalid', ['id']]);
    const sent = await app.ask('POST', '/auth/login', { body: { username: 'a\0', password: 'b' } });
    expect([sent.status, sent.body.code]).toEqual([400, 'common.invalid']);
  });

  it('nor a line break in the name of a holiday or a class', async () => {
    const { status, body } = await app.ask('POST', '/settings/holidays', {
      token: admin.token,
      lang: 'en',
      body: { day: '2026-12-25', id: 'Natal\nBersama', en: 'Christmas' },
    });
    expect([status, body.fields]).toEqual([
      400,
      { id: 'This has signs that cannot be stored. Delete them or type it again.' },
    ]);
  });
});

describe('an upload that is broken', () => {
  it.each([
    ['no end', 'multipart/form-data; boundary=x', '--x'],
    ['no boundary', 'multipart/form-data', '--x\r\n\r\n'],
    [
      'half a file',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nnama',
    ],
  ])('with %s is a fault of the sender, wherever files are taken', async (_what, type, body) => {
    for (const [method, path] of [
      ['POST', '/imports'],
      ['PUT', '/settings/logo'],
      ['PUT', '/user/profile/photo'],
    ] as const) {
      const answer = await app.fastify.inject({
        method,
        url: `/api${path}`,
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
        payload: body,
      });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 400, 'common.malformed']);
    }
  });
});

describe('an id that is none', () => {
  it('in the address of a teacher’s profile is 404', async () => {
    for (const word of ['withdraw', 'publish']) {
      const body = word === 'publish' ? { version: 1, photo: null } : { version: 1 };
      const answer = await app.ask('POST', `/teachers/3000000000/profile/${word}`, {
        token: admin.token,
        body,
      });
      expect([word, answer.status, answer.body.code]).toEqual([word, 404, 'teachers.notFound']);
    }
  });
});
