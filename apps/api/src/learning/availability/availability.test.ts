import { DEFAULT_LESSON_HOURS } from '@fasih/school/learning/lesson-hours/lesson-hours';
import { describe, expect, it } from 'vitest';
import { aTeacher, openedClass, readyFamily, type Teacher } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, meetingOf } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

const NINE = 9 * 60;
const addException = (teacher: Teacher, body: object) =>
  app.ask('POST', '/teacher/availability/exceptions', { token: teacher.token, body });

describe('a teacher’s hours', () => {
  it('are empty before anything is entered, which means not bookable', async () => {
    const { token, accountId } = await signedInAccount(app, 'teacher');
    const { body } = await app.ask('GET', '/teacher/availability', { token });
    expect(body).toEqual({
      teacherId: accountId,
      name: expect.any(String),
      weekly: [],
      exceptions: [],
      programs: [],
      ageGroups: [],
      meetingsOutside: 0,
      lessonHours: DEFAULT_LESSON_HOURS.week,
      version: 1,
    });
  });

  it('are replaced as a whole, with adjacent periods merged, and look the same to teacher and admin', async () => {
    const teacher = await aTeacher(app);
    const weekly = [
      { weekday: 3, from: 720, to: 780 },
      { weekday: 1, from: 540, to: 720 },
      { weekday: 1, from: 480, to: 540 },
    ];
    const saved = await app.ask('PUT', '/teacher/availability', {
      token: teacher.token,
      body: { weekly, version: 2 },
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      weekly: [
        { weekday: 1, from: 480, to: 720 },
        { weekday: 3, from: 720, to: 780 },
      ],
      version: 3,
    });
    const read = await app.ask('GET', '/teacher/availability', { token: teacher.token });
    const byAdmin = await app.ask('GET', `/teachers/${teacher.accountId}/availability`, admin);
    expect(read.body).toEqual(saved.body);
    expect(byAdmin.body).toEqual(saved.body);
  });

  it('are not changed by an outdated version', async () => {
    const teacher = await aTeacher(app);
    const stale = await app.ask('PUT', '/teacher/availability', {
      token: teacher.token,
      body: { weekly: [], version: 1 },
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'common.stale']);
    // The refusal contains the current hours and who changed them.
    expect(stale.body.current).toMatchObject({
      weekly: expect.any(Array),
      version: expect.any(Number),
      changed: { by: expect.any(String), at: expect.any(String) },
    });
    const { body } = await app.ask('GET', '/teacher/availability', { token: teacher.token });
    expect(body.weekly).toHaveLength(5);
  });

  it.each([
    [{ weekday: 1, from: 600, to: 600 }, 'weekly.0.to'],
    [{ weekday: 1, from: 700, to: 600 }, 'weekly.0.to'],
    [{ weekday: 8, from: 600, to: 660 }, 'weekly.0.weekday'],
    [{ weekday: 1, from: 600, to: 1441 }, 'weekly.0.to'],
  ])('refuse %j as weekly hours', async (hours, field) => {
    const { token } = await signedInAccount(app, 'teacher');
    const answer = await app.ask('PUT', '/teacher/availability', {
      token,
      body: { weekly: [hours], version: 1 },
    });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('let an admin, but not the teacher, set what the teacher teaches; other accounts are not teachers', async () => {
    const teacher = await signedInAccount(app, 'teacher');
    const body = { weekly: [], programs: ['conversation'], ageGroups: ['kids'], version: 1 };
    const own = await app.ask('PUT', '/teacher/availability', { token: teacher.token, body });
    expect([own.status, own.body.fields.programs !== undefined]).toEqual([400, true]);
    const saved = await app.ask('PUT', `/teachers/${teacher.accountId}/availability`, { ...admin, body });
    expect(saved.body).toMatchObject({ programs: ['conversation'], ageGroups: ['kids'], version: 2 });
    const family = await signedInAccount(app, 'student');
    for (const method of ['GET', 'PUT']) {
      const withBody = method === 'PUT' ? { body } : {};
      const answer = await app.ask(method, `/teachers/${family.accountId}/availability`, {
        ...admin,
        ...withBody,
      });
      expect([answer.status, answer.body.code]).toEqual([404, 'teachers.notFound']);
    }
  });
});

describe('exceptions', () => {
  it('are stored, listed by day, and removed', async () => {
    const teacher = await aTeacher(app);
    await addException(teacher, { day: '2026-11-21', kind: 'extra', from: NINE, to: 720, reason: 'Sabtu' });
    const { status, body } = await addException(teacher, {
      day: '2026-11-10',
      kind: 'away',
      from: 0,
      to: 1440,
    });
    expect(status).toBe(201);
    expect(body.exceptions).toEqual([
      { id: expect.any(String), day: '2026-11-10', kind: 'away', from: 0, to: 1440, reason: '' },
      { id: expect.any(String), day: '2026-11-21', kind: 'extra', from: NINE, to: 720, reason: 'Sabtu' },
    ]);
    const path = `/teacher/availability/exceptions/${body.exceptions[0].id}`;
    const other = await aTeacher(app);
    expect((await app.ask('DELETE', path, { token: other.token })).body.code).toBe(
      'teachers.exceptionNotFound',
    );
    const removed = await app.ask('DELETE', path, { token: teacher.token });
    expect([removed.status, removed.body.exceptions.length]).toEqual([200, 1]);
    const read = await app.ask('GET', '/teacher/availability', { token: teacher.token });
    expect(read.body).toEqual(removed.body);
  });

  it('cannot overlap another of their kind, nor be in the past', async () => {
    const teacher = await aTeacher(app);
    const away = { day: '2026-11-10', kind: 'away', from: 600, to: 720 };
    await addException(teacher, away);
    const overlapping = await addException(teacher, { ...away, from: 719, to: 800 });
    expect([overlapping.status, overlapping.body.code]).toEqual([409, 'teachers.exceptionOverlaps']);
    expect((await addException(teacher, { ...away, from: 720, to: 800 })).status).toBe(201);
    const past = await addException(teacher, { ...away, day: '2026-11-01' });
    expect([past.status, past.body.fields]).toEqual([400, { day: 'Tanggal ini sudah lewat.' }]);
  });

  it('of absence are refused while a meeting is planned, and the message names it', async () => {
    const teacher = await aTeacher(app);
    await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const refused = await addException(teacher, {
      day: '2026-11-03',
      kind: 'away',
      from: NINE + 59,
      to: 720,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'teachers.meetingsInTheWay']);
    expect(refused.body.message).toContain('Selasa, 3 November 2026');
    expect(refused.body.message).toContain('09.00 WIB');
    const after = await addException(teacher, { day: '2026-11-03', kind: 'away', from: NINE + 60, to: 720 });
    expect(after.status).toBe(201);
  });

  it('sent twice at the same instant are stored once, and removed once', async () => {
    const teacher = await aTeacher(app);
    const away = { day: '2026-11-10', kind: 'away', from: 600, to: 720 };
    const answers = await Promise.all([addException(teacher, away), addException(teacher, away)]);
    const [added, refused] = answers.sort((a, b) => a.status - b.status);
    expect([added?.status, refused?.body.code]).toEqual([201, 'teachers.exceptionOverlaps']);
    const path = `/teacher/availability/exceptions/${added?.body.exceptions[0].id}`;
    const removed = await Promise.all([1, 2].map(() => app.ask('DELETE', path, { token: teacher.token })));
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { body } = await app.ask('GET', '/teacher/availability', { token: teacher.token });
    expect(body.exceptions).toEqual([]);
  });

  it('of absence and a meeting moved into the absence at the same instant: one of them is refused', async () => {
    const runningClass = await aRunningClass(app);
    const [away, moved] = await Promise.all([
      addException(runningClass.teacher, { day: '2026-11-10', kind: 'away', from: 600, to: 720 }),
      app.ask('POST', `/meetings/${meetingOf(runningClass, 1).id}/move`, {
        token: admin.token,
        // 10:00 in Jakarta.
        body: { start: '2026-11-10T03:00:00.000Z', version: 1 },
      }),
    ]);
    const refusals = [away, moved].filter(({ status }) => status >= 400);
    expect(refusals).toHaveLength(1);
    expect(['teachers.meetingsInTheWay', 'meetings.teacherAway']).toContain(refusals[0]?.body.code);
  });

  it('of extra hours are not removed while a meeting depends on them', async () => {
    const teacher = await aTeacher(app);
    await openedClass(app, admin, teacher, [await readyFamily(app)]);
    await addException(teacher, { day: '2026-11-05', kind: 'extra', from: 480, to: 720 });
    const reduced = await app.ask('PUT', '/teacher/availability', {
      token: teacher.token,
      body: { weekly: [{ weekday: 2, from: 480, to: 720 }], version: 2 },
    });
    // Nine of the ten Thursdays are outside the hours; the extra hours cover the 5th of November.
    expect([reduced.status, reduced.body.meetingsOutside]).toEqual([200, 9]);
    const id = reduced.body.exceptions[0].id;
    const refused = await app.ask('DELETE', `/teacher/availability/exceptions/${id}`, {
      token: teacher.token,
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'teachers.meetingsInTheWay']);
  });
});

describe('hours taught', () => {
  it('list the closed meetings of a calendar month in school time, with paid minutes, their sum and the reason', async () => {
    const teacher = await aTeacher(app);
    const opened = await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const decision = {
      outcome: 'held',
      rule: 'close',
      policyVersion: 1,
      inputs: { now: '2026-11-03T03:00:01.000Z' },
      reason: { key: 'close.held', params: {} },
    };
    await app.pool.query(
      `update meeting set state = 'held', closed_at = upper(during), paid_minutes = 60 - number, decision = $2
       where class_id = $1 and number in (1, 2, 9)`,
      [opened.id, JSON.stringify(decision)],
    );
    const { status, body } = await app.ask('GET', '/teacher/hours?month=2026-11', { token: teacher.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: '2026-11', minutes: 59 + 58 });
    expect(body.meetings).toHaveLength(2);
    expect(body.meetings[0]).toMatchObject({
      classId: opened.id,
      className: opened.name,
      number: 1,
      startsAt: '2026-11-03T02:00:00.000Z',
      endsAt: '2026-11-03T03:00:00.000Z',
      state: 'held',
      paidMinutes: 59,
      decision,
    });
    const current = await app.ask('GET', '/teacher/hours', { token: teacher.token });
    expect(current.body).toEqual(body);
    const december = await app.ask('GET', '/teacher/hours?month=2026-12', { token: teacher.token });
    expect(december.body.meetings.map(({ number }: { number: number }) => number)).toEqual([9]);
    const other = await app.ask('GET', '/teacher/hours?month=2026-11', {
      token: (await aTeacher(app)).token,
    });
    expect(other.body).toEqual({
      month: '2026-11',
      minutes: 0,
      meetings: [],
      offers: { asked: 0, won: 0 },
    });
    const invalidMonth = await app.ask('GET', '/teacher/hours?month=2026-13', { token: teacher.token });
    expect(invalidMonth.status).toBe(400);
  });
});
