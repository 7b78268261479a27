import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { textsIn } from '@fasih/messages/texts';
import {
  HEADINGS,
  type ImportKind,
  STUDENT_COLUMNS,
  TEACHER_COLUMNS,
} from '@fasih/school/office/imports/columns';
import { MAX_ROWS } from '@fasih/school/office/imports/sheet';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileForm } from '../../../test/file-form.ts';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import type { Answer } from '../../../test/start-test-app.ts';
import { xlsxOf } from '../../platform/sheets/sheets.ts';
import { forgetImports } from './jobs.ts';

const school = shared(aLearningSchool);

/** Rows of a large file: more than one batch of a thousand; in the hard run as many as one may hold. */
const MANY = process.env.FASIH_HARD === '1' ? MAX_ROWS : 1_500;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const HEAD = STUDENT_COLUMNS.map((column) => HEADINGS[column].id);
const one = async <T>(sql: string, params: unknown[] = []): Promise<T> =>
  (await school.app.pool.query(sql, params)).rows[0];
const count = async (table: string) =>
  (await one<{ n: number }>(`select count(*)::integer as n from ${table}`)).n;

/** Sends a file like the page. */
async function send(
  file: string | Uint8Array,
  {
    kind = 'students' as ImportKind,
    name = 'siswa.csv',
    who = school.admin,
    lang = 'id' as 'id' | 'en',
  } = {},
): Promise<Answer> {
  return school.app.ask('POST', '/imports', {
    token: who.token,
    lang,
    body: fileForm(file, { name, fields: { kind } }),
  });
}
const apply = (id: string, who = school.admin) => school.ask('POST', `/imports/${id}/apply`, who);
const csv = (rows: string[][], separator = ',', heading = HEAD) =>
  [heading, ...rows].map((cells) => cells.join(separator)).join('\r\n');

let tag = '';
beforeEach(() => {
  tag = randomUUID().slice(0, 8);
});
const child = (n = 1, email = `ibu${n}.${tag}@contoh.id`) => [
  `Anak ${n}`,
  '2015-05-17',
  'ibu',
  `Ibu ${tag}`,
  email,
  '081234567890',
  '',
  '',
];

