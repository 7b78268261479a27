import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, aTeacher, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let one: RunningClass;
let group: RunningClass;
beforeAll(async () => {
  app.clock.set(MONDAY_MORNING);
  admin = await signedInAccount(app, 'admin');
  one = await aRunningClass(app);
  group = await aRunningClass(app, { learners: 2, capacity: 3, minute: 600 });
});

const WEEK = '?from=2026-11-09&until=2026-11-16';
const ask = (query: string, token = admin.token) => app.ask('GET', `/classes/calendar${query}`, { token });

describe("the school's calendar", () => {
  it('shows a week’s meetings with class, teacher and learners, and the holidays', async () => {
    await app.pool.query(
      `insert into holiday (day, name_id, name_en) values ('2026-11-12', 'Libur', 'Holiday')`,
    );
    const { status, body } = await ask(WEEK);
    expect(status).toBe(200);
    const shown = body.meetings.map(
      (m: { class: number; number: number; start: string; teacher: number }) => [
        body.classes[m.class].id,
        m.number,
        m.start,
        body.teachers[m.teacher].id,
      ],
    );
    expect(shown).toEqual([
      [one.classId, 1, '2026-11-09T02:00Z', one.teacher.accountId],
      [group.classId, 1, '2026-11-09T03:00Z', group.teacher.accountId],
      [one.classId, 2, '2026-11-11T02:00Z', one.teacher.accountId],
      [group.classId, 2, '2026-11-11T03:00Z', group.teacher.accountId],
    ]);
    expect(body.classes.find(({ id }: { id: string }) => id === group.classId).learners).toEqual([
      'Bagas',
      'Sekar',
    ]);
    expect(
      body.days.map(({ meetings, holiday }: { meetings: number; holiday: string | null }) => [
        meetings,
        holiday,
      ]),
    ).toEqual([
      [2, null],
      [0, null],
      [2, null],
      [0, 'Libur'],
      [0, null],
      [0, null],
      [0, null],
    ]);
    expect([body.tooMany, body.hours, body.of]).toEqual([false, null, null]);
  });

  it('of one teacher shows their meetings and teaching hours, without days away', async () => {
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes) values ($1, '2026-11-10', 'away', '[480,720)')`,
      [one.teacher.accountId],
    );
    const { body } = await ask(`${WEEK}&teacher=${one.teacher.accountId}`);
    expect(body.meetings).toHaveLength(2);
    expect(body.of.id).toBe(one.teacher.accountId);
    expect(body.hours).toContainEqual({ day: '2026-11-09', from: 480, to: 1200 });
    expect(body.hours).toContainEqual({ day: '2026-11-10', from: 720, to: 1200 });
    expect(body.hours.some(({ day }: { day: string }) => day === '2026-11-12')).toBe(false);
  });

  it('names the grid of start times, and hours to the quarter', async () => {
    expect((await ask(WEEK)).body.startsEvery).toBe(30);
    const week = [{ weekday: 1, from: 495, to: 720 }];
    await app.pool.query(
      `insert into setting (key, value, version) values ('lesson_hours', $1, 1)
       on conflict (key) do update set value = excluded.value, version = 1`,
      [JSON.stringify({ week, startsEvery: 15 })],
    );
    const { body } = await ask(`${WEEK}&teacher=${one.teacher.accountId}`);
    expect([body.startsEvery, body.hours]).toEqual([15, [{ day: '2026-11-09', from: 495, to: 720 }]]);
    await app.pool.query("delete from setting where key = 'lesson_hours'");
  });

  it('of one learner shows their meetings; an unknown person is not found', async () => {
    const learnerId = group.families[1]?.learnerId;
    const { body } = await ask(`${WEEK}&learner=${learnerId}`);
    expect(body.meetings.map(({ start }: { start: string }) => start)).toEqual([
      '2026-11-09T03:00Z',
      '2026-11-11T03:00Z',
    ]);
    expect(body.of).toEqual({ id: learnerId, name: 'Bagas' });
    for (const who of ['teacher=x', `learner=${admin.accountId}`, `teacher=${admin.accountId}`])
      expect((await ask(`${WEEK}&${who}`)).body.code).toBe('classes.nobody');
  });

  it('leaves out meetings to plan, but not held ones', async () => {
    await app.pool.query(`update meeting set state = 'held', closed_at = now() where id = $1`, [
      meetingOf(one, 1).id,
    ]);
    await app.pool.query(`update meeting set state = 'to_plan', during = null where id = $1`, [
      meetingOf(one, 2).id,
    ]);
    const { body } = await ask(`${WEEK}&teacher=${one.teacher.accountId}`);
    expect(body.meetings.map(({ state }: { state: string }) => state)).toEqual(['held']);
  });

  it('covers at most a week, and is only for admins', async () => {
    for (const range of ['?from=2026-11-09&until=2026-11-17', '?from=2026-11-09&until=2026-11-09'])
      expect((await ask(range)).body.code).toBe('classes.calendarRange');
    expect((await ask(WEEK, one.teacher.token)).status).toBe(403);
  });

  it('with 200 meetings a day reads a day in one statement and under 200 kB; a week is counted, not listed', async () => {
    const teachers = await Promise.all(Array.from({ length: 20 }, () => aTeacher(app)));
    // Each teacher one class with ten meetings on every day of a week.
    for (const { accountId } of teachers) {
      await app.pool.query(
        `with made as (
           insert into school_class (name, package_type, age_group, level, teacher_id, meetings, starts_on, created_at)
           values ('General English for Kids · Kids Beginner', 'general_english', 'kids', 'A2', $1, 70, '2027-03-01', now())
           returning id)
         insert into meeting (class_id, number, teacher_id, during)
         select made.id, d * 10 + h + 1, $1, tstzrange('2027-03-01T01:00Z'::timestamptz + d * interval '1 day' + h * interval '1 hour',
           '2027-03-01T02:00Z'::timestamptz + d * interval '1 day' + h * interval '1 hour')
         from made, generate_series(0, 6) d, generate_series(0, 9) h`,
        [accountId],
      );
    }
    const day = await ask('?from=2027-03-02&until=2027-03-03');
    expect([day.body.meetings.length, day.body.tooMany]).toEqual([200, false]);
    expect(JSON.stringify(day.body).length).toBeLessThan(200_000);
    const week = await ask('?from=2027-03-01&until=2027-03-08');
    expect([week.body.meetings.length, week.body.tooMany, week.body.days[3].meetings]).toEqual([
      0,
      true,
      200,
    ]);
  });
});

describe("a teacher's own calendar", () => {
  const own = (query: string, token: string) => app.ask('GET', `/teacher/calendar?${query}`, { token });

  it('shows the own meetings in the days of a zone, with the hours away and without the reason', async () => {
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes, reason)
       values ($1, '2026-11-17', 'away', '[480,720)', 'dentist')`,
      [one.teacher.accountId],
    );
    const { body } = await own('from=2026-11-16&until=2026-11-23&zone=Asia/Jayapura', one.teacher.token);
    expect(body.meetings.map(({ start }: { start: string }) => start)).toEqual([
      '2026-11-16T02:00Z',
      '2026-11-18T02:00Z',
    ]);
    expect(body.zone).toBe('Asia/Jayapura');
    // The school's 8:00 to 12:00 is 10:00 to 14:00 there.
    expect(body.away).toEqual([{ day: '2026-11-17', from: 600, to: 840 }]);
    expect(body.hours).toContainEqual({ day: '2026-11-17', from: 840, to: 1320 });
  });

  it('no longer shows a substitute what was given more than seven days ago', async () => {
    const helper = await aTeacher(app);
    const given = meetingOf(group, 1);
    await app.pool.query('update meeting set teacher_id = $2 where id = $1', [given.id, helper.accountId]);
    const seen = async () =>
      (await own('from=2026-11-09&until=2026-11-16', helper.token)).body.meetings.length;
    expect(await seen()).toBe(1);
    app.clock.set('2026-11-16T03:59:00Z');
    expect(await seen()).toBe(1);
    app.clock.set('2026-11-16T04:00:00Z');
    expect(await seen()).toBe(0);
    app.clock.set(MONDAY_MORNING);
  });

  it('is refused for a range of more than a week', async () => {
    const { status, body } = await own('from=2026-11-09&until=2026-11-17', one.teacher.token);
    expect([status, body.code]).toEqual([400, 'classes.calendarRange']);
  });
});
