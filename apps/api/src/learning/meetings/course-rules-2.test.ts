import { DAY, HOUR, later, SECOND } from '@fasih/school/basics/instants';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { before, classOfEachTest, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, rowsOf } from '../../../test/start-test-app.ts';

import { addOwedMeeting } from './owed-meetings.ts';

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));
const one = classOfEachTest(app);

const family = () => one.families[0] as RunningClass['families'][number];
const rows = rowsOf(app);
async function move(who: { token: string }, number: number, start: string): Promise<Answer> {
  const { id } = meetingOf(one, number);
  const [{ version }] = await rows('select version from meeting where id = $1', [id]);
  return app.ask('POST', `/meetings/${id}/move`, { token: who.token, body: { start, version } });
}
const excuse = (number: number) =>
  app.ask('POST', `/meetings/${meetingOf(one, number).id}/excuse`, {
    token: family().token,
    body: { learnerId: family().learnerId },
  });
const resultOf = ({ status, body }: Answer) =>
  `${status} ${body.code ?? `${body.decision.outcome} ${body.decision.reason.key}`}`;
const lastDay = async () =>
  (await rows('select last_day from enrolment where id = $1', [family().enrolmentId]))[0].last_day;

describe('a week under course rules 2', () => {
  it('has the plan’s two meetings and one that was moved, and no fourth', async () => {
    expect(resultOf(await move(family(), 2, '2026-11-19T03:00:00.000Z'))).toBe('200 allowed move.allowed');
    const fourth = await move(family(), 1, '2026-11-20T03:00:00.000Z');
    expect([resultOf(fourth), fourth.body.message]).toEqual([
      '409 meetings.weekFull',
      expect.stringContaining('paling banyak 3 pertemuan seminggu'),
    ]);
    const { body } = await app.ask('GET', `/meetings/${meetingOf(one, 1).id}/options`, {
      token: family().token,
    });
    const starts = body.free.map(({ start }: { start: string }) => start.slice(0, 10));
    expect([body.perWeek, starts.includes('2026-11-20'), starts.includes('2026-11-13')]).toEqual([
      3,
      false,
      true,
    ]);
  });
});

describe('a meeting that the school moves', () => {
  it('to a later week makes the course 7 days longer; within its week or by the family it does not', async () => {
    expect(await lastDay()).toBe('2027-02-09');
    await move(admin, 3, '2026-11-20T03:00:00.000Z');
    await move(family(), 4, '2026-11-27T03:00:00.000Z');
    expect(await lastDay()).toBe('2027-02-09');
    expect(resultOf(await move(admin, 3, '2026-12-04T03:00:00.000Z'))).toBe('200 allowed move.allowed');
    expect(await lastDay()).toBe('2027-02-16');
    expect(
      await rows(
        `select kind, days, decision ->> 'rule' as rule, decision -> 'reason' as reason from balance_event
         where enrolment_id = $1 and kind = 'extended'`,
        [family().enrolmentId],
      ),
    ).toEqual([
      {
        kind: 'extended',
        days: 7,
        rule: 'extend',
        reason: { key: 'extend.later', params: { days: 7, lastDay: '2027-02-16' } },
      },
    ]);
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('meeting.moved');
    // One more cancelled meeting adds its own days.
    await app.ask('POST', `/meetings/${meetingOf(one, 5).id}/cancel`, {
      token: admin.token,
      body: { reason: 'Guru sakit' },
    });
    expect(await lastDay()).toBe('2027-02-23');
  });

  it('a test in its last 7 days is brought forward by the family only', async () => {
    const { start } = meetingOf(one, 10);
    const earlier = later(start, -DAY).toISOString();
    app.clock.set(before(start, 7 * DAY));
    const refused = await move(admin, 10, earlier);
    expect([resultOf(refused), refused.body.message]).toEqual([
      '409 meetings.testNear',
      expect.stringContaining('hanya keluarga'),
    ]);
    expect(resultOf(await move(family(), 10, earlier))).toBe('200 allowed move.allowed');
    app.clock.set(before(meetingOf(one, 20).start, 7 * DAY + SECOND));
    const final = later(meetingOf(one, 20).start, -DAY).toISOString();
    expect(resultOf(await move(admin, 20, final))).toBe('200 allowed move.allowed');
  });
});

