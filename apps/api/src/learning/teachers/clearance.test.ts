import { beforeAll, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { aTeacher, classForm, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { publishProfile, TEACHER_PROFILE } from '../../../test/teacher-profile.ts';
import { teachersOfMinors } from './clearance.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let teacher: Teacher;
beforeAll(async () => {
  app.clock.set(MONDAY_MORNING);
  admin = await signedInAccount(app, 'admin');
  teacher = await signedInAccount(app, 'teacher');
});

const path = () => `/teachers/${teacher.accountId}/clearance`;
const seen = { identityOn: '2026-10-01', certificateOn: '2026-10-01', certificateUntil: '2027-03-31' };
const save = (body: object, version: number, { token } = admin) =>
  app.ask('PUT', path(), { token, body: { ...seen, ...body, version } });
const work = async () => {
  const { body } = await app.ask('GET', '/dashboards/admin', { token: admin.token });
  return (body.work as { kind: string; items: { id: string; dueAt: string }[] }[] | undefined)?.find(
    ({ kind }) => kind === 'teacherClearance',
  )?.items;
};

it('a teacher may teach minors once an admin has seen both, until the last day, and the log says who looked', async () => {
  expect((await app.ask('GET', path(), { token: admin.token })).body).toMatchObject({
    state: 'none',
    version: 0,
  });
  expect((await save({}, 0, teacher)).status).toBe(403);
  expect((await save({ certificateUntil: null }, 0)).body.fields).toHaveProperty('certificateUntil');
  expect(await save({}, 0)).toMatchObject({ status: 200, body: { state: 'valid', version: 1 } });
  expect((await save({}, 0)).body.code).toBe('common.stale');
  const on = (day: string) => teachersOfMinors(app.pool, [teacher.accountId, 'no id'], day);
  expect([(await on('2027-03-31')).size, (await on('2027-04-01')).size]).toEqual([1, 0]);
  const { rows } = await app.pool.query(
    `select account_id, about_person from audit_entry where action = 'teacher.clearanceChecked'`,
  );
  expect(rows).toEqual([{ account_id: admin.accountId, about_person: teacher.accountId }]);
});

it('is offered in the wishes of a child only then', async () => {
  const family = await readyFamily(app, { level: 'Kids Beginner' });
  await publishProfile(app, teacher, TEACHER_PROFILE);
  const offered = async () =>
    (await app.ask('GET', `/enrolments/${family.enrolmentId}/wishes`, { token: family.token })).body.teachers
      .length;
  expect(await offered()).toBe(1);
  expect((await save({ identityOn: null }, 1)).body.state).toBe('none');
  expect(await offered()).toBe(0);
});

/** Another teacher who may teach minors, and the write that takes that back. */
async function aClearedTeacher() {
  const other = await aTeacher(app);
  const path = `/teachers/${other.accountId}/clearance`;
  const { version } = (await app.ask('GET', path, { token: admin.token })).body;
  const body = { ...seen, version };
  expect((await app.ask('PUT', path, { token: admin.token, body })).status).toBe(200);
  const none = { ...seen, identityOn: null, version: version + 1 };
  return { other, takeBack: () => app.ask('PUT', path, { token: admin.token, body: none }) };
}

it('taken back at this moment gives the teacher no class of a child', async () => {
  const { other, takeBack } = await aClearedTeacher();
  const form = classForm(other, [await readyFamily(app, { level: 'Kids Beginner' })]);
  const open = () => app.ask('POST', '/classes', { token: admin.token, body: form });
  const both = await atOnce(app.services.pool, takeBack, /insert into teacher_clearance/, open);
  expect([resultOf(both.first), resultOf(both.second), both.codes]).toEqual([
    '200',
    '409 classes.teacherNotCleared',
    [],
  ]);
});

it('taken back while the profile is published leaves it off the pages of minors', async () => {
  const { other, takeBack } = await aClearedTeacher();
  const body = { ...TEACHER_PROFILE, version: 0 };
  expect((await app.ask('PUT', '/teacher/profile', { token: other.token, body })).status).toBe(200);
  const publish = () =>
    app.ask('POST', `/teachers/${other.accountId}/profile/publish`, {
      token: admin.token,
      body: { version: 1, photo: null },
    });
  const both = await atOnce(app.services.pool, publish, /taught.names/, takeBack);
  expect([resultOf(both.first), resultOf(both.second), both.codes]).toEqual(['200', '200', []]);
  const { rows } = await app.pool.query('select for_minors from teacher_profile where teacher_id = $1', [
    other.accountId,
  ]);
  expect(rows).toEqual([{ for_minors: false }]);
});

it('is a task for admins from 30 days before the certificate ends', async () => {
  expect(await work()).toBeUndefined();
  await save({ certificateUntil: '2026-11-30' }, 2);
  expect(await work()).toMatchObject([{ id: teacher.accountId, dueAt: '2026-11-30T17:00:00.000Z' }]);
});
