import { DAY, later, SECOND } from '@fasih/school/basics/instants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import {
  aRunningClass,
  balanceOf,
  meetingOf,
  type RunningClass,
  readOfClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';
import { clearPolicyCache } from '../../catalogue/policy/read-policy.ts';
import { beginWait, endWait } from '../../courses/enrolments/waits.ts';
import { closeMeetings } from '../attendance/jobs.ts';
import { doesExpiryWait } from './expiry-waits.ts';

/* Families question forfeits, and admins answer them (docs/product/course-rules-2.md#appeal). */

type Account = { accountId: string; token: string };

const app = shared(startRules2School);
let admins: [Account, Account];
let one: RunningClass;
beforeAll(async () => {
  admins = [await signedInAccount(app, 'admin'), await signedInAccount(app, 'admin')];
});
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  one = await aRunningClass(app);
  await readOfClass(app, one);
});

const [FIRST, SECOND_ADMIN] = [0, 1] as const;
const family = () => one.families[0] as RunningClass['families'][number];
const rows = rowsOf(app);
const resultOf = ({ status, body }: Answer) => `${status} ${body.code ?? body.state ?? ''}`.trim();
const lastDay = async () =>
  (await rows('select last_day from enrolment where id = $1', [family().enrolmentId]))[0].last_day;

/** The teacher comes, nobody marks, and the meeting is closed as forfeited. */
async function missed(number = 1): Promise<Date> {
  const { id, start, end } = meetingOf(one, number);
  app.clock.set(start);
  await app.ask('POST', `/meetings/${id}/check-in`, { token: one.teacher.token, body: {} });
  app.clock.set(later(end, 2 * SECOND));
  await closeMeetings.run(app.api.services);
  return app.clock.now();
}
const seatPath = (number = 1) => `/meetings/${meetingOf(one, number).id}/attendance/${family().learnerId}`;
const ask = (number = 1, reason = 'Listrik padam', token = family().token) =>
  app.ask('POST', `${seatPath(number)}/appeal`, { token, body: { reason } });
const answer = (id: string, returns: boolean, by: 0 | 1 = FIRST, reason = 'Ada bukti') =>
  app.ask('POST', `/appeals/${id}/answer`, { token: admins[by].token, body: { returns, reason } });
const forfeits = async () =>
  (await app.ask('GET', `/enrolments/${family().enrolmentId}/appeals`, { token: family().token })).body
    .forfeits;
const questions = async () =>
  (await app.ask('GET', `/classes/${one.classId}/appeals`, { token: admins[0].token })).body.appeals;
const waits = (at: Date = app.clock.now()) => doesExpiryWait(app.pool, family().enrolmentId, at);

