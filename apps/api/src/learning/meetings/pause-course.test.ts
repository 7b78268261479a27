import { HOUR, later, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, before, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';

/* A family pauses its course under course rules 2 (docs/product/course-rules-2.md#family-pause). */

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  one = await aRunningClass(app);
});

type Family = RunningClass['families'][number];
const family = (n = 0) => one.families[n] as Family;
const rows = rowsOf(app);
const pathOf = ({ enrolmentId }: Family) => `/enrolments/${enrolmentId}/family-pause`;
const pause = (from: string, until: string, who = family(), token = who.token) =>
  app.ask('POST', pathOf(who), { token, body: { from, until } });
const resultOf = ({ status, body }: Answer) => `${status} ${body.code ?? body.lastDay}`;
const lastDay = async () =>
  (await rows('select last_day from enrolment where id = $1', [family().enrolmentId]))[0].last_day;
const waiting = () =>
  rows(
    `select s.number, m.kind from seat s join meeting m on m.id = s.meeting_id
     where s.enrolment_id = $1 and s.state = 'to_plan' order by s.number`,
    [family().enrolmentId],
  );

describe('a family’s pause', () => {
  it('excuses its meetings and adds its days; both are told and on record', async () => {
    expect(await lastDay()).toBe('2027-02-09');
    const preview = await app.ask('GET', `${pathOf(family())}?from=2026-11-16&until=2026-11-30`, {
      token: family().token,
    });
    expect(preview.body).toMatchObject({ daysLeft: 28, lastDay: '2027-02-23' });
    expect(preview.body.decision.outcome).toBe('granted');
    const { body } = await pause('2026-11-16', '2026-11-30');
    expect(body).toMatchObject({
      lastDay: '2027-02-23',
      decision: { reason: { key: 'familyPause.granted', params: { days: 14, left: 14 } } },
    });
    expect(body.meetings.map(({ number }: { number: number }) => number)).toEqual([3, 4, 5, 6]);
    expect([await lastDay(), (await waiting()).map(({ number }) => number)]).toEqual([
      '2027-02-23',
      [3, 4, 5, 6],
    ]);
    // What took a meeting its time is the pause, not an excuse of one lesson.
    const course = await app.ask('GET', `/my-classes/${one.classId}`, { token: family().token });
    const lost = course.body.meetings.flatMap(
      (meeting: { lost: { kind: string } | null }) => meeting.lost ?? [],
    );
    expect(lost.map(({ kind }: { kind: string }) => kind)).toEqual(Array(4).fill('ownPause'));
    const told = await rows(
      `select account_id from notification where kind = 'course.paused' and params ->> 'meetings' = '4'
         and params ->> 'classId' = $1`,
      [one.classId],
    );
    expect(told.map(({ account_id }) => account_id).sort()).toEqual(
      [family().accountId, one.teacher.accountId].sort(),
    );
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('enrolment.paused');
  });

  it('has 28 days in a course, which also a day counts that was added before', async () => {
    // The school cancels a meeting of these days, so 7 of them are added already.
    await app.ask('POST', `/meetings/${meetingOf(one, 3).id}/cancel`, {
      token: admin.token,
      body: { reason: 'Guru sakit' },
    });
    expect(resultOf(await pause('2026-11-16', '2026-12-07'))).toBe('200 2027-03-02');
    const left = (await app.ask('GET', pathOf(family()), { token: family().token })).body;
    expect(left).toMatchObject({ daysLeft: 7, decision: null, lastDay: '2027-03-02' });
    const refused = await pause('2026-12-07', '2026-12-15');
    expect(resultOf(refused)).toBe('409 meetings.pauseTooLong');
    expect(refused.body.message).toContain('sisanya 7 hari');
    expect(resultOf(await pause('2026-12-07', '2026-12-14'))).toBe('200 2027-03-09');
    // None is left.
    expect(resultOf(await pause('2026-12-01', '2026-12-05'))).toBe('409 meetings.pauseTooLong');
  });

  it('has its days once: a meeting in it that the school cancels adds nothing more, one outside it adds 7 days', async () => {
    expect(resultOf(await pause('2026-11-16', '2026-11-30'))).toBe('200 2027-02-23');
    const [{ version }] = await rows('select version from meeting where id = $1', [meetingOf(one, 7).id]);
    await app.ask('POST', `/meetings/${meetingOf(one, 7).id}/move`, {
      token: family().token,
      body: { start: '2026-11-27T03:00:00.000Z', version },
    });
    const cancelled = async (number: number) => {
      const path = `/meetings/${meetingOf(one, number).id}`;
      const { body } = await app.ask('GET', `${path}/options`, { token: admin.token });
      const done = await app.ask('POST', `${path}/cancel`, {
        token: admin.token,
        body: { reason: 'Guru sakit' },
      });
      expect(done.body.decision.reason).toEqual(body.cancel.reason);
      return [done.body.decision.reason.params, await lastDay()];
    };
    const by = 'school';
    expect(await cancelled(7)).toEqual([{ by, days: 0, lastDay: '2027-02-23' }, '2027-02-23']);
    expect(await cancelled(8)).toEqual([{ by, days: 7, lastDay: '2027-03-02' }, '2027-03-02']);
  });

  it('is asked for 24 hours before its first meeting, to the second', async () => {
    const { start } = meetingOf(one, 3);
    app.clock.set(before(start, 24 * HOUR - SECOND));
    expect(resultOf(await pause('2026-11-16', '2026-11-18'))).toBe('409 meetings.pauseTooLate');
    expect(resultOf(await pause('2026-11-14', '2026-11-16'))).toBe('409 meetings.pauseInPast');
    expect(resultOf(await pause('2026-11-17', '2026-11-17'))).toBe('409 meetings.pauseInPast');
    app.clock.set(later(start, -24 * HOUR).toISOString());
    expect(resultOf(await pause('2026-11-16', '2026-11-18'))).toBe('200 2027-02-11');
  });

  it('asked for twice at the same instant is granted within the days that a course has', async () => {
    const { first, second, codes } = await atOnce(
      app.pool,
      () => pause('2026-11-16', '2026-12-07'),
      /from "balance_event"/,
      () => pause('2026-12-14', '2027-01-04'),
    );
    expect([first, second].map(resultOf)).toEqual(['200 2027-03-02', '409 meetings.pauseTooLong']);
    expect(codes).toEqual([]);
    expect(await lastDay()).toBe('2027-03-02');
  });

  it('belongs to its family, and to courses under rules 2', async () => {
    const stranger = await signedInAccount(app, 'student');
    expect(resultOf(await pause('2026-11-16', '2026-11-18', family(), stranger.token))).toBe(
      '404 meetings.courseNotFound',
    );
    await rows(
      `insert into policy_version (number, values, valid_from, rules)
       select 90, values, now() + interval '99 years', 1 from policy_version where number = 1
       on conflict do nothing`,
    );
    await rows('update enrolment set policy_version = 90 where id = $1', [family().enrolmentId]);
    expect(resultOf(await pause('2026-11-16', '2026-11-18'))).toBe('409 meetings.courseNotPausable');
    const { body } = await app.ask('GET', pathOf(family()), { token: family().token });
    expect(body.daysLeft).toBeNull();
  });

  it('excuses the learner in a group, and the class goes on', async () => {
    one = await aRunningClass(app, { learners: 2, capacity: 3 });
    expect((await pause('2026-11-16', '2026-11-23')).status).toBe(200);
    expect(await waiting()).toEqual([
      { number: 3, kind: 'makeup' },
      { number: 4, kind: 'makeup' },
    ]);
    const [{ n }] = await rows(
      `select count(*)::int as n from seat where enrolment_id = $1 and state = 'planned'`,
      [family(1).enrolmentId],
    );
    expect(n).toBe(20);
  });
});

