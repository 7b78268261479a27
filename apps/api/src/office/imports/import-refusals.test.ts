import { randomUUID } from 'node:crypto';
import { DAY, later } from '@fasih/school/basics/instants';
import { COURSE_COLUMNS, HEADINGS, STUDENT_COLUMNS } from '@fasih/school/office/imports/columns';
import { MAX_ERRORS } from '@fasih/school/office/imports/contract';
import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { familyForm } from '../../people/accounts/people.fixtures.ts';
import { forgetImports } from './jobs.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let tag = '';
beforeEach(() => {
  app.clock.set(MONDAY_MORNING);
  tag = randomUUID().slice(0, 8);
});

const HEAD = STUDENT_COLUMNS.map((column) => HEADINGS[column].id);
const csv = (rows: string[][], heading = HEAD) =>
  [heading, ...rows].map((cells) => cells.join(',')).join('\n');
const emailOf = (n: number) => `ibu${n}.${tag}@contoh.id`;
const child = (n = 1, username = '') => [
  ...[`Anak ${n}`, '2015-05-17', 'ibu', 'Ibu Sari', emailOf(n), '081234567890'],
  username,
  '',
];

/** Sends the parts of a form in this order, as a browser does; a file is `[name, text]`. */
const send = (parts: [string, string | [string, string]][], lang: 'id' | 'en' = 'id') => {
  const form = new FormData();
  for (const [field, value] of parts)
    if (typeof value === 'string') form.append(field, value);
    else form.append(field, new Blob([value[1]]), value[0]);
  return app.ask('POST', '/imports', { token: admin.token, lang, body: form });
};
const check = (text: string, lang: 'id' | 'en' = 'id', name = 'siswa.csv') =>
  send(
    [
      ['kind', 'students'],
      ['file', [name, text]],
    ],
    lang,
  );
const apply = (id: string) => app.ask('POST', `/imports/${id}/apply`, { token: admin.token });
const get = (path: string) => app.ask('GET', path, { token: admin.token });
const accounts = async () =>
  (await app.pool.query(`select from account where email like $1`, [`%.${tag}@contoh.id`])).rowCount;
const runs = async () => (await app.pool.query('select from import_run')).rowCount;

describe('a form without what an import needs', () => {
  const file: [string, [string, string]] = ['file', ['siswa.csv', csv([child()])]];
  it.each<[string, [string, string | [string, string]][]]>([
    ['no file', [['kind', 'students']]],
    ['no kind', [file]],
    ['a kind that is none', [['kind', 'admins'], file]],
    [
      'a text where the file belongs',
      [
        ['kind', 'students'],
        ['file', 'Nama siswa,Email'],
      ],
    ],
    [
      'the file in another field',
      [
        ['kind', 'students'],
        ['berkas', ['siswa.csv', 'x']],
      ],
    ],
  ])('%s is refused, and nothing is stored', async (_what, parts) => {
    const before = await runs();
    const refused = await send(parts);
    expect([refused.status, refused.body.code]).toEqual([400, 'importing.noFile']);
    expect(await runs()).toBe(before);
  });

  it('is refused when it is no form but JSON', async () => {
    const refused = await app.ask('POST', '/imports', { token: admin.token, body: { kind: 'students' } });
    expect([refused.status, refused.body.code]).toEqual([400, 'importing.noFile']);
  });
});

describe('the heading of a file', () => {
  it.each([
    ['id', '"Email"'],
    ['en', '"E-mail"'],
  ] as const)('names in %s the columns that are missing or there twice', async (lang, email) => {
    const without = HEAD.filter((name) => name !== 'Email');
    const missing = await check(csv([], without), lang);
    expect([missing.status, missing.body.code]).toEqual([400, 'importing.missingColumns']);
    expect(missing.body.message).toContain(email);
    const twice = await check(csv([[...child(), 'x@contoh.id']], [...HEAD, 'E-mail']), lang);
    expect([twice.status, twice.body.code]).toEqual([400, 'importing.columnTwice']);
    expect(twice.body.message).toContain('"E-mail"');
  });

  it('is found in either language, any case and any order', async () => {
    const heading = ['EMAIL', 'account holder', 'nama  SISWA', 'Birth-date', 'relation'];
    const row = [emailOf(1), 'Ibu Sari', 'Anak 1', '17/05/2015', 'ibu'];
    expect((await check(csv([row], heading))).body).toMatchObject({ errorCount: 0, made: { learners: 1 } });
  });
});

describe('a file with very many errors', () => {
  it('counts all of them, keeps the first two thousand, and cannot be applied', async () => {
    const rows = Array.from({ length: MAX_ERRORS + 5 }, (_, n) => ['', ...child(n).slice(1)]);
    const { body } = await check(csv(rows));
    expect([body.errorCount, body.errors.length]).toEqual([MAX_ERRORS + 5, MAX_ERRORS]);
    expect(body.errors.at(-1).row).toBe(MAX_ERRORS + 1);
    const refused = await apply(body.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'importing.hasErrors']);
    expect(refused.body.message).toContain('2.005');
    expect(await accounts()).toBe(0);
  });

  it('with one row longer than any real one is refused before it takes memory', async () => {
    const long = csv([[...child().slice(0, 3), 'x'.repeat(70_000), emailOf(1)]]);
    const refused = await check(long);
    expect([refused.status, refused.body.code]).toEqual([400, 'importing.tooHeavy']);
  });
});

