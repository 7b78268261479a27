import { DAY, later, MINUTE } from '@fasih/school/basics/instants';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it } from 'vitest';
import { aChildDevice } from '../../../test/child-device.ts';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { aTeacher, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aSecondGuardian } from '../../../test/second-guardian.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { bodyOf, MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';
import { forgetSittings } from '../../assessment/placement/forget.ts';
import { freeEndedCourses } from '../../learning/attendance/jobs.ts';
import { forgetReports } from '../../learning/reports/jobs.ts';
import { sendDueMail } from '../../messaging/mail/send-due.ts';
import { eraseOnRequest } from './jobs.ts';

const school = shared(aLearningSchool);
let admin: { accountId: string; token: string };
beforeAll(async () => {
  ({ admin } = school);
});

const ask = (method: string, path: string, body?: unknown, who: { token: string } = admin) =>
  school.ask(method, path, who, body);
const must = async (method: string, path: string, body?: unknown) => bodyOf(await ask(method, path, body));
const rows = (text: string, params?: unknown[]) => rowsOf(school.app)(text, params);
const row = async (text: string, params: unknown[]) => (await rows(text, params))[0];
const actions = async (targetId: string) =>
  (await rows('select action from audit_log where target_id = $1 order by id', [targetId])).map(
    ({ action }) => action,
  );

describe('notes on a learner', () => {
  it('have author and time, and only their author can remove them', async () => {
    const family = await readyFamily(school.app);
    const path = `/students/${family.learnerId}/notes`;
    const note = await must('POST', path, { text: ' Lebih suka pagi ' });
    expect(note).toMatchObject({ text: 'Lebih suka pagi', mine: true, at: expect.any(String) });
    const other = await signedInAccount(school.app, 'admin');
    expect((await ask('GET', path, undefined, other)).body.data).toMatchObject([
      { id: note.id, mine: false },
    ]);
    expect((await ask('DELETE', `${path}/${note.id}`, undefined, other)).body.code).toBe(
      'students.noteNotFound',
    );
    await must('DELETE', `/students/${family.learnerId}/notes/${note.id}`);
    expect((await ask('GET', path)).body.data).toEqual([]);
    expect(await actions(family.learnerId)).toEqual(['student.noteAdded', 'student.noteRemoved']);
  });

  it('sent twice, or twice at once, are one; the same words later are another', async () => {
    const family = await readyFamily(school.app);
    const path = `/students/${family.learnerId}/notes`;
    const text = 'Telepon setelah jam lima';
    const both = await Promise.all([must('POST', path, { text }), must('POST', path, { text })]);
    const again = await must('POST', path, { text });
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    expect(await actions(family.learnerId)).toEqual(['student.noteAdded']);
    const now = school.app.clock.now();
    school.app.clock.set(later(now, 11 * MINUTE));
    await must('POST', path, { text });
    school.app.clock.set(now);
    expect((await ask('GET', path)).body.data).toHaveLength(2);
  });

  it('cannot be read by families or teachers', async () => {
    const family = await readyFamily(school.app);
    const path = `/students/${family.learnerId}/notes`;
    await must('POST', path, { text: 'rahasia-staf' });
    expect((await ask('GET', path, undefined, family)).status).toBe(403);
    for (const own of ['/learners', '/dashboards/student', '/my-classes', '/notifications', '/my-history'])
      expect(JSON.stringify((await ask('GET', own, undefined, family)).body)).not.toContain('rahasia');
  });
});

