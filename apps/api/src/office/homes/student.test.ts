import { HOUR, later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { aFamily } from '../../../test/people.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { aSecondGuardian } from '../../../test/second-guardian.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { holdMeeting } from '../../../test/teaching-days.ts';
import { insertOrder } from '../../sales/orders/orders.ts';

const app = shared(startTestApp);
beforeEach(() => app.clock.set(MONDAY_MORNING));

const ask = (path: string, { token }: { token: string }) => app.ask('GET', path, { token });
const first = (running: RunningClass) => {
  const [family] = running.families;
  if (!family) throw new Error('a class without a learner');
  return family;
};

describe("a family's home", () => {
  it('shows the next meeting, the path with its tests, and the balance', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const { status, body } = await ask('/dashboards/student', family);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      serverNow: '2026-11-02T02:00:00.000Z',
      learners: [{ id: family.learnerId, name: 'Sekar' }],
      learnerId: family.learnerId,
      next: {
        meetingId: meetingOf(running, 1).id,
        number: 1,
        kind: 'lesson',
        startsAt: '2026-11-09T02:00:00.000Z',
        classId: running.classId,
        learnerId: family.learnerId,
        enrolmentId: family.enrolmentId,
        join: { opensAt: '2026-11-09T01:55:00.000Z', link: null },
      },
      reports: [],
    });
    const [course] = body.courses;
    expect(course).toMatchObject({ state: 'active', progress: 0, toPlan: 0, classId: running.classId });
    expect(course.balance).toMatchObject({ bought: 20, left: 20, lastDay: running.lastDay });
    expect(course.stones.map(({ state }: { state: string }) => state)).toEqual([
      'next',
      ...Array.from({ length: 19 }, () => 'toCome'),
    ]);
    expect(
      course.stones
        .filter(({ test }: { test: boolean }) => test)
        .map(({ number }: { number: number }) => number),
    ).toEqual([10, 20]);
  });

  it('says when attendance opens by the rules of the course', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const opens = async () => {
      const [home, page] = [
        await ask('/dashboards/student', family),
        await ask(`/my-classes/${running.classId}`, family),
      ];
      return [home.body.courses[0].opensMinutes, page.body.course.opensMinutes];
    };
    expect(await opens()).toEqual([5, 5]);
    const { rows } = await app.pool.query<{ number: number }>(
      `insert into policy_version (number, rules, "values", valid_from)
       select max(number) + 1, 2, (array_agg("values" order by number desc))[1] || '{"markOpensSeconds": 600}',
         '2999-01-01' from policy_version returning number`,
    );
    await app.pool.query('update enrolment set policy_version = $1 where id = $2', [
      rows[0]?.number,
      family.enrolmentId,
    ]);
    expect(await opens()).toEqual([10, 10]);
  });

  it('shows the state of each stone of the path', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    await holdMeeting(app, running, 1);
    await holdMeeting(app, running, 2, ['late']);
    const told = await app.ask('POST', `/meetings/${meetingOf(running, 4).id}/excuse`, {
      token: family.token,
      body: { learnerId: family.learnerId },
    });
    expect(told.status).toBe(200);
    await holdMeeting(app, running, 3, ['notAtAll']);
    const { body } = await ask('/dashboards/student', family);
    const [course] = body.courses;
    expect(course.stones.slice(0, 6).map(({ state }: { state: string }) => state)).toEqual([
      'held',
      'late',
      'forfeited',
      'toPlan',
      'next',
      'toCome',
    ]);
    expect(course).toMatchObject({
      toPlan: 1,
      progress: 10,
      balance: { bought: 20, held: 2, forfeited: 1, left: 17 },
    });
    expect(body.next.number).toBe(5);
  });

  it('tells which unplanned meetings the family plans, and which group meetings the school plans', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const family = first(group);
    const { token } = group.teacher;
    const cancelled = `/meetings/${meetingOf(group, 3).id}/cancel`;
    expect((await app.ask('POST', cancelled, { token, body: { reason: 'Sakit' } })).status).toBe(200);
    const excused = { token: family.token, body: { learnerId: family.learnerId } };
    const excuse = (number: number) =>
      app.ask('POST', `/meetings/${meetingOf(group, number).id}/excuse`, excused);
    expect((await excuse(4)).body.decision.outcome).toBe('kept');
    // The way back to the caller's own class, as the page and as the home read it.
    const page = (await ask(`/my-classes/${group.classId}`, family)).body;
    const home = (await ask('/dashboards/student', family)).body;
    for (const course of [page.course, home.courses[0]])
      expect(course).toMatchObject({ toPlan: 2, toPlanBySchool: 1 });
    const { startsAt, lost } = page.meetings.find(({ number }: { number: number }) => number === 3);
    expect(startsAt).toBeNull();
    expect(lost).toEqual({
      kind: 'cancelled',
      startsAt: new Date(meetingOf(group, 3).start).toISOString().replace('.000', ''),
      reason: 'Sakit',
    });
    const makeups = page.meetings.filter(({ makeup }: { makeup: boolean }) => makeup);
    expect(makeups).toMatchObject([{ number: 4, state: 'to_plan', isGroup: false }]);
    const { meetings } = (await ask(`/teacher/classes/${group.classId}`, group.teacher)).body;
    expect(
      meetings
        .filter(({ number }: { number: number }) => number === 4)
        .map(({ kind, capacity }: { kind: string; capacity: number }) => [kind, capacity])
        .sort(),
    ).toEqual([
      ['makeup', 1],
      ['series', 2],
    ]);
    const mate = group.families[1];
    if (!mate) throw new Error('a group of one');
    expect((await ask('/dashboards/student', mate)).body.courses[0]).toMatchObject({
      toPlan: 1,
      toPlanBySchool: 1,
    });
  });

  it('shows a late excuse', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const { id, start } = meetingOf(running, 1);
    app.clock.set(later(start, -30 * MINUTE));
    const body = { learnerId: family.learnerId };
    const told = await app.ask('POST', `/meetings/${id}/excuse`, { token: family.token, body });
    expect(told.body.decision.outcome).toBe('tooLate');
    const [meeting] = (await ask(`/my-classes/${running.classId}`, family)).body.meetings;
    expect(meeting).toMatchObject({ state: 'planned', toldLateAt: '2026-11-09T01:30:00.000Z' });
    expect((await ask('/dashboards/student', family)).body.next.toldLateAt).toBe(meeting.toldLateAt);
  });

  it('shows the scores of tests', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    await holdMeeting(app, running, 10);
    const path = `/enrolments/${family.enrolmentId}/scores/10`;
    const scored = await app.ask('PUT', path, { token: running.teacher.token, body: { score: 84 } });
    expect(scored.status).toBe(200);
    expect((await ask('/dashboards/student', family)).body.reports).toMatchObject([
      { enrolmentId: family.enrolmentId, kind: 'test', number: 10, score: 84, date: '2026-12-09' },
    ]);
  });

  it('shows the points of each skill where the teacher gave them', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    await holdMeeting(app, running, 10);
    const course = (await ask(`/enrolments/${family.enrolmentId}/report`, family)).body;
    const { criteria } = course.tests[0];
    const parts = Object.fromEntries(
      criteria.map(({ slug, points }: { slug: string; points: number }) => [slug, points - 1]),
    );
    const { token } = running.teacher;
    const path = `/enrolments/${family.enrolmentId}/scores/10`;
    const score = 100 - criteria.length;
    expect((await app.ask('PUT', path, { token, body: { score, parts } })).status).toBe(200);
    const [report] = (await ask('/dashboards/student', family)).body.reports;
    expect(report.skills).toEqual(
      criteria.map(({ name, points: of }: { name: object; points: number }) => ({
        name,
        points: of - 1,
        of,
      })),
    );
  });

  it('shows what the teacher wrote to the latest meetings, newest first', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    for (const number of [1, 2, 3, 4]) await holdMeeting(app, running, number);
    const write = (number: number, note: string, homework: string) =>
      app.pool.query('update meeting set note = $2, homework = $3 where id = $1', [
        meetingOf(running, number).id,
        note,
        homework,
      ]);
    await write(1, 'Lancar.', '');
    await write(3, '', 'Tulis lima kalimat.');
    await write(5, 'Belum berlangsung.', '');
    const { written } = (await ask('/dashboards/student', family)).body;
    expect(written).toMatchObject([
      { number: 3, note: '', homework: 'Tulis lima kalimat.', classId: running.classId },
      { number: 1, note: 'Lancar.', homework: '', startsAt: '2026-11-09T02:00:00.000Z' },
    ]);
    expect(written[0].topic.title.id).not.toBe('');
  });

  it('shows the picture that the next teacher published', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const photo = async () => (await ask('/dashboards/student', family)).body.next.teacherPhoto;
    expect(await photo()).toBeNull();
    await app.pool.query(
      `insert into teacher_profile (teacher_id, draft, published, photo_file) values ($1, '{}', '{}', 'guru.webp')`,
      [running.teacher.accountId],
    );
    expect(await photo()).toBe('/api/teachers/photos/guru.webp');
    const page = (await ask(`/my-classes/${running.classId}`, family)).body;
    expect(page.meetings[0].teacherPhoto).toBe('/api/teachers/photos/guru.webp');
  });

  it('tells what the finished placement test said of each area', async () => {
    const family = await placedFamily(app, [{ package: 'general-english-kids' }]);
    const areas = async () => (await ask('/dashboards/student', family)).body.courses[0].areas;
    expect(await areas()).toBeNull();
    const said = [{ area: 'grammar', word: 'growing' }];
    await app.pool.query(
      `insert into placement_attempt (enrolment_id, learner_id, bank, seed, started_at, deadline, finished_at, total, areas)
       values ($1, $2, 'kids', 's', now(), now(), now(), 20, $3)`,
      [family.places[0]?.enrolmentId, family.places[0]?.learnerId, JSON.stringify(said)],
    );
    expect(await areas()).toEqual(said);
  });

  it('has all learners of the account with their courses; another family’s is not found', async () => {
    const running = await aRunningClass(app);
    const other = first(running);
    const family = await placedFamily(app, [
      { package: 'general-english-kids', learnerName: 'Nayla' },
      { package: 'ielts-regular', learnerName: 'Damar' },
    ]);
    const [nayla, damar] = family.places;
    const home = (await ask('/dashboards/student', family)).body;
    expect(home.learners.map(({ name }: { name: string }) => name)).toEqual(['Nayla', 'Damar']);
    expect([home.learnerId, home.next, home.courses.length]).toEqual([nayla?.learnerId, null, 1]);
    expect(home.courses[0]).toMatchObject({ placement: 'toStart', classId: null, learnerName: 'Nayla' });
    const ofDamar = (await ask(`/dashboards/student?learnerId=${damar?.learnerId}`, family)).body;
    expect(ofDamar.courses.map(({ enrolmentId }: { enrolmentId: string }) => enrolmentId)).toEqual([
      damar?.enrolmentId,
    ]);
    for (const wrong of [other.learnerId, 'x', '0190a000-0000-7000-8000-000000000000'])
      for (const path of ['/dashboards/student', '/my-classes', '/my-history']) {
        const { status, body } = await ask(`${path}?learnerId=${wrong}`, family);
        expect([path, status, body.code]).toEqual([path, 404, 'learners.notFound']);
      }
  });

  it('works for an account without learners', async () => {
    const { status, body } = await ask('/dashboards/student', await aFamily(app));
    expect([status, body.learners, body.learnerId, body.courses, body.next]).toEqual([
      200,
      [],
      null,
      [],
      null,
    ]);
  });

  it('offers no meeting and no link of a stopped course', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    await app.pool.query("update enrolment set state = 'suspended' where id = $1", [family.enrolmentId]);
    await app.pool.query("update school_class set zoom_link = 'https://zoom.us/j/1' where id = $1", [
      running.classId,
    ]);
    app.clock.set(meetingOf(running, 1).start);
    const home = (await ask('/dashboards/student', family)).body;
    expect([home.next, home.courses[0].state]).toEqual([null, 'suspended']);
    const { meetings } = (await ask(`/my-classes/${running.classId}`, family)).body;
    expect(meetings[0].join.link).toBeNull();
  });

  it('shows the class as active from its first day, and paused in its pause', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const admin = await signedInAccount(app, 'admin');
    // Family, teacher and school read the same, whatever no job has written yet.
    const states = async (day: string) => {
      app.clock.set(`${day}T01:00:00Z`);
      return [
        (await ask('/dashboards/student', family)).body.courses[0].classState,
        (await ask(`/teacher/classes/${running.classId}`, running.teacher)).body.class.state,
        (await ask(`/classes/${running.classId}`, admin)).body.state,
      ];
    };
    await app.pool.query(
      "update school_class set paused_from = '2026-11-16', paused_until = '2026-11-23' where id = $1",
      [running.classId],
    );
    expect(await states('2026-11-08')).toEqual(['scheduled', 'scheduled', 'scheduled']);
    expect(await states('2026-11-09')).toEqual(['active', 'active', 'active']);
    expect(await states('2026-11-22')).toEqual(['paused', 'paused', 'paused']);
    expect(await states('2026-11-23')).toEqual(['active', 'active', 'active']);
  });

  it('names the orders that can still be paid, to the account that made them alone', async () => {
    const { learnerId, accountId, token } = first(await aRunningClass(app));
    const ordered = new Date(MONDAY_MORNING);
    const expiresAt = later(ordered, 24 * HOUR);
    const orderId = await insertOrder(app.pool, {
      accountId,
      learnerId,
      packageId: 201,
      packageName: 'Conversation - Kids',
      price: 2_000_000,
      discount: 0,
      voucher: null,
      policyVersion: 1,
      termsVersion: '1',
      lang: 'id',
      createdAt: ordered,
      expiresAt,
    });
    const other = await aSecondGuardian(app, { accountId, learnerIds: [learnerId] });
    const toPay = async (reader: { token: string }) =>
      (await ask(`/dashboards/student?learnerId=${learnerId}`, reader)).body.toPay;
    const order = { orderId, packageName: 'Conversation - Kids', expiresAt: expiresAt.toISOString() };
    expect([await toPay({ token }), await toPay(other)]).toEqual([[order], []]);
    app.clock.set(expiresAt.toISOString());
    expect(await toPay({ token })).toEqual([]);
  });

  it('costs two statements, including the session check', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    await ask('/dashboards/student', family);
    const { answer, statements } = await sentWhile(() => ask('/dashboards/student', family));
    expect([answer.status, statements.length]).toEqual([200, 2]);
  });
});

