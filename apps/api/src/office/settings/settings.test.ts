import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileForm } from '../../../test/file-form.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
const other = shared(() => signedInAccount(app, 'admin'));
beforeAll(async () => {
  await app.pool.query('update account set name = $2 where id = $1', [other.accountId, 'Dewi Lestari']);
});

const school = {
  name: 'Kursus Melati',
  legalName: 'Yayasan Melati Putih',
  phone: '0812 3456 7890',
  email: 'Halo@Melati.example',
  address: 'Jl. Slamet Riyadi 12\nSolo',
};
const contentVersion = async () =>
  Number((await app.pool.query('select version from content_version')).rows[0].version);
const lastEntry = async () =>
  (
    await app.pool.query(
      'select action, target_id as target, before, after, reason from audit_log order by id desc limit 1',
    )
  ).rows[0];

describe("the school's identity", () => {
  it('is changed as a whole, normalised, and raises the content version', async () => {
    const before = await contentVersion();
    const first = await app.ask('GET', '/settings/school', { token: admin.token });
    expect(first.body).toMatchObject({ name: 'Fasih', logo: null, version: 0, changed: null });
    const saved = await app.ask('PUT', '/settings/school', {
      token: admin.token,
      body: { ...school, version: 0 },
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      name: 'Kursus Melati',
      phone: '+6281234567890',
      email: 'halo@melati.example',
      version: 1,
    });
    expect(await contentVersion()).toBeGreaterThan(before);
    expect(await lastEntry()).toMatchObject({
      action: 'school.changed',
      before: { name: 'Fasih', legalName: '' },
      after: { name: 'Kursus Melati', legalName: 'Yayasan Melati Putih' },
    });
  });

  it('gives the second of two editors the current record and its author', async () => {
    const { version } = (await app.ask('GET', '/settings/school', { token: admin.token })).body;
    const mine = { ...school, name: 'Melati', version };
    const theirs = { ...school, address: 'Jl. Baru 1', version };
    const answers = await Promise.all([
      app.ask('PUT', '/settings/school', { token: other.token, body: theirs }),
      app.ask('PUT', '/settings/school', { token: other.token, body: mine }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(refused).toMatchObject({
      code: 'common.stale',
      current: {
        name: winner.name,
        address: winner.address,
        version: version + 1,
        changed: { by: 'Dewi Lestari' },
      },
    });
  });

  it('refuses invalid names, phones and addresses at the field', async () => {
    const { version } = (await app.ask('GET', '/settings/school', { token: admin.token })).body;
    const { status, body } = await app.ask('PUT', '/settings/school', {
      token: admin.token,
      body: { ...school, name: ' ', phone: 'tidak ada', email: 'x', version },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(['email', 'name', 'phone']);
  });
});

describe('the logo', () => {
  const upload = (bytes: Uint8Array) =>
    app.ask('PUT', '/settings/logo', {
      token: admin.token,
      body: fileForm(bytes, { name: 'logo.png', field: 'logo', type: 'image/png' }),
    });
  const kept = () => {
    const folder = join(app.dataDir, 'files', 'logos');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('is re-encoded, shown to everybody, replaced, and removed with its file', async () => {
    const png = await sharp({ create: { width: 400, height: 200, channels: 4, background: '#0a7f' } })
      .png()
      .toBuffer();
    const first = await upload(png);
    expect(first.status).toBe(200);
    const picture = await app.ask('GET', first.body.logo.replace('/api', ''));
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toBe('image/webp');
    const second = await upload(png);
    expect(second.body.logo).not.toBe(first.body.logo);
    expect(kept()).toHaveLength(1);
    const removed = await app.ask('DELETE', '/settings/logo', { token: admin.token });
    expect(removed.body.logo).toBeNull();
    expect(kept()).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'school.logoRemoved' });
  });

  it('refuses SVG and files with another field name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(svg)).body.code).toBe('settings.logoNotPicture');
    expect((await upload(Buffer.alloc(3 * 1024 * 1024))).body.code).toBe('settings.logoTooLarge');
    expect((await app.ask('GET', '/settings/logo/..%2f..%2fsecret')).status).toBe(404);
    expect(kept()).toEqual([]);
  });
});

describe('holidays', () => {
  it('show before and after which meetings are on the day, and move none', async () => {
    const running = await aRunningClass(app);
    const [, second] = running.meetings;
    if (!second) throw new Error('a class without meetings');
    const day = second.start.toISOString().slice(0, 10);
    const preview = await app.ask('GET', `/settings/holidays/${day}/meetings`, { token: admin.token });
    expect(preview.body).toMatchObject({
      day,
      count: 1,
      meetings: [{ id: second.id, classId: running.classId }],
    });
    const added = await app.ask('POST', '/settings/holidays', {
      token: admin.token,
      body: { day, id: 'Cuti bersama', en: 'Joint leave' },
    });
    expect([added.status, added.body.meetings]).toEqual([201, 1]);
    expect(await lastEntry()).toMatchObject({ action: 'holiday.added', target: day });
    const { rows } = await app.pool.query('select state, lower(during) as start from meeting where id = $1', [
      second.id,
    ]);
    expect(rows[0]).toEqual({ state: 'planned', start: second.start });
    const twice = await app.ask('POST', '/settings/holidays', {
      token: admin.token,
      body: { day, id: 'Lagi', en: 'Again' },
    });
    expect([twice.status, twice.body.code]).toEqual([409, 'settings.holidayExists']);
    const year = await app.ask('GET', `/settings/holidays?year=${day.slice(0, 4)}`, { token: admin.token });
    expect(year.body.data).toContainEqual({ day, id: 'Cuti bersama', en: 'Joint leave', meetings: 1 });
    const removed = await app.ask('DELETE', `/settings/holidays/${day}`, { token: admin.token });
    expect(removed.status).toBe(200);
    expect((await app.ask('DELETE', `/settings/holidays/${day}`, { token: admin.token })).status).toBe(404);
  });

  it('follow the school’s day: 23:30 UTC is the next morning in Jakarta', async () => {
    const running = await aRunningClass(app, { minute: 390, startsOn: '2027-06-07' });
    const [first] = running.meetings;
    expect(first?.start.toISOString()).toBe('2027-06-06T23:30:00.000Z');
    const on = async (day: string) =>
      (await app.ask('GET', `/settings/holidays/${day}/meetings`, { token: admin.token })).body.count;
    expect([await on('2027-06-06'), await on('2027-06-07')]).toEqual([0, 1]);
  });
});

describe('the lesson hours', () => {
  const WEEK = [
    { weekday: 1, from: 480, to: 720 },
    { weekday: 1, from: 720, to: 1200 },
    { weekday: 3, from: 480, to: 1200 },
  ];
  const save = (body: object, token = admin.token) =>
    app.ask('PUT', '/settings/lesson-hours', { token, body });

  it('are daily from 6:00 to 22:00 until the school sets its own', async () => {
    const { body } = await app.ask('GET', '/settings/lesson-hours', { token: admin.token });
    expect(body).toMatchObject({ startsEvery: 30, version: 0, changed: null });
    expect(body.week).toHaveLength(7);
    expect(body.week[6]).toEqual({ weekday: 7, from: 360, to: 1320 });
  });

  it('are saved as a whole with touching pieces joined, and audited; an outdated version is refused', async () => {
    const saved = await save({ week: WEEK, startsEvery: 60, version: 0 });
    const week = [
      { weekday: 1, from: 480, to: 1200 },
      { weekday: 3, from: 480, to: 1200 },
    ];
    expect(saved).toMatchObject({ status: 200, body: { week, startsEvery: 60, version: 1 } });
    expect(await lastEntry()).toMatchObject({
      action: 'school.lessonHoursChanged',
      before: { startsEvery: 30 },
      after: { week, startsEvery: 60 },
    });
    const late = await save({ week: WEEK.slice(0, 1), startsEvery: 15, version: 0 }, other.token);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'common.stale', current: { week, startsEvery: 60, version: 1 } },
    });
  });

  it('are saved by one of two simultaneous first editors', async () => {
    await app.pool.query("delete from setting where key = 'lesson_hours'");
    const both = await Promise.all([
      save({ week: WEEK, startsEvery: 30, version: 0 }),
      save({ week: WEEK, startsEvery: 60, version: 0 }, other.token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['no hours at all', { week: [], startsEvery: 30 }],
    ['an end before the start', { week: [{ weekday: 1, from: 600, to: 600 }], startsEvery: 30 }],
    ['a grid that nobody offers', { week: WEEK, startsEvery: 20 }],
    ['an eighth weekday', { week: [{ weekday: 8, from: 480, to: 600 }], startsEvery: 30 }],
  ])('are refused with %s', async (_, form) => {
    const { status, body } = await save({ ...form, version: 1 });
    expect([status, body.code]).toEqual([400, 'common.invalid']);
  });

  it('show which classes and teachers are outside of them, before saving', async () => {
    const { classId, teacher } = await aRunningClass(app, { startsOn: '2027-02-01' });
    await app.pool.query(
      "insert into availability (teacher_id, weekday, minutes) values ($1, 5, '[480,1200)') on conflict do nothing",
      [teacher.accountId],
    );
    const ask = async (week: object[]) =>
      (
        await app.ask('POST', '/settings/lesson-hours/preview', {
          token: admin.token,
          body: { week, startsEvery: 30 },
        })
      ).body;
    const whole = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: 0, to: 1440 }));
    expect(await ask(whole)).toEqual({
      classes: { count: 0, first: [] },
      teachers: { count: 0, first: [] },
    });
    const afternoons = await ask(whole.map((one) => ({ ...one, from: 600 })));
    expect(afternoons.classes.first).toContainEqual({ id: classId, name: 'Sekar' });
    expect(afternoons.teachers.first.map(({ id }: { id: string }) => id)).toContain(teacher.accountId);
  });
});