describe('saved views', () => {
  it('belong to one admin; saving the same name replaces it', async () => {
    const view = { name: 'Menunggu', query: 'status=waitingForClass&sort=due' };
    await must('POST', '/students/views', view);
    await must('POST', '/students/views', { ...view, name: 'menunggu', query: 'status=inClass' });
    const { data } = await must('GET', '/students/views');
    expect(data).toMatchObject([{ name: 'menunggu', query: 'status=inClass' }]);
    const other = await signedInAccount(school.app, 'admin');
    expect((await ask('GET', '/students/views', undefined, other)).body.data).toEqual([]);
    await ask('DELETE', `/students/views/${data[0].id}`, undefined, other);
    expect((await must('GET', '/students/views')).data).toHaveLength(1);
    await must('DELETE', `/students/views/${data[0].id}`);
    expect((await must('GET', '/students/views')).data).toEqual([]);
    const odd = await ask('POST', '/students/views', { name: 'x', query: 'javascript:alert(1)' });
    expect(odd.status).toBe(400);
  });

  it('stay if their removal cannot be audited', async () => {
    await must('POST', '/students/views', { name: 'Tetap', query: 'status=inClass' });
    const [view] = (await must('GET', '/students/views')).data;
    const { pool } = school.app;
    await pool.query(
      `create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$;
       create trigger refuse_audit before insert on audit_entry for each row when (new.action = 'view.removed')
         execute function refuse_audit()`,
    );
    expect((await ask('DELETE', `/students/views/${view.id}`)).status).toBe(500);
    await pool.query('drop trigger refuse_audit on audit_entry; drop function refuse_audit()');
    expect((await must('GET', '/students/views')).data).toHaveLength(1);
    const other = await signedInAccount(school.app, 'admin');
    for (const who of [other, admin, admin])
      expect((await ask('DELETE', `/students/views/${view.id}`, undefined, who)).status).toBe(200);
    const { rows } = await pool.query(
      `select account_id as id from audit_entry where action = 'view.removed' and target_id = $1`,
      [view.id],
    );
    expect(rows).toEqual([{ id: admin.accountId }]);
  });
});

describe("a family's account", () => {
  it('is deactivated and reactivated with a reason; sessions end at once', async () => {
    const family = await readyFamily(school.app);
    const path = `/students/${family.learnerId}`;
    const { account } = await must('GET', path);
    const body = { active: false, reason: 'Pindah kota', version: account.version };
    const saved = await must('PUT', `${path}/active`, body);
    expect(saved).toEqual({ active: false, version: account.version + 1 });
    expect((await ask('GET', '/learners', undefined, family)).status).toBe(401);
    expect(await ask('PUT', `${path}/active`, { ...body, active: true })).toMatchObject({
      status: 409,
      body: { code: 'common.stale', current: saved },
    });
    await must('PUT', `${path}/active`, { active: true, reason: 'Kembali', version: saved.version });
    expect(await actions(family.accountId)).toEqual(['student.deactivated', 'student.activated']);
  });

  it('cannot be deactivated with coming meetings, and the refusal says how many there are', async () => {
    const { family } = await school.course();
    const refused = await ask('PUT', `/students/${family.learnerId}/active`, {
      active: false,
      reason: 'x',
      version: 1,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'students.meetingsAhead']);
    expect(refused.body.message).toContain('20');
  });
});

