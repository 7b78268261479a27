import { DAY, HOUR, later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { noticesTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import {
  aRunningClass,
  aTeacher,
  balanceOf,
  before,
  classOfEachTest,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, rowsOf, startTestApp } from '../../../test/start-test-app.ts';
import { addEvents } from '../../courses/balance/balance.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
const one = classOfEachTest(app);

type Who = { token: string };
type Place = RunningClass['families'][number];
const family = (running = one, n = 0) => running.families[n] as Place;

const resultOf = (answer: Answer) => `${answer.status} ${answer.body.code ?? answer.body.decision?.outcome}`;
const excuse = (who: Place, meetingId: string, learnerId = who.learnerId) =>
  app.ask('POST', `/meetings/${meetingId}/excuse`, {
    token: who.token,
    body: { learnerId, reason: 'Ada ujian' },
  });
const cancel = (who: Who, meetingId: string) =>
  app.ask('POST', `/meetings/${meetingId}/cancel`, { token: who.token, body: { reason: 'Guru sakit' } });
const plan = (who: Who, meetingId: string, version: number, start: string) =>
  app.ask('POST', `/meetings/${meetingId}/move`, { token: who.token, body: { start, version } });

const rows = rowsOf(app);
const changesOf = async (meetingId: string) =>
  rows(
    `select kind, by_role, lower(was) as was, reason, decision ->> 'outcome' as outcome from meeting_change
     where meeting_id = $1 order by id`,
    [meetingId],
  );
const noticesOf = (accountId: string, kind: string) => noticesTo(app, { accountId }, kind);
const seatOf = async (enrolmentId: string, number: number) =>
  (
    await rows(
      `select s.meeting_id, s.state, lower(s.during) as start, s.told_late_at, m.kind, m.state as meeting
       from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.number = $2`,
      [enrolmentId, number],
    )
  )[0];
const lastDayOf = async (enrolmentId: string) =>
  (await rows('select last_day from enrolment where id = $1', [enrolmentId]))[0].last_day;
const auditsOf = async (targetId: string) =>
  (await rows('select action, role from audit_log where target_id = $1 order by id', [targetId])).map(
    ({ action, role }) => `${action} ${role}`,
  );

describe('excusing a learner', () => {
  it('exactly 24:00:00 before: the meeting keeps its number and is to plan; family and teacher are notified', async () => {
    const { id, start } = meetingOf(one, 3);
    app.clock.set(before(start, DAY));
    const answer = await excuse(family(), id);
    expect(resultOf(answer)).toBe('200 kept');
    expect(answer.body.meeting).toMatchObject({ id, number: 3, state: 'to_plan', start: null, version: 2 });
    expect(await seatOf(family().enrolmentId, 3)).toMatchObject({
      meeting_id: id,
      state: 'to_plan',
      start: null,
      meeting: 'to_plan',
    });
    expect(await changesOf(id)).toEqual([
      { kind: 'excused', by_role: 'student', was: start, reason: 'Ada ujian', outcome: 'kept' },
    ]);
    for (const accountId of [family().accountId, one.teacher.accountId])
      expect(await noticesOf(accountId, 'meeting.excused')).toEqual([
        expect.objectContaining({ startsAt: start.toISOString(), number: 3, lastDay: '2027-02-09' }),
      ]);
    // With notice the course is not extended and nothing is deducted.
    expect(await lastDayOf(family().enrolmentId)).toBe('2027-02-09');
    expect((await balanceOf(app, family().enrolmentId)).left).toBe(20);
  });

  it('one second later is late: the meeting stays, the first late excuse is recorded, nothing is returned', async () => {
    const { id, start } = meetingOf(one, 3);
    app.clock.set(before(start, DAY - SECOND));
    const answer = await excuse(family(), id);
    expect(resultOf(answer)).toBe('200 tooLate');
    expect(answer.body.decision.reason).toEqual({
      key: 'excuse.tooLate',
      params: { until: before(start, DAY), hours: 24 },
    });
    expect(answer.body.meeting).toMatchObject({ state: 'planned', start: start.toISOString() });
    const toldAt = app.clock.now();
    app.clock.set(before(start, -MINUTE));
    expect(resultOf(await excuse(family(), id))).toBe('200 tooLate');
    expect(await seatOf(family().enrolmentId, 3)).toMatchObject({
      state: 'planned',
      start,
      told_late_at: toldAt,
    });
    expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['told_late', 'told_late']);
    expect(await noticesOf(family().accountId, 'meeting.excused')).toEqual([]);
  });

  it('is refused after the meeting and once it is to plan', async () => {
    const { id, end } = meetingOf(one, 3);
    app.clock.set(end);
    expect(resultOf(await excuse(family(), id))).toBe('409 meetings.notPlanned');
    const next = meetingOf(one, 5);
    expect(resultOf(await excuse(family(), next.id))).toBe('200 kept');
    expect(resultOf(await excuse(family(), next.id))).toBe('409 meetings.notPlanned');
  });

  it("is not found for another family's learner and denied to staff", async () => {
    const stranger = await aRunningClass(app);
    const { id } = meetingOf(one, 3);
    expect(resultOf(await excuse(family(stranger), id))).toBe('404 meetings.notFound');
    expect(resultOf(await excuse(family(stranger), id, family().learnerId))).toBe('404 meetings.notFound');
    expect(resultOf(await excuse({ ...family(), token: one.teacher.token }, id))).toBe(
      '403 common.notAllowed',
    );
  });

  it('lets the family plan the meeting again with its number, at least 24:00:00 ahead', async () => {
    const { id, start } = meetingOf(one, 3);
    app.clock.set(before(start, DAY));
    const { version } = (await excuse(family(), id)).body.meeting;
    app.clock.set(before(start, DAY - SECOND));
    const soon = await plan(family(), id, version, start.toISOString());
    expect(resultOf(soon)).toBe('409 meetings.tooSoon');
    expect(soon.body.message).toMatch(
      /24 jam dari sekarang, jadi paling cepat .*16 November 2026 pukul 09\.00 WIB/,
    );
    app.clock.set(before(start, DAY));
    const planned = await plan(family(), id, version, start.toISOString());
    expect([resultOf(planned), planned.body.decision.rule]).toEqual(['200 allowed', 'plan']);
    expect(planned.body.meeting).toMatchObject({ number: 3, state: 'planned', version: 3 });
    expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['excused', 'planned']);
  });
});

