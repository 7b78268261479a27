import { problemText } from '@fasih/messages/texts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aPayingSchool, PACKAGE } from './paying-school.ts';
import { newDevice, placedFamily, signedInAccount } from './placed-people.ts';
import { shared } from './shared.ts';

/*
 * What a client sees that knows only docs/product/calls-and-texts.md#first-calls: plain
 * HTTP, JSON bodies as written there, and a Bearer token. No cookie is ever sent back.
 */
const school = shared(aPayingSchool);
let base: string;
beforeAll(async () => {
  base = `${await school.app.fastify.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

type Said = { status: number; body: Record<string, unknown> & { data?: unknown[] }; headers: Headers };

async function send(
  method: string,
  path: string,
  body?: unknown,
  more: { token?: string; lang?: string; headers?: Record<string, string> } = {},
): Promise<Said> {
  const answer = await fetch(base + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(more.token ? { authorization: `Bearer ${more.token}` } : {}),
      ...(more.lang ? { 'accept-language': more.lang } : {}),
      ...more.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Said['body'], headers: answer.headers };
}

let count = 0;
/** The payload of the registration screen. */
function payload(change: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    username: `rani.${count}`,
    email: `rani.${count}@contoh.id`,
    phone: '081234567890',
    password: 'melati-putih',
    confirmPassword: 'melati-putih',
    role: 'student',
    ...change,
  };
}

const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the first calls, with a token alone', () => {
  it('register, sign in, read oneself, choose and pay', async () => {
    const form = payload({ referrer: 'a field that only an old client sends' });
    const registered = await send('POST', '/auth/register', form);
    expect([registered.status, registered.body]).toEqual([
      201,
      { id: expect.stringMatching(UUID7), username: form.username },
    ]);

    const { username, password } = form;
    const login = await send('POST', '/auth/login', { username, password, remember: true });
    expect([login.status, login.body]).toEqual([200, { token: expect.any(String), roles: ['student'] }]);
    const token = String(login.body.token);

    const me = await send('GET', '/user/me', undefined, { token });
    expect(me.body).toMatchObject({
      id: registered.body.id,
      username,
      email: form.email,
      emailVerified: false,
      phone: '+6281234567890',
      roles: ['student'],
      profile: { full_name: null, photo_url: null },
    });
    const profile = await send('GET', '/user/profile', undefined, { token });
    expect(profile.body).toEqual({ username, full_name: null, photo_url: null });

    const packages = await send('GET', '/packages');
    expect(packages.body.data?.[0]).toMatchObject({
      id: expect.any(Number),
      duration_months: expect.any(Number),
    });
    expect(packages.body.data).toContainEqual(
      expect.objectContaining({ id: 99_999, type: 'special_course' }),
    );

    const created = await send(
      'POST',
      '/payments/create',
      { packageId: PACKAGE, price: 1, userId: 'x' },
      { token },
    );
    expect(created.status).toBe(200);
    expect(created.body.redirect_url).toMatch(/^https?:\/\/.+/);
    expect((await fetch(String(created.body.redirect_url))).status).toBe(200);
    const order = await send('GET', `/orders/${created.body.orderId}`, undefined, { token });
    expect(order.body).toMatchObject({ id: created.body.orderId, status: 'pending', total: 2_700_000 });
  });

  it('signs in with the e-mail address too, in whatever case it is typed', async () => {
    const form = payload();
    await send('POST', '/auth/register', form);
    const login = await send('POST', '/auth/login', {
      username: String(form.email).toUpperCase(),
      password: form.password,
    });
    expect(login.body.roles).toEqual(['student']);
  });

  it('an admin adds a teacher with username, password, role and e-mail, and a name that may be left out', async () => {
    const { token } = await signedInAccount(school.app, 'admin');
    for (const more of [{}, { name: 'Nadia Permatasari' }]) {
      const { username, email } = payload();
      const teacher = { username, email, password: 'kopi hitam pagi hari', role: 'teacher', ...more };
      const added = await send('POST', '/auth/register', teacher, { token });
      expect([added.status, added.body.username]).toEqual([201, username]);
      const login = await send('POST', '/auth/login', { username, password: teacher.password });
      expect(login.body.roles).toEqual(['teacher']);
    }
  });

  it('nobody but an admin makes a teacher, and nobody makes more', async () => {
    for (const role of ['teacher', 'admin', 'finance', 'owner']) {
      expect((await send('POST', '/auth/register', payload({ role }))).status).toBe(403);
      const { token } = await signedInAccount(school.app, 'student');
      expect((await send('POST', '/auth/register', payload({ role }), { token })).status).toBe(403);
    }
    const { token } = await signedInAccount(school.app, 'admin');
    for (const role of ['admin', 'finance'])
      expect((await send('POST', '/auth/register', payload({ role }), { token })).status).toBe(403);
  });
});

type Told = {
  path: string;
  method?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};
type Row = {
  code: Parameters<typeof problemText>[1];
  status: number;
  fields?: string[];
  call: () => Promise<Told>;
};

const register = (change: Record<string, unknown>) => async (): Promise<Told> => ({
  path: '/auth/register',
  body: payload(change),
});
const asStudent = (path: string, body?: unknown) => async (): Promise<Told> => ({
  path,
  ...(body === undefined ? { method: 'GET' } : { body }),
  token: (await signedInAccount(school.app, 'student')).token,
});

/** Every message that a screen shows as 'the server's', and how it comes about. */
const MESSAGES: Record<string, Row> = {
  'sign-in with a wrong password': {
    code: 'accounts.wrongLogin',
    status: 401,
    call: async () => ({ path: '/auth/login', body: { username: 'nobody.at.all', password: 'salah-semua' } }),
  },
  'sign-in with an empty field': {
    code: 'common.invalid',
    status: 400,
    fields: ['password'],
    call: async () => ({ path: '/auth/login', body: { username: 'rani', password: '' } }),
  },
  'a username that is taken, in another case': {
    code: 'accounts.usernameTaken',
    status: 409,
    fields: ['username'],
    call: async () => {
      const form = payload();
      await send('POST', '/auth/register', form);
      return { path: '/auth/register', body: payload({ username: String(form.username).toUpperCase() }) };
    },
  },
  'an e-mail address that is taken': {
    code: 'accounts.emailTaken',
    status: 409,
    fields: ['email'],
    call: async () => {
      const form = payload();
      await send('POST', '/auth/register', form);
      return { path: '/auth/register', body: payload({ email: form.email }) };
    },
  },
  'passwords that differ': {
    code: 'common.invalid',
    status: 400,
    fields: ['confirmPassword'],
    call: register({ confirmPassword: 'melati-merah' }),
  },
  'a short password': {
    code: 'common.invalid',
    status: 400,
    fields: ['password'],
    call: register({ password: 'abcde', confirmPassword: 'abcde' }),
  },
  'a phone number that is none': {
    code: 'common.invalid',
    status: 400,
    fields: ['phone'],
    call: register({ phone: 'tidak ada' }),
  },
  'fields left out': {
    code: 'common.invalid',
    status: 400,
    fields: ['phone', 'confirmPassword'],
    call: register({ phone: undefined, confirmPassword: undefined }),
  },
  'a common password': {
    code: 'accounts.passwordCommon',
    status: 400,
    fields: ['password'],
    call: register({ password: 'password', confirmPassword: 'password' }),
  },
  'a role that is not for oneself': {
    code: 'accounts.roleNotAllowed',
    status: 403,
    call: register({ role: 'teacher' }),
  },
  'reading oneself without a token': {
    code: 'common.signInNeeded',
    status: 401,
    call: async () => ({ method: 'GET', path: '/user/me' }),
  },
  'reading oneself with a token that is over': {
    code: 'common.signInNeeded',
    status: 401,
    call: async () => ({ method: 'GET', path: '/user/profile', token: 'a.1.b' }),
  },
  "one's profile while the database is away": {
    code: 'common.unavailable',
    status: 503,
    call: async () => {
      const asked = await asStudent('/user/profile')();
      const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      // Every query until the reply is here: one alone could be taken by a job in the background.
      vi.spyOn(school.app.pool, 'query').mockImplementation(() => Promise.reject(away) as never);
      return asked;
    },
  },
  'paying for a package that is not sold': {
    code: 'packages.notOnSale',
    status: 404,
    call: asStudent('/payments/create', { packageId: 7 }),
  },
  'paying while the provider is away': {
    code: 'payments.providerAway',
    status: 503,
    call: async () => {
      await school.fault({ endpoint: 'create', times: 10, status: 500 });
      return asStudent('/payments/create', { packageId: PACKAGE })();
    },
  },
  'paying as a teacher': {
    code: 'common.notAllowed',
    status: 403,
    call: async () => ({
      path: '/payments/create',
      body: { packageId: PACKAGE },
      token: (await signedInAccount(school.app, 'teacher')).token,
    }),
  },
  'a placement test without a choice': {
    code: 'placement.noCategory',
    status: 409,
    call: async () => ({ path: '/placement/attempts', body: {}, headers: newDevice() }),
  },
  "somebody else's placement test": {
    code: 'placement.notFound',
    status: 404,
    call: async () => {
      const family = await placedFamily(school.app, [{ package: 'ielts-regular' }]);
      const own = await send('POST', '/placement/attempts', {}, { token: family.token });
      return { method: 'GET', path: `/placement/attempts/${own.body.id}`, headers: newDevice() };
    },
  },
};

describe('the message of a refusal', () => {
  it.each(Object.entries(MESSAGES))('%s', async (_name, { code, status, fields, call }) => {
    for (const lang of ['id', 'en'] as const) {
      const { path, method = 'POST', body, ...more } = await call();
      const reply = await send(method, path, body, { ...more, lang });
      vi.restoreAllMocks();
      await school.endFaults();
      expect([reply.status, reply.body.code, reply.body.message]).toEqual([
        status,
        code,
        problemText(lang, code),
      ]);
      expect(reply.body.requestId).toBe(reply.headers.get('x-request-id'));
      expect(Object.keys((reply.body.fields ?? {}) as object)).toEqual(fields ?? []);
      expect(Object.keys(reply.body).sort()).toEqual(
        ['code', 'message', 'requestId', ...(fields ? ['fields'] : [])].sort(),
      );
      if (status === 503) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('the quoted sentences are sent word for word', () => {
    expect(problemText('id', 'placement.noCategory')).toBe(
      'Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.',
    );
    expect(problemText('id', 'placement.noQuestions')).toBe('Soal tidak tersedia untuk kategori ini.');
  });
});