describe('two records of one person', () => {
  const preview = (kept: string, gone: string) => must('GET', `/students/${kept}/merge/${gone}`);
  const merge = (kept: string, gone: string, versions = { version: 1, otherVersion: 1 }) =>
    ask('POST', `/students/${kept}/merge`, { otherId: gone, reason: 'Terdaftar dua kali', ...versions });

  it('are merged: everything moves, and the other points to the kept one', async () => {
    const kept = await readyFamily(school.app, { name: 'Sekar' });
    const { family: gone } = await school.course({ name: 'Sekar A', package: 'conversation-kids' });
    await must('POST', `/students/${gone.learnerId}/notes`, { text: 'Pindahan' });
    expect(await preview(kept.learnerId, gone.learnerId)).toMatchObject({
      kept: { name: 'Sekar' },
      gone: { name: 'Sekar A' },
      moves: { orders: 1, courses: 1, meetings: 20, notes: 1 },
      conflicts: [],
      warnings: ['otherAccount', 'otherName'],
    });
    expect((await merge(kept.learnerId, gone.learnerId)).body).toEqual({ learnerId: kept.learnerId });
    const one = await must('GET', `/students/${kept.learnerId}`);
    expect(one.courses.map(({ packageName }: { packageName: string }) => packageName).sort()).toHaveLength(2);
    expect((await must('GET', `/students/${kept.learnerId}/notes`)).data).toHaveLength(1);
    expect(await ask('GET', `/students/${gone.learnerId}`)).toMatchObject({
      status: 409,
      body: { code: 'learners.merged', current: { learnerId: kept.learnerId } },
    });
    const list = await must('GET', '/students?q=Sekar');
    const of = (id: string) => list.data.filter((line: { learnerId: string }) => line.learnerId === id);
    expect([of(kept.learnerId), of(gone.learnerId)]).toMatchObject([
      [{ name: 'Sekar' }, { name: 'Sekar' }],
      [],
    ]);
    // The kept record's family sees the class, the other one does not.
    expect((await ask('GET', '/my-classes', undefined, kept)).body.courses).toHaveLength(2);
    expect((await ask('GET', '/my-classes', undefined, gone)).body.courses).toEqual([]);
    expect(await actions(kept.learnerId)).toContain('student.merged');
  });

  it('end what another account shared of the record that goes; who shared nothing else is told', async () => {
    const { learnerId } = await readyFamily(school.app, { name: 'Bimo' });
    const other = await signedInAccount(school.app, 'student');
    const children = await school.app.pool.query<{ id: string }>(
      `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', 'Bimo P', '2015-05-17'),
         ($1, 'child', 'Ayu', '2013-01-02') returning id`,
      [other.accountId],
    );
    const [gone = '', sister = ''] = children.rows.map(({ id }) => id);
    const share = (learnerIds: string[]) =>
      aSecondGuardian(school.app, { accountId: other.accountId, learnerIds });
    const [father, aunt] = [await share([gone]), await share([gone, sister])];
    const { version } = (await preview(learnerId, gone)).kept;
    await must('POST', `/students/${learnerId}/merge`, {
      otherId: gone,
      reason: 'Terdaftar dua kali',
      version,
      otherVersion: 1,
    });
    const guardians = (await ask('GET', '/guardians', undefined, other)).body.data;
    expect(guardians.map((one: { id: string }) => one.id)).toEqual([aunt.id]);
    const told = await school.app.pool.query(
      `select account_id as id, params ->> 'by' as by from notification where kind = 'guardian.ended' and account_id = any($1)`,
      [[father, aunt, other].map(({ accountId }) => accountId)],
    );
    expect(told.rows.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      [father, other]
        .map(({ accountId: id }) => ({ id, by: 'merge' }))
        .toSorted((a, b) => a.id.localeCompare(b.id)),
    );
  });

  it("leave no child's device behind: in the family it goes on as the same child, with another account it ends", async () => {
    const kept = await readyFamily(school.app, { name: 'Bimo' });
    const { accountId, token, learnerId } = kept;
    const other = await signedInAccount(school.app, 'student');
    const childOf = async (account: string) => {
      const { rows } = await school.app.pool.query(
        `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', 'Bimo P', '2015-05-17') returning id`,
        [account],
      );
      return { accountId: account, learnerId: rows[0].id as string };
    };
    const [twin, namesake] = [await childOf(accountId), await childOf(other.accountId)];
    const [own, waiting, strange] = [
      await aChildDevice(school.app, twin),
      await aChildDevice(school.app, twin),
      await aChildDevice(school.app, namesake),
    ];
    await school.app.pool.query(
      `update child_device set connected_at = null, link_hash = sha256('x'), link_ends_at = now() + interval '5 minutes' where id = $1`,
      [waiting.id],
    );
    const devices = async (who: { token: string }) =>
      (await ask('GET', '/child-devices', undefined, who)).body.data.map(
        (one: { id: string; learnerId: string }) => [one.id, one.learnerId],
      );
    for (const gone of [twin.learnerId, namesake.learnerId]) {
      const { version } = (await preview(learnerId, gone)).kept;
      await must('POST', `/students/${learnerId}/merge`, {
        otherId: gone,
        reason: 'Terdaftar dua kali',
        version,
        otherVersion: 1,
      });
    }
    expect((await devices({ token })).toSorted()).toEqual(
      [own, waiting].map(({ id }) => [id, learnerId]).toSorted(),
    );
    expect(await devices(other)).toEqual([]);
    const home = (device: { token: string }) => ask('GET', '/child', undefined, device);
    expect((await home(own)).body).toMatchObject({ learnerId, name: 'Bimo' });
    expect((await home(strange)).status).toBe(401);
  });

  it('are not merged if one person could not be both', async () => {
    const [a, b] = [await school.course({ name: 'Ayu' }), await school.course({ name: 'Ayu' })];
    const found = await preview(a.family.learnerId, b.family.learnerId);
    expect(found.conflicts).toEqual([
      { kind: 'doubleBooked', count: 20 },
      { kind: 'sameCourse', count: 1 },
    ]);
    expect((await merge(a.family.learnerId, b.family.learnerId)).body.code).toBe('students.mergeConflict');
    expect((await merge(a.family.learnerId, a.family.learnerId)).body.code).toBe('students.sameRecord');
    expect(
      await row('select count(*)::integer as n from enrolment where learner_id = $1', [b.family.learnerId]),
    ).toEqual({ n: 1 });
  });

  it('are merged once if two admins merge them both ways', async () => {
    const [a, b] = [
      await readyFamily(school.app),
      await readyFamily(school.app, { package: 'conversation-kids' }),
    ];
    const answers = await Promise.all([merge(a.learnerId, b.learnerId), merge(b.learnerId, a.learnerId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await merge(a.learnerId, b.learnerId)).status).toBe(404);
  });

  it('are not merged with an outdated version', async () => {
    const [a, b] = [
      await readyFamily(school.app),
      await readyFamily(school.app, { package: 'conversation-kids' }),
    ];
    expect((await merge(a.learnerId, b.learnerId, { version: 2, otherVersion: 1 })).body.code).toBe(
      'common.stale',
    );
  });
});

describe('a requested erasure', () => {
  const MARKS = ['Zulaikhax', 'Penjagax', 'zulaikhax.rumah', '6281399988', 'catatanx'];

  it('loses nothing if cancelled within seven days', async () => {
    const family = await readyFamily(school.app, { name: 'Tetap' });
    const path = `/students/${family.learnerId}/erasure`;
    const requested = await must('POST', path, { reason: 'Diminta keluarga' });
    expect(requested).toMatchObject({
      accountToo: true,
      stays: { orders: 1 },
      request: { reason: 'Diminta keluarga' },
    });
    expect((await must('POST', path, { reason: 'Lagi' })).request.reason).toBe('Diminta keluarga');
    // What changed nothing has no entry.
    const { rows: asked } = await school.app.pool.query(
      `select reason from audit_log where action = 'student.erasureAsked' and target_id = $1`,
      [family.learnerId],
    );
    expect(asked).toEqual([{ reason: 'Diminta keluarga' }]);
    await must('POST', `${path}/call-off`, { reason: 'Salah orang' });
    expect((await ask('POST', `${path}/call-off`, { reason: 'x' })).body.code).toBe('students.noErasure');
    school.app.clock.set(later(new Date(MONDAY_MORNING), 8 * DAY));
    expect(await eraseOnRequest.run(school.app.services)).toBe(0);
    expect((await must('GET', `/students/${family.learnerId}`)).name).toBe('Tetap');
  });

  it('leaves no trace after seven days, while the books keep their amounts', async () => {
    const { pool, services, clock } = school.app;
    const course = await school.course({ name: 'Zulaikhax Putri' });
    const { family } = course;
    await pool.query(
      `update account set name = 'Penjagax Rumah', display_username = 'zulaikhax.rumah', username = 'zulaikhax.rumah',
         email = 'zulaikhax.rumah@contoh.id', phone = '+6281399988777' where id = $1`,
      [family.accountId],
    );
    await pool.query(`update consent set guardian_name = 'Penjagax Rumah' where learner_id = $1`, [
      family.learnerId,
    ]);
    await pool.query(
      `insert into receipt (number, order_id, issued_at, amount, payer_name) values ('KW/2026/9', $1, now(), 1, 'Penjagax Rumah')`,
      [family.places[0]?.orderId],
    );
    await must('POST', `/students/${family.learnerId}/notes`, { text: 'catatanx tentang Zulaikhax' });
    await school.holds(course, 1);
    await school.misses(course, 2);
    await pool.query(`update meeting set note = 'catatanx: Zulaikhax pandai' where id = $1`, [
      course.meeting(1).id,
    ]);
    await pool.query(
      `insert into meeting_change (meeting_id, kind, at, reason) values ($1, 'moved', now(), 'Zulaikhax sakit')`,
      [course.meeting(3).id],
    );
    await pool.query(
      `insert into refund_request (enrolment_id, asked_by, asked_at, reason, quote, amount, state)
       values ($1, $2, now(), 'Zulaikhax pindah', '{}', 0, 'withdrawn')`,
      [family.enrolmentId, family.accountId],
    );
    await school.ask('PATCH', '/user/profile', family, { full_name: 'Penjagax Baru' });
    await school.ask('POST', '/auth/forgot-password', null, { email: 'zulaikhax.rumah@contoh.id' });
    while ((await sendDueMail(services)) > 0);
    const money = await row('select price, total, status from orders where learner_id = $1', [
      family.learnerId,
    ]);
    expect((await found(MARKS)).length).toBeGreaterThan(8);

    await must('POST', `/students/${family.learnerId}/erasure`, { reason: 'Zulaikhax meminta' });
    clock.set(later(clock.now(), 7 * DAY - 1000));
    expect(await eraseOnRequest.run(services)).toBe(0);
    clock.set(later(clock.now(), 2000));
    while ((await eraseOnRequest.run(services)) > 0);
    for (const job of [forgetReports, freeEndedCourses]) while ((await job.run(services)) > 0);
    await forgetSittings(services);

    expect(await found(MARKS)).toEqual([]);
    expect((await ask('GET', `/students/${family.learnerId}`)).status).toBe(404);
    expect((await ask('GET', '/learners', undefined, family)).status).toBe(401);
    const stays = await row('select price, total, status from orders where learner_id = $1', [
      family.learnerId,
    ]);
    expect(stays).toEqual(money);
    expect(await row(`select amount, payer_name from receipt where number = 'KW/2026/9'`, [])).toEqual({
      amount: 1,
      payer_name: '',
    });
    expect(await actions(family.learnerId)).toContain('student.erased');
  });

  it('keeps a sister and the account', async () => {
    const family = await readyFamily(school.app, { name: 'Kakak' });
    const sister = await row(
      `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', 'Adik', '2016-01-01') returning id`,
      [family.accountId],
    );
    expect((await must('POST', `/students/${family.learnerId}/erasure`, { reason: 'x' })).accountToo).toBe(
      false,
    );
    school.app.clock.set(later(school.app.clock.now(), 8 * DAY));
    while ((await eraseOnRequest.run(school.app.services)) > 0);
    expect((await must('GET', `/students/${sister.id}`)).account.active).toBe(true);
    expect((await ask('GET', '/learners', undefined, family)).body.data).toMatchObject([{ name: 'Adik' }]);
  });

  /** Every text column in which one of the marks is found. */
  async function found(marks: string[]): Promise<string[]> {
    const { pool } = school.app;
    const { rows } = await pool.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
         and (c.data_type in ('text', 'jsonb', 'character varying') or c.udt_name in ('citext', '_text'))`,
    );
    const places: string[] = [];
    for (const { table_name, column_name } of rows) {
      const hit = await pool.query(
        `select 1 from "${table_name}" where "${column_name}"::text ilike any($1) limit 1`,
        [marks.map((mark) => `%${mark}%`)],
      );
      if (hit.rows.length > 0) places.push(`${table_name}.${column_name}`);
    }
    return places;
  }
});

describe('a group and the export', () => {
  it('exports a filtered list without formulas, and audits it', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const teacher = await aTeacher(school.app);
    const family = await readyFamily(school.app, { name: '=HYPERLINK("x")' });
    await openedClass(school.app, admin, teacher, [family]);
    const path = '/students/export?q=hyperlink&status=inClass';
    const csv = await school.bytes(path, admin, { 'accept-language': 'id' });
    expect(csv.headers['content-disposition']).toBe('attachment; filename="siswa.csv"');
    expect(parse(csv.body, { columns: true, bom: true })).toMatchObject([
      {
        Siswa: `'=HYPERLINK("x")`,
        Email: family.email,
        Program: 'General English for Kids',
        Level: 'Kids Beginner',
        'Kemajuan (%)': '0',
        Hadir: '0',
        Hangus: '0',
        Tersisa: '20',
        Status: 'Di kelas',
        Guru: expect.any(String),
        'Tenggat kelas (WIB)': '',
      },
    ]);
    const { readSheet } = await import('read-excel-file/node');
    const book = await readSheet(Buffer.from((await school.bytes(`${path}&format=xlsx`, admin)).body));
    expect(book[1]?.[0]).toBe('=HYPERLINK("x")');
    const { rows } = await school.app.pool.query(
      `select after from audit_log where action = 'student.exported'`,
    );
    expect(rows[0].after).toEqual({ format: 'csv', searched: true, status: 'inClass' });
  });

  it('exports deadlines in the school’s time, as times to a spreadsheet', async () => {
    school.app.clock.set(MONDAY_MORNING);
    const family = await readyFamily(school.app, { name: 'Kinanti Tenggat' });
    const { rows } = await school.app.pool.query<{ due: string }>(
      `select to_char(due_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD HH24:MI') as due from student_line where learner_id = $1`,
      [family.learnerId],
    );
    const due = rows[0]?.due ?? '';
    const path = '/students/export?q=kinanti';
    const csv = await school.bytes(path, admin, { 'accept-language': 'en' });
    expect(parse(csv.body, { columns: true, bom: true })).toMatchObject([{ 'Class due (WIB)': due }]);
    const { readSheet } = await import('read-excel-file/node');
    const book = await readSheet(Buffer.from((await school.bytes(`${path}&format=xlsx`, admin)).body));
    expect(book[1]?.at(-1)).toEqual(new Date(`${due.replace(' ', 'T')}:00Z`));
  });

  it('shows every decision about a course with its reason', async () => {
    const course = await school.course();
    await school.misses(course, 1);
    const { data } = await must('GET', `/enrolments/${course.family.enrolmentId}/events`);
    expect(data).toMatchObject([
      { kind: 'forfeited', meetings: -1, decision: { reason: { key: 'close.forfeited' } } },
      { kind: 'bought', meetings: 20, decision: null },
    ]);
  });
});