describe("a learner's classes", () => {
  it('can be filtered by program', async () => {
    const family = await placedFamily(app, [
      { package: 'general-english-kids', learnerName: 'Nayla' },
      { package: 'ielts-regular', sameLearner: true },
    ]);
    const programs = async (query: string) =>
      (await ask(`/my-classes${query}`, family)).body.courses.map(
        ({ packageType }: { packageType: string }) => packageType,
      );
    expect((await programs('')).sort()).toEqual(['eng_test_prep', 'general_english']);
    expect(await programs('?program=general-english')).toEqual(['general_english']);
    expect(await programs('?program=test-preparation')).toEqual(['eng_test_prep']);
    expect(await programs('?program=conversation')).toEqual([]);
    expect((await ask('/my-classes?program=none', family)).status).toBe(400);
  });

  it('show the link from 5 minutes before the start until the end, by the server’s clock', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const link = 'https://zoom.us/j/81234567890';
    await app.pool.query("update school_class set zoom_link = $2, zoom_room = '812 3456' where id = $1", [
      running.classId,
      link,
    ]);
    const { start, end } = meetingOf(running, 2);
    const shown = async (instant: Date) => {
      app.clock.set(instant);
      const { body } = await ask(`/my-classes/${running.classId}`, family);
      const home = await ask('/dashboards/student', family);
      const inPage = body.meetings
        .map((one: { join: { link: string | null } }) => one.join.link)
        .filter(Boolean);
      return { inPage, next: home.body.next?.join.link ?? null, room: body.meetings[1].join.room };
    };
    const closed = { inPage: [], next: null, room: null };
    const open = { inPage: [link], next: link, room: '812 3456' };
    expect(await shown(later(start, -5 * MINUTE - SECOND))).toEqual(closed);
    expect(await shown(later(start, -5 * MINUTE))).toEqual(open);
    expect(await shown(end)).toEqual(open);
    expect(await shown(later(end, SECOND))).toEqual(closed);
  });

  it('have all meetings in order, with the number of files on each page', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    const { body } = await ask(`/my-classes/${running.classId}`, family);
    expect(body.meetings.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    await app.pool.query(
      `insert into material (class_id, number, title, file_key, media_type, bytes, uploaded_by, created_at, removed_at)
       values ($1, 3, 'Foto', $2, 'image/png', 9, $3, now(), null), ($1, 3, 'Lama', $4, 'image/png', 9, $3, now(), now())`,
      [running.classId, `k1-${running.classId}`, running.teacher.accountId, `k2-${running.classId}`],
    );
    const { materials } = (await ask(`/my-classes/${running.classId}`, family)).body;
    for (const number of [1, 3, 20]) {
      const files = (await ask(`/meetings/${meetingOf(running, number).id}/materials`, family)).body;
      const count = files.uploads.length + files.course.length;
      expect([number, materials[number] ?? 0]).toEqual([number, count]);
    }
    expect(materials[3]).toBe((materials[1] ?? 0) + 1);
  });

  it('of another family are not found', async () => {
    const running = await aRunningClass(app);
    const stranger = await aFamily(app);
    for (const id of [running.classId, 'x', '%01'])
      expect((await ask(`/my-classes/${id}`, stranger)).body.code).toBe('classes.notFound');
    const family = first(running);
    const other = first(await aRunningClass(app));
    const asked = await ask(`/my-classes/${running.classId}?learnerId=${other.learnerId}`, family);
    expect(asked.body.code).toBe('classes.notFound');
  });
});