describe('teacher or school cancels', () => {
  it.each(['teacher', 'school'] as const)(
    'by the %s: nothing is lost, the course gets 7 days more, the balance can be replayed',
    async (actor) => {
      const { id, start } = meetingOf(one, 3);
      // No notice is needed.
      app.clock.set(before(start, MINUTE));
      const answer = await cancel(actor === 'teacher' ? one.teacher : admin, id);
      expect(resultOf(answer)).toBe('200 returned');
      expect(answer.body.decision.reason).toEqual({
        key: 'cancel.returned',
        params: { by: actor, days: 7, lastDay: '2027-02-16' },
      });
      expect(answer.body.meeting).toMatchObject({ number: 3, state: 'to_plan', start: null, version: 2 });
      expect(answer.body.meeting.learners[0]).toMatchObject({ state: 'to_plan', lastDay: '2027-02-16' });
      expect(await lastDayOf(family().enrolmentId)).toBe('2027-02-16');
      expect(await balanceOf(app, family().enrolmentId)).toMatchObject({
        left: 20,
        held: 0,
        extensionDays: 7,
      });
      expect(await changesOf(id)).toEqual([
        {
          kind: 'cancelled',
          by_role: actor === 'teacher' ? 'teacher' : 'admin',
          was: start,
          reason: 'Guru sakit',
          outcome: 'returned',
        },
      ]);
      expect(await noticesOf(family().accountId, 'meeting.cancelled')).toEqual([
        expect.objectContaining({ by: actor, reason: 'Guru sakit', lastDay: '2027-02-16', number: 3 }),
      ]);
      expect(await noticesOf(one.teacher.accountId, 'meeting.cancelled')).toHaveLength(
        actor === 'school' ? 1 : 0,
      );
      expect(await auditsOf(id)).toEqual([`meeting.cancelled ${actor === 'teacher' ? 'teacher' : 'admin'}`]);
      // The 7 days count: the new last day is allowed, the day after it is not.
      app.clock.set('2027-01-20T02:00:00Z');
      expect(resultOf(await plan(family(), id, 2, '2027-02-17T03:00:00.000Z'))).toBe(
        '409 meetings.pastLastDay',
      );
      expect(resultOf(await plan(family(), id, 2, '2027-02-16T03:00:00.000Z'))).toBe('200 allowed');
    },
  );

  it('undoes an existing mark first, also in the events', async () => {
    const { id, start } = meetingOf(one, 3);
    const { enrolmentId } = family();
    app.clock.set(later(start, MINUTE));
    await app.pool.query(
      `update seat set state = 'present', marked_at = $2, version = version + 1 where meeting_id = $1`,
      [id, start],
    );
    await addEvents(
      app.pool,
      [{ enrolmentId, kind: 'held', meetings: -1, decision: null, source: `held:${enrolmentId}:3` }],
      start,
    );
    expect((await balanceOf(app, enrolmentId)).left).toBe(19);
    expect(resultOf(await cancel(one.teacher, id))).toBe('200 returned');
    expect(await balanceOf(app, enrolmentId)).toMatchObject({ left: 20, held: 0, extensionDays: 7 });
    const events = await rows(
      'select kind, meetings, days from balance_event where enrolment_id = $1 order by number',
      [enrolmentId],
    );
    expect(events).toEqual([
      { kind: 'bought', meetings: 20, days: 0 },
      { kind: 'held', meetings: -1, days: 0 },
      { kind: 'returned', meetings: 1, days: 0 },
      { kind: 'extended', meetings: 0, days: 7 },
    ]);
    expect(await seatOf(enrolmentId, 3)).toMatchObject({ state: 'to_plan', start: null });
  });

  it('twice with planning in between: both count, each once', async () => {
    const { id } = meetingOf(one, 3);
    await cancel(one.teacher, id);
    expect(resultOf(await cancel(one.teacher, id))).toBe('409 meetings.notPlanned');
    expect(resultOf(await plan(family(), id, 2, '2026-11-20T03:00:00.000Z'))).toBe('200 allowed');
    expect(resultOf(await cancel(one.teacher, id))).toBe('200 returned');
    expect(await lastDayOf(family().enrolmentId)).toBe('2027-02-23');
    expect((await balanceOf(app, family().enrolmentId)).extensionDays).toBe(14);
    expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['cancelled', 'planned', 'cancelled']);
  });

  it('at the same instant by two: it counts once', async () => {
    const { id } = meetingOf(one, 3);
    const { first, second, codes } = await atOnce(
      app.pool,
      () => cancel(one.teacher, id),
      /insert into "balance_event"/,
      () => cancel(admin, id),
    );
    expect([first, second].map(resultOf)).toEqual(['200 returned', '409 meetings.notPlanned']);
    expect(codes).toEqual([]);
    expect(await lastDayOf(family().enrolmentId)).toBe('2027-02-16');
  });

  it("gives a substitute's meeting back to the class's own teacher", async () => {
    const { id, start } = meetingOf(one, 3);
    const other = await aTeacher(app);
    const body = { teacherId: other.accountId, reason: 'Cuti' };
    await app.ask('PUT', `/meetings/${id}/teacher`, { token: admin.token, body });
    const answer = await cancel(other, id);
    expect([resultOf(answer), answer.body.meeting.teacherId]).toEqual([
      '200 returned',
      one.teacher.accountId,
    ]);
    expect(resultOf(await plan(one.teacher, id, 3, start.toISOString()))).toBe('200 allowed');
  });

  it('is possible until the end of the meeting', async () => {
    const { id, end } = meetingOf(one, 3);
    app.clock.set(end);
    expect(resultOf(await cancel(admin, id))).toBe('409 meetings.notPlanned');
    app.clock.set(before(end, SECOND));
    expect(resultOf(await cancel(admin, id))).toBe('200 returned');
  });

  it('is refused for another teacher and for families', async () => {
    const stranger = await aRunningClass(app);
    const { id } = meetingOf(one, 3);
    expect(resultOf(await cancel(stranger.teacher, id))).toBe('404 meetings.notFound');
    expect(resultOf(await cancel(family(), id))).toBe('403 common.notAllowed');
  });

  it("frees the teacher's and the learner's time", async () => {
    const { id, start } = meetingOf(one, 3);
    await cancel(one.teacher, id);
    const other = meetingOf(one, 4);
    expect(resultOf(await plan(family(), other.id, 1, start.toISOString()))).toBe('200 allowed');
  });
});