describe('an owed meeting', () => {
  const decision = null as unknown as Decision;
  const FINAL = '2027-01-13T02:00:00.000Z';
  /** An owed meeting without a time, planned then by the family. */
  async function owedAt(start: string) {
    const { enrolmentId } = family();
    const id = await addOwedMeeting(app.pool, { enrolmentId, classId: one.classId, decision });
    const body = { start, version: 1 };
    const preview = await app.ask('GET', `/meetings/${id}/preview?start=${start}`, { token: family().token });
    const planned = await app.ask('POST', `/meetings/${id}/move`, { token: family().token, body });
    return { id, preview: preview.body, planned };
  }
  const startOf = async (id: string) =>
    (await rows('select lower(during) as start from meeting where id = $1', [id]))[0].start.toISOString();

  it('that would come after the Final Test changes places with it, and both times are told', async () => {
    const after = '2027-01-18T03:00:00.000Z';
    const { id, preview, planned } = await owedAt(after);
    expect(preview.becomes.start).toBe(FINAL);
    expect([resultOf(planned), planned.body.meeting.start]).toEqual(['200 swapped owed.beforeFinal', FINAL]);
    const final = meetingOf(one, 20).id;
    expect([await startOf(id), await startOf(final)]).toEqual([FINAL, after]);
    const [{ number }] = await rows('select number from seat where meeting_id = $1', [final]);
    expect(number).toBe(20);
    const told = await rows(
      `select params ->> 'meetingId' as meeting, params ->> 'startsAt' as start from notification
       where kind = 'meeting.moved' and account_id = $1 order by id`,
      [family().accountId],
    );
    expect(told).toEqual([
      { meeting: id, start: FINAL },
      { meeting: final, start: after },
    ]);
    const kinds = await rows('select kind from meeting_change where meeting_id = any($1) order by kind', [
      [id, final],
    ]);
    expect(kinds).toEqual([{ kind: 'moved' }, { kind: 'planned' }]);
  });

  it('that is undone gives the Final Test its time back', async () => {
    const { id } = await owedAt('2027-01-18T03:00:00.000Z');
    const undone = await app.ask('POST', `/meetings/${id}/undo`, { token: family().token });
    expect(undone.status).toBe(200);
    expect(await startOf(meetingOf(one, 20).id)).toBe(FINAL);
    const [{ state }] = await rows('select state from meeting where id = $1', [id]);
    expect(state).toBe('to_plan');
  });

  it('before it, or while the Final Test’s number is frozen, keeps its time', async () => {
    const before = '2027-01-12T03:00:00.000Z';
    expect(await startOf((await owedAt(before)).id)).toBe(before);
    app.clock.set(later(new Date(FINAL), SECOND - DAY).toISOString());
    const after = '2027-01-18T03:00:00.000Z';
    const { id, planned } = await owedAt(after);
    expect([resultOf(planned), await startOf(id)]).toEqual(['200 allowed plan.allowed', after]);
  });
});