describe('the history', () => {
  it('is paged, newest first, and can be filtered by state, text and learner', async () => {
    const running = await aRunningClass(app);
    const family = first(running);
    await holdMeeting(app, running, 1);
    await holdMeeting(app, running, 2, ['late']);
    await holdMeeting(app, running, 3, ['notAtAll']);
    const numbers = async (query: string) => {
      const { body } = await ask(`/my-history${query}`, family);
      return [body.total, body.data.map(({ number }: { number: number }) => number)];
    };
    expect(await numbers('')).toEqual([3, [3, 2, 1]]);
    expect(await numbers('?sort=date')).toEqual([3, [1, 2, 3]]);
    expect(await numbers('?page=2&pageSize=2')).toEqual([3, [1]]);
    expect(await numbers('?status=absent')).toEqual([1, [3]]);
    expect(await numbers('?status=late')).toEqual([1, [2]]);
    expect(await numbers('?q=GENERAL')).toEqual([3, [3, 2, 1]]);
    expect(await numbers('?q=%25')).toEqual([0, []]);
    expect(await numbers(`?learnerId=${family.learnerId}`)).toEqual([3, [3, 2, 1]]);
    const { data } = (await ask('/my-history?status=absent', family)).body;
    expect(data[0]).toMatchObject({
      state: 'absent',
      classId: running.classId,
      learnerName: 'Sekar',
      startsAt: '2026-11-16T02:00:00.000Z',
      decision: { reason: { key: 'close.forfeited' } },
    });
    expect((await ask('/my-history?status=planned', family)).status).toBe(400);
    expect((await ask('/my-history', await aFamily(app))).body).toMatchObject({ total: 0, data: [] });
  });

  it('can be searched by the teacher’s name, even if only a username is known', async () => {
    const running = await aRunningClass(app);
    await holdMeeting(app, running, 1);
    const family = first(running);
    const [one] = (await ask('/my-history', family)).body.data;
    expect((await ask(`/my-history?q=${one.teacherName}`, family)).body.total).toBe(1);
    await app.pool.query("update account set name = '' where id = $1", [running.teacher.accountId]);
    const [unnamed] = (await ask('/my-history', family)).body.data;
    expect((await ask(`/my-history?q=${unnamed.teacherName}`, family)).body.total).toBe(1);
  });
});