describe('the kept list of students', () => {
  it('matches the tables after all of this', async () => {
    const fresh = await readyFamily(school.app, { name: 'Baru' });
    await school.app.pool.query('update account set email = $2 where id = $1', [
      fresh.accountId,
      'baru.sekali@contoh.id',
    ]);
    const closed = await readyFamily(school.app, { name: 'Tutup' });
    await school.app.pool.query('update account set active = false where id = $1', [closed.accountId]);
    await school.app.pool.query("insert into learner (account_id, kind, name) values ($1, 'child', 'Adik')", [
      closed.accountId,
    ]);
    await school.app.pool.query(`update package set name = name || ' 2' where slug = 'general-english-kids'`);
    const told = `select l.id, e.id as course, l.name, lower(l.name || ' ' || a.display_username || ' ' || a.email::text),
        p.type, p.name as package, case when e.id is null then 'noCourse' when e.state = 'ended' then 'ended'
          when e.state = 'suspended' then 'suspended' when e.starts_on is not null then 'inClass'
          when e.level is null then 'waitingForTest' else 'waitingForClass' end,
        case when e.state = 'active' and e.starts_on is null and e.level is not null
          then e.level_given_at + interval '24 hours' end, a.active
      from learner l join account a on a.id = l.account_id left join enrolment e on e.learner_id = l.id
      left join package p on p.id = e.package_id where l.erased_at is null`;
    const kept = `select learner_id, enrolment_id, name, words, package_type, package_name, status, due_at, active from student_line`;
    const { rows } = await school.app.pool.query(
      `select (select count(*)::integer from (${told}) t) as lines,
         (select count(*)::integer from ((${told}) except (${kept})) x) as missing,
         (select count(*)::integer from ((${kept}) except (${told})) y) as wrong`,
    );
    expect(rows[0]).toMatchObject({ missing: 0, wrong: 0 });
    expect(rows[0].lines).toBeGreaterThan(10);
  });

  it('needs at most three statements per read, including the session check', async () => {
    const { family } = await school.course();
    const other = await readyFamily(school.app);
    const { learnerId } = family;
    for (const path of [
      '/students?q=sek',
      '/students/views',
      `/students/${learnerId}/notes`,
      `/students/${learnerId}/erasure`,
      `/students/${learnerId}/merge/${other.learnerId}`,
      `/enrolments/${family.enrolmentId}/events`,
      '/imports',
    ]) {
      const { answer, statements } = await sentWhile(() => ask('GET', path));
      expect([path, answer.status, statements.length <= 3]).toEqual([path, 200, true]);
    }
  });
});

