import { HOUR, later } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import {
  aRunningClass,
  aTeacher,
  meetingOf,
  type RunningClass,
  type Teacher,
} from '../../../test/running-class.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { holdMeeting } from '../../../test/teaching-days.ts';
import { addEvents } from '../../courses/balance/balance.ts';

let app: TestApp;
let teacher: Teacher;
/** Mondays and Wednesdays at nine with two learners, and at eleven with one. */
let group: RunningClass;
let single: RunningClass;
beforeEach(async () => {
  app = await startTestApp();
  teacher = await aTeacher(app);
  group = await aRunningClass(app, { teacher, learners: 2 });
  single = await aRunningClass(app, { teacher, minute: 660 });
});
afterEach(() => app.stop());

const ask = (path: string, who: { token: string } = teacher) => app.ask('GET', path, { token: who.token });
const rename = (learnerId: string | undefined, name: string) =>
  app.pool.query('update learner set name = $2 where id = $1', [learnerId, name]);

describe("a teacher's home", () => {
  it("has today's meetings in order, with all learners", async () => {
    app.clock.set('2026-11-08T18:00:00Z');
    const { status, body } = await ask('/dashboards/teacher');
    // One in the morning in Jakarta on the ninth.
    expect([status, body.day, body.bookable]).toEqual([200, '2026-11-09', true]);
    expect(body.agenda.map(({ meetingId }: { meetingId: string }) => meetingId)).toEqual([
      meetingOf(group, 1).id,
      meetingOf(single, 1).id,
    ]);
    expect(body.agenda[0]).toMatchObject({
      startsAt: '2026-11-09T02:00:00.000Z',
      classId: group.classId,
      capacity: 2,
      state: 'planned',
      seats: [
        { name: 'Bagas', state: 'planned', number: 1, kind: 'lesson' },
        { name: 'Sekar', state: 'planned', number: 1 },
      ],
    });
    expect(body.classes).toHaveLength(2);
    expect(body.students).toHaveLength(3);
    expect([body.history, body.minutesThisMonth]).toEqual([[], 0]);
  });

  it('has the classes without a link from 24 hours before they meet, as the admin’s home does', async () => {
    const admin = await signedInAccount(app, 'admin');
    const missing = async () => {
      const homes = [await ask('/dashboards/teacher'), await ask('/dashboards/admin', admin)];
      return homes.map(({ body }) => body.linkless.map(({ classId }: { classId: string }) => classId));
    };
    await app.pool.query('update school_class set zoom_link = null');
    const first = meetingOf(group, 1);
    app.clock.set(later(first.start, -24 * HOUR - 1));
    expect(await missing()).toEqual([[], []]);
    app.clock.set(later(first.start, -24 * HOUR));
    expect(await missing()).toEqual([[group.classId], [group.classId]]);
    app.clock.set(later(first.start, -HOUR));
    const both = [group.classId, single.classId];
    expect(await missing()).toEqual([both, both]);
    // Its pause ends before the meeting, which is planned again already.
    await app.pool.query("update school_class set state = 'paused' where id = $1", [single.classId]);
    expect(await missing()).toEqual([both, both]);
    const { body } = await ask('/dashboards/teacher');
    const { version } = body.linkless[0];
    const link = { zoom_link: 'https://zoom.us/j/1', zoom_room: '', version };
    const path = `/classes/${group.classId}/link`;
    expect((await app.ask('PUT', path, { token: teacher.token, body: link })).status).toBe(200);
    expect(await missing()).toEqual([[single.classId], [single.classId]]);
    await app.pool.query(`update teacher set meeting_link = 'https://zoom.us/j/2'`);
    expect(await missing()).toEqual([[], []]);
    const home = await ask('/dashboards/teacher');
    expect(home.body.agenda.map(({ link: one }: { link: string }) => one)).toEqual([
      'https://zoom.us/j/1',
      'https://zoom.us/j/2',
    ]);
  });

  it('has a page for each meeting, with the last note of its class, which a substitute does not read', async () => {
    const [first, second] = [meetingOf(group, 1), meetingOf(group, 2)];
    await app.pool.query(
      `update meeting set note = 'Past tense', homework = 'Halaman 12', state = 'held', closed_at = now() where id = $1`,
      [first.id],
    );
    app.clock.set(second.start);
    const path = `/teacher/meetings/${second.id}`;
    const { status, body } = await ask(path);
    expect([status, body.meeting.meetingId, body.ageGroup]).toEqual([200, second.id, 'adult']);
    expect(body.last).toEqual({
      number: 1,
      startsAt: first.start.toISOString(),
      note: 'Past tense',
      homework: 'Halaman 12',
    });
    const other = await aTeacher(app);
    expect((await ask(path, other)).status).toBe(404);
    await app.pool.query('update meeting set teacher_id = $2 where id = $1', [second.id, other.accountId]);
    const given = await ask(path, other);
    expect([given.status, given.body.last, given.body.meeting.given]).toEqual([200, null, true]);
    expect((await ask('/teacher/meetings/x')).status).toBe(404);
  });

  it('keeps a cancelled meeting in the line of its day, with the reason', async () => {
    const meeting = meetingOf(single, 1);
    app.clock.set(later(meeting.start, -HOUR));
    const path = `/meetings/${meeting.id}/cancel`;
    const body = { reason: 'Listrik padam' };
    expect((await app.ask('POST', path, { token: teacher.token, body })).status).toBe(200);
    const home = await ask('/dashboards/teacher');
    expect(home.body.agenda).toHaveLength(1);
    expect(home.body.cancelled).toMatchObject([
      { classId: single.classId, startsAt: meeting.start.toISOString(), ...body, learners: ['Sekar'] },
    ]);
    expect((await ask('/dashboards/teacher?day=2026-11-11')).body.cancelled).toEqual([]);
  });

  it('marks learners of stopped courses as not expected', async () => {
    const [stopped] = single.families;
    await app.pool.query("update enrolment set state = 'suspended' where id = $1", [stopped?.enrolmentId]);
    app.clock.set('2026-11-08T18:00:00Z');
    const { body } = await ask('/dashboards/teacher');
    const seats = body.agenda.flatMap((one: { seats: { stopped: boolean }[] }) => one.seats);
    expect(seats.map((seat: { stopped: boolean }) => seat.stopped)).toEqual([false, false, true]);
  });

  it('shows late excuses', async () => {
    const [family] = single.families;
    app.clock.set('2026-11-08T18:00:00Z');
    const path = `/meetings/${meetingOf(single, 1).id}/excuse`;
    await app.ask('POST', path, { token: family?.token ?? '', body: { learnerId: family?.learnerId } });
    const { body } = await ask('/dashboards/teacher');
    const told = body.agenda.flatMap((one: { seats: { toldLateAt: string | null }[] }) =>
      one.seats.map(({ toldLateAt }) => toldLateAt),
    );
    expect(told).toEqual([null, null, '2026-11-08T18:00:00.000Z']);
  });

  it('shows the week ahead, and what is owed: notes and scores', async () => {
    await holdMeeting(app, group, 1, ['onTime', 'late']);
    const home = async () => (await ask('/dashboards/teacher')).body;
    const { ahead, unwritten, unscored } = await home();
    expect(ahead).toHaveLength(4);
    expect(ahead[0]).toMatchObject({
      meetingId: meetingOf(group, 2).id,
      startsAt: '2026-11-11T02:00:00.000Z',
    });
    expect(unwritten).toMatchObject([{ meetingId: meetingOf(group, 1).id, note: '' }]);
    expect(unscored).toEqual([]);

    // The mark of a lesson becomes the one of a test.
    const [first] = group.families;
    await app.pool.query('update enrolment set meetings = 2 where id = $1', [first?.enrolmentId]);
    await app.pool.query("update meeting set note = 'Salam' where id = $1", [meetingOf(group, 1).id]);
    const after = await home();
    expect(after.unwritten).toEqual([]);
    expect(after.unscored).toMatchObject([{ enrolmentId: first?.enrolmentId, number: 1, kind: 'test' }]);
  });

  it('asks for the one score that is missing beside another, until both are there', async () => {
    await holdMeeting(app, single, 1, ['onTime']);
    await holdMeeting(app, single, 2, ['onTime']);
    const [learner] = single.families;
    await app.pool.query('update enrolment set meetings = 2 where id = $1', [learner?.enrolmentId]);
    const owed = async () => {
      const { body } = await ask('/dashboards/teacher');
      return body.unscored.map(({ number }: { number: number }) => number);
    };
    const score = (number: number) =>
      app.pool.query(
        'insert into test_score (enrolment_id, number, score, given_by, given_at) values ($1, $2, 80, $3, now())',
        [learner?.enrolmentId, number, teacher.accountId],
      );
    expect(await owed()).toEqual([1, 2]);
    await score(2);
    expect(await owed()).toEqual([1]);
    await score(1);
    expect(await owed()).toEqual([]);
  });

  it('asks for no score in the middle of an odd number of meetings, which has no test there', async () => {
    for (const number of [1, 2, 3]) await holdMeeting(app, single, number, ['onTime']);
    await app.pool.query('update enrolment set meetings = 3 where id = $1', [
      single.families[0]?.enrolmentId,
    ]);
    const { unscored } = (await ask('/dashboards/teacher')).body;
    expect(unscored).toMatchObject([{ number: 3, kind: 'final' }]);
  });

  it('says how many there are in all of what it lists the first of', async () => {
    const big = await aRunningClass(app, { teacher, minute: 780, learners: 6 });
    for (const minute of [840, 900, 960, 1020, 1080]) await aRunningClass(app, { teacher, minute });
    const came = big.families.map(() => 'onTime' as const);
    for (const number of [1, 2, 3, 4, 5]) await holdMeeting(app, big, number, came);
    await holdMeeting(app, single, 6);
    await holdMeeting(app, big, 6, came);
    await app.pool.query('update enrolment set meetings = 2 where id = any($1)', [
      big.families.map(({ enrolmentId }) => enrolmentId),
    ]);
    const { classes, students, unwritten, unscored, totals } = (await ask('/dashboards/teacher')).body;
    expect([classes, students, unwritten, unscored].map(({ length }) => length)).toEqual([6, 5, 5, 5]);
    expect(totals).toEqual({ classes: 8, students: 14, unwritten: 6, unscored: 12 });
  });

  it('looks back at a class that is over for thirty days', async () => {
    await holdMeeting(app, single, 1, ['onTime']);
    const [learner] = single.families;
    await app.pool.query(
      `update enrolment set meetings = 2, level = 'Adult Beginner', level_state = 'proposed', level_waits_since = $2 where id = $1`,
      [learner?.enrolmentId, app.clock.now()],
    );
    await app.pool.query(`update school_class set state = 'completed', ended_at = $2 where id = $1`, [
      single.classId,
      app.clock.now(),
    ]);
    const owed = async () => {
      const { unscored, levels, students } = (await ask('/dashboards/teacher')).body;
      return [unscored.length, levels.total, students.length];
    };
    expect(await owed()).toEqual([1, 1, 3]);
    app.passes(30 * 24 * HOUR);
    expect(await owed()).toEqual([1, 1, 3]);
    app.passes(24 * HOUR);
    expect(await owed()).toEqual([0, 0, 2]);
    // The list has everybody whom the teacher taught.
    expect((await ask('/teacher/students')).body.total).toBe(3);
  });

  it('shows any other day, and refuses an invalid one', async () => {
    const agenda = async (day: string) => (await ask(`/dashboards/teacher?day=${day}`)).body.agenda.length;
    expect(await agenda('2026-11-11')).toBe(2);
    expect(await agenda('2026-11-10')).toBe(0);
    expect(await agenda('2024-02-29')).toBe(0);
    for (const none of ['2026-13-01', '2026-02-30', 'today', '']) {
      const { status, body } = await ask(`/dashboards/teacher?day=${none}`);
      expect([none, status, body.code]).toEqual([none, 400, 'common.invalid']);
    }
  });

  it('shows the paid minutes of the month, and the latest meetings', async () => {
    await holdMeeting(app, group, 1, ['onTime', 'late']);
    const { body } = await ask('/dashboards/teacher');
    expect(body.minutesThisMonth).toBe(60);
    expect(body.history).toMatchObject([
      { meetingId: meetingOf(group, 1).id, state: 'held', paidMinutes: 60 },
    ]);
    expect(body.history[0].seats.map(({ state }: { state: string }) => state).sort()).toEqual([
      'late',
      'present',
    ]);
    app.clock.set('2026-12-01T00:00:00Z');
    expect((await ask('/dashboards/teacher')).body.minutesThisMonth).toBe(0);
  });

  it('is empty for a teacher without classes, and tells if no hours are set', async () => {
    const fresh = await signedInAccount(app, 'teacher');
    const { status, body } = await ask('/dashboards/teacher', fresh);
    expect([status, body.bookable, body.agenda, body.classes, body.students]).toEqual([
      200,
      false,
      [],
      [],
      [],
    ]);
  });
});