describe('a forfeit', () => {
  it('is questioned once, with a reason, within 7 days; the admin has 3 for the answer', async () => {
    const at = await missed();
    await missed(2);
    expect(await forfeits()).toMatchObject([
      { number: 1, until: later(at, 7 * DAY).toISOString(), decision: { outcome: 'open' }, appeal: null },
      { number: 2, appeal: null },
    ]);
    expect(resultOf(await ask(1, ' '))).toBe('400 common.invalid');
    expect(resultOf(await ask(3))).toBe('409 appeals.notForfeited');
    expect(resultOf(await ask(1, 'Saya', admins[0].token))).toBe('403 common.notAllowed');
    app.clock.set(later(at, 7 * DAY));
    const { body } = await ask();
    const answerBy = later(app.clock.now(), 3 * DAY).toISOString();
    expect(body).toMatchObject({ appeal: { state: 'open', answerBy }, decision: { outcome: 'open' } });
    expect(resultOf(await ask())).toBe('409 appeals.already');
    app.clock.set(later(at, 9 * DAY + DAY));
    const late = await ask(2);
    expect([resultOf(late), late.body.message]).toEqual([
      '409 appeals.tooLate',
      expect.stringContaining('selama 7 hari'),
    ]);
    expect(await questions()).toMatchObject([
      {
        learnerName: 'Sekar',
        number: 1,
        reason: 'Listrik padam',
        state: 'open',
        answerBy,
        lastDay: '2027-02-09',
      },
    ]);
    const { body: home } = await app.ask('GET', '/dashboards/admin', { token: admins[0].token });
    const { items } = home.work.find(({ kind }: { kind: string }) => kind === 'appeal');
    expect(items).toContainEqual(
      expect.objectContaining({
        id: one.classId,
        name: 'Sekar',
        about: '1/General English',
        dueAt: answerBy,
      }),
    );
  });

  it('comes back with a reason that the family reads, and has 21 days', async () => {
    await missed();
    app.clock.set(later(app.clock.now(), DAY));
    const { body: asked } = await ask();
    const was = await lastDay();
    app.clock.set(new Date(`${was}T01:00:00Z`));
    const { body } = await answer(asked.appeal.id, true);
    expect(body).toMatchObject({ state: 'returned', decision: { reason: { key: 'appeal.returned' } } });
    expect([was, await lastDay(), body.lastDay]).toEqual(['2027-02-09', '2027-03-02', '2027-03-02']);
    const { left, extensionDays } = await balanceOf(app, family().enrolmentId);
    expect([left, extensionDays]).toEqual([20, 21]);
    const [row] = await forfeits();
    expect(row).toMatchObject({
      number: 1,
      decision: null,
      appeal: { state: 'returned', answer: 'Ada bukti' },
    });
    // The teacher stays paid for the missed meeting.
    const [meeting] = await rows('select state, paid_minutes as paid from meeting where id = $1', [
      meetingOf(one, 1).id,
    ]);
    expect(meeting).toEqual({ state: 'missed', paid: 60 });
    const told = await rows(
      `select params from notification where kind = 'appeal.answered' and account_id = $1`,
      [family().accountId],
    );
    expect(told).toMatchObject([{ params: { returned: true, reason: 'Ada bukti', lastDay: '2027-03-02' } }]);
    const mails = await rows(
      `select 1 from outbox where account_id = $1 and params ->> 'kind' = 'appeal.answered'`,
      [family().accountId],
    );
    expect(mails).toHaveLength(1);
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('attendance.questionAnswered');
  });

  it('may stay forfeited, and is not questioned again', async () => {
    await missed();
    const { body } = await ask();
    // Also a late answer counts.
    app.clock.set(later(app.clock.now(), 4 * DAY));
    expect(resultOf(await answer(body.appeal.id, false))).toBe('200 upheld');
    expect([resultOf(await answer(body.appeal.id, true)), resultOf(await ask())]).toEqual([
      '409 appeals.answered',
      '409 appeals.already',
    ]);
    expect((await balanceOf(app, family().enrolmentId)).left).toBe(19);
    expect(await questions()).toMatchObject([{ state: 'upheld', lastDay: null }]);
    expect(await waits()).toBe(false);
  });

  it('that is waived or corrected meanwhile is answered by that', async () => {
    for (const number of [1, 2]) {
      await missed(number);
      await ask(number);
    }
    app.clock.set(new Date('2027-02-01T02:00:00Z'));
    const waive = { token: admins[0].token, body: { reason: 'Dibebaskan' } };
    expect((await app.ask('POST', `${seatPath(1)}/waive`, waive)).status).toBe(200);
    expect(await lastDay()).toBe('2027-02-22');
    const present = { token: admins[0].token, body: { status: 'present', reason: 'Rekaman' } };
    expect((await app.ask('PUT', seatPath(2), present)).status).toBe(200);
    const answered = (await forfeits()).map(({ appeal }: { appeal: object }) => appeal);
    expect(answered).toMatchObject([
      { state: 'returned', answer: 'Dibebaskan' },
      { state: 'returned', answer: 'Rekaman' },
    ]);
    expect(await waits()).toBe(false);
  });

  it('of a course that has ended can be neither questioned nor given back', async () => {
    await missed(1);
    const { body } = await ask(1);
    await missed(2);
    await app.pool.query(`update enrolment set state = 'ended', ended_at = now() where id = $1`, [
      family().enrolmentId,
    ]);
    expect([resultOf(await ask(2)), resultOf(await answer(body.appeal.id, true))]).toEqual([
      '409 appeals.stopped',
      '409 appeals.stopped',
    ]);
    expect(resultOf(await answer(body.appeal.id, false))).toBe('200 upheld');
  });

  it('of another family, and of a course under rules 1, is not found', async () => {
    await missed();
    const stranger = (await aRunningClass(app)).families[0] as RunningClass['families'][number];
    const read = await app.ask('GET', `/enrolments/${family().enrolmentId}/appeals`, {
      token: stranger.token,
    });
    expect([resultOf(await ask(1, 'Saya', stranger.token)), resultOf(read)]).toEqual([
      '404 appeals.notFound',
      '404 appeals.notFound',
    ]);
    await app.pool.query('update policy_version set rules = 1');
    clearPolicyCache();
    expect([resultOf(await ask()), await forfeits()]).toEqual(['404 appeals.notFound', []]);
    await app.pool.query('update policy_version set rules = 2');
    clearPolicyCache();
  });
});