describe('the filter of accounts', () => {
  it('finds active and inactive accounts, also with other filters and in the export', async () => {
    const name = 'Kenanga Saringan';
    const [away, here] = [await readyFamily(school.app, { name }), await readyFamily(school.app, { name })];
    const { account } = await must('GET', `/students/${away.learnerId}`);
    const closed = { active: false, reason: 'Pindah kota', version: account.version };
    const saved = await must('PUT', `/students/${away.learnerId}/active`, closed);
    const found = async (query: string) =>
      (await must('GET', `/students?q=kenanga&${query}`)).data.map(
        (one: { learnerId: string; account: string }) => [one.learnerId, one.account],
      );
    expect(await found('account=inactive')).toEqual([[away.learnerId, 'inactive']]);
    expect(await found('account=active')).toEqual([[here.learnerId, 'active']]);
    expect(await found('')).toHaveLength(2);
    expect(await found('account=inactive&status=inClass')).toEqual([]);
    expect(await found('account=inactive&status=waitingForClass')).toHaveLength(1);
    const all = (await must('GET', '/students?account=inactive')).data;
    expect(new Set(all.map((one: { name: string }) => one.name))).toEqual(new Set(['Adik', 'Tutup', name]));
    expect((await ask('GET', '/students?account=other')).status).toBe(400);
    const file = await school.bytes('/students/export?q=kenanga&account=inactive', admin);
    expect(file.body.toString().trimEnd().split('\r\n')).toHaveLength(2);
    await must('PUT', `/students/${away.learnerId}/active`, {
      active: true,
      reason: 'Kembali',
      version: saved.version,
    });
    expect(await found('account=inactive')).toEqual([]);
  });
});
