import { DAY, dayIn, later, SECOND } from '@fasih/school/basics/instants';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, holdAfter } from '../../../test/barrier.ts';
import { noticesTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import {
  anHourFrom,
  aRunningClass,
  aTeacher,
  balanceOf,
  before,
  classOfEachTest,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { lapseSeats } from './lapse-seats.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => app.pool.query("delete from setting where key = 'lesson_hours'"));
const one = classOfEachTest(app);

type Who = { token: string };
const family = (running = one) => running.families[0] as RunningClass['families'][number];

async function versionOf(meetingId: string): Promise<number> {
  const { rows } = await app.pool.query<{ version: number }>('select version from meeting where id = $1', [
    meetingId,
  ]);
  return rows[0]?.version ?? 0;
}

async function move(who: Who, meetingId: string, start: string, lang: 'id' | 'en' = 'id'): Promise<Answer> {
  const version = await versionOf(meetingId);
  return app.ask('POST', `/meetings/${meetingId}/move`, { token: who.token, lang, body: { start, version } });
}

const resultOf = (answer: Answer) => `${answer.status} ${answer.body.code ?? answer.body.decision?.outcome}`;

async function changesOf(meetingId: string) {
  const { rows } = await app.pool.query(
    `select kind, by_role, lower(was) as was, lower(becomes) as becomes, decision ->> 'rule' as rule from meeting_change
     where meeting_id = $1 order by id`,
    [meetingId],
  );
  return rows;
}

const noticesOf = (accountId: string, kind: string) => noticesTo(app, { accountId }, kind);

describe('a family moves a meeting', () => {
  // A Thursday at 10:00 WIB of the next week, when nobody is busy.
  const THURSDAY = '2026-11-19T03:00:00.000Z';

  it('is allowed exactly 24:00:00 before the start, not one second later, and the message names the limit', async () => {
    const { id, start } = meetingOf(one, 3);
    const week = '2026-11-20T03:00:00.000Z';
    app.clock.set(before(start, DAY - SECOND));
    const late = await move(family(), id, week);
    expect(resultOf(late)).toBe('409 meetings.tooLate');
    expect(late.body.message).toBe(
      'Jadwal hanya bisa dipindahkan paling lambat 24 jam sebelum mulai; batasnya sudah lewat, yaitu Minggu, 15 November 2026 pukul 09.00 WIB.',
    );
    expect((await move(family(), id, week, 'en')).body.message).toMatch(/24 hours .*15 November 2026.* WIB/);
    app.clock.set(before(start, DAY));
    const inTime = await move(family(), id, week);
    expect(resultOf(inTime)).toBe('200 allowed');
    expect(inTime.body.meeting).toMatchObject({
      start: week,
      end: anHourFrom(week),
      state: 'planned',
      version: 2,
    });
  });

  it('needs a new time at least 24:00:00 ahead; the school may choose any', async () => {
    const { id } = meetingOf(one, 3);
    const near = '2026-11-06T03:00:00.000Z';
    app.clock.set(before(new Date(near), DAY - SECOND));
    for (const who of [family(), one.teacher])
      expect(resultOf(await move(who, id, near))).toBe('409 meetings.tooSoon');
    expect((await move(family(), id, near, 'en')).body.message).toBe(
      'The new time must be at least 24 hours from now; the earliest is Friday, 6 November 2026 at 10:00 WIB.',
    );
    app.clock.set(before(new Date(near), DAY));
    expect(resultOf(await move(family(), id, near))).toBe('200 allowed');
    expect(resultOf(await move(admin, id, '2026-11-05T04:00:00.000Z'))).toBe('200 allowed');
  });

  it('keeps number and history, moves the seat, notifies family and teacher, and is audited', async () => {
    const { id, start } = meetingOf(one, 3);
    const answer = await move(family(), id, THURSDAY);
    expect(answer.body.decision).toMatchObject({
      rule: 'move',
      policyVersion: 1,
      reason: { key: 'move.allowed' },
    });
    expect(answer.body.meeting.learners).toEqual([
      {
        learnerId: family().learnerId,
        name: 'Sekar',
        number: 3,
        state: 'planned',
        toldLateAt: null,
        lastDay: '2027-02-09',
      },
    ]);
    const { rows } = await app.pool.query(
      `select s.number, m.number as series, lower(s.during) as seat, lower(m.during) as meeting
       from seat s join meeting m on m.id = s.meeting_id where m.id = $1`,
      [id],
    );
    const moved = new Date(THURSDAY);
    expect(rows).toEqual([{ number: 3, series: 3, seat: moved, meeting: moved }]);
    expect(await changesOf(id)).toEqual([
      { kind: 'moved', by_role: 'student', was: start, becomes: moved, rule: 'move' },
    ]);
    const notice = {
      was: start.toISOString(),
      startsAt: THURSDAY,
      number: 3,
      learnerName: 'Sekar',
      by: 'learner',
    };
    expect(await noticesOf(family().accountId, 'meeting.moved')).toEqual([expect.objectContaining(notice)]);
    expect(await noticesOf(one.teacher.accountId, 'meeting.moved')).toEqual([
      expect.objectContaining(notice),
    ]);
    const audit = await app.pool.query(
      `select action, role, before, after from audit_log where target_id = $1`,
      [id],
    );
    expect(audit.rows).toEqual([
      {
        action: 'meeting.moved',
        role: 'student',
        before: { start: start.toISOString() },
        after: { start: THURSDAY },
      },
    ]);
  });

  it('is allowed until the last hour of the course’s last day', async () => {
    const { id } = meetingOf(one, 20);
    app.clock.set('2027-01-12T00:00:00Z');
    // The last day is 9 February 2027; 10 February 08:00 WIB is past it.
    const past = await move(family(), id, '2027-02-10T01:00:00.000Z');
    expect(resultOf(past)).toBe('409 meetings.pastLastDay');
    expect(past.body.message).toContain('9 Februari 2027');
    expect(resultOf(await move(family(), id, '2027-02-09T12:00:00.000Z'))).toBe('200 allowed');
  });

  it('is refused in a week that has the plan’s two meetings', async () => {
    // Its own week has one other meeting, the next one two.
    const { id } = meetingOf(one, 2);
    const full = await move(family(), id, THURSDAY);
    expect(resultOf(full)).toBe('409 meetings.weekFull');
    expect(full.body.message).toContain('paling banyak 2 pertemuan seminggu');
    expect(resultOf(await move(family(), id, '2026-11-13T03:00:00.000Z'))).toBe('200 allowed');
  });

  it('is limited to the school’s lesson hours, but a substitute may take a meeting outside of them', async () => {
    const week = [2, 4].map((weekday) => ({ weekday, from: 13 * 60, to: 20 * 60 }));
    const hours = { week, startsEvery: 60 };
    const saved = await app.ask('PUT', '/settings/lesson-hours', {
      token: admin.token,
      body: { ...hours, version: 0 },
    });
    expect(saved.status).toBe(200);
    const { id } = meetingOf(one, 3);
    for (const who of [family(), one.teacher, admin])
      expect(resultOf(await move(who, id, '2026-11-19T05:00:00.000Z'))).toBe(
        '409 meetings.outsideLessonHours',
      );
    expect((await move(family(), id, '2026-11-19T05:00:00.000Z', 'en')).body.message).toBe(
      "That time is outside the school's lesson hours. Choose another time.",
    );
    const { body } = await app.ask('GET', `/meetings/${id}/options?days=14`, { token: admin.token });
    expect(body.free.length).toBeGreaterThan(0);
    for (const { start } of body.free as { start: string }[])
      expect(start).toMatch(/T(06|07|08|09|10|11|12):00:00/);
    const other = await aTeacher(app);
    const replaced = await app.ask('PUT', `/meetings/${id}/teacher`, {
      token: admin.token,
      body: { teacherId: other.accountId, reason: 'Sakit' },
    });
    expect(replaced.status).toBe(200);
    expect(resultOf(await move(admin, id, '2026-11-19T06:00:00.000Z'))).toBe('200 allowed');
  });

  it('is limited to the grid of start times for everybody, in preview and write', async () => {
    const { id } = meetingOf(one, 3);
    const preview = (who: Who, start: string) =>
      app.ask('GET', `/meetings/${id}/preview?start=${start}`, { token: who.token });
    for (const start of ['2026-11-19T03:01:00.000Z', '2026-11-19T03:29:00.000Z', '2026-11-19T03:15:00.000Z'])
      for (const who of [family(), one.teacher, admin])
        expect([resultOf(await preview(who, start)), resultOf(await move(who, id, start))]).toEqual([
          '409 meetings.offGrid',
          '409 meetings.offGrid',
        ]);
    expect((await move(family(), id, '2026-11-19T03:07:00.000Z', 'en')).body.message).toBe(
      'Meetings begin every 30 minutes from the full hour. Choose one of those times.',
    );
    for (const start of ['2026-11-19T03:00:00.000Z', '2026-11-19T03:30:00.000Z'])
      expect([resultOf(await preview(family(), start)), resultOf(await move(family(), id, start))]).toEqual([
        '200 allowed',
        '200 allowed',
      ]);
    await app.ask('POST', `/meetings/${id}/excuse`, {
      token: family().token,
      body: { learnerId: family().learnerId },
    });
    expect(resultOf(await move(family(), id, '2026-11-19T03:07:00.000Z'))).toBe('409 meetings.offGrid');
    expect(resultOf(await move(family(), id, '2026-11-19T03:00:00.000Z'))).toBe('200 allowed');
  });

  it('is refused in the past, on a holiday, or when the teacher does not work or is away', async () => {
    const { id } = meetingOf(one, 3);
    await app.pool.query(
      `insert into holiday (day, name_id, name_en) values ('2026-11-20', 'Libur', 'Holiday')`,
    );
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes) values ($1, '2026-11-21', 'away', '[600,660)')`,
      [one.teacher.accountId],
    );
    expect(resultOf(await move(family(), id, '2026-11-02T01:00:00.000Z'))).toBe('409 meetings.inPast');
    expect(resultOf(await move(family(), id, '2026-11-20T03:00:00.000Z'))).toBe('409 meetings.holiday');
    expect(resultOf(await move(family(), id, '2026-11-19T13:00:00.000Z'))).toBe('409 meetings.teacherAway');
    expect(resultOf(await move(family(), id, '2026-11-21T02:30:00.000Z'))).toBe('409 meetings.teacherAway');
    expect(resultOf(await move(family(), id, '2026-11-21T02:00:00.000Z'))).toBe('200 allowed');
    await app.pool.query('delete from holiday');
  });

  it('is refused if the teacher, or the learner with another teacher, is busy', async () => {
    const neighbour = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    const { id } = meetingOf(one, 3);
    expect(resultOf(await move(family(), id, '2026-11-16T03:30:00.000Z'))).toBe('409 meetings.teacherBusy');
    expect(resultOf(await move(family(), id, '2026-11-16T05:00:00.000Z'))).toBe('200 allowed');
    const other = await aRunningClass(app, { family: family(), minute: 900 });
    expect(resultOf(await move(family(), meetingOf(one, 5).id, '2026-11-23T08:30:00.000Z'))).toBe(
      '409 meetings.learnerBusy',
    );
    expect([neighbour.meetings.length, other.meetings.length]).toEqual([20, 20]);
  });

  it('in two moves to one time of a teacher at once: the first wins, the other is refused', async () => {
    const other = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    const { first, second, codes } = await atOnce(
      app.pool,
      () => move(family(), meetingOf(one, 3).id, THURSDAY),
      /from "teacher".*for no key update/s,
      () => move(family(other), meetingOf(other, 3).id, THURSDAY),
    );
    // The second one waits for the teacher and reads what the first has written.
    expect([first, second].map(resultOf)).toEqual(['200 allowed', '409 meetings.teacherBusy']);
    expect(codes).toEqual([]);
    const { rows } = await app.pool.query(
      'select count(*)::int as n from meeting where teacher_id = $1 and lower(during) = $2',
      [one.teacher.accountId, THURSDAY],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('in two moves of one learner to one time with two teachers at once: one wins', async () => {
    const other = await aRunningClass(app, { family: family(), minute: 660 });
    const { first, second, codes } = await atOnce(
      app.pool,
      () => move(family(), meetingOf(one, 3).id, THURSDAY),
      /as "teacherBusy"/,
      () => move(family(other), meetingOf(other, 3).id, THURSDAY),
    );
    // No lock is shared: the first has seen a free time that the second takes, and the constraint refuses it.
    expect([first, second].map(resultOf)).toEqual(['409 meetings.learnerBusy', '200 allowed']);
    expect(codes).toEqual(['23P01']);
  });

  it('is refused by the constraint even if the check before saw nothing', async () => {
    const other = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    // Another transaction takes the time between our read and our write.
    const race = holdAfter(app.pool, /as "teacherBusy"/, () =>
      app.pool.query(
        `update meeting set during = tstzrange($2, $2::timestamptz + interval '1 hour') where id = $1`,
        [meetingOf(other, 3).id, THURSDAY],
      ),
    );
    const refused = await move(family(), meetingOf(one, 3).id, THURSDAY);
    expect([resultOf(refused), await race.done()]).toEqual(['409 meetings.teacherBusy', ['23P01']]);
  });

  it('is refused with the current record for an outdated version', async () => {
    const { id } = meetingOf(one, 3);
    await move(family(), id, THURSDAY);
    const stale = await app.ask('POST', `/meetings/${id}/move`, {
      token: family().token,
      body: { start: '2026-11-20T03:00:00.000Z', version: 1 },
    });
    expect(resultOf(stale)).toBe('409 common.stale');
    expect(stale.body.current).toMatchObject({ id, start: THURSDAY, version: 2 });
  });

  it('is not found for another family, another teacher, or an invalid id', async () => {
    const { id } = meetingOf(one, 3);
    const stranger = await aRunningClass(app);
    for (const who of [family(stranger), stranger.teacher])
      expect(resultOf(await move(who, id, THURSDAY))).toBe('404 meetings.notFound');
    const body = { start: THURSDAY, version: 1 };
    for (const odd of ['x', '0190a000-0000-7000-8000-000000000000'])
      expect(resultOf(await app.ask('POST', `/meetings/${odd}/move`, { token: admin.token, body }))).toBe(
        '404 meetings.notFound',
      );
    const foreign = await app.ask('POST', `/meetings/${id}/move`, {
      token: family().token,
      body: { ...body, learnerId: family(stranger).learnerId },
    });
    expect(resultOf(foreign)).toBe('404 meetings.notFound');
  });

  it('must start at a full minute', async () => {
    for (const start of ['2026-11-19', '2026-11-19T03:00', '2026-11-19T03:00:30Z', 'besok']) {
      const answer = await move(family(), meetingOf(one, 3).id, start);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['start']]);
    }
  });

  it('is refused while the course is stopped', async () => {
    await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [family().enrolmentId]);
    expect(resultOf(await move(family(), meetingOf(one, 3).id, THURSDAY))).toBe('409 meetings.stopped');
    const path = `/meetings/${meetingOf(one, 3).id}/options`;
    const { body } = await app.ask('GET', path, { token: family().token });
    expect([body.move.outcome, body.free]).toEqual(['stopped', []]);
  });
});

describe('teacher and school', () => {
  it('a teacher needs the same notice, the school none, until the meeting begins', async () => {
    const { id, start } = meetingOf(one, 3);
    app.clock.set(before(start, DAY - SECOND));
    const friday = '2026-11-20T03:00:00.000Z';
    expect(resultOf(await move(one.teacher, id, friday))).toBe('409 meetings.tooLate');
    app.clock.set(before(start, SECOND));
    expect(resultOf(await move(admin, id, friday))).toBe('200 allowed');
    app.clock.set(friday);
    expect(resultOf(await move(admin, id, '2026-11-21T03:00:00.000Z'))).toBe('409 meetings.notMovable');
  });

  it('only the school moves a group, with everybody in it', async () => {
    const group = await aRunningClass(app, { learners: 3, capacity: 4 });
    const { id } = meetingOf(group, 3);
    const thursday = '2026-11-19T03:00:00.000Z';
    expect(resultOf(await move(family(group), id, thursday))).toBe('409 meetings.group');
    expect(resultOf(await move(group.teacher, id, thursday))).toBe('409 meetings.group');
    expect(resultOf(await move(admin, id, thursday))).toBe('200 allowed');
    const { rows } = await app.pool.query('select lower(during) as start from seat where meeting_id = $1', [
      id,
    ]);
    expect(rows.map(({ start }) => start.toISOString())).toEqual([thursday, thursday, thursday]);
    for (const { accountId } of group.families)
      expect(await noticesOf(accountId, 'meeting.moved')).toHaveLength(1);
  });

  it('a learner who has left a group does not block a move and is not notified', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const [gone, stays] = group.families;
    if (!gone || !stays) throw new Error('a group of two');
    await lapseSeats(app.pool, [{ id: gone.enrolmentId, decision: null }]);
    const { id } = meetingOf(group, 3);
    expect(resultOf(await move(admin, id, '2026-11-19T03:00:00.000Z'))).toBe('200 allowed');
    expect(await noticesOf(stays.accountId, 'meeting.moved')).toHaveLength(1);
    expect(await noticesOf(gone.accountId, 'meeting.moved')).toEqual([]);
    const seen = await app.ask('GET', `/meetings/${id}/options`, { token: gone.token });
    expect(resultOf(seen)).toBe('404 meetings.notFound');
    // The last excuse leaves nobody in the meeting, so its teacher is free.
    const body = { learnerId: stays.learnerId };
    expect(resultOf(await app.ask('POST', `/meetings/${id}/excuse`, { token: stays.token, body }))).toBe(
      '200 kept',
    );
    const { rows } = await app.pool.query('select state, during from meeting where id = $1', [id]);
    expect(rows).toEqual([{ state: 'lapsed', during: null }]);
  });

  it('a family of a group sees none of the other learners', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const { id } = meetingOf(group, 3);
    const seen = await app.ask('GET', `/meetings/${id}/options`, { token: family(group).token });
    expect(seen.body.meeting.learners.map(({ name }: { name: string }) => name)).toEqual(['Sekar']);
    const staff = await app.ask('GET', `/meetings/${id}/options`, { token: group.teacher.token });
    expect(staff.body.meeting.learners).toHaveLength(2);
  });
});

describe('the options shown before a move', () => {
  const options = (who: Who, meetingId: string, query = '') =>
    app.ask('GET', `/meetings/${meetingId}/options${query}`, { token: who.token });

  it('are the free times of the next 14 days with any, without full weeks', async () => {
    const { id } = meetingOf(one, 3);
    const { status, body } = await options(family(), id);
    expect([status, body.move.outcome, body.excuse.outcome, body.cancel]).toEqual([
      200,
      'allowed',
      'kept',
      null,
    ]);
    expect(body).toMatchObject({
      noticeUntil: '2026-11-15T02:00:00.000Z',
      lastDay: '2027-02-09',
      perWeek: 2,
      learnerId: family().learnerId,
      serverNow: MONDAY_MORNING.replace('Z', '.000Z'),
    });
    const starts: string[] = body.free.map(({ start }: { start: string }) => start);
    expect(starts.length).toBeGreaterThan(20);
    const earliest = later(new Date(MONDAY_MORNING), DAY).toISOString();
    expect([body.earliest, starts[0]]).toEqual([earliest, earliest]);
    expect(starts.every((start) => start >= earliest)).toBe(true);
    const days = new Set(starts.map((start) => dayIn(new Date(start))));
    expect(days.size).toBe(14);
    expect(body.next > ([...days].at(-1) ?? '')).toBe(true);
    const school = (await options(admin, id)).body;
    expect([school.earliest, school.free[0].start < earliest]).toEqual([null, true]);
    // The weeks of 9 and 23 November have two meetings; its own has one other.
    expect(starts.some((start) => start >= '2026-11-08T17:00' && start < '2026-11-15T17:00')).toBe(false);
    expect(starts).toContain('2026-11-16T02:00:00.000Z');
    expect(starts).not.toContain('2026-11-18T02:00:00.000Z');
    // 08:00 to 20:00 WIB; the last one ends at 20:00.
    expect(starts).toContain('2026-11-17T12:00:00.000Z');
    expect(starts).not.toContain('2026-11-17T12:30:00.000Z');
  });

  it('do not name a limit that has passed in the last 24 hours', async () => {
    const { id } = meetingOf(one, 3);
    const becomes = '2026-11-19T03:00:00.000Z';
    expect(resultOf(await move(family(), id, becomes))).toBe('200 allowed');
    const reasons = async () => {
      const paths = [
        [`/my-classes/${one.classId}`, family()],
        [`/teacher/classes/${one.classId}`, one.teacher],
      ] as const;
      const answers = await Promise.all(paths.map(([path, { token }]) => app.ask('GET', path, { token })));
      const [ofFamily, ofTeacher] = answers.map(({ body }) =>
        body.meetings.find(({ meetingId }: { meetingId: string }) => meetingId === id),
      );
      return [ofFamily.decision.reason.key, ofTeacher.seats[0].decision.reason.key];
    };
    app.clock.set(before(new Date(becomes), DAY));
    expect(await reasons()).toEqual(['move.allowed', 'move.allowed']);
    expect((await options(admin, id)).body.noticeUntil).toBe('2026-11-18T03:00:00.000Z');
    app.clock.set(before(new Date(becomes), DAY - SECOND));
    expect(await reasons()).toEqual(['move.allowedLast', 'move.allowedLast']);
    expect((await options(admin, id)).body).toMatchObject({
      noticeUntil: null,
      move: { outcome: 'allowed' },
    });
  });

  it('offer every free time until the last day once over all pages, and name full weeks', async () => {
    const { id } = meetingOf(one, 3);
    const pages = [(await options(family(), id)).body];
    while (pages.at(-1).next !== null && pages.length < 20)
      pages.push((await options(family(), id, `?from=${pages.at(-1).next}`)).body);
    const starts: string[] = pages.flatMap(({ free }) => free.map(({ start }: { start: string }) => start));
    expect(starts).toEqual([...new Set(starts)].sort());
    // The course runs until the end of 9 February 2027; the teacher's last hour of that day ends at 20:00 WIB.
    expect(starts.at(-1)).toBe('2027-02-09T12:00:00.000Z');
    // Meetings 1 and 2, 5 and 6 and so on fill their weeks; that of meeting 3 has room for it.
    const fullWeeks: string[] = pages.flatMap((page) => page.fullWeeks);
    expect(fullWeeks).toEqual([...new Set(fullWeeks)].sort());
    expect(fullWeeks[0]).toBe('2026-11-09');
    expect(fullWeeks).not.toContain('2026-11-16');
    expect(fullWeeks).toHaveLength(9);
    expect(starts.some((start) => fullWeeks.includes(weekOf(new Date(start))))).toBe(false);
    expect(resultOf(await move(family(), id, starts.at(-1) ?? ''))).toBe('200 allowed');
  });

  it('start with the first week that has room, however far', async () => {
    const { id } = meetingOf(one, 1);
    const excused = await app.ask('POST', `/meetings/${id}/excuse`, {
      token: family().token,
      body: { learnerId: family().learnerId },
    });
    expect(excused.status).toBe(200);
    await move(family(), meetingOf(one, 20).id, '2026-11-13T03:00:00.000Z');
    await move(family(), meetingOf(one, 19).id, '2026-11-06T03:00:00.000Z');
    await move(family(), meetingOf(one, 18).id, '2026-11-07T03:00:00.000Z');
    const { body } = await options(family(), id);
    expect([body.move.outcome, body.fullWeeks[0], body.next]).toEqual([
      'allowed',
      '2026-11-02',
      expect.any(String),
    ]);
    expect(body.free[0].start > later(new Date(MONDAY_MORNING), 28 * DAY).toISOString()).toBe(true);
    expect(resultOf(await move(family(), id, body.free[0].start))).toBe('200 allowed');
  });

  it('refuse an invalid day to continue from', async () => {
    const answer = await options(family(), meetingOf(one, 3).id, '?from=2026-02-30');
    expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
  });

  it('can be chosen: the first, the middle and the last', async () => {
    const { id } = meetingOf(one, 3);
    const { free } = (await options(family(), id)).body;
    for (const { start } of [free.at(-1), free.at(Math.floor(free.length / 2)), free.at(0)])
      expect([start, resultOf(await move(family(), id, start))]).toEqual([start, '200 allowed']);
    // The nearest one is a day ahead, so it can still be moved from there.
    expect(resultOf(await move(family(), id, free.at(-1).start))).toBe('200 allowed');
  });

  it('are empty with the decision `tooLate`', async () => {
    const { id, start } = meetingOf(one, 3);
    app.clock.set(before(start, DAY - SECOND));
    const { body } = await options(family(), id);
    expect([body.move.outcome, body.excuse.outcome, body.free]).toEqual(['tooLate', 'tooLate', []]);
    const school = await options(admin, id);
    expect([school.body.move.outcome, school.body.cancel.outcome, school.body.excuse]).toEqual([
      'allowed',
      'returned',
      null,
    ]);
    expect(school.body.cancel.reason.params).toEqual({ by: 'school', days: 7, lastDay: '2027-02-16' });
    const named = await options(admin, id, `?learnerId=${family().learnerId}`);
    expect(named.body.excuse.outcome).toBe('tooLate');
  });

  it('are empty after the course and after the meeting', async () => {
    app.clock.set('2027-03-01T02:00:00Z');
    const { status, body } = await options(one.teacher, meetingOf(one, 20).id);
    expect([status, body.move.outcome, body.cancel.outcome, body.free]).toEqual([
      200,
      'notMovable',
      'notPlanned',
      [],
    ]);
  });

  it('are not found for another family and another teacher', async () => {
    const stranger = await aRunningClass(app);
    for (const who of [family(stranger), stranger.teacher])
      expect(resultOf(await options(who, meetingOf(one, 3).id))).toBe('404 meetings.notFound');
    expect(
      resultOf(await options(family(), meetingOf(one, 3).id, `?learnerId=${family(stranger).learnerId}`)),
    ).toBe('404 meetings.notFound');
  });
});

describe('the balance', () => {
  it('is not affected by moves', async () => {
    const earlier = await balanceOf(app, family().enrolmentId);
    await move(family(), meetingOf(one, 3).id, '2026-11-19T03:00:00.000Z');
    expect(await balanceOf(app, family().enrolmentId)).toEqual(earlier);
    expect(earlier.left).toBe(20);
  });
});

describe('a substitute', () => {
  const substitute = (meetingId: string, teacherId: string, who: Who = admin) =>
    app.ask('PUT', `/meetings/${meetingId}/teacher`, {
      token: who.token,
      body: { teacherId, reason: 'Guru sakit' },
    });

  it('gets this one meeting; family and both teachers are notified', async () => {
    const { id, start } = meetingOf(one, 3);
    const other = await aTeacher(app, { programs: ['general_english'], ageGroups: ['adult'] });
    const answer = await substitute(id, other.accountId);
    expect([answer.status, answer.body.teacherId]).toEqual([200, other.accountId]);
    for (const accountId of [family().accountId, one.teacher.accountId, other.accountId])
      expect(await noticesOf(accountId, 'meeting.substitute')).toEqual([
        expect.objectContaining({ startsAt: start.toISOString(), teacherName: answer.body.teacherName }),
      ]);
    // The meeting is now the substitute's; the others stay with the class's teacher.
    const options = (token: string, meetingId: string) =>
      app.ask('GET', `/meetings/${meetingId}/options`, { token });
    expect((await options(one.teacher.token, id)).status).toBe(404);
    expect((await options(other.token, id)).status).toBe(200);
    expect((await options(other.token, meetingOf(one, 4).id)).status).toBe(404);
    const { rows } = await app.pool.query(
      'select kind, teacher_was, teacher_becomes, reason from meeting_change where meeting_id = $1',
      [id],
    );
    expect(rows).toEqual([
      {
        kind: 'substituted',
        teacher_was: one.teacher.accountId,
        teacher_becomes: other.accountId,
        reason: 'Guru sakit',
      },
    ]);
  });

  it('must teach this program and age group; an empty list means all', async () => {
    const { id } = meetingOf(one, 3);
    const talker = await aTeacher(app, { programs: ['conversation'] });
    const ofKids = await aTeacher(app, { programs: ['general_english'], ageGroups: ['kids'] });
    for (const { accountId } of [talker, ofKids])
      expect(resultOf(await substitute(id, accountId))).toBe('409 meetings.wrongProgram');
    expect((await substitute(id, (await aTeacher(app)).accountId)).status).toBe(200);
  });

  it('must be available at that time', async () => {
    const { id } = meetingOf(one, 3);
    const busy = await aRunningClass(app, { minute: 570 });
    expect(resultOf(await substitute(id, busy.teacher.accountId))).toBe('409 meetings.teacherBusy');
    const away = await aTeacher(app);
    await app.pool.query('delete from availability where teacher_id = $1 and weekday = 1', [away.accountId]);
    expect(resultOf(await substitute(id, away.accountId))).toBe('409 meetings.teacherAway');
  });

  it('must be another teacher, chosen by the school', async () => {
    const { id } = meetingOf(one, 3);
    for (const nobody of [admin.accountId, family().accountId, 'x'])
      expect(resultOf(await substitute(id, nobody))).toBe('404 meetings.noTeacher');
    expect(resultOf(await substitute(id, one.teacher.accountId))).toBe('409 meetings.sameTeacher');
    const other = await aTeacher(app);
    for (const who of [one.teacher, family()])
      expect(resultOf(await substitute(id, other.accountId, who))).toBe('403 common.notAllowed');
  });

  it('is possible until the meeting ends, unless the teacher has checked in', async () => {
    const { id, end } = meetingOf(one, 3);
    const other = await aTeacher(app);
    app.clock.set(before(end, SECOND));
    await app.pool.query('update meeting set checked_in_at = $2 where id = $1', [id, app.clock.now()]);
    expect(resultOf(await substitute(id, other.accountId))).toBe('409 meetings.notPlanned');
    await app.pool.query('update meeting set checked_in_at = null where id = $1', [id]);
    expect((await substitute(id, other.accountId)).status).toBe(200);
    app.clock.set(end);
    expect(resultOf(await substitute(id, one.teacher.accountId))).toBe('409 meetings.notPlanned');
  });
});

describe("a meeting's note", () => {
  const write = (who: Who, body: object) =>
    app.ask('PUT', `/meetings/${meetingOf(one, 3).id}/note`, { token: who.token, body });

  it('is written by its teacher, and an outdated version is refused with the record', async () => {
    const saved = await write(one.teacher, { note: 'Past tense', homework: 'Halaman 12', version: 1 });
    expect(saved.body).toMatchObject({ note: 'Past tense', homework: 'Halaman 12', version: 2 });
    const stale = await write(one.teacher, { note: 'Lain', homework: '', version: 1 });
    expect(resultOf(stale)).toBe('409 common.stale');
    expect(stale.body.current).toMatchObject({ note: 'Past tense', version: 2 });
    const stranger = await aTeacher(app);
    expect(resultOf(await write(stranger, { note: '', homework: '', version: 2 }))).toBe(
      '404 meetings.notFound',
    );
    expect(resultOf(await write(family(), { note: '', homework: '', version: 2 }))).toBe(
      '403 common.notAllowed',
    );
    const hour = await app.ask('GET', `/meetings/${meetingOf(one, 3).id}/options`, { token: family().token });
    expect(hour.body.meeting.homework).toBe('Halaman 12');
  });
});
