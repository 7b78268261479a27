import { DAY, later } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeKindsTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, balanceOf, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { releaseStopped } from '../meetings/release-stopped.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
beforeEach(() => app.clock.set(MONDAY_MORNING));

const first = (running: RunningClass) => running.families[0] as RunningClass['families'][number];

/** The learner is an adult, so no consent is needed. */
async function stop(enrolmentId: string): Promise<void> {
  await app.pool.query(
    `update learner set birth_date = '1990-01-01' where id = (select learner_id from enrolment where id = $1)`,
    [enrolmentId],
  );
  await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [enrolmentId]);
  await releaseStopped.run(app.services);
}

const takeUp = (enrolmentId: string) =>
  app.ask('POST', `/enrolments/${enrolmentId}/take-up`, {
    token: admin.token,
    body: { reason: 'Wali setuju lagi' },
  });

const seats = async (enrolmentId: string) =>
  (
    await app.pool.query(
      `select s.number, s.state, lower(s.during) as start, m.kind, m.state as meeting
       from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 order by s.number`,
      [enrolmentId],
    )
  ).rows;

const kindsOf = (accountId: string) => noticeKindsTo(app, { accountId });

describe('a stopped course', () => {
  it('releases all its times, loses nothing, and family and teacher are notified once', async () => {
    const one = await aRunningClass(app);
    const { enrolmentId, accountId } = first(one);
    await stop(enrolmentId);
    await releaseStopped.run(app.services);
    expect(
      (await seats(enrolmentId)).every(({ state, meeting }) => state === 'to_plan' && meeting === 'to_plan'),
    ).toBe(true);
    expect(await kindsOf(accountId)).toEqual(['course.stopped']);
    expect(await kindsOf(one.teacher.accountId)).toEqual(['course.stopped']);
    expect((await balanceOf(app, enrolmentId)).left).toBe(20);
    // The teacher is free, so another class can take the time.
    const other = await aRunningClass(app, { teacher: one.teacher });
    expect(other.meetings).toHaveLength(20);
  });

  it('in a group lets the others go on', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const [gone, stays] = group.families;
    await stop(gone?.enrolmentId ?? '');
    expect((await seats(gone?.enrolmentId ?? '')).every(({ kind }) => kind === 'makeup')).toBe(true);
    expect((await seats(stays?.enrolmentId ?? '')).every(({ state }) => state === 'planned')).toBe(true);
  });
});

