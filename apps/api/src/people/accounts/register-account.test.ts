import { describe, expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import {
  auditActions,
  FAMILY_PASSWORD,
  familyForm,
  mailCount,
  STAFF_PASSWORD,
  signedIn,
  signInAs,
} from './people.fixtures.ts';

describe('registering', () => {
  const app = shared(startTestApp);
  const register = (body: unknown, token?: string) =>
    app.ask('POST', '/auth/register', { body, lang: 'en', ...(token ? { token } : {}) });

  it('creates a family account without signing in, with a verification mail and an audit entry', async () => {
    const form = familyForm({ username: 'Ibu.Sari', email: 'Sari@Contoh.id' });
    const answer = await register(form);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username: 'Ibu.Sari' });
    expect(answer.cookies).toEqual([]);
    const { rows } = await app.pool.query(
      'select username, email, phone, role, lang from account where id = $1',
      [answer.body.id],
    );
    expect(rows[0]).toEqual({
      username: 'ibu.sari',
      email: 'sari@contoh.id',
      phone: '+6281234567890',
      role: 'student',
      lang: 'en',
    });
    expect(await mailCount(app, 'accounts.verifyEmail', 'sari@contoh.id')).toBe(1);
    expect(await auditActions(app, answer.body.id)).toEqual(['account.registered']);
  });

  it('sent twice at the same instant opens one account with one mail', async () => {
    const form = familyForm({ username: 'kembar', email: 'kembar@contoh.id' });
    const both = await Promise.all([register(form), register(form)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'accounts.usernameTaken',
      fields: { username: expect.any(String) },
    });
    const { rows } = await app.pool.query(
      `select c.provider_id from account a join credential c on c.account_id = a.id where a.email = 'kembar@contoh.id'`,
    );
    expect(rows).toEqual([{ provider_id: 'credential' }]);
    expect(await mailCount(app, 'accounts.verifyEmail', 'kembar@contoh.id')).toBe(1);
  });

  it('lets one of two families have an address they type at the same instant', async () => {
    const email = 'bersama@contoh.id';
    const both = await Promise.all([
      register(familyForm({ email })),
      register(familyForm({ email: email.toUpperCase() })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('accounts.emailTaken');
  });

  it('ignores unknown fields and treats a missing role as student', async () => {
    expect((await register(familyForm({ role: undefined, newsletter: true }))).status).toBe(201);
  });

  it('refuses a taken username or address, ignoring case, and names the field', async () => {
    await register(familyForm({ username: 'dewi', email: 'dewi@contoh.id' }));
    const name = await register(familyForm({ username: 'DEWI' }));
    expect([name.status, name.body.code, Object.keys(name.body.fields)]).toEqual([
      409,
      'accounts.usernameTaken',
      ['username'],
    ]);
    const address = await register(familyForm({ email: 'Dewi@Contoh.ID' }));
    expect([address.status, address.body.code, Object.keys(address.body.fields)]).toEqual([
      409,
      'accounts.emailTaken',
      ['email'],
    ]);
  });

  it.each([
    ['username', (n: number) => familyForm({ username: 'Kembar.A', email: `kembar.a${n}@contoh.id` })],
    ['email', (n: number) => familyForm({ username: `kembar.b${n}`, email: 'kembar.b@contoh.id' })],
  ])(
    'creates one account when several with the same %s register at the same instant',
    async (field, form) => {
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => register(form(n))));
      expect(answers.map((a) => a.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
      for (const a of answers.filter((one) => one.status === 409))
        expect(Object.keys(a.body.fields)).toEqual([field]);
      const { rows } = await app.pool.query(
        `select a.id, (select count(*) from credential c where c.account_id = a.id)::int as passwords from account a
       where username like 'kembar.a%' and $1 = 'username' or username like 'kembar.b%' and $1 = 'email'`,
        [field],
      );
      expect(rows).toEqual([{ id: expect.any(String), passwords: 1 }]);
    },
  );

  it.each([
    ['phone', { phone: undefined }],
    ['phone', { phone: '12345' }],
    ['confirmPassword', { confirmPassword: undefined }],
    ['confirmPassword', { confirmPassword: 'something else' }],
    ['email', { email: 'sari' }],
    ['username', { username: 'a b' }],
    ['username', { username: 'ab' }],
    ['password', { password: '12345', confirmPassword: '12345' }],
    ['password', { password: '', confirmPassword: '' }],
  ])('requires a valid %s', async (field, change) => {
    const answer = await register(familyForm(change));
    expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
    expect(Object.keys(answer.body.fields)).toContain(field);
  });

  it('names every missing field at once', async () => {
    const every = ['confirmPassword', 'email', 'password', 'phone', 'username'];
    const empty = Object.fromEntries(every.map((field) => [field, '']));
    for (const body of [{}, { role: 'student' }, empty]) {
      const answer = await register(body);
      expect([answer.status, Object.keys(answer.body.fields).sort()]).toEqual([400, every]);
      expect(new Set(Object.values(answer.body.fields))).toEqual(new Set(['Please fill in this field.']));
    }
  });

  it('refuses the most common passwords and one that equals the username', async () => {
    for (const password of ['Bismillah', 'qwerty', 'hunter', 'ronaldo7']) {
      const answer = await register(familyForm({ password, confirmPassword: password }));
      expect([answer.status, answer.body.code]).toEqual([400, 'accounts.passwordCommon']);
    }
    const own = await register(
      familyForm({ username: 'pak.budi', password: 'Pak.Budi', confirmPassword: 'Pak.Budi' }),
    );
    expect(own.body.code).toBe('accounts.passwordCommon');
  });

  it('refuses every other role to everybody but an admin', async () => {
    const teacher = await signedIn(app, 'teacher');
    for (const role of ['teacher', 'admin', 'finance', 'owner']) {
      for (const token of [undefined, teacher.token]) {
        const answer = await register(familyForm({ role }), token);
        expect([answer.status, answer.body.code]).toEqual([403, 'accounts.roleNotAllowed']);
      }
    }
  });

  it('tells an admin whose session expired to sign in again, and a visitor that only admins add teachers', async () => {
    const admin = await signedIn(app, 'admin');
    const form = familyForm({ role: 'teacher' });
    await app.ask('POST', '/auth/logout', { token: admin.token });
    const sent = [
      { token: admin.token },
      { token: 'nonsense' },
      { cookies: admin.cookies, headers: { origin: 'http://127.0.0.1:3000' } },
    ];
    const ended = [];
    for (const signIn of sent) ended.push(await app.ask('POST', '/auth/register', { body: form, ...signIn }));
    expect(ended.map(({ status, body }) => [status, body.code])).toEqual(
      sent.map(() => [401, 'common.signInNeeded']),
    );
    const visitor = await register(form);
    expect([visitor.status, visitor.body.code]).toEqual([403, 'accounts.roleNotAllowed']);
    // A family can register whatever session an old browser still sends.
    expect((await register(familyForm(), admin.token)).status).toBe(201);
  });

  it('lets an admin create a teacher account with a temporary password and an invitation, and no other staff', async () => {
    const admin = await signedIn(app, 'admin');
    const body = {
      name: 'Ratna Dewi',
      username: 'ratna',
      email: 'ratna@contoh.id',
      password: STAFF_PASSWORD,
    };
    const short = await register({ ...body, password: 'too short', role: 'teacher' }, admin.token);
    expect([short.status, short.body.code]).toEqual([400, 'accounts.passwordShortStaff']);
    const answer = await register({ ...body, role: 'teacher' }, admin.token);
    expect([answer.status, answer.body.username]).toEqual([201, 'ratna']);
    expect(await mailCount(app, 'accounts.teacherInvited', 'ratna@contoh.id')).toBe(1);
    for (const role of ['admin', 'finance']) {
      const other = await register(
        { ...body, username: role, email: `${role}@contoh.id`, role },
        admin.token,
      );
      expect(other.status).toBe(403);
    }
    const login = await signInAs(app, { username: 'ratna', password: STAFF_PASSWORD });
    const me = await app.ask('GET', '/user/me', { token: login.body.token });
    expect(me.body).toMatchObject({ roles: ['teacher'], phone: null, mustChangePassword: true });
    const blocked = await app.ask('PATCH', '/user/profile', {
      token: login.body.token,
      body: { full_name: 'Ratna' },
    });
    expect([blocked.status, blocked.body.code]).toEqual([403, 'accounts.changePasswordFirst']);
    const changed = await app.ask('POST', '/auth/change-password', {
      token: login.body.token,
      body: { currentPassword: STAFF_PASSWORD, password: 'another long password' },
    });
    expect(changed.status).toBe(200);
    const free = await app.ask('PATCH', '/user/profile', {
      token: login.body.token,
      body: { full_name: 'Ratna' },
    });
    expect([free.status, free.body.mustChangePassword]).toEqual([200, false]);
  });

  it('stores the password only as an Argon2id hash', async () => {
    await register(familyForm({ username: 'hanya.hash' }));
    const { rows } = await app.pool.query<{ password: string }>(
      `select password from credential c join account a on a.id = c.account_id where a.username = 'hanya.hash'`,
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.password).not.toContain(FAMILY_PASSWORD);
  });
});
