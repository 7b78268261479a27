import { DAY, later } from '@fasih/school/basics/instants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atOnce, holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, meetingOf, type RunningClass, readOfClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, resultOf, rowsOf } from '../../../test/start-test-app.ts';
import { doesExpiryWait } from '../../learning/appeals/expiry-waits.ts';
import { closeMeetings } from '../../learning/attendance/jobs.ts';
import { offerNewTimes } from '../../learning/offered-times/offer-times.ts';

/* Refunds of courses under course rules 2 (docs/product/course-rules-2.md#refund-asked). */

const app = shared(startRules2School);
const finance = shared(() => signedInAccount(app, 'finance'));
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;
beforeAll(async () => {
  await app.pool.query(`update account set created_at = created_at - interval '9 days'`);
});
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  one = await aRunningClass(app);
  // A first meeting that nobody saw would come back by itself.
  await readOfClass(app, one);
});

/** The first lock of every write about a plan. */
const CLASS_LOCKED = /school_class[\s\S]*for no key update/;

type Family = RunningClass['families'][number];
const family = (n = 0) => one.families[n] as Family;
const rows = rowsOf(app);
const path = (who: Family) => `/enrolments/${who.enrolmentId}/refund`;
const read = async (who = family()) => (await app.ask('GET', path(who), { token: who.token })).body;
const ask = (who = family()) => app.ask('POST', path(who), { token: who.token, body: {} });
const withdraw = (who = family()) => app.ask('DELETE', path(who), { token: who.token });
const reject = (id: string, version = 1) =>
  app.ask('POST', `/refunds/${id}/reject`, {
    token: finance.token,
    body: { version, reason: 'Masih bisa lanjut' },
  });
const lastDay = async () =>
  (await rows('select last_day from enrolment where id = $1', [family().enrolmentId]))[0].last_day;
const plan = (who = family()) =>
  rows(
    `select s.number, s.state, lower(s.during) as start from seat s where s.enrolment_id = $1 order by s.number`,
    [who.enrolmentId],
  );
const toPlan = async (who = family()) => (await plan(who)).filter(({ state }) => state === 'to_plan').length;
const notices = (kind: string, accountId: string) =>
  rows('select params from notification where kind = $1 and account_id = $2', [kind, accountId]);