describe('resuming a stopped course', () => {
  it('gives the old times back if to come and free; the rest is listed', async () => {
    const one = await aRunningClass(app);
    const { enrolmentId, accountId } = first(one);
    await stop(enrolmentId);
    app.clock.set(later(meetingOf(one, 3).start, -DAY).toISOString());
    await app.pool.query(
      `insert into availability_exception (teacher_id, day, kind, minutes)
       select $1, $2, 'away', int4range(0, 1440)`,
      [one.teacher.accountId, meetingOf(one, 5).start.toISOString().slice(0, 10)],
    );
    const answer = await takeUp(enrolmentId);
    expect(answer.status).toBe(200);
    expect(answer.body.planned.map(({ number }: { number: number }) => number)).toEqual([
      3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
    ]);
    expect(answer.body.toPlan.map(({ number }: { number: number }) => number)).toEqual([1, 2, 5]);
    const rows = await seats(enrolmentId);
    expect(rows[2]).toMatchObject({ state: 'planned', start: meetingOf(one, 3).start });
    expect(await kindsOf(accountId)).toEqual(['course.stopped', 'course.takenUp']);
    expect((await balanceOf(app, enrolmentId)).left).toBe(20);
    expect(resultOf(await takeUp(enrolmentId))).toBe('409 meetings.notStopped');
    const audit = await app.pool.query('select action, reason from audit_log where target_id = $1', [
      enrolmentId,
    ]);
    expect(audit.rows).toEqual([{ action: 'enrolment.takenUp', reason: 'Wali setuju lagi' }]);
  });

  it('in a group puts the learner back into the shared meetings', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const { enrolmentId } = first(group);
    await stop(enrolmentId);
    app.clock.set(later(meetingOf(group, 2).start, 1).toISOString());
    const answer = await takeUp(enrolmentId);
    expect([answer.status, answer.body.planned.length, answer.body.toPlan.length]).toEqual([200, 18, 2]);
    const rows = await seats(enrolmentId);
    expect(rows.map(({ kind }) => kind)).toEqual(['makeup', 'makeup', ...Array(18).fill('series')]);
  });

  it('is refused while consent is missing or the payment was returned', async () => {
    const one = await aRunningClass(app);
    const { enrolmentId, learnerId } = first(one);
    await stop(enrolmentId);
    await app.pool.query(`update learner set birth_date = '2018-01-01' where id = $1`, [learnerId]);
    const child = await takeUp(enrolmentId);
    expect([resultOf(child), child.body.message]).toEqual([
      '409 meetings.consentGone',
      expect.stringContaining('Sekar'),
    ]);
    await app.pool.query(`update learner set birth_date = '1990-01-01' where id = $1`, [learnerId]);
    await app.pool.query(
      `update orders set status = 'refunded' where id = (select order_id from enrolment where id = $1)`,
      [enrolmentId],
    );
    expect(resultOf(await takeUp(enrolmentId))).toBe('409 meetings.paymentGone');
    expect(resultOf(await takeUp('x'))).toBe('404 meetings.courseNotFound');
  });
});

describe('a class cancelled before it begins', () => {
  const cancel = async (classId: string, version?: number) => {
    const { body } = await app.ask('GET', `/classes/${classId}`, { token: admin.token });
    return app.ask('POST', `/classes/${classId}/cancel`, {
      token: admin.token,
      body: { reason: 'Pesertanya belum cukup', version: version ?? body.version },
    });
  };

  it('frees teacher and learners, who can get another class with the same numbers', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 3 });
    expect(resultOf(await cancel(group.classId, 99))).toBe('409 common.stale');
    const answer = await cancel(group.classId);
    expect([answer.status, answer.body.state, answer.body.cancelledReason]).toEqual([
      200,
      'cancelled',
      'Pesertanya belum cukup',
    ]);
    for (const { accountId, enrolmentId } of group.families) {
      expect(await seats(enrolmentId)).toEqual([]);
      expect(await kindsOf(accountId)).toEqual(['class.cancelled']);
      expect((await balanceOf(app, enrolmentId)).left).toBe(20);
    }
    expect(await kindsOf(group.teacher.accountId)).toEqual(['class.cancelled']);
    // The family's home shows the course as waiting for a class again.
    const home = await app.ask('GET', '/dashboards/student', { token: first(group).token });
    expect(home.body.courses.map(({ classId }: { classId: string | null }) => classId)).toEqual([null]);
    const { learnerId, enrolmentId } = first(group);
    await app.pool.query(`update learner set birth_date = '1990-01-01' where id = $1`, [learnerId]);
    await app.pool.query(`update enrolment set level = 'A2' where id = $1`, [enrolmentId]);
    const again = await app.ask('POST', '/classes', {
      token: admin.token,
      body: {
        teacherId: group.teacher.accountId,
        enrolmentIds: [enrolmentId],
        slots: [
          { weekday: 1, minute: 540 },
          { weekday: 3, minute: 540 },
        ],
        startsOn: '2026-11-09',
      },
    });
    expect(again.status).toBe(201);
    expect(resultOf(await cancel(group.classId))).toBe('409 classes.over');
  });

  it('is refused once its first meeting has begun', async () => {
    const one = await aRunningClass(app);
    app.clock.set(meetingOf(one, 1).start.toISOString());
    expect(resultOf(await cancel(one.classId))).toBe('409 classes.begun');
  });
});
