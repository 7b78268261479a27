import { beforeAll, describe, expect, it } from 'vitest';
import { aTeacher, openedClass, readyFamily, TUE_THU } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };

const NINE = 9 * 60;

/** Sets the school's clock. The admin signs in again, because sessions follow real time. */
async function at(instant: string): Promise<void> {
  app.clock.set(instant);
  admin = await signedInAccount(app, 'admin');
}
beforeAll(() => at(MONDAY_MORNING));

const join = (classId: string, enrolmentId: string) =>
  app.ask('POST', `/classes/${classId}/members`, { token: admin.token, body: { enrolmentId } });

async function seatsOf(enrolmentId: string) {
  const { rows } = await app.pool.query<{
    number: number;
    state: string;
    kind: string;
    own: number;
    day: string | null;
  }>(
    `select s.number, s.state, m.kind, m.number as own,
       to_char(lower(s.during) at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as day
     from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 order by s.number`,
    [enrolmentId],
  );
  return rows;
}

describe('a learner who joins a group later', () => {
  it('gets the coming meetings under the class’s numbers; past ones become make-ups to plan', async () => {
    const teacher = await aTeacher(app);
    const made = await openedClass(app, admin, teacher, [await readyFamily(app, { name: 'Kezia' })], {
      capacity: 3,
    });
    const late = await readyFamily(app, { name: 'Rafi' });
    // Tuesday's and Thursday's first meetings are over.
    await at('2026-11-06T02:00:00Z');
    const { status, body } = await join(made.id, late.enrolmentId);
    expect(status).toBe(201);
    expect(body.learners.map(({ name }: { name: string }) => name)).toEqual(['Kezia', 'Rafi']);
    const member = body.members.find((one: { enrolmentId: string }) => one.enrolmentId === late.enrolmentId);
    expect([member.startsOn, member.lastDay]).toEqual(['2026-11-10', '2027-02-10']);
    const seats = await seatsOf(late.enrolmentId);
    expect(seats.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(seats.every(({ number, own }) => number === own)).toBe(true);
    expect(seats.slice(0, 3).map(({ state, kind, day }) => [state, kind, day])).toEqual([
      ['to_plan', 'makeup', null],
      ['to_plan', 'makeup', null],
      ['planned', 'series', '2026-11-10'],
    ]);
    const notices = await app.pool.query(`select kind, params from notification where account_id = $1`, [
      late.accountId,
    ]);
    expect(notices.rows).toEqual([
      {
        kind: 'class.assigned',
        params: expect.objectContaining({
          learnerName: 'Rafi',
          lastDay: '2027-02-10',
          startsAt: '2026-11-10T02:00:00.000Z',
          minutes: 60,
        }),
      },
    ]);
    const audit = await app.pool.query('select action from audit_log where target_id = $1 order by id', [
      made.id,
    ]);
    expect(audit.rows.map(({ action }) => action)).toEqual(['class.opened', 'class.memberAdded']);
    await at(MONDAY_MORNING);
  });

  it('is refused if the class is full or over, the course differs, or the learner is a member', async () => {
    const teacher = await aTeacher(app);
    const first = await readyFamily(app);
    const made = await openedClass(app, admin, teacher, [first], { capacity: 2 });
    const none = '0190a000-0000-7000-8000-000000000000';
    expect(resultOf(await join(none, first.enrolmentId))).toBe('404 classes.notFound');
    expect(resultOf(await join(made.id, none))).toBe('404 classes.enrolmentNotFound');
    expect(resultOf(await join(made.id, first.enrolmentId))).toBe('409 classes.alreadyInClass');
    const higher = await readyFamily(app, { level: 'Kids Advanced' });
    expect(resultOf(await join(made.id, higher.enrolmentId))).toBe('409 classes.notTogether');
    const unready = await readyFamily(app, { level: null });
    expect(resultOf(await join(made.id, unready.enrolmentId))).toBe('409 classes.noLevel');
    const fits = await readyFamily(app);
    await at('2027-06-01T02:00:00Z');
    expect(resultOf(await join(made.id, fits.enrolmentId))).toBe('409 classes.over');
    await at(MONDAY_MORNING);
    expect(resultOf(await join(made.id, fits.enrolmentId))).toBe('201');
    const third = await readyFamily(app);
    const full = await join(made.id, third.enrolmentId);
    expect([resultOf(full), full.body.message]).toEqual([
      '409 classes.full',
      'Kelas ini hanya untuk 2 siswa.',
    ]);
    await app.pool.query("update enrolment set state = 'ended' where id = $1", [fits.enrolmentId]);
    expect(resultOf(await join(made.id, third.enrolmentId))).toBe('201');
  });

  it('is refused if the learner is busy at one of the times', async () => {
    const family = await readyFamily(app);
    const group = await openedClass(app, admin, await aTeacher(app), [await readyFamily(app)], {
      capacity: 2,
    });
    const other = await readyFamily(app, { package: 'conversation-kids' });
    await app.pool.query('update enrolment set learner_id = $2 where id = $1', [
      other.enrolmentId,
      family.learnerId,
    ]);
    await openedClass(app, admin, await aTeacher(app), [other], {
      slots: [TUE_THU[0], { weekday: 5, minute: NINE }],
    });
    expect(resultOf(await join(group.id, family.enrolmentId))).toBe('409 meetings.learnerBusy');
    expect(await seatsOf(family.enrolmentId)).toEqual([]);
  });

  it('and another one at the same instant get the last place once', async () => {
    const made = await openedClass(app, admin, await aTeacher(app), [await readyFamily(app)], {
      capacity: 2,
    });
    const two = [await readyFamily(app), await readyFamily(app)];
    await readyForARace(app);
    const answers = await Promise.all(two.map(({ enrolmentId }) => join(made.id, enrolmentId)));
    expect(answers.map(resultOf).sort()).toEqual(['201', '409 classes.full']);
  });
});

describe('another teacher for all meetings to come', () => {
  const change = (classId: string, body: object) =>
    app.ask('PUT', `/classes/${classId}/teacher`, { token: admin.token, body });

  it('gets them; past meetings and those of a substitute stay', async () => {
    const [before, after, substitute] = [await aTeacher(app), await aTeacher(app), await aTeacher(app)];
    const family = await readyFamily(app, { name: 'Dimas' });
    const made = await openedClass(app, admin, before, [family]);
    await app.pool.query('update meeting set teacher_id = $2 where class_id = $1 and number = 5', [
      made.id,
      substitute.accountId,
    ]);
    await at('2026-11-04T02:00:00Z');
    const { status, body } = await change(made.id, {
      teacherId: after.accountId,
      reason: 'Cuti',
      version: 1,
    });
    expect(status).toBe(200);
    expect([body.teacher.id, body.version]).toEqual([after.accountId, 2]);
    const holders = body.plan.map((one: { teacher: { id: string } }) => one.teacher.id);
    expect(holders.slice(0, 6)).toEqual([
      before.accountId,
      ...Array(3).fill(after.accountId),
      substitute.accountId,
      after.accountId,
    ]);
    const changes = await app.pool.query(
      `select distinct kind, teacher_was, teacher_becomes, reason, by_account, count(*) over () ::int as n
       from meeting_change where meeting_id in (select id from meeting where class_id = $1)`,
      [made.id],
    );
    expect(changes.rows).toEqual([
      {
        kind: 'substituted',
        teacher_was: before.accountId,
        teacher_becomes: after.accountId,
        reason: 'Cuti',
        by_account: admin.accountId,
        n: 18,
      },
    ]);
    const notices = await app.pool.query(
      `select account_id, params from notification where kind = 'class.teacherChanged' and params->>'classId' = $1`,
      [made.id],
    );
    expect(notices.rows.map(({ account_id }) => account_id).sort()).toEqual(
      [family.accountId, before.accountId, after.accountId].sort(),
    );
    expect(notices.rows[0].params).toMatchObject({
      learnerName: 'Dimas',
      meetings: 18,
      startsAt: '2026-11-05T02:00:00.000Z',
    });
    expect(resultOf(await change(made.id, { teacherId: before.accountId, version: 1 }))).toBe(
      '409 common.stale',
    );
    await at(MONDAY_MORNING);
  });

  it('must be available for every meeting, or nothing changes', async () => {
    const made = await openedClass(app, admin, await aTeacher(app), [await readyFamily(app)]);
    const busy = await aTeacher(app);
    await openedClass(app, admin, busy, [await readyFamily(app)]);
    const taken = await change(made.id, { teacherId: busy.accountId, version: 1 });
    expect([resultOf(taken), taken.body.message]).toEqual([
      '409 classes.teacherNotFree',
      expect.stringContaining('20 pertemuan, yang pertama Selasa, 3 November 2026'),
    ]);
    const tuesdays = await aTeacher(app, [{ weekday: 2, from: 0, to: 1440 }]);
    const half = await change(made.id, { teacherId: tuesdays.accountId, version: 1 });
    expect(half.body.message).toContain('10 pertemuan, yang pertama Kamis, 5 November 2026');
    const { body } = await app.ask('GET', `/classes/${made.id}`, { token: admin.token });
    expect([body.teacher.id, body.version]).toEqual([made.teacher.id, 1]);
  });

  it('is refused if unknown, unchanged, teaching something else, or too late', async () => {
    const [teacher, other] = [await aTeacher(app), await aTeacher(app)];
    const made = await openedClass(app, admin, teacher, [await readyFamily(app)]);
    const to = (teacherId: string) => change(made.id, { teacherId, version: 1 });
    expect(resultOf(await to(admin.accountId))).toBe('404 classes.teacherNotFound');
    expect(resultOf(await to('x'))).toBe('404 classes.teacherNotFound');
    expect(resultOf(await change('x', { teacherId: other.accountId, version: 1 }))).toBe(
      '404 classes.notFound',
    );
    expect((await to(teacher.accountId)).status).toBe(400);
    await app.pool.query(`update teacher set programs = '{conversation}' where account_id = $1`, [
      other.accountId,
    ]);
    expect(resultOf(await to(other.accountId))).toBe('409 classes.teacherTeachesOther');
    await app.pool.query(`update teacher set programs = '{}' where account_id = $1`, [other.accountId]);
    await app.pool.query('delete from teacher_clearance where teacher_id = $1', [other.accountId]);
    expect(resultOf(await to(other.accountId))).toBe('409 classes.teacherNotCleared');
    await at('2027-06-01T02:00:00Z');
    expect(resultOf(await to(other.accountId))).toBe('409 classes.over');
    await at(MONDAY_MORNING);
  });
});