describe('a pause of the school', () => {
  const pause = async (from: string, until: string) =>
    (
      await app.ask('POST', `/classes/${one.classId}/pause`, {
        token: admin.token,
        body: { from, until, reason: 'Libur' },
      })
    ).status;

  it('adds 7 days for each of its meetings, or its own days if they are more', async () => {
    // 16, 18 and 23 November.
    expect(await pause('2026-11-16', '2026-11-24')).toBe(200);
    expect(await lastDay()).toBe('2027-03-02');
    const [{ reason }] = await rows(
      `select decision -> 'reason' as reason from balance_event where enrolment_id = $1 and kind = 'extended'`,
      [family().enrolmentId],
    );
    expect(reason).toEqual({
      key: 'extend.schoolPause',
      params: { days: 21, meetings: 3, lastDay: '2027-03-02' },
    });
    // Made longer by 25 November: one meeting more, and no day twice.
    expect(await pause('2026-11-16', '2026-11-28')).toBe(200);
    expect(await lastDay()).toBe('2027-03-09');
  });

  it('counts a meeting of its days once that was cancelled before', async () => {
    await app.ask('POST', `/meetings/${meetingOf(one, 3).id}/cancel`, {
      token: admin.token,
      body: { reason: 'Guru sakit' },
    });
    expect(await lastDay()).toBe('2027-02-16');
    expect(await pause('2026-11-16', '2026-11-24')).toBe(200);
    expect(await lastDay()).toBe('2027-03-02');
  });

  it('without a meeting in it adds its days', async () => {
    expect(await pause('2026-11-19', '2026-11-22')).toBe(200);
    expect(await lastDay()).toBe('2027-02-12');
  });
});

describe('a time that the school told late', () => {
  const START = new Date('2026-11-20T03:00:00.000Z');
  /** The school moves number 5 two days and an hour ahead; its mail was accepted at this time, or not yet. */
  async function movedAndTold(sentAt: string | null): Promise<void> {
    app.clock.set(before(START, 49 * HOUR));
    expect(resultOf(await move(admin, 5, START.toISOString()))).toBe('200 allowed move.allowed');
    await app.pool.query(
      `update outbox set sent_at = $1 where source like 'notice:meeting.moved:' || $2 || ':%' and sent_at is null`,
      [sentAt, meetingOf(one, 5).id],
    );
  }
  const limit = async () =>
    (await app.ask('GET', `/meetings/${meetingOf(one, 5).id}/options`, { token: family().token })).body
      .noticeUntil;

  it('with the mail accepted 48 hours ahead has the usual limit', async () => {
    await movedAndTold(before(START, 48 * HOUR));
    expect(await limit()).toBe(before(START, DAY));
    app.clock.set(before(START, DAY - SECOND));
    expect(resultOf(await excuse(5))).toBe('200 tooLate excuse.tooLate');
  });

  it.each([
    ['a second later', before(START, 48 * HOUR - SECOND)],
    ['not yet', null],
  ])('with the mail accepted %s is excused free until it starts', async (_when, sentAt) => {
    await movedAndTold(sentAt);
    expect(await limit()).toBe(START.toISOString());
    app.clock.set(before(START, HOUR));
    expect(resultOf(await excuse(5))).toBe('200 kept excuse.free');
    const [seat] = await rows('select state, number from seat where meeting_id = $1', [meetingOf(one, 5).id]);
    expect(seat).toEqual({ state: 'to_plan', number: 5 });
  });

  it('is moved free as well, but not by the teacher', async () => {
    await movedAndTold(null);
    app.clock.set(before(START, HOUR));
    const to = '2026-11-21T09:00:00.000Z';
    expect(resultOf(await move(one.teacher, 5, to))).toBe('409 meetings.tooLate');
    expect(resultOf(await move(family(), 5, to))).toBe('200 allowed move.allowed');
    // Booked by the family less than 24 hours and 30 minutes ahead, it can be undone for half an hour.
    expect(await limit()).not.toBeNull();
  });

  it('a mail that was refused for its address counts as told with the notice', async () => {
    await movedAndTold(null);
    await app.pool.query(
      `update outbox set failure = 'refused', created_at = $1 where source like 'notice:meeting.moved:' || $2 || ':%'`,
      [before(START, 49 * HOUR), meetingOf(one, 5).id],
    );
    expect(await limit()).toBe(before(START, DAY));
  });

  it('a time of the class, told when the learner joined, has the usual limit', async () => {
    app.clock.set(before(meetingOf(one, 7).start, DAY - SECOND));
    expect(resultOf(await excuse(7))).toBe('200 tooLate excuse.tooLate');
  });
});