describe('two at the same instant', () => {
  it('two phones question a forfeit: one question', async () => {
    await missed();
    let second: Answer | undefined;
    const watch = holdAfter(app.pool, /for update of s/, async () => {
      second = await ask(1, 'Dari ponsel lain');
    });
    const first = await ask();
    expect(await watch.done()).toEqual([]);
    expect([resultOf(first), second && resultOf(second)]).toEqual(['200', '409 appeals.already']);
    expect(await questions()).toHaveLength(1);
  });

  it('two admins answer differently: the first counts, and the meeting comes back once', async () => {
    await missed();
    const { body } = await ask();
    let second: Answer | undefined;
    const watch = holdAfter(app.pool, /from "appeal" .*for update/, async () => {
      second = await answer(body.appeal.id, false, SECOND_ADMIN);
    });
    const first = await answer(body.appeal.id, true);
    expect(await watch.done()).toEqual([]);
    expect([resultOf(first), second && resultOf(second)]).toEqual(['200 returned', '409 appeals.answered']);
    expect((await balanceOf(app, family().enrolmentId)).left).toBe(20);
  });

  it('a family questions what an admin waives: it has come back', async () => {
    await missed();
    let asked: Answer | undefined;
    const watch = holdAfter(app.pool, /for update of s/, async () => {
      asked = await ask();
    });
    const waive = { token: admins[0].token, body: { reason: 'Dibebaskan' } };
    const waived = await app.ask('POST', `${seatPath()}/waive`, waive);
    await watch.done();
    // The seat has left the missed meeting.
    expect([waived.status, asked && resultOf(asked)]).toEqual([200, '404 appeals.notFound']);
    expect(await waits()).toBe(false);
  });
});

describe('the expiry of a course', () => {
  it('waits for the answer to an appeal or a refund request, and for 7 days after a forfeit', async () => {
    const { enrolmentId } = family();
    const now = app.clock.now();
    expect(await waits(now)).toBe(false);
    const { id } = meetingOf(one, 1);
    await beginWait(app.pool, { id, enrolmentId, kind: 'refund', answerBy: later(now, DAY) }, now);
    expect(await waits(now)).toBe(true);
    await endWait(app.pool, id, now);
    expect(await waits(now)).toBe(false);
    const at = await missed();
    expect([await waits(later(at, 7 * DAY)), await waits(later(at, 7 * DAY + SECOND))]).toEqual([
      true,
      false,
    ]);
    await ask();
    expect(await waits(later(at, 30 * DAY))).toBe(true);
  });
});
