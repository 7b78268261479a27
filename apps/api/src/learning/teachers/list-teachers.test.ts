import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTeacher, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass } from '../../../test/running-class.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let app: TestApp;
let admin: { token: string; accountId: string };
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-02T03:00:00Z');
  admin = await signedInAccount(app, 'admin');
});
afterAll(() => app.stop());

async function named(name: string, username: string, change: { active?: boolean; invited?: boolean } = {}) {
  const teacher = await signedInAccount(app, 'teacher');
  await app.pool.query(
    `update account set name = $2, username = $3::citext, display_username = $3::text, email = $3 || '@contoh.id', active = $4,
       must_change_password = $5 where id = $1`,
    [teacher.accountId, name, username, change.active ?? true, change.invited ?? false],
  );
  return teacher;
}
async function list(query = '') {
  const answer = await app.ask('GET', `/teachers${query}`, { token: admin.token });
  expect([answer.status, answer.body.code]).toEqual([200, undefined]);
  return answer.body as { data: { name: string }[]; total: number };
}
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
const setActive = (id: string, body: object, token = admin.token) =>
  app.ask('PATCH', `/teachers/${id}`, { token, body });

describe('the list of teachers', () => {
  beforeAll(async () => {
    await named('Rina Wulandari', 'rina.w');
    await named('Bayu Prasetyo', 'pak.bayu', { active: false });
    await named('', 'tanpa-nama', { invited: true });
    await signedInAccount(app, 'student');
  });

  it('has all teachers and nobody else, by name, or by username without a name', async () => {
    expect(await names('')).toEqual(['Bayu Prasetyo', 'Rina Wulandari', 'tanpa-nama']);
    const { data } = await list('');
    expect(data[2]).toEqual({
      id: expect.any(String),
      name: 'tanpa-nama',
      username: 'tanpa-nama',
      email: 'tanpa-nama@contoh.id',
      active: true,
      invited: true,
      programs: [],
      ageGroups: [],
      weeklyMinutes: 0,
      classes: 0,
      meetingsSoon: 0,
      profile: 'none',
      version: 1,
    });
  });

  it.each([
    ['?q=wulan', ['Rina Wulandari']],
    ['?q=PAK.BAYU', ['Bayu Prasetyo']],
    ['?q=nama%40contoh', ['tanpa-nama']],
    ['?q=%25%25%25', []],
    ['?status=inactive', ['Bayu Prasetyo']],
    ['?status=active', ['Rina Wulandari', 'tanpa-nama']],
    ['?sort=-name', ['tanpa-nama', 'Rina Wulandari', 'Bayu Prasetyo']],
    ['?sort=-status', ['Bayu Prasetyo', 'Rina Wulandari', 'tanpa-nama']],
    ['?pageSize=1&page=2', ['Rina Wulandari']],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it('has an exact total, and refuses unknown sort orders and filters', async () => {
    expect(await list('?pageSize=1&page=9')).toMatchObject({ data: [], total: 3, page: 9 });
    for (const wrong of ['?sort=password', '?status=gone', '?pageSize=101'])
      expect((await app.ask('GET', `/teachers${wrong}`, { token: admin.token })).status).toBe(400);
  });
});

describe('a teacher', () => {
  it('has hours, classes, the meetings of the next 7 days, and their own taught hours', async () => {
    const teacher = await aTeacher(app);
    await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const { body } = await app.ask('GET', `/teachers/${teacher.accountId}`, { token: admin.token });
    // Tuesday and Thursday of this week; the next Tuesday at nine is more than 7 days away.
    expect(body).toMatchObject({ weeklyMinutes: 5 * 9 * 60, classes: 1, meetingsSoon: 2, active: true });
    const path = `/teachers/${teacher.accountId}/hours?month=2026-11`;
    const own = await app.ask('GET', '/teacher/hours?month=2026-11', { token: teacher.token });
    expect((await app.ask('GET', path, { token: admin.token })).body).toEqual(own.body);
    for (const nobody of [admin.accountId, 'nobody'])
      for (const part of ['', '/hours'])
        expect((await app.ask('GET', `/teachers/${nobody}${part}`, { token: admin.token })).body.code).toBe(
          'teachers.notFound',
        );
  });

  it('with coming meetings cannot be deactivated; the refusal says how many there are', async () => {
    const teacher = await aTeacher(app);
    const made = await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const body = { active: false, reason: 'Pindah kota', version: 1 };
    const refused = await setActive(teacher.accountId, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'teachers.meetingsAhead']);
    expect(refused.body.message).toContain('20');
    const other = await aTeacher(app);
    const handed = await app.ask('PUT', `/classes/${made.id}/teacher`, {
      token: admin.token,
      body: { teacherId: other.accountId, version: made.version },
    });
    expect(handed.status).toBe(200);
    expect((await setActive(teacher.accountId, body)).body).toMatchObject({ active: false, version: 2 });
  });

  it('once deactivated is signed out, cannot sign in or get a class, and can be reactivated; both are audited', async () => {
    const teacher = await aTeacher(app);
    const before = await app.ask('GET', '/teacher/availability', { token: teacher.token });
    const { body } = await setActive(teacher.accountId, {
      active: false,
      reason: 'Cuti panjang',
      version: 1,
    });
    const after = await app.ask('GET', '/teacher/availability', { token: teacher.token });
    expect([before.status, body.active, after.status]).toEqual([200, false, 401]);
    const family = await readyFamily(app);
    const plan = { teacherId: teacher.accountId, enrolmentIds: [family.enrolmentId], startsOn: '2026-11-03' };
    const slots = [
      { weekday: 2, minute: 540 },
      { weekday: 4, minute: 540 },
    ];
    const opened = await app.ask('POST', '/classes', { token: admin.token, body: { ...plan, slots } });
    expect(opened.body.code).toBe('classes.teacherNotFound');
    const back = await setActive(teacher.accountId, {
      active: true,
      reason: 'Kembali',
      version: body.version,
    });
    expect(back.body).toMatchObject({ active: true, version: 3 });
    // The old session ended and does not come back.
    expect((await app.ask('GET', '/teacher/availability', { token: teacher.token })).status).toBe(401);
    const { rows } = await app.pool.query(
      `select action, reason, before, after, account_id = $2 as mine from audit_log where target_id = $1
       and action like 'teacher.%activated' order by id`,
      [teacher.accountId, admin.accountId],
    );
    expect(rows).toEqual([
      {
        action: 'teacher.deactivated',
        reason: 'Cuti panjang',
        before: { active: true },
        after: { active: false },
        mine: true,
      },
      {
        action: 'teacher.activated',
        reason: 'Kembali',
        before: { active: false },
        after: { active: true },
        mine: true,
      },
    ]);
  });

  it('deactivated at the instant a meeting is handed over: never both', async () => {
    const { meetings } = await aRunningClass(app);
    const substitute = await aTeacher(app);
    const reason = 'Cuti';
    const both = await Promise.all([
      app.ask('PUT', `/meetings/${meetings[0]?.id}/teacher`, {
        token: admin.token,
        body: { teacherId: substitute.accountId, reason },
      }),
      setActive(substitute.accountId, { active: false, reason, version: 1 }),
    ]);
    const refused = both.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(1);
    expect(['meetings.noTeacher', 'teachers.meetingsAhead']).toContain(refused[0]?.body.code);
  });

  it('is changed only with a reason and the current version, by admins', async () => {
    const teacher = await aTeacher(app);
    const body = { active: false, reason: 'Pindah', version: 7 };
    expect((await setActive(teacher.accountId, body)).body.code).toBe('common.stale');
    expect((await setActive(teacher.accountId, { ...body, reason: ' ' })).body.fields).toHaveProperty(
      'reason',
    );
    expect((await setActive(admin.accountId, body)).body.code).toBe('teachers.notFound');
    for (const role of ['student', 'teacher', 'finance'] as const) {
      const { token } = await signedInAccount(app, role);
      expect((await setActive(teacher.accountId, body, token)).status).toBe(403);
      expect((await app.ask('GET', '/teachers', { token })).status).toBe(403);
    }
  });
});