describe('lessons again after a family’s pause', () => {
  const end = (path: '' | '/plan', body = {}, token = family().token) =>
    app.ask('POST', `${pathOf(family())}/end${path}`, { token, body });
  const newTimes = ({ body }: Answer) =>
    body.classes[0].times.map(({ to }: { to: string | null }) => to?.slice(0, 10));

  it('all its meetings get the next weekly times, in one message, as the family’s own choice', async () => {
    expect((await end('/plan')).body.code).toBe('meetings.nothingPaused');
    await pause('2026-11-16', '2026-11-30');
    app.clock.set('2026-11-17T02:00:00Z');
    // As long as the family says nothing else, the pause lasts.
    expect(newTimes(await end('/plan'))).toEqual(['2027-01-18', '2027-01-20', '2027-01-25', '2027-01-27']);
    const from = '2026-11-17';
    const plan = await end('/plan', { from });
    // Number 3, of 16 November, goes to the end; the others have their times again.
    expect(newTimes(plan)).toEqual(['2026-11-18', '2026-11-23', '2026-11-25', '2027-01-18']);
    const stranger = await signedInAccount(app, 'student');
    expect((await end('/plan', {}, stranger.token)).body.code).toBe('meetings.courseNotFound');
    const { seen } = plan.body;
    const finish = () => end('', { seen, from });
    const { first, second, codes } = await atOnce(app.pool, finish, /update "meeting"/, finish);
    expect([first, second].map(({ status, body }) => body.code ?? status)).toEqual([
      200,
      'meetings.nothingPaused',
    ]);
    expect(codes).toEqual([]);
    expect([await waiting(), await lastDay()]).toEqual([[], '2027-02-23']);
    const told = await rows(
      `select account_id, params from notification where created_at = $1 and kind in ('classes.replanned', 'meeting.moved')`,
      [app.clock.now()],
    );
    expect(told.map(({ params }) => [params.why, params.classes[0].times.length])).toEqual([
      ['takenUp', 4],
      ['takenUp', 4],
    ]);
    const [change] = await rows(
      `select kind, by_role from meeting_change where meeting_id = $1 and becomes is not null order by id desc limit 1`,
      [meetingOf(one, 4).id],
    );
    expect(change).toEqual({ kind: 'planned', by_role: 'student' });
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('enrolment.pauseEnded');
  });

  it('is shown anew when something has changed, and fills no day on which the class pauses', async () => {
    await pause('2026-11-16', '2026-11-30');
    const from = '2026-11-02';
    const { seen } = (await end('/plan', { from })).body;
    const { token } = await signedInAccount(app, 'admin');
    const of = { from: '2026-11-23', until: '2026-11-30', reason: 'Libur' };
    await app.ask('POST', `/classes/${one.classId}/pause`, { token, body: of });
    expect((await end('', { seen, from })).body.code).toBe('classes.planChanged');
    expect(newTimes(await end('/plan', { from }))).toEqual([
      '2026-11-16',
      '2026-11-18',
      '2027-01-18',
      '2027-01-20',
    ]);
  });
});
