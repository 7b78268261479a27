import { DAY, dayIn, later, SECOND } from '@fasih/school/basics/instants';
import { weekOf } from '@fasih/school/catalogue/policy/validity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import {
  anHourFrom,
  aRunningClass,
  aTeacher,
  balanceOf,
  before,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { type Answer, MONDAY_MORNING, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { lapseSeats } from './makeups.ts';

let app: TestApp;
let admin: { accountId: string; token: string };
let one: RunningClass;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInAccount(app, 'admin');
});
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  await app.pool.query("delete from setting where key = 'lesson_hours'");
  one = await aRunningClass(app);
});
afterAll(() => app.stop());

type Who = { token: string };
const family = (of = one) => of.families[0] as RunningClass['families'][number];

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

const said = (answer: Answer) => `${answer.status} ${answer.body.code ?? answer.body.decision?.outcome}`;

async function changesOf(meetingId: string) {
  const { rows } = await app.pool.query(
    `select kind, by_role, lower(was) as was, lower(becomes) as becomes, decision ->> 'rule' as rule from meeting_change
     where meeting_id = $1 order by id`,
    [meetingId],
  );
  return rows;
}

const noticesOf = async (accountId: string, kind: string) =>
  (
    await app.pool.query('select params from notification where account_id = $1 and kind = $2 order by id', [
      accountId,
      kind,
    ])
  ).rows.map(({ params }) => params);