describe('a group', () => {
  let group: RunningClass;
  beforeEach(async () => {
    group = await aRunningClass(app, { learners: 3, capacity: 4 });
  });

  it('gives a learner with notice a make-up with the same number; the others keep theirs', async () => {
    const { id, start } = meetingOf(group, 3);
    const sekar = family(group);
    const answer = await excuse(sekar, id);
    expect(resultOf(answer)).toBe('200 kept');
    const makeup = answer.body.meeting;
    expect(makeup).toMatchObject({ number: 3, kind: 'makeup', state: 'to_plan', start: null, version: 1 });
    expect(makeup.id).not.toBe(id);
    expect(await seatOf(sekar.enrolmentId, 3)).toMatchObject({ meeting_id: makeup.id, state: 'to_plan' });
    for (const n of [1, 2])
      expect(await seatOf(family(group, n).enrolmentId, 3)).toMatchObject({
        meeting_id: id,
        state: 'planned',
        start,
      });
    expect((await changesOf(id)).map(({ kind }) => kind)).toEqual(['excused']);
    expect((await changesOf(makeup.id)).map(({ kind, was }) => [kind, was])).toEqual([['excused', start]]);
    // The family plans and moves its own make-up without the school.
    const planned = await plan(sekar, makeup.id, 1, '2026-11-20T03:00:00.000Z');
    expect([resultOf(planned), planned.body.meeting.kind]).toEqual(['200 allowed', 'makeup']);
    expect(resultOf(await plan(sekar, makeup.id, 2, '2026-11-21T03:00:00.000Z'))).toBe('200 allowed');
    expect(resultOf(await plan(family(group, 1), makeup.id, 3, '2026-11-22T03:00:00.000Z'))).toBe(
      '404 meetings.notFound',
    );
  });

  it('lapses a meeting when everybody is excused, and the teacher is free', async () => {
    const { id, start } = meetingOf(group, 3);
    for (const place of group.families) expect(resultOf(await excuse(place, id))).toBe('200 kept');
    expect(await rows('select state, during from meeting where id = $1', [id])).toEqual([
      { state: 'lapsed', during: null },
    ]);
    const other = await aRunningClass(app, { teacher: group.teacher, minute: 660 });
    expect(resultOf(await plan(family(other), meetingOf(other, 3).id, 1, start.toISOString()))).toBe(
      '200 allowed',
    );
  });

  it('keeps a seat that was excused late', async () => {
    const { id, start } = meetingOf(group, 3);
    app.clock.set(before(start, HOUR));
    expect(resultOf(await excuse(family(group), id))).toBe('200 tooLate');
    expect(await seatOf(family(group).enrolmentId, 3)).toMatchObject({ meeting_id: id, state: 'planned' });
  });

  it('puts a cancelled meeting to plan for everybody, each course gets its 7 days, and only the school plans it', async () => {
    const { id } = meetingOf(group, 3);
    expect(resultOf(await cancel(group.teacher, id))).toBe('200 returned');
    for (const { enrolmentId, accountId } of group.families) {
      expect(await lastDayOf(enrolmentId)).toBe('2027-02-16');
      expect(await seatOf(enrolmentId, 3)).toMatchObject({ meeting_id: id, state: 'to_plan' });
      expect(await noticesOf(accountId, 'meeting.cancelled')).toMatchObject([{ isGroup: true }]);
    }
    expect(resultOf(await plan(family(group), id, 2, '2026-11-20T03:00:00.000Z'))).toBe('409 meetings.group');
    expect(resultOf(await plan(group.teacher, id, 2, '2026-11-20T03:00:00.000Z'))).toBe('409 meetings.group');
    expect(resultOf(await plan(admin, id, 2, '2026-11-20T03:00:00.000Z'))).toBe('200 allowed');
  });
});