describe('asking for a refund', () => {
  it('holds back what is more than 24 hours ahead and names the day of the answer, told before and after', async () => {
    // Wednesday 25 November is a holiday, so the fifth working day is one later.
    app.clock.set(later(meetingOf(one, 5).start, -DAY));
    await app.pool.query(
      `insert into holiday (day, name_id, name_en) values ('2026-11-25', 'Libur', 'Holiday')`,
    );
    // Sunday 22 November.
    expect((await read()).asking).toEqual({ answerBy: '2026-11-30', heldBack: 15, takesPlace: 1 });
    const { status, body } = await ask();
    expect([status, body.request.answerBy, body.asking]).toEqual([201, '2026-11-30', null]);
    const states = (await plan()).map(({ number, state }) => `${number} ${state}`);
    expect([states[4], states[5], states[19], await toPlan()]).toEqual([
      '5 planned',
      '6 to_plan',
      '20 to_plan',
      15,
    ]);
    expect(await notices('refund.asked', family().accountId)).toMatchObject([
      { params: { answerBy: '2026-11-30', heldBack: 15 } },
    ]);
    expect(await notices('course.stopped', one.teacher.accountId)).toMatchObject([
      { params: { meetings: 15 } },
    ]);
    const [change] = await rows(
      `select decision -> 'reason' as reason from meeting_change where meeting_id = $1 and kind = 'stopped'`,
      [meetingOf(one, 6).id],
    );
    expect(change.reason).toEqual({ key: 'refundRequest.heldBack', params: { answerBy: '2026-11-30' } });
    // Finance, admins and the family see the day, and nothing expires.
    const list = await app.ask('GET', '/refunds', { token: finance.token });
    expect(list.body.data).toContainEqual(expect.objectContaining({ answerBy: '2026-11-30' }));
    const home = await app.ask('GET', '/dashboards/student', { token: family().token });
    expect(home.body.courses).toMatchObject([{ refundAnswerBy: '2026-11-30' }]);
    const { body: office } = await app.ask('GET', '/dashboards/admin', { token: admin.token });
    const { items } = office.work.find(({ kind }: { kind: string }) => kind === 'refund');
    expect(items).toContainEqual(
      expect.objectContaining({ id: body.request.id, dueAt: '2026-11-30T17:00:00.000Z' }),
    );
    expect(await doesExpiryWait(app.pool, family().enrolmentId, app.clock.now())).toBe(true);
    // Nobody asks the family for new times meanwhile.
    await offerNewTimes.run(app.api.services);
    expect(await notices('meeting.timesOffered', family().accountId)).toEqual([]);
    await app.pool.query('delete from holiday');
  });

  it('at the moment in which times are looked for lets none be offered', async () => {
    const { learnerId, token } = family();
    await app.ask('POST', `/meetings/${meetingOf(one, 5).id}/excuse`, { token, body: { learnerId } });
    const done = await atOnce<unknown>(
      app.services.pool,
      ask,
      /from "meeting" as "m".*for update of m/s,
      () => offerNewTimes.run(app.services),
    );
    expect(done).toMatchObject({ first: { status: 201 }, codes: [] });
    expect(await notices('meeting.timesOffered', family().accountId)).toEqual([]);
  });

  it('refused gives back the days waited and the times that are still free', async () => {
    const { body } = await ask();
    expect([await lastDay(), await toPlan()]).toEqual(['2027-02-09', 20]);
    // Another family has got the time of number 3 meanwhile.
    const { start, end } = meetingOf(one, 3);
    const other = await aRunningClass(app, { startsOn: '2027-03-01', teacher: one.teacher, minute: 1020 });
    await app.pool.query('update meeting set during = tstzrange($2, $3) where id = $1', [
      meetingOf(other, 1).id,
      start,
      end,
    ]);
    app.clock.set('2026-11-09T05:00:00Z');
    expect(resultOf(await reject(body.request.id))).toBe('200');
    // Asked on 2 November, refused on the 9th; number 1 began at 02:00.
    expect([await lastDay(), await toPlan()]).toEqual(['2027-02-16', 2]);
    const timeless = (await plan()).filter(({ start: at }) => at === null);
    expect(timeless.map(({ number }) => number)).toEqual([1, 3]);
    expect(await notices('refund.decided', family().accountId)).toMatchObject([
      { params: { approved: false, days: 7, lastDay: '2027-02-16', planned: 18, toPlan: 2 } },
    ]);
    expect(await notices('course.takenUp', one.teacher.accountId)).toHaveLength(1);
    const [event] = await rows(
      `select days, decision -> 'reason' as reason from balance_event where enrolment_id = $1 and kind = 'extended'`,
      [family().enrolmentId],
    );
    expect(event).toEqual({
      days: 7,
      reason: { key: 'refundRequest.refused', params: { days: 7, lastDay: '2027-02-16' } },
    });
    expect(await doesExpiryWait(app.pool, family().enrolmentId, app.clock.now())).toBe(false);
    // A second request holds nothing back.
    expect((await read()).asking).toMatchObject({ heldBack: 0, takesPlace: 18 });
    expect((await ask()).status).toBe(201);
    expect(await toPlan()).toBe(2);
  });

  it('lets the family plan nothing that is held back; the school still may', async () => {
    await ask();
    const { id, start } = meetingOf(one, 3);
    const to = later(start, 14 * DAY).toISOString();
    const moves = async (token: string) => {
      const { version } = (await app.ask('GET', `/meetings/${id}/options`, { token })).body.meeting;
      return app.ask('POST', `/meetings/${id}/move`, { token, body: { start: to, version } });
    };
    const refused = await moves(family().token);
    expect([resultOf(refused), await toPlan()]).toEqual(['409 meetings.heldBack', 20]);
    expect(resultOf(await moves(admin.token))).toBe('200');
    expect(await toPlan()).toBe(19);
  });

  it('withdrawn gives the times back, without days', async () => {
    await ask();
    expect(await toPlan()).toBe(20);
    app.clock.set(later(app.clock.now(), 2 * DAY));
    expect(resultOf(await withdraw())).toBe('200');
    expect([await toPlan(), await lastDay()]).toEqual([0, '2027-02-09']);
    expect(await doesExpiryWait(app.pool, family().enrolmentId, app.clock.now())).toBe(false);
  });

  it('withdrawn or refused gives a stopped course no times; these come when it is taken up', async () => {
    for (const end of [() => withdraw(), (id: string) => reject(id)]) {
      one = await aRunningClass(app);
      await readOfClass(app, one);
      const { body } = await ask();
      await app.pool.query(`update enrolment set state = 'suspended' where id = $1`, [family().enrolmentId]);
      expect(resultOf(await end(body.request.id))).toBe('200');
      expect(await toPlan()).toBe(20);
    }
    const [decided] = await notices('refund.decided', family().accountId);
    expect(decided.params).not.toHaveProperty('planned');
  });

  it('in a group holds back this learner’s meetings only; refused, the learner is with the others again', async () => {
    one = await aRunningClass(app, { learners: 2 });
    const { body } = await ask();
    expect([await toPlan(), await toPlan(family(1))]).toEqual([20, 0]);
    expect(resultOf(await reject(body.request.id))).toBe('200');
    const kinds = await rows(
      `select distinct m.kind, s.state from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1`,
      [family().enrolmentId],
    );
    expect(kinds).toEqual([{ kind: 'series', state: 'planned' }]);
  });

  it('waits for the answer to a questioned forfeit before it is approved', async () => {
    const { id, start, end } = meetingOf(one, 1);
    app.clock.set(start);
    await app.ask('POST', `/meetings/${id}/check-in`, { token: one.teacher.token, body: {} });
    app.clock.set(later(end, 2000));
    await closeMeetings.run(app.api.services);
    const seat = `/meetings/${id}/attendance/${family().learnerId}`;
    await app.ask('POST', `${seat}/appeal`, { token: family().token, body: { reason: 'Listrik padam' } });
    const { body } = await ask();
    const { id: requestId } = body.request;
    await app.ask('POST', `/refunds/${requestId}/prepare`, { token: finance.token, body: { version: 1 } });
    const approve = (version: number) =>
      app.ask('POST', `/refunds/${requestId}/approve`, { token: admin.token, body: { version } });
    const refused = await approve(2);
    expect([resultOf(refused), refused.body.message]).toEqual([
      '409 refunds.appealOpen',
      expect.stringContaining('keberatan'),
    ]);
  });
});

describe('two at the same instant', () => {
  it('two requests: one, and meetings are held back once', async () => {
    let second: Answer | undefined;
    const watch = holdAfter(app.pool, CLASS_LOCKED, async () => {
      second = await ask();
    });
    const first = await ask();
    await watch.done();
    expect([resultOf(first), second && resultOf(second)]).toEqual(['201', '409 refunds.alreadyAsked']);
    expect(await notices('course.stopped', one.teacher.accountId)).toHaveLength(1);
  });

  it('a family withdraws what finance refuses: the first counts, and days are added once at most', async () => {
    const { body } = await ask();
    app.clock.set(later(app.clock.now(), 3 * DAY));
    let withdrawn: Answer | undefined;
    const watch = holdAfter(app.pool, CLASS_LOCKED, async () => {
      withdrawn = await withdraw();
    });
    const refused = await reject(body.request.id);
    await watch.done();
    expect([resultOf(refused), withdrawn && resultOf(withdrawn)]).toEqual(['200', '409 refunds.decided']);
    expect([await toPlan(), await lastDay()]).toEqual([0, '2027-02-12']);
  });
});
