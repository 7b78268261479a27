import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce, someoneWaits } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import {
  aRunningClass,
  aTeacher,
  balanceOf,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lapseSeats } from '../meetings/lapse-seats.ts';
import { turnPauses } from './pause-store.ts';

// Meetings 1 to 4 are on 9, 11, 16 and 18 November at 09:00 WIB.
const SUNDAY_MORNING = '2026-11-08T02:00:01Z';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;
beforeEach(async () => {
  app.clock.set(SUNDAY_MORNING);
  one = await aRunningClass(app);
});

const pause = (from: string, until: string, token = admin.token, classId = one.classId) =>
  app.ask('POST', `/classes/${classId}/pause`, { token, body: { from, until, reason: 'Liburan keluarga' } });
const resume = (token = admin.token) => app.ask('POST', `/classes/${one.classId}/resume`, { token });
const numbers = (list: { number: number }[]) => list.map(({ number }) => number);

/** The first six seats where 2 and 3 lie in the pause. */
const WITHOUT_2_AND_3 = {
  1: '2026-11-09',
  2: 'to_plan',
  3: 'to_plan',
  4: '2026-11-18',
  5: '2026-11-23',
  6: '2026-11-25',
};

async function seats(): Promise<Record<number, string>> {
  const { rows } = await app.pool.query<{ number: number; state: string; start: Date | null }>(
    `select s.number, s.state, lower(m.during) as start from seat s join meeting m on m.id = s.meeting_id
     where m.class_id = $1 order by s.number limit 6`,
    [one.classId],
  );
  return Object.fromEntries(
    rows.map(({ number, state, start }) => [number, start?.toISOString().slice(0, 10) ?? state]),
  );
}
const classRow = async () =>
  (
    await app.pool.query('select state, paused_from, paused_until, version from school_class where id = $1', [
      one.classId,
    ])
  ).rows[0];