describe('an import that is not there', () => {
  it.each([
    ['GET', ''],
    ['GET', '/errors'],
    ['POST', '/apply'],
  ])('%s /imports/…%s answers 404', async (method, path) => {
    for (const id of [randomUUID(), 'bukan-id']) {
      const answer = await app.ask(method, `/imports/${id}${path}`, { token: admin.token });
      expect([id, answer.status, answer.body.code]).toEqual([id, 404, 'importing.notFound']);
    }
  });
});

describe('between the check of a file and its import', () => {
  const registers = (change: Record<string, unknown>) =>
    app.ask('POST', '/auth/register', { body: familyForm(change) });

  it('somebody who registered with an address or a username of it stops the whole file', async () => {
    for (const taken of [{ email: emailOf(2) }, { username: `ibu.${tag}` }]) {
      const { body } = await check(csv([child(1), child(2), child(3, `ibu.${tag}`)]));
      expect(body.errorCount).toBe(0);
      const { id } = (await registers(taken)).body;
      const refused = await apply(body.id);
      expect([refused.status, refused.body.code]).toEqual([409, 'importing.changed']);
      expect(await accounts()).toBe('email' in taken ? 1 : 0);
      expect((await get(`/imports/${body.id}`)).body.state).toBe('checked');
      await app.pool.query('delete from learner where account_id = $1', [id]);
      await app.pool.query('delete from account where id = $1', [id]);
    }
  });

  it('or who registers at the very moment of the import: nothing of the file is left', async () => {
    const { body } = await check(csv([child(1), child(2)]));
    const held = holdAfter(app.services.pool, /union all select null, lower/, () =>
      registers({ email: emailOf(2) }),
    );
    const refused = await apply(body.id);
    expect(await held.done()).toEqual([]);
    expect([refused.status, refused.body.code]).toEqual([409, 'importing.changed']);
    expect(await accounts()).toBe(1);
    const { rowCount } = await app.pool.query(`select from outbox where to_address = $1`, [emailOf(1)]);
    expect(rowCount).toBe(0);
  });

  it('a day passes: to the second it can be applied, then its rows are gone', async () => {
    const { body } = await check(csv([child(1)]));
    const kept = async () =>
      (
        await app.pool.query('select state, rows is not null as kept from import_run where id = $1', [
          body.id,
        ])
      ).rows[0];
    app.clock.set(later(new Date(MONDAY_MORNING), DAY));
    await forgetImports.run(app.services);
    expect(await kept()).toEqual({ state: 'checked', kept: true });
    app.clock.set(later(new Date(MONDAY_MORNING), DAY + 1));
    await forgetImports.run(app.services);
    expect(await kept()).toEqual({ state: 'over', kept: false });
    const refused = await apply(body.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'importing.over']);
    expect((await check(csv([child(1)]))).status).toBe(201);
  });
});

describe('a colleague who imports another file at the same time', () => {
  /** Lets transactions wait for a lock for a moment only. */
  function impatiently(): () => void {
    const { pool } = app.services;
    const { connect } = pool;
    const restored: (() => void)[] = [];
    const impatient = async () => {
      const client = (await Reflect.apply(connect, pool, [])) as unknown as PoolClient;
      const { query } = client;
      restored.push(() => Object.assign(client, { query }));
      client.query = ((text: unknown, ...more: unknown[]) =>
        Reflect.apply(query, client, [
          typeof text === 'string' ? text.replace("'15s'", "'1ms'") : text,
          ...more,
        ])) as never;
      return client;
    };
    // A single statement of the pool connects with a callback; only transactions connect without one.
    Object.assign(pool, {
      connect: (callback?: unknown) => (callback ? Reflect.apply(connect, pool, [callback]) : impatient()),
    });
    return () => {
      Object.assign(pool, { connect });
      for (const restore of restored) restore();
    };
  }

  it('is waited for; after a while the second is told so, and can try again', async () => {
    const { body } = await check(csv([child(1)]));
    const colleague = await app.pool.connect();
    await colleague.query('begin; select pg_advisory_xact_lock(7301284417)');
    const restore = impatiently();
    const courses = csv([['x']], [...COURSE_COLUMNS]);
    const checkCourses = () =>
      send([
        ['kind', 'courses'],
        ['file', ['kursus.csv', courses]],
      ]);
    const refused = [await apply(body.id), await checkCourses()];
    restore();
    expect(refused.map((answer) => [answer.status, answer.body.code])).toEqual([
      [409, 'importing.busy'],
      [409, 'importing.busy'],
    ]);
    await colleague.query('rollback');
    colleague.release();
    expect((await apply(body.id)).body).toMatchObject({ state: 'done', made: { accounts: 1 } });
    expect((await checkCourses()).status).toBe(201);
  });
});

describe('the list of imports', () => {
  it('is newest first and cut into pages, with the name of each file and who sent it', async () => {
    await app.pool.query('delete from import_run');
    const names = ['pertama.csv', 'kedua.csv', 'C:\\sekolah\\ketiga.csv'];
    for (const [n, name] of names.entries()) {
      app.clock.set(later(new Date(MONDAY_MORNING), n));
      await check(csv([child(n)]), 'id', name);
    }
    const page = async (n: number) => (await get(`/imports?pageSize=2&page=${n}`)).body;
    expect(await page(1)).toMatchObject({
      total: 3,
      data: [{ fileName: 'ketiga.csv' }, { fileName: 'kedua.csv' }],
    });
    expect(await page(2)).toMatchObject({
      total: 3,
      data: [{ fileName: 'pertama.csv', rows: 1, state: 'checked' }],
    });
    expect((await page(3)).data).toEqual([]);
    const { rows } = await app.pool.query(
      `select action, account_id as by from audit_log where target_kind = 'import' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'import.checked', by: admin.accountId }]);
  });
});
