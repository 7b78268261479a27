import { beforeAll, describe, expect, it } from 'vitest';
import { aTeacher, openedClass, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admin: { token: string; accountId: string };
beforeAll(async () => {
  app.clock.set('2026-11-02T03:00:00Z');
  admin = await signedInAccount(app, 'admin');
});

async function addTeacher(
  name: string,
  username: string,
  change: { active?: boolean; invited?: boolean } = {},
) {
  const teacher = await signedInAccount(app, 'teacher');
  await app.pool.query(
    `update account set name = $2, username = $3::citext, display_username = $3::text, email = $3 || '@contoh.id', active = $4,
       must_change_password = $5 where id = $1`,
    [teacher.accountId, name, username, change.active ?? true, change.invited ?? false],
  );
  return teacher;
}
async function list(query = '') {
  const reply = await app.ask('GET', `/teachers${query}`, { token: admin.token });
  expect([reply.status, reply.body.code]).toEqual([200, undefined]);
  return reply.body as { data: { name: string }[]; total: number };
}
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);
const setActive = (id: string, body: object, token = admin.token) =>
  app.ask('PATCH', `/teachers/${id}`, { token, body });

describe('the list of teachers', () => {
  beforeAll(async () => {
    await addTeacher('Rina Wulandari', 'rina.w');
    await addTeacher('Bayu Prasetyo', 'pak.bayu', { active: false });
    await addTeacher('', 'tanpa-nama', { invited: true });
    await signedInAccount(app, 'student');
  });

  it('has only teachers, sorted by name; a teacher without a name is listed by username', async () => {
    expect(await names('')).toEqual(['Bayu Prasetyo', 'Rina Wulandari', 'tanpa-nama']);
    const { data } = await list('');
    expect(data[2]).toMatchObject({
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
  ])('with %s has %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('has an exact total, and refuses unknown sort orders and filters', async () => {
    expect(await list('?pageSize=1&page=9')).toMatchObject({ data: [], total: 3, page: 9 });
    for (const invalid of ['?sort=password', '?status=gone', '?pageSize=101'])
      expect((await app.ask('GET', `/teachers${invalid}`, { token: admin.token })).status).toBe(400);
  });
});

describe('a teacher', () => {
  it('has weekly hours, classes and meetings of the next 7 days; admin and teacher see the same taught hours', async () => {
    const teacher = await aTeacher(app);
    await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const { body } = await app.ask('GET', `/teachers/${teacher.accountId}`, { token: admin.token });
    // Tuesday and Thursday of this week; the next Tuesday at nine is more than 7 days away.
    expect(body).toMatchObject({ weeklyMinutes: 5 * 9 * 60, classes: 1, meetingsSoon: 2, active: true });
    const path = `/teachers/${teacher.accountId}/hours?month=2026-11`;
    const own = await app.ask('GET', '/teacher/hours?month=2026-11', { token: teacher.token });
    expect((await app.ask('GET', path, { token: admin.token })).body).toEqual(own.body);
    for (const unknownId of [admin.accountId, 'nobody'])
      for (const part of ['', '/hours'])
        expect(
          (await app.ask('GET', `/teachers/${unknownId}${part}`, { token: admin.token })).body.code,
        ).toBe('teachers.notFound');
  });

  it('with planned meetings cannot be deactivated; the refusal states their number', async () => {
    const teacher = await aTeacher(app);
    const openClass = await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const body = { active: false, reason: 'Pindah kota', version: 1 };
    const refused = await setActive(teacher.accountId, body);
    expect([refused.status, refused.body.code]).toEqual([409, 'teachers.meetingsAhead']);
    expect(refused.body.message).toContain('20');
    const other = await aTeacher(app);
    const reassigned = await app.ask('PUT', `/classes/${openClass.id}/teacher`, {
      token: admin.token,
      body: { teacherId: other.accountId, version: openClass.version },
    });
    expect(reassigned.status).toBe(200);
    expect((await setActive(teacher.accountId, body)).body).toMatchObject({ active: false, version: 2 });
  });

  it('is signed out and gets no class when deactivated, and can be reactivated; both are audited', async () => {
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
    const reactivated = await setActive(teacher.accountId, {
      active: true,
      reason: 'Kembali',
      version: body.version,
    });
    expect(reactivated.body).toMatchObject({ active: true, version: 3 });
    // The old session ended and does not come back.
    expect((await app.ask('GET', '/teacher/availability', { token: teacher.token })).status).toBe(401);
    const { rows } = await app.pool.query(
      `select action, reason, before, after, account_id = $2 as "byAdmin" from audit_log where target_id = $1
       and action like 'teacher.%activated' order by id`,
      [teacher.accountId, admin.accountId],
    );
    expect(rows).toEqual([
      {
        action: 'teacher.deactivated',
        reason: 'Cuti panjang',
        before: { active: true },
        after: { active: false },
        byAdmin: true,
      },
      {
        action: 'teacher.activated',
        reason: 'Kembali',
        before: { active: false },
        after: { active: true },
        byAdmin: true,
      },
    ]);
  });

  it('is either deactivated or made a substitute when both are requested at the same instant', async () => {
    const { meetings } = await aRunningClass(app);
    const substitute = await aTeacher(app);
    const reason = 'Cuti';
    const replies = await Promise.all([
      app.ask('PUT', `/meetings/${meetings[0]?.id}/teacher`, {
        token: admin.token,
        body: { teacherId: substitute.accountId, reason },
      }),
      setActive(substitute.accountId, { active: false, reason, version: 1 }),
    ]);
    const refused = replies.filter(({ status }) => status >= 400);
    expect(refused).toHaveLength(1);
    expect(['meetings.noTeacher', 'teachers.meetingsAhead']).toContain(refused[0]?.body.code);
  });

  it('can be changed only by admins, with a reason and the current version', async () => {
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