describe('pausing a class', () => {
  it('affects only meetings with notice, and lists the others', async () => {
    const answer = await pause('2026-11-08', '2026-11-17');
    expect(resultOf(answer)).toBe('200');
    expect(answer.body.class).toEqual({
      id: one.classId,
      name: 'General English',
      state: 'paused',
      pausedFrom: '2026-11-08',
      pausedUntil: '2026-11-17',
      version: 2,
    });
    expect(numbers(answer.body.toPlan)).toEqual([2, 3]);
    // Tomorrow at 09:00 is 23:59:59 from now.
    expect(answer.body.staying).toEqual([
      {
        meetingId: meetingOf(one, 1).id,
        number: 1,
        start: '2026-11-09T02:00:00.000Z',
        decision: expect.objectContaining({
          outcome: 'tooNear',
          rule: 'pause',
          reason: { key: 'pause.tooNear', params: { from: '2026-11-08', until: '2026-11-17', hours: 24 } },
        }),
      },
    ]);
    expect(await seats()).toEqual(WITHOUT_2_AND_3);
  });

  it('costs no meeting, keeps last day and history, notifies family and teacher, and is audited', async () => {
    await pause('2026-11-09', '2026-11-16');
    const { enrolmentId, accountId } = one.families[0] as RunningClass['families'][number];
    expect(await balanceOf(app, enrolmentId)).toMatchObject({ left: 20, extensionDays: 0 });
    const { rows } = await app.pool.query(
      `select kind, lower(was) as was, reason, by_role, (select last_day from enrolment where id = $2) as last_day
       from meeting_change where meeting_id = $1`,
      [meetingOf(one, 2).id, enrolmentId],
    );
    expect(rows).toEqual([
      {
        kind: 'paused',
        was: meetingOf(one, 2).start,
        reason: 'Liburan keluarga',
        by_role: 'admin',
        last_day: '2027-02-09',
      },
    ]);
    const notices = await app.pool.query(
      `select account_id, params ->> 'until' as until, params ->> 'reason' as reason from notification where kind = 'class.paused'
         and params ->> 'classId' = $1 order by account_id = $2 desc`,
      [one.classId, accountId],
    );
    expect(notices.rows).toEqual([
      { account_id: accountId, until: '2026-11-16', reason: 'Liburan keluarga' },
      { account_id: one.teacher.accountId, until: '2026-11-16', reason: 'Liburan keluarga' },
    ]);
    const audit = await app.pool.query('select action, reason, after from audit_log where target_id = $1', [
      one.classId,
    ]);
    expect(audit.rows).toEqual([
      {
        action: 'class.paused',
        reason: 'Liburan keluarga',
        after: { from: '2026-11-09', until: '2026-11-16', meetings: [2] },
      },
    ]);
  });

  it('is recorded as the school’s doing, not as somebody’s excuse', async () => {
    await pause('2026-11-09', '2026-11-16');
    const { rows } = await app.pool.query(
      `select c.decision as change, m.decision as meeting, s.decision as seat
       from meeting m join seat s on s.meeting_id = m.id join meeting_change c on c.meeting_id = m.id
       where m.id = $1`,
      [meetingOf(one, 2).id],
    );
    const decision = expect.objectContaining({
      rule: 'pause',
      outcome: 'kept',
      reason: {
        key: 'pause.kept',
        params: { from: '2026-11-09', until: '2026-11-16', lastDay: '2027-02-09' },
      },
    });
    expect(rows).toEqual([{ change: decision, meeting: decision, seat: decision }]);
  });

  it('blocks planning, and offers none of its times', async () => {
    app.clock.set('2026-11-05T02:00:00Z');
    await pause('2026-11-16', '2026-11-23');
    const { token } = one.families[0] as RunningClass['families'][number];
    const { id } = meetingOf(one, 3);
    const into = await app.ask('POST', `/meetings/${id}/move`, {
      token,
      body: { start: '2026-11-20T03:00:00.000Z', version: 2 },
    });
    expect(resultOf(into)).toBe('409 meetings.paused');
    expect(into.body.message).toContain('23 November 2026');
    const options = await app.ask('GET', `/meetings/${id}/options`, { token });
    const starts: string[] = options.body.free.map(({ start }: { start: string }) => start);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.filter((start) => start > '2026-11-15T17:00' && start < '2026-11-22T17:00')).toEqual([]);
  });

  it('blocks them also for a meeting of a group that is moved there at the same instant', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 3 });
    const { id, start } = meetingOf(group, 9);
    const body = { start: '2026-11-12T02:00:00.000Z', version: 1 };
    const { first, second, codes } = await atOnce(
      app.services.pool,
      () => pause('2026-11-10', '2026-11-17', admin.token, group.classId),
      /from "meeting" as "m".*for update of m/s,
      () => app.ask('POST', `/meetings/${id}/move`, { token: admin.token, body }),
    );
    expect([resultOf(first), resultOf(second), codes]).toEqual(['200', '409 meetings.paused', []]);
    const { rows } = await app.pool.query('select lower(during) as start from meeting where id = $1', [id]);
    expect(rows).toEqual([{ start }]);
  });

  it('takes along a meeting that gets a substitute at this moment', async () => {
    const { accountId: teacherId } = await aTeacher(app, {
      programs: ['general_english'],
      ageGroups: ['adult'],
    });
    const body = { teacherId, reason: 'Sakit' };
    const { first, second, codes } = await atOnce(
      app.services.pool,
      () => app.ask('PUT', `/meetings/${meetingOf(one, 2).id}/teacher`, { token: admin.token, body }),
      /from "meeting" as "m".*for update of m/s,
      () => pause('2026-11-10', '2026-11-17'),
    );
    expect([resultOf(first), resultOf(second), codes]).toEqual(['200', '200', []]);
    expect(await seats()).toEqual(WITHOUT_2_AND_3);
  });

  it('starts and ends on its days by itself', async () => {
    await pause('2026-11-10', '2026-11-12');
    expect(await classRow()).toMatchObject({ state: 'scheduled', paused_from: '2026-11-10' });
    await turnPauses(app.pool, new Date('2026-11-09T16:59:59Z'));
    expect((await classRow()).state).toBe('scheduled');
    await turnPauses(app.pool, new Date('2026-11-09T17:00:00Z'));
    expect((await classRow()).state).toBe('paused');
    await turnPauses(app.pool, new Date('2026-11-11T16:59:59Z'));
    expect((await classRow()).state).toBe('paused');
    await turnPauses(app.pool, new Date('2026-11-11T17:00:00Z'));
    expect(await classRow()).toMatchObject({ state: 'active', paused_from: null, paused_until: null });
    const { version } = await classRow();
    await turnPauses(app.pool, new Date('2026-11-11T17:00:00Z'));
    expect((await classRow()).version).toBe(version);
  });

  it('starts at the next turn where somebody writes to the class at this moment, and holds nobody up', async () => {
    const other = await aRunningClass(app);
    await pause('2026-11-10', '2026-11-12');
    await pause('2026-11-10', '2026-11-12', admin.token, other.classId);
    const at = new Date('2026-11-09T17:00:00Z');
    const states = async () =>
      (
        await app.pool.query('select state from school_class where id = any($1) order by id = $2 desc', [
          [one.classId, other.classId],
          one.classId,
        ])
      ).rows.map(({ state }) => state);
    const lock = 'select from school_class where id = $1 for no key update';
    await inTransaction(app.pool, async (db) => {
      await db.query(lock, [other.classId]);
      const turned = turnPauses(app.pool, at);
      await Promise.race([turned, someoneWaits(app.pool)]);
      await db.query(lock, [one.classId]);
      await turned;
    });
    expect(await states()).toEqual(['paused', 'scheduled']);
    await turnPauses(app.pool, at);
    expect(await states()).toEqual(['paused', 'paused']);
  });

  it('needs coming days in order and a class that is not over, and is only for the school', async () => {
    for (const [from, until] of [
      ['2026-11-12', '2026-11-12'],
      ['2026-11-12', '2026-11-10'],
      ['2026-11-07', '2026-11-12'],
    ] as const)
      expect(resultOf(await pause(from, until))).toBe('409 meetings.pauseOrder');
    expect((await pause('2026-02-30', '2026-11-12')).body.fields).toHaveProperty('from');
    for (const classId of ['x', '0190a000-0000-7000-8000-000000000000'])
      expect(resultOf(await pause('2026-11-10', '2026-11-12', admin.token, classId))).toBe(
        '404 meetings.classNotFound',
      );
    for (const token of [one.teacher.token, one.families[0]?.token])
      expect(resultOf(await pause('2026-11-10', '2026-11-12', token))).toBe('403 common.notAllowed');
    await app.pool.query(`update school_class set state = 'completed' where id = $1`, [one.classId]);
    expect(resultOf(await pause('2026-11-10', '2026-11-12'))).toBe('409 meetings.classOver');
    expect(await classRow()).toMatchObject({ paused_from: null, version: 1 });
  });

  it('pauses whole group meetings and notifies everybody', async () => {
    const group = await aRunningClass(app, { learners: 3, capacity: 3 });
    const answer = await pause('2026-11-09', '2026-11-16', admin.token, group.classId);
    expect(numbers(answer.body.toPlan)).toEqual([2]);
    const { rows } = await app.pool.query('select state from seat where meeting_id = $1', [
      meetingOf(group, 2).id,
    ]);
    expect(rows).toEqual([{ state: 'to_plan' }, { state: 'to_plan' }, { state: 'to_plan' }]);
    const notices = await app.pool.query(
      `select count(*)::int as n from notification where kind = 'class.paused' and params ->> 'classId' = $1`,
      [group.classId],
    );
    expect(notices.rows).toEqual([{ n: 4 }]);
  });
});