describe('a family moves a meeting', () => {
  // A Thursday at 10:00 WIB of the week after, when neither has anything.
  const THURSDAY = '2026-11-19T03:00:00.000Z';

  it('exactly 24:00:00 before the start it may, one second later not, and the sentence names the limit', async () => {
    const { id, start } = meetingOf(one, 3);
    const week = '2026-11-20T03:00:00.000Z';
    app.clock.set(before(start, DAY - SECOND));
    const late = await move(family(), id, week);
    expect(said(late)).toBe('409 meetings.tooLate');
    expect(late.body.message).toBe(
      'Jadwal hanya dapat dipindah paling lambat 24 jam sebelum mulai; batasnya sudah lewat, yaitu Minggu, 15 November 2026 pukul 09.00 WIB.',
    );
    expect((await move(family(), id, week, 'en')).body.message).toMatch(/24 hours .*15 November 2026.* WIB/);
    app.clock.set(before(start, DAY));
    const inTime = await move(family(), id, week);
    expect(said(inTime)).toBe('200 allowed');
    expect(inTime.body.meeting).toMatchObject({
      start: week,
      end: anHourFrom(week),
      state: 'planned',
      version: 2,
    });
  });

  it('the new time is exactly 24:00:00 ahead or more, one second less is too soon; the school plans any', async () => {
    const { id } = meetingOf(one, 3);
    const near = '2026-11-06T03:00:00.000Z';
    app.clock.set(before(new Date(near), DAY - SECOND));
    for (const who of [family(), one.teacher])
      expect(said(await move(who, id, near))).toBe('409 meetings.tooSoon');
    expect((await move(family(), id, near, 'en')).body.message).toBe(
      'The new time must be at least 24 hours from now; the earliest is Friday, 6 November 2026 at 10:00 WIB.',
    );
    app.clock.set(before(new Date(near), DAY));
    expect(said(await move(family(), id, near))).toBe('200 allowed');
    expect(said(await move(admin, id, '2026-11-05T04:00:00.000Z'))).toBe('200 allowed');
  });

  it('keeps its number and its past, moves the seat, tells family and teacher, and leaves a trace', async () => {
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
    const told = {
      was: start.toISOString(),
      startsAt: THURSDAY,
      number: 3,
      learnerName: 'Sekar',
      by: 'learner',
    };
    expect(await noticesOf(family().accountId, 'meeting.moved')).toEqual([expect.objectContaining(told)]);
    expect(await noticesOf(one.teacher.accountId, 'meeting.moved')).toEqual([expect.objectContaining(told)]);
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

  it('not past the last day of the course, and until its very last hour', async () => {
    const { id } = meetingOf(one, 20);
    app.clock.set('2027-01-12T00:00:00Z');
    // The last day is 9 February 2027; 10 February 08:00 WIB is past it.
    const past = await move(family(), id, '2027-02-10T01:00:00.000Z');
    expect(said(past)).toBe('409 meetings.pastLastDay');
    expect(past.body.message).toContain('9 Februari 2027');
    expect(said(await move(family(), id, '2027-02-09T12:00:00.000Z'))).toBe('200 allowed');
  });

  it('not into a week that is full for the plan of two a week', async () => {
    // Its own week has one other meeting; the next one has two.
    const { id } = meetingOf(one, 2);
    const full = await move(family(), id, THURSDAY);
    expect(said(full)).toBe('409 meetings.weekFull');
    expect(full.body.message).toContain('paling banyak 2 pertemuan seminggu');
    expect(said(await move(family(), id, '2026-11-13T03:00:00.000Z'))).toBe('200 allowed');
  });

  it('only into the lesson hours of the school, and a substitute may take what stands outside of them', async () => {
    const week = [2, 4].map((weekday) => ({ weekday, from: 13 * 60, to: 20 * 60 }));
    const hours = { week, startsEvery: 60 };
    const saved = await app.ask('PUT', '/settings/lesson-hours', {
      token: admin.token,
      body: { ...hours, version: 0 },
    });
    expect(saved.status).toBe(200);
    const { id } = meetingOf(one, 3);
    for (const who of [family(), one.teacher, admin])
      expect(said(await move(who, id, '2026-11-19T05:00:00.000Z'))).toBe('409 meetings.outsideLessonHours');
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
    expect(said(await move(admin, id, '2026-11-19T06:00:00.000Z'))).toBe('200 allowed');
  });

  it('only on the grid of starts, for everybody, planned or moved, asked or done', async () => {
    const { id } = meetingOf(one, 3);
    const preview = (who: Who, start: string) =>
      app.ask('GET', `/meetings/${id}/preview?start=${start}`, { token: who.token });
    for (const start of ['2026-11-19T03:01:00.000Z', '2026-11-19T03:29:00.000Z', '2026-11-19T03:15:00.000Z'])
      for (const who of [family(), one.teacher, admin])
        expect([said(await preview(who, start)), said(await move(who, id, start))]).toEqual([
          '409 meetings.offGrid',
          '409 meetings.offGrid',
        ]);
    expect((await move(family(), id, '2026-11-19T03:07:00.000Z', 'en')).body.message).toBe(
      'Meetings begin every 30 minutes from the full hour. Choose one of those times.',
    );
    for (const start of ['2026-11-19T03:00:00.000Z', '2026-11-19T03:30:00.000Z'])
      expect([said(await preview(family(), start)), said(await move(family(), id, start))]).toEqual([
        '200 allowed',
        '200 allowed',
      ]);
    await app.ask('POST', `/meetings/${id}/excuse`, {
      token: family().token,
      body: { learnerId: family().learnerId },
    });
    expect(said(await move(family(), id, '2026-11-19T03:07:00.000Z'))).toBe('409 meetings.offGrid');
    expect(said(await move(family(), id, '2026-11-19T03:00:00.000Z'))).toBe('200 allowed');
  });

  it('not into the past, a holiday, the time a teacher does not work, or is away', async () => {
    const { id } = meetingOf(one, 3);
    await app.pool.query(
      `insert into holiday (day, name_id, name_en) values ('2026-11-20', 'Libur', 'Holiday')`,
    );
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes) values ($1, '2026-11-21', 'away', '[600,660)')`,
      [one.teacher.accountId],
    );
    expect(said(await move(family(), id, '2026-11-02T01:00:00.000Z'))).toBe('409 meetings.inPast');
    expect(said(await move(family(), id, '2026-11-20T03:00:00.000Z'))).toBe('409 meetings.holiday');
    expect(said(await move(family(), id, '2026-11-19T13:00:00.000Z'))).toBe('409 meetings.teacherAway');
    expect(said(await move(family(), id, '2026-11-21T02:30:00.000Z'))).toBe('409 meetings.teacherAway');
    expect(said(await move(family(), id, '2026-11-21T02:00:00.000Z'))).toBe('200 allowed');
    await app.pool.query('delete from holiday');
  });

  it('not into a taken time of the teacher, or of the learner with another teacher', async () => {
    const neighbour = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    const { id } = meetingOf(one, 3);
    expect(said(await move(family(), id, '2026-11-16T03:30:00.000Z'))).toBe('409 meetings.teacherBusy');
    expect(said(await move(family(), id, '2026-11-16T05:00:00.000Z'))).toBe('200 allowed');
    const other = await aRunningClass(app, { family: family(), minute: 900 });
    expect(said(await move(family(), meetingOf(one, 5).id, '2026-11-23T08:30:00.000Z'))).toBe(
      '409 meetings.learnerBusy',
    );
    expect([neighbour.meetings.length, other.meetings.length]).toEqual([20, 20]);
  });

  it('two moves into one time of a teacher at the same instant: one wins, the other is told', async () => {
    const other = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    const [a, b] = await Promise.all([
      move(family(), meetingOf(one, 3).id, THURSDAY),
      move(family(other), meetingOf(other, 3).id, THURSDAY),
    ]);
    expect([said(a), said(b)].sort()).toEqual(['200 allowed', '409 meetings.teacherBusy']);
    const { rows } = await app.pool.query(
      'select count(*)::int as n from meeting where teacher_id = $1 and lower(during) = $2',
      [one.teacher.accountId, THURSDAY],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('two moves of one learner into one time with two teachers at the same instant: one wins', async () => {
    const other = await aRunningClass(app, { family: family(), minute: 660 });
    const [a, b] = await Promise.all([
      move(family(), meetingOf(one, 3).id, THURSDAY),
      move(family(other), meetingOf(other, 3).id, THURSDAY),
    ]);
    expect([said(a), said(b)].sort()).toEqual(['200 allowed', '409 meetings.learnerBusy']);
  });

  it('what is stored says no even where the reading before saw nothing', async () => {
    const other = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    // Somebody else's meeting takes the time between our reading and our writing.
    const taker = await app.pool.connect();
    await taker.query('begin');
    await taker.query(
      `update meeting set during = tstzrange($2, $2::timestamptz + interval '1 hour') where id = $1`,
      [meetingOf(other, 3).id, THURSDAY],
    );
    const waiting = move(family(), meetingOf(one, 3).id, THURSDAY);
    await new Promise((done) => setTimeout(done, 300));
    await taker.query('commit');
    taker.release();
    expect(said(await waiting)).toBe('409 meetings.teacherBusy');
  });

  it('a stale version is refused with the record as it is now', async () => {
    const { id } = meetingOf(one, 3);
    await move(family(), id, THURSDAY);
    const stale = await app.ask('POST', `/meetings/${id}/move`, {
      token: family().token,
      body: { start: '2026-11-20T03:00:00.000Z', version: 1 },
    });
    expect(said(stale)).toBe('409 common.stale');
    expect(stale.body.current).toMatchObject({ id, start: THURSDAY, version: 2 });
  });

  it('another family, another teacher, and a name that is none, find nothing', async () => {
    const { id } = meetingOf(one, 3);
    const stranger = await aRunningClass(app);
    for (const who of [family(stranger), stranger.teacher])
      expect(said(await move(who, id, THURSDAY))).toBe('404 meetings.notFound');
    const body = { start: THURSDAY, version: 1 };
    for (const odd of ['x', '0190a000-0000-7000-8000-000000000000'])
      expect(said(await app.ask('POST', `/meetings/${odd}/move`, { token: admin.token, body }))).toBe(
        '404 meetings.notFound',
      );
    const foreign = await app.ask('POST', `/meetings/${id}/move`, {
      token: family().token,
      body: { ...body, learnerId: family(stranger).learnerId },
    });
    expect(said(foreign)).toBe('404 meetings.notFound');
  });

  it('a start that is no instant on a full minute is a field that is not right', async () => {
    for (const start of ['2026-11-19', '2026-11-19T03:00', '2026-11-19T03:00:30Z', 'besok']) {
      const answer = await move(family(), meetingOf(one, 3).id, start);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['start']]);
    }
  });

  it('not while the course is stopped', async () => {
    await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [family().enrolmentId]);
    expect(said(await move(family(), meetingOf(one, 3).id, THURSDAY))).toBe('409 meetings.stopped');
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
    expect(said(await move(one.teacher, id, friday))).toBe('409 meetings.tooLate');
    app.clock.set(before(start, SECOND));
    expect(said(await move(admin, id, friday))).toBe('200 allowed');
    app.clock.set(friday);
    expect(said(await move(admin, id, '2026-11-21T03:00:00.000Z'))).toBe('409 meetings.notMovable');
  });

  it('only the school moves a group, with everybody in it', async () => {
    const group = await aRunningClass(app, { learners: 3, capacity: 4 });
    const { id } = meetingOf(group, 3);
    const thursday = '2026-11-19T03:00:00.000Z';
    expect(said(await move(family(group), id, thursday))).toBe('409 meetings.group');
    expect(said(await move(group.teacher, id, thursday))).toBe('409 meetings.group');
    expect(said(await move(admin, id, thursday))).toBe('200 allowed');
    const { rows } = await app.pool.query('select lower(during) as start from seat where meeting_id = $1', [
      id,
    ]);
    expect(rows.map(({ start }) => start.toISOString())).toEqual([thursday, thursday, thursday]);
    for (const { accountId } of group.families)
      expect(await noticesOf(accountId, 'meeting.moved')).toHaveLength(1);
  });

  it('who has left a group by the end of the course stands in nobody’s way and hears nothing more', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const [gone, stays] = group.families;
    if (!gone || !stays) throw new Error('a group of two');
    await lapseSeats(app.pool, [{ id: gone.enrolmentId, decision: null }]);
    const { id } = meetingOf(group, 3);
    expect(said(await move(admin, id, '2026-11-19T03:00:00.000Z'))).toBe('200 allowed');
    expect(await noticesOf(stays.accountId, 'meeting.moved')).toHaveLength(1);
    expect(await noticesOf(gone.accountId, 'meeting.moved')).toEqual([]);
    const seen = await app.ask('GET', `/meetings/${id}/options`, { token: gone.token });
    expect(said(seen)).toBe('404 meetings.notFound');
    // The last one who excuses leaves nobody in the meeting: its teacher is free.
    const body = { learnerId: stays.learnerId };
    expect(said(await app.ask('POST', `/meetings/${id}/excuse`, { token: stays.token, body }))).toBe(
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

describe('what would happen, before the button', () => {
  const options = (who: Who, meetingId: string, query = '') =>
    app.ask('GET', `/meetings/${meetingId}/options${query}`, { token: who.token });

  it('free times of the next 14 days that have any, without full weeks and taken times', async () => {
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
    // The weeks from 9 and 23 November have their two already; its own has one besides it.
    expect(starts.some((start) => start >= '2026-11-08T17:00' && start < '2026-11-15T17:00')).toBe(false);
    expect(starts).toContain('2026-11-16T02:00:00.000Z');
    expect(starts).not.toContain('2026-11-18T02:00:00.000Z');
    // 08:00 to 20:00 WIB, the last one ending at 20:00.
    expect(starts).toContain('2026-11-17T12:00:00.000Z');
    expect(starts).not.toContain('2026-11-17T12:30:00.000Z');
  });

  it('in the last 24 hours neither the options nor the reason beside a moved meeting name the limit that is over', async () => {
    const { id } = meetingOf(one, 3);
    const becomes = '2026-11-19T03:00:00.000Z';
    expect(said(await move(family(), id, becomes))).toBe('200 allowed');
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

  it('page by page every free time until the last day is offered once, and the weeks left out as full are named', async () => {
    const { id } = meetingOf(one, 3);
    const pages = [(await options(family(), id)).body];
    while (pages.at(-1).next !== null && pages.length < 20)
      pages.push((await options(family(), id, `?from=${pages.at(-1).next}`)).body);
    const starts: string[] = pages.flatMap(({ free }) => free.map(({ start }: { start: string }) => start));
    expect(starts).toEqual([...new Set(starts)].sort());
    // The course runs until the end of 9 February 2027; the teacher's last hour of that day ends at 20:00 WIB.
    expect(starts.at(-1)).toBe('2027-02-09T12:00:00.000Z');
    // Meetings 1 and 2, 5 and 6 and so on fill their weeks; the one of meeting 3 has room again for it.
    const fullWeeks: string[] = pages.flatMap((page) => page.fullWeeks);
    expect(fullWeeks).toEqual([...new Set(fullWeeks)].sort());
    expect(fullWeeks[0]).toBe('2026-11-09');
    expect(fullWeeks).not.toContain('2026-11-16');
    expect(fullWeeks).toHaveLength(9);
    expect(starts.some((start) => fullWeeks.includes(weekOf(new Date(start))))).toBe(false);
    expect(said(await move(family(), id, starts.at(-1) ?? ''))).toBe('200 allowed');
  });

  it('a family whose coming weeks are all full is shown the first that has room, however far', async () => {
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
    expect(said(await move(family(), id, body.free[0].start))).toBe('200 allowed');
  });

  it('a day to go on from that is none is refused', async () => {
    const answer = await options(family(), meetingOf(one, 3).id, '?from=2026-02-30');
    expect([answer.status, answer.body.code]).toEqual([400, 'common.invalid']);
  });

  it('the first, the middle and the last of the free times that are shown can be had', async () => {
    const { id } = meetingOf(one, 3);
    const { free } = (await options(family(), id)).body;
    for (const { start } of [free.at(-1), free.at(Math.floor(free.length / 2)), free.at(0)])
      expect([start, said(await move(family(), id, start))]).toEqual([start, '200 allowed']);
    // The nearest one is a day ahead, so that from there it can still be moved.
    expect(said(await move(family(), id, free.at(-1).start))).toBe('200 allowed');
  });

  it('too late: the decision says so, and no time is offered', async () => {
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

  it('after the course and after the meeting nothing is possible, and nothing breaks', async () => {
    app.clock.set('2027-03-01T02:00:00Z');
    const { status, body } = await options(one.teacher, meetingOf(one, 20).id);
    expect([status, body.move.outcome, body.cancel.outcome, body.free]).toEqual([
      200,
      'notMovable',
      'notPlanned',
      [],
    ]);
  });

  it("another family's and another teacher's meeting is not found", async () => {
    const stranger = await aRunningClass(app);
    for (const who of [family(stranger), stranger.teacher])
      expect(said(await options(who, meetingOf(one, 3).id))).toBe('404 meetings.notFound');
    expect(
      said(await options(family(), meetingOf(one, 3).id, `?learnerId=${family(stranger).learnerId}`)),
    ).toBe('404 meetings.notFound');
  });
});

describe('the balance', () => {
  it('knows nothing of moves', async () => {
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

  it('holds this one meeting; family and both teachers are told', async () => {
    const { id, start } = meetingOf(one, 3);
    const other = await aTeacher(app, { programs: ['general_english'], ageGroups: ['adult'] });
    const answer = await substitute(id, other.accountId);
    expect([answer.status, answer.body.teacherId]).toEqual([200, other.accountId]);
    for (const accountId of [family().accountId, one.teacher.accountId, other.accountId])
      expect(await noticesOf(accountId, 'meeting.substitute')).toEqual([
        expect.objectContaining({ startsAt: start.toISOString(), teacherName: answer.body.teacherName }),
      ]);
    // The meeting is the substitute's now, and the others stay with the class's teacher.
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

  it('must teach this program and age group; no entry means all', async () => {
    const { id } = meetingOf(one, 3);
    const talker = await aTeacher(app, { programs: ['conversation'] });
    const ofKids = await aTeacher(app, { programs: ['general_english'], ageGroups: ['kids'] });
    for (const { accountId } of [talker, ofKids])
      expect(said(await substitute(id, accountId))).toBe('409 meetings.wrongProgram');
    expect((await substitute(id, (await aTeacher(app)).accountId)).status).toBe(200);
  });

  it('must be free and at work then', async () => {
    const { id } = meetingOf(one, 3);
    const busy = await aRunningClass(app, { minute: 570 });
    expect(said(await substitute(id, busy.teacher.accountId))).toBe('409 meetings.teacherBusy');
    const away = await aTeacher(app);
    await app.pool.query('delete from availability where teacher_id = $1 and weekday = 1', [away.accountId]);
    expect(said(await substitute(id, away.accountId))).toBe('409 meetings.teacherAway');
  });

  it('must be a teacher, and another one; only the school names one', async () => {
    const { id } = meetingOf(one, 3);
    for (const nobody of [admin.accountId, family().accountId, 'x'])
      expect(said(await substitute(id, nobody))).toBe('404 meetings.noTeacher');
    expect(said(await substitute(id, one.teacher.accountId))).toBe('409 meetings.sameTeacher');
    const other = await aTeacher(app);
    for (const who of [one.teacher, family()])
      expect(said(await substitute(id, other.accountId, who))).toBe('403 common.notAllowed');
  });

  it('comes until the end of the meeting, unless the teacher has checked in', async () => {
    const { id, end } = meetingOf(one, 3);
    const other = await aTeacher(app);
    app.clock.set(before(end, SECOND));
    await app.pool.query('update meeting set checked_in_at = $2 where id = $1', [id, app.clock.now()]);
    expect(said(await substitute(id, other.accountId))).toBe('409 meetings.notPlanned');
    await app.pool.query('update meeting set checked_in_at = null where id = $1', [id]);
    expect((await substitute(id, other.accountId)).status).toBe(200);
    app.clock.set(end);
    expect(said(await substitute(id, one.teacher.accountId))).toBe('409 meetings.notPlanned');
  });
});

describe("a meeting's note", () => {
  const write = (who: Who, body: object) =>
    app.ask('PUT', `/meetings/${meetingOf(one, 3).id}/note`, { token: who.token, body });

  it('is written by its teacher, and a stale one is refused with the record', async () => {
    const saved = await write(one.teacher, { note: 'Past tense', homework: 'Halaman 12', version: 1 });
    expect(saved.body).toMatchObject({ note: 'Past tense', homework: 'Halaman 12', version: 2 });
    const stale = await write(one.teacher, { note: 'Lain', homework: '', version: 1 });
    expect(said(stale)).toBe('409 common.stale');
    expect(stale.body.current).toMatchObject({ note: 'Past tense', version: 2 });
    const stranger = await aTeacher(app);
    expect(said(await write(stranger, { note: '', homework: '', version: 2 }))).toBe('404 meetings.notFound');
    expect(said(await write(family(), { note: '', homework: '', version: 2 }))).toBe('403 common.notAllowed');
    const hour = await app.ask('GET', `/meetings/${meetingOf(one, 3).id}/options`, { token: family().token });
    expect(hour.body.meeting.homework).toBe('Halaman 12');
  });
});