describe('a dry run', () => {
  it('shows what a file would create, and creates nothing', async () => {
    const before = await count('account');
    const answer = await send(csv([child(1), child(2, `ibu1.${tag}@contoh.id`), child(3)]));
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        state: 'checked',
        rows: 3,
        errorCount: 0,
        made: { accounts: 2, learners: 3, consents: 3 },
        errors: [],
      },
    ]);
    expect(await count('account')).toBe(before);
  });

  it('names every error by row and column, also against the school, and such a file cannot be applied', async () => {
    const family = await signedInAccount(school.app, 'student');
    const broken = csv([child(1, family.email.toUpperCase()), ['', 'x', 'ibu', 'Ibu', 'y', '', '', '']]);
    const { body } = await send(broken);
    expect(
      body.errors.map((error: { row: number; column: string; code: string }) => [
        error.row,
        error.column,
        error.code,
      ]),
    ).toEqual([
      [2, 'email', 'emailTaken'],
      [3, 'learnerName', 'required'],
      [3, 'birthDate', 'dateShape'],
      [3, 'email', 'emailShape'],
    ]);
    expect(await apply(body.id)).toMatchObject({ status: 409, body: { code: 'importing.hasErrors' } });
    const file = await school.bytes(`/imports/${body.id}/errors`, school.admin, { 'accept-language': 'en' });
    expect(file.headers['content-disposition']).toBe('attachment; filename="import-errors.csv"');
    expect(file.body.toString('utf8').split('\r\n')).toContain('3,"Student name",,"Must be filled in."');
    const sheet = await school.bytes(`/imports/${body.id}/errors?format=xlsx`, school.admin);
    expect(sheet.body.subarray(0, 2).toString()).toBe('PK');
  });

  it('reads semicolons, tabs, byte order mark and first line of an Indonesian Excel', async () => {
    for (const file of [
      `\uFEFF${csv([child(1)], ';')}`,
      csv([child(2)], '\t'),
      `sep=;\r\n${csv([child(3)], ';')}`,
    ])
      expect((await send(file)).body).toMatchObject({ rows: 1, errorCount: 0 });
  });

  it('reads a workbook with its dates', async () => {
    const rows = [HEAD, child(1), child(2)];
    const file = await xlsxOf([{ name: 'Data', rows }]);
    expect((await send(file, { name: 'siswa.xlsx' })).body).toMatchObject({ rows: 2, errorCount: 0 });
  });

  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  it.each<[string, () => string | Uint8Array | Promise<Uint8Array>, number, string]>([
    ['nothing at all', () => '', 400, 'empty'],
    ['its heading only', () => csv([]), 400, 'noRows'],
    ['UTF-16 with its mark', () => utf16(csv([child()])), 415, 'utf16'],
    ['UTF-16 without its mark', () => utf16(csv([child()])).subarray(2), 415, 'utf16'],
    ['Windows-1252', () => Buffer.from(csv([['José', ...child().slice(1)]]), 'latin1'), 415, 'notUtf8'],
    ['a PDF', () => '%PDF-1.7 …', 415, 'wrongType'],
    [
      'an archive that is no workbook',
      () => Buffer.from('504b0506'.padEnd(44, '0'), 'hex'),
      415,
      'wrongType',
    ],
    ['quotes that never end', () => `${HEAD.join(',')}\r\n"Anak,2015`, 400, 'broken'],
    ['other columns', () => csv([child()], ',', ['a', 'b']), 400, 'missingColumns'],
    ['a column too many', () => csv([child()], ',', [...HEAD, 'Alamat']), 400, 'unknownColumns'],
    [
      'a hundred columns',
      () =>
        csv(
          [],
          ',',
          Array.from({ length: 100 }, (_, i) => `k${i}`),
        ),
      400,
      'tooManyColumns',
    ],
    ['more rows than fit', () => csv(Array.from({ length: 10_001 }, (_, i) => child(i))), 400, 'tooManyRows'],
    ['more bytes than fit', () => Buffer.alloc(10 * 1024 * 1024 + 1, 0x61), 413, 'tooLarge'],
  ])('refuses %s with an explanation', async (_what, file, status, code) => {
    const answer = await send(await file());
    expect([answer.status, answer.body.code]).toEqual([status, `importing.${code}`]);
    expect(answer.body.message.length).toBeGreaterThan(20);
  });

  it('refuses a workbook with formulas', async () => {
    const { default: write } = await import('write-excel-file/node');
    const cells = child().map((value) => ({ value, type: String }));
    const file = await write([
      HEAD.map((value) => ({ value, type: String })),
      [{ value: '=1+1', type: 'Formula' as const }, ...cells.slice(1)],
    ]).toBuffer();
    expect((await send(file)).body.code).toBe('importing.formulas');
  });
});

describe('a workbook of 2 kB with a cell in the last corner of its sheet', () => {
  it('is refused with the name of the cell in both languages, while other requests are answered', async () => {
    const { strFromU8, strToU8, unzipSync, zipSync } = await import('fflate');
    const parts = unzipSync(await xlsxOf([{ name: 'Data', rows: [HEAD, child()] }]));
    const sheet = 'xl/worksheets/sheet1.xml';
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
    parts[sheet] = strToU8(strFromU8(parts[sheet] ?? new Uint8Array()).replace('</sheetData>', far));
    const file = zipSync(parts);
    for (const lang of ['id', 'en'] as const) {
      const [refused, other] = await Promise.all([
        send(file, { lang, name: 'siswa.xlsx' }),
        school.app.ask('GET', '/packages', {}),
      ]);
      expect([refused.status, refused.body.code]).toEqual([400, 'importing.farCell']);
      expect(refused.body.message).toBe(textsIn(lang).importing.problems.farCell({ cell: 'A1048576' }));
      expect(other.status).toBe(200);
    }
  });
});