describe('pausing a group that a learner has left', () => {
  it('counts only current members', async () => {
    const group = await aRunningClass(app, { learners: 2, capacity: 2 });
    const gone = group.families[0]?.enrolmentId ?? '';
    await lapseSeats(app.pool, [{ id: gone, decision: null }]);
    const answer = await pause('2026-11-09', '2026-11-16', admin.token, group.classId);
    expect(numbers(answer.body.toPlan)).toEqual([2]);
    const { rows } = await app.pool.query('select state from seat where meeting_id = $1 order by state', [
      meetingOf(group, 2).id,
    ]);
    expect(rows).toEqual([{ state: 'lapsed' }, { state: 'to_plan' }]);
  });
});

describe('resuming a class', () => {
  it('gives meetings their old times back if these are to come and free; the rest is listed', async () => {
    await pause('2026-11-09', '2026-11-24');
    // Meetings 2 to 5 are to plan; on 17 November the times of 2 and 3 are past, and that of 4 goes to
    // another class.
    const other = await aRunningClass(app, { teacher: one.teacher, startsOn: '2026-11-16', minute: 660 });
    app.clock.set('2026-11-17T02:00:00Z');
    const taken = await app.ask('POST', `/meetings/${meetingOf(other, 2).id}/move`, {
      token: admin.token,
      body: { start: '2026-11-18T02:30:00.000Z', version: 1 },
    });
    expect(resultOf(taken)).toBe('200');
    const answer = await resume();
    expect(resultOf(answer)).toBe('200');
    expect(answer.body.class).toMatchObject({ state: 'active', pausedFrom: null, pausedUntil: null });
    expect(answer.body.planned).toEqual([
      { meetingId: meetingOf(one, 5).id, number: 5, start: '2026-11-23T02:00:00.000Z' },
    ]);
    expect(numbers(answer.body.toPlan)).toEqual([2, 3, 4]);
  });

  it('keeps the numbers and history of the series', async () => {
    await pause('2026-11-09', '2026-11-24');
    app.clock.set('2026-11-17T02:00:00Z');
    const answer = await resume();
    expect([numbers(answer.body.planned), numbers(answer.body.toPlan)]).toEqual([
      [4, 5],
      [2, 3],
    ]);
    expect(answer.body.planned[0].start).toBe('2026-11-18T02:00:00.000Z');
    expect(await seats()).toEqual(WITHOUT_2_AND_3);
    const { rows } = await app.pool.query(
      `select kind, lower(was) as was, lower(becomes) as becomes from meeting_change where meeting_id = $1 order by id`,
      [meetingOf(one, 4).id],
    );
    const { start } = meetingOf(one, 4);
    expect(rows).toEqual([
      { kind: 'paused', was: start, becomes: null },
      { kind: 'planned', was: null, becomes: start },
    ]);
  });

  it('leaves alone what was planned or excused meanwhile, and keeps to two a week', async () => {
    await pause('2026-11-09', '2026-11-24');
    const { token } = one.families[0] as RunningClass['families'][number];
    // The family plans meeting 2 into the week of 23 November, which has meeting 6.
    const planned = await app.ask('POST', `/meetings/${meetingOf(one, 2).id}/move`, {
      token,
      body: { start: '2026-11-27T03:00:00.000Z', version: 2 },
    });
    expect(resultOf(planned)).toBe('200');
    const answer = await resume();
    expect([numbers(answer.body.planned), numbers(answer.body.toPlan)]).toEqual([[3, 4], [5]]);
    expect((await seats())[2]).toBe('2026-11-27');
  });

  it('is refused if a time is taken at the same moment, and the pause stays', async () => {
    await pause('2026-11-09', '2026-11-24');
    const other = await aRunningClass(app, { teacher: one.teacher, minute: 660 });
    const taker = await app.pool.connect();
    await taker.query('begin');
    await taker.query(
      `update meeting set during = tstzrange($2, $2::timestamptz + interval '1 hour') where id = $1`,
      [meetingOf(other, 3).id, meetingOf(one, 3).start],
    );
    const waiting = resume();
    await someoneWaits(app.pool);
    await taker.query('commit');
    taker.release();
    expect(resultOf(await waiting)).toBe('409 meetings.teacherBusy');
    expect((await classRow()).paused_from).toBe('2026-11-09');
  });

  it('needs a pause', async () => {
    expect(resultOf(await resume())).toBe('409 meetings.notPaused');
    expect(resultOf(await app.ask('POST', '/classes/x/resume', { token: admin.token }))).toBe(
      '404 meetings.classNotFound',
    );
    expect(resultOf(await resume(one.teacher.token))).toBe('403 common.notAllowed');
  });
});