describe("a teacher's classes", () => {
  it('can be sorted, searched, filtered by state and paged', async () => {
    // No job set 'active'; the day of the first meeting has come.
    await app.pool.query(
      "update school_class set name = 'Kelas Anggrek', starts_on = '2026-11-02' where id = $1",
      [single.classId],
    );
    const names = async (query: string) => {
      const { body } = await ask(`/teacher/classes${query}`);
      return [body.total, body.data.map(({ name }: { name: string }) => name)];
    };
    const both = ['Kelas Anggrek', 'General English'];
    // Active ones come first.
    expect(await names('')).toEqual([2, both]);
    expect(await names('?sort=name')).toEqual([2, both.toReversed()]);
    expect(await names('?sort=-name')).toEqual([2, both]);
    expect(await names('?state=active')).toEqual([1, ['Kelas Anggrek']]);
    expect(await names('?q=anggr')).toEqual([1, ['Kelas Anggrek']]);
    expect(await names('?page=2&pageSize=1&sort=name')).toEqual([2, ['Kelas Anggrek']]);
    expect((await ask('/teacher/classes?sort=teacher_id')).status).toBe(400);
  });

  it('show learners, held meetings and the next one', async () => {
    await holdMeeting(app, group, 1);
    const { body } = await ask(`/teacher/classes/${group.classId}`);
    expect(body.class).toMatchObject({
      classId: group.classId,
      students: ['Bagas', 'Sekar'],
      capacity: 2,
      progress: 5,
      progressCounts: { attended: 1, lost: 0, left: 19 },
      meetings: 20,
      nextStartsAt: '2026-11-11T02:00:00.000Z',
      slots: [
        { weekday: 1, minute: 540 },
        { weekday: 3, minute: 540 },
      ],
    });
    expect(body.meetings.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });

  it('are not found for other teachers; a substitute finds the class of the meeting', async () => {
    const other = await aTeacher(app);
    for (const id of [group.classId, 'x', '%01', '0190a000-0000-7000-8000-000000000000']) {
      const { status, body } = await ask(`/teacher/classes/${id}`, other);
      expect([id, status, body.code]).toEqual([id, 404, 'classes.notFound']);
    }
    expect((await ask('/teacher/classes', other)).body.total).toBe(0);
    await app.pool.query('update meeting set teacher_id = $2 where id = $1', [
      meetingOf(group, 3).id,
      other.accountId,
    ]);
    expect((await ask(`/teacher/classes/${group.classId}`, other)).status).toBe(200);
    expect((await ask('/teacher/classes', other)).body.total).toBe(1);
    expect((await ask('/dashboards/teacher?day=2026-11-16', other)).body.agenda).toHaveLength(1);
  });
});

describe("a teacher's learners", () => {
  beforeEach(async () => {
    await rename(single.families[0]?.learnerId, 'Putri');
  });
  const names = async (query: string) => {
    const { body } = await ask(`/teacher/students${query}`);
    return body.data.map(({ name }: { name: string }) => name);
  };

  it('can be searched by name and class, and filtered by class or program', async () => {
    expect(await names('')).toEqual(['Bagas', 'Putri', 'Sekar']);
    expect(await names('?q=put')).toEqual(['Putri']);
    expect(await names('?q=general')).toHaveLength(3);
    expect(await names('?q=%25')).toEqual([]);
    expect(await names(`?class=${group.classId}`)).toEqual(['Bagas', 'Sekar']);
    expect(await names('?class=general-english')).toHaveLength(3);
    expect(await names('?class=conversation')).toEqual([]);
    for (const none of ['none', 'constructor', '%01x', "'"])
      expect(await names(`?class=${none}`)).toEqual([]);
  });

  it('are sorted by name, progress and last attendance, either way, and paged', async () => {
    await holdMeeting(app, group, 1, ['onTime', 'notAtAll']);
    await holdMeeting(app, single, 1, ['late']);
    await holdMeeting(app, group, 2, ['onTime', 'onTime']);
    expect(await names('?sort=-name')).toEqual(['Sekar', 'Putri', 'Bagas']);
    expect(await names('?sort=progress')).toEqual(['Bagas', 'Putri', 'Sekar']);
    expect((await names('?sort=-progress')).at(-1)).toBe('Putri');
    expect((await names('?sort=lastAttendance'))[0]).toBe('Putri');
    expect((await names('?sort=-lastAttendance')).at(-1)).toBe('Putri');
    expect(await names('?page=2&pageSize=2')).toEqual(['Sekar']);
    const { data } = (await ask('/teacher/students')).body;
    // In numbers: Bagas missed one of two, Sekar was there twice, Putri came late to the only one.
    expect(data).toMatchObject([
      { name: 'Bagas', progress: 5, attendancePercent: 50, lastAttendance: { state: 'present' } },
      { name: 'Putri', progress: 5, lastAttendance: { at: '2026-11-09T04:00:00.000Z', state: 'late' } },
      { name: 'Sekar', progress: 10, attendancePercent: 100 },
    ]);
  });

  it('are sorted by the progress that they show, of which owed meetings are a part', async () => {
    for (const number of [1, 2, 3]) await holdMeeting(app, group, number);
    await app.pool.query(
      `update learner set name = case when id = $1 then 'Ani' else 'Budi' end where id = any($2)`,
      [group.families[0]?.learnerId, group.families.map(({ learnerId }) => learnerId)],
    );
    const owed = { enrolmentId: group.families[0]?.enrolmentId ?? '', kind: 'owed_meeting' as const };
    await addEvents(
      app.pool,
      [{ ...owed, meetings: 1, minutes: -60, decision: null, source: 'owed' }],
      app.clock.now(),
    );
    const { data } = (await ask('/teacher/students?sort=-progress')).body;
    expect(data).toMatchObject([
      { name: 'Budi', progress: 15 },
      { name: 'Ani', progress: 14 },
      { name: 'Putri', progress: 0 },
    ]);
  });

  it('show course, path and meetings; another teacher’s are not found', async () => {
    const place = group.families[0];
    await holdMeeting(app, group, 1);
    const { body } = await ask(`/teacher/students/${place?.enrolmentId}`);
    expect(body).toMatchObject({
      student: { name: 'Sekar', classId: group.classId, progress: 5 },
      balance: { bought: 20, held: 1, left: 19 },
    });
    expect(body.stones[0]).toMatchObject({ number: 1, state: 'held' });
    expect(body.meetings).toHaveLength(20);
    const other = await aTeacher(app);
    for (const id of [place?.enrolmentId, 'x', '%01'])
      expect((await ask(`/teacher/students/${id}`, other)).body.code).toBe('learners.notFound');
    expect((await ask('/teacher/students', other)).body.total).toBe(0);
    expect((await ask(`/teacher/students?class=${group.classId}`, other)).body.total).toBe(0);
  });
});

describe("a teacher's history", () => {
  it('has past meetings, newest first, optionally of one class', async () => {
    await holdMeeting(app, group, 1);
    await holdMeeting(app, single, 1);
    await holdMeeting(app, group, 2);
    const history = async (query: string) => {
      const { body } = await ask(`/teacher/history${query}`);
      return [body.total, body.data.map((one: { startsAt: string }) => one.startsAt.slice(5, 13))];
    };
    expect(await history('')).toEqual([3, ['11-11T02', '11-09T04', '11-09T02']]);
    expect(await history('?sort=date')).toEqual([3, ['11-09T02', '11-09T04', '11-11T02']]);
    expect(await history(`?class=${single.classId}`)).toEqual([1, ['11-09T04']]);
    expect(await history('?class=conversation')).toEqual([0, []]);
    expect(await history('?page=2&pageSize=2')).toEqual([3, ['11-09T02']]);
    expect(await history('?q=english')).toEqual([3, expect.any(Array)]);
    const other = await aTeacher(app);
    expect((await ask('/teacher/history', other)).body.total).toBe(0);
  });

  it('gets a meeting as soon as it ends', async () => {
    const { start } = meetingOf(group, 1);
    app.clock.set(later(start, HOUR - 1));
    expect((await ask('/teacher/history')).body.total).toBe(0);
    app.clock.set(later(start, HOUR));
    expect((await ask('/teacher/history')).body.total).toBe(1);
  });
});