describe('a file of 100 MB, sent over a real connection', () => {
  const SIZE = 100 * 1024 * 1024;
  const BOUNDARY = 'a-boundary-of-the-tests';
  const head = Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="kind"\r\n\r\nstudents\r\n--${BOUNDARY}\r\n` +
      'Content-Disposition: form-data; name="file"; filename="besar.csv"\r\nContent-Type: text/csv\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

  /** Bytes in use. Garbage is collected first: the engine lets buffers of 64 MB pile up before it does so itself. */
  function bytesInUse() {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }

  /** The request's body in pieces, as a browser reads the file from the disk; calls `onTenth` ten times on the way. */
  async function* pieces(onTenth: () => void) {
    const piece = Buffer.alloc(64 * 1024, 'a,b,c\r\n');
    yield head;
    for (let sent = 0; sent < SIZE; sent += piece.length) {
      if (sent % (SIZE / 10) === 0) onTenth();
      yield piece;
    }
    yield tail;
    onTenth();
  }

  it.each([
    ['id', 'with its length', true],
    ['en', 'as a stream of unknown length', false],
  ] as const)(
    'is refused in %s, %s; memory stays flat and nothing is stored',
    async (lang, _how, hasLength) => {
      await school.app.fastify.listen({ port: 0, host: '127.0.0.1' }).catch(() => undefined);
      const { port } = school.app.fastify.server.address() as AddressInfo;
      const runs = await count('import_run');
      const entries = await count('audit_entry');
      const before = bytesInUse();
      const growths: number[] = [];
      const measure = () => growths.push(bytesInUse() - before);
      const answer = await new Promise<{ status: number | undefined; body: string }>((done, fail) => {
        const sending = request(
          {
            port,
            host: '127.0.0.1',
            method: 'POST',
            path: '/api/imports',
            headers: {
              authorization: `Bearer ${school.admin.token}`,
              'accept-language': lang,
              'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
              ...(hasLength ? { 'content-length': head.length + SIZE + tail.length } : {}),
            },
          },
          (reply) => text(reply).then((body) => done({ status: reply.statusCode, body }), fail),
        );
        sending.on('error', fail);
        pipeline(Readable.from(pieces(measure)), sending).catch(() => undefined);
      });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body)).toMatchObject({
        code: 'importing.tooLarge',
        message: textsIn(lang).importing.problems.tooLarge,
      });
      // Only the first 10 MB are kept; the rest is discarded as it arrives.
      expect(growths).toHaveLength(11);
      expect(Math.max(...growths)).toBeLessThan(30 * 1024 * 1024);
      expect([await count('import_run'), await count('audit_entry')]).toEqual([runs, entries]);
    },
  );
});

describe('applying a file', () => {
  it('creates families with a link to set a password, and asks for consent by mail', async () => {
    const { body } = await send(csv([child(1), child(2, `ibu1.${tag}@contoh.id`)]));
    const done = await apply(body.id);
    expect([done.status, done.body]).toMatchObject([
      200,
      { state: 'done', made: { accounts: 1, learners: 2 } },
    ]);
    const account = await one<{ id: string; username: string; phone: string }>(
      'select id, username::text, phone from account where email = $1',
      [`ibu1.${tag}@contoh.id`],
    );
    expect(account).toMatchObject({ username: `ibu1.${tag}`, phone: '+6281234567890' });
    const learners = await school.app.pool.query(
      `select l.kind, l.name, l.birth_date, l.relation, (select count(*)::integer from consent c where c.learner_id = l.id) as consents
       from learner l where account_id = $1 order by name`,
      [account.id],
    );
    expect(learners.rows).toEqual([
      { kind: 'child', name: 'Anak 1', birth_date: '2015-05-17', relation: 'mother', consents: 0 },
      { kind: 'child', name: 'Anak 2', birth_date: '2015-05-17', relation: 'mother', consents: 0 },
    ]);
    const mail = await one<{ kind: string; params: { path: string; learnerName: string } }>(
      'select kind, params from outbox where account_id = $1',
      [account.id],
    );
    expect(mail).toMatchObject({
      kind: 'accounts.familyImported',
      params: { learnerName: 'Anak 1, Anak 2' },
    });

    const login = { username: `ibu1.${tag}`, password: 'kata sandi baru' };
    expect((await school.ask('POST', '/auth/login', null, login)).status).toBe(401);
    const token = new URLSearchParams(mail.params.path.split('?')[1]).get('token');
    const reset = await school.ask('POST', '/auth/reset-password', null, { token, password: login.password });
    expect(reset.status).toBe(200);
    const signedIn = await school.ask('POST', '/auth/login', null, login);
    expect(signedIn.status).toBe(200);
    const own = await school.ask('GET', '/learners', { token: signedIn.body.token });
    expect(own.body.data).toMatchObject([{ consentNeeded: true }, { consentNeeded: true }]);
  });

  it('creates teachers with their subjects and a link instead of a password', async () => {
    const heading = TEACHER_COLUMNS.map((column) => HEADINGS[column].id);
    const email = `ratna.${tag}@contoh.id`;
    const rows = [['Ratna', email, '', `bu.${tag}`, '"General English, Conversation"', 'anak', 'en']];
    const { body } = await send(csv(rows, ',', heading), { kind: 'teachers' });
    expect((await apply(body.id)).status).toBe(200);
    const teacher = await one(
      `select a.role, a.lang, a.username::text, t.programs, t.age_groups, o.kind, c.password
       from account a join teacher t on t.account_id = a.id join outbox o on o.account_id = a.id
       join credential c on c.account_id = a.id where a.email = $1`,
      [email],
    );
    expect(teacher).toEqual({
      role: 'teacher',
      lang: 'en',
      username: `bu.${tag}`,
      programs: ['general_english', 'conversation'],
      age_groups: ['kids'],
      kind: 'accounts.teacherImported',
      password: null,
    });
  });

  it('creates everything once, even if it is repeated or two admins apply it at once', async () => {
    const other = await signedInAccount(school.app, 'admin');
    const { body } = await send(csv([child(1), child(2)]));
    const answers = await Promise.all([apply(body.id), apply(body.id, other), apply(body.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      await one(`select count(*)::integer as n from account where email like $1`, [`%.${tag}@contoh.id`]),
    ).toEqual({ n: 2 });
    expect((await apply(body.id)).body.state).toBe('done');
  });

  it('refuses the same file a second time', async () => {
    const file = csv([child(1)]);
    const [first, second] = [await send(file), await send(file)];
    expect((await apply(first.body.id)).status).toBe(200);
    expect((await apply(second.body.id)).body.code).toBe('importing.sameFile');
    expect((await send(file)).body.code).toBe('importing.sameFile');
  });

  it('names the day in Indonesia on which the same file was taken over, even early in the morning', async () => {
    const file = csv([child(1)]);
    const [first, second] = [await send(file), await send(file)];
    await apply(first.body.id);
    await one('update import_run set applied_at = $2 where id = $1', [first.body.id, '2026-11-02T20:30:00Z']);
    expect((await apply(second.body.id)).body).toMatchObject({
      code: 'importing.sameFile',
      message: expect.stringContaining('2026-11-03'),
    });
    expect((await send(file)).body).toMatchObject({
      code: 'importing.sameFile',
      message: expect.stringContaining('2026-11-03'),
    });
  });

  it('applies only one of two files that name the same email address, applied at once', async () => {
    const files = [
      await send(csv([child(1), child(7, `sama.${tag}@contoh.id`)])),
      await send(csv([child(2), child(8, `sama.${tag}@contoh.id`)])),
    ];
    const answers = await Promise.all(files.map(({ body }) => apply(body.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('importing.changed');
    expect(
      await one(`select count(*)::integer as n from account where email like $1`, [`%.${tag}@contoh.id`]),
    ).toEqual({ n: 2 });
  });

  it('leaves nothing if killed in the middle, and can be repeated', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => child(i));
    const { body } = await send(csv(rows));
    const ending = (async () => {
      for (;;) {
        // Like a killed process: the connection is lost in the middle of the transaction.
        const { rowCount } = await school.app.pool.query(
          `select pg_terminate_backend(a.pid) from pg_stat_activity a join pg_locks l on l.pid = a.pid
           where l.locktype = 'advisory' and l.granted and a.datname = current_database() and a.query like '%given%'`,
        );
        if (rowCount) return;
      }
    })();
    const [answer] = await Promise.all([apply(body.id), ending]);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    const left = () =>
      one(`select count(*)::integer as n from account where email like $1`, [`%.${tag}@contoh.id`]);
    expect(await left()).toEqual({ n: 0 });
    expect((await school.ask('GET', `/imports/${body.id}`, school.admin)).body.state).toBe('checked');
    expect((await apply(body.id)).status).toBe(200);
    expect(await left()).toEqual({ n: 3000 });
  });

  it(`applies ${MANY} rows, with paced mails that do not delay others`, async () => {
    const rows = Array.from({ length: MANY }, (_, i) => child(i));
    const { body } = await send(csv(rows));
    expect(body).toMatchObject({ rows: MANY, errorCount: 0 });
    expect((await apply(body.id)).body).toMatchObject({ state: 'done', made: { accounts: MANY } });
    const mails = await one(
      `select count(*)::integer as n, count(distinct next_try_at)::integer as instants,
         round(extract(epoch from max(next_try_at) - min(next_try_at)))::integer as seconds,
         count(*) filter (where next_try_at <= now() + interval '1 minute')::integer < 300 as paced
       from outbox o join account a on a.id = o.account_id where a.email like $1`,
      [`%.${tag}@contoh.id`],
    );
    expect(mails).toEqual({ n: MANY, instants: MANY, seconds: MANY / 2, paced: true });
    expect(await one('select rows, errors from import_run where id = $1', [body.id])).toEqual({
      rows: null,
      errors: null,
    });
    const found = await school.ask('GET', `/students?q=ibu${MANY - 1}.${tag}`, school.admin);
    expect(found.body.data).toMatchObject([{ name: `Anak ${MANY - 1}`, status: 'noCourse' }]);
  }, 120_000);

  it('derives usernames from addresses, with a number if taken', async () => {
    const { body } = await send(
      csv([child(1, `kembar@${tag}.id`), child(2, `kembar@${tag}.com`), child(3, `x@${tag}.id`)]),
    );
    await apply(body.id);
    const { rows } = await school.app.pool.query(
      'select username::text from account where email like $1 order by 1',
      [`%@${tag}%`],
    );
    expect(rows.map(({ username }) => username)).toEqual(['keluargax', 'kembar', 'kembar.2']);
  });
});

describe('stored files', () => {
  it('are deleted after a day if not applied', async () => {
    const { body } = await send(csv([child(1)]));
    school.app.clock.set(new Date(school.app.clock.now().getTime() + 25 * 3_600_000));
    expect(await forgetImports.run(school.app.services)).toBeGreaterThan(0);
    expect((await apply(body.id)).body.code).toBe('importing.over');
    expect(await one('select rows from import_run where id = $1', [body.id])).toEqual({ rows: null });
  });

  it('include templates that pass their own check, in both formats and languages', async () => {
    for (const kind of ['students', 'teachers'] as const)
      for (const lang of ['id', 'en'] as const) {
        const path = `/imports/templates/${kind}`;
        const text = await school.bytes(path, school.admin, { 'accept-language': lang });
        expect((await send(text.body, { kind })).body.code).toBe('importing.noRows');
        const book = await school.bytes(`${path}?format=xlsx`, school.admin, { 'accept-language': lang });
        expect((await send(book.body, { kind })).body.code).toBe('importing.noRows');
      }
  });
});
