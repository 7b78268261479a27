import { HOUR, later, MINUTE, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { noticesTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, classOfEachTest, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { aSecondGuardian } from '../../../test/second-guardian.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { type Answer, MONDAY_MORNING, rowsOf } from '../../../test/start-test-app.ts';
import { expireCourses } from '../attendance/jobs.ts';
import { chooseTimes } from './choose-times.ts';
import { offerNewTimes } from './offer-times.ts';

/* Meetings that need a time, and courses that do not expire unoffered (docs/product/course-rules-2.md#offered-times). */

const app = shared(startRules2School);
// Courses of the tests before take no part in the jobs of this one.
beforeEach(() => app.pool.query(`update enrolment set state = 'suspended' where state = 'active'`));
const one = classOfEachTest(app);

type Family = RunningClass['families'][number];
const family = () => one.families[0] as Family;
const rows = rowsOf(app);
const excuse = (number: number) =>
  app.ask('POST', `/meetings/${meetingOf(one, number).id}/excuse`, {
    token: family().token,
    body: { learnerId: family().learnerId },
  });
const offer = () => offerNewTimes.run(app.services);
const offers = () =>
  rows(
    `select f.meeting_id as meeting, lower(f.during) as start, f.offered_at as at, n.params
     from offered_time f join notification n on n.source = f.notice join meeting m on m.id = f.meeting_id where f.enrolment_id = $1 order by f.offered_at, m.number, f.during`,
    [family().enrolmentId],
  );
const notices = (kind: string) => noticesTo(app, family(), kind);
/** The mails of all offers were accepted when the family had the notice, and jobs know it from then on. */
const mailsAccepted = async () => {
  await rows(
    `update outbox o set sent_at = n.created_at from notification n where o.source = 'notice:' || n.source and sent_at is null`,
  );
  await rows('update meeting set choose_at = null where choose_at is not null');
};
const startsOf = (all: { start: Date }[]) => all.map(({ start }) => start.toISOString());
const lastDay = async () =>
  (await rows('select last_day from enrolment where id = $1', [family().enrolmentId]))[0].last_day;

describe('times for a meeting that lost its own', () => {
  it('are offered once, in one message, whoever runs the job', async () => {
    await excuse(3);
    await excuse(4);
    await Promise.all([offer(), offer()]);
    expect(await offer()).toBe(0);
    const all = await offers();
    expect(all.map(({ meeting }) => meeting)).toEqual([
      ...Array.from({ length: 3 }, () => meetingOf(one, 3).id),
      ...Array.from({ length: 3 }, () => meetingOf(one, 4).id),
    ]);
    expect(new Set(startsOf(all)).size).toBe(6);
    const [notice, ...more] = await notices('meeting.timesOffered');
    expect(notice).toMatchObject({ meetings: 2, number: 3, starts: startsOf(all.slice(0, 3)) });
    expect(more).toEqual([]);
    // A mail within the hour tells of them 48 hours ahead.
    for (const { start, at } of all) expect(start.getTime() - at.getTime()).toBeGreaterThanOrEqual(49 * HOUR);
  });

  it('are looked for once an hour, also while meetings of two teachers wait', async () => {
    await excuse(3);
    await excuse(4);
    const other = await aRunningClass(app, { startsOn: '2026-12-01' });
    await rows('update meeting set teacher_id = $2 where id = $1', [
      meetingOf(one, 4).id,
      other.teacher.accountId,
    ]);
    await offer();
    expect(new Set((await offers()).map(({ meeting }) => meeting))).toEqual(new Set([meetingOf(one, 3).id]));
    const looked = () =>
      rows(`select offers_at as at from meeting where class_id = $1 and state = 'to_plan'`, [one.classId]);
    expect(await looked()).toEqual(Array(2).fill({ at: app.clock.now() }));
    const before = app.clock.now();
    app.clock.set(later(before, HOUR - SECOND));
    expect([await offer(), await looked()]).toEqual([0, Array(2).fill({ at: before })]);
  });

  it('lie inside the family’s wishes', async () => {
    await rows(
      `insert into wishes (enrolment_id, possible, preferred, periods, teacher_ids)
       values ($1, '[{"weekday":2,"from":1020,"to":1200},{"weekday":4,"from":1020,"to":1200}]', '[]', '[]', '{}')`,
      [family().enrolmentId],
    );
    await excuse(3);
    await offer();
    const hours = (await offers()).map(({ start }) =>
      new Date(start.getTime() + 7 * HOUR).toISOString().slice(11, 13),
    );
    expect(hours.length).toBe(3);
    for (const hour of hours) expect(['17', '18', '19']).toContain(hour);
  });

  it('are offered anew when fewer than three lie ahead, at most once a day', async () => {
    await excuse(3);
    await offer();
    const [, second] = await offers();
    app.clock.set(second.start);
    await offer();
    expect((await offers()).length).toBe(6);
    app.clock.set(later(app.clock.now(), 2 * HOUR));
    expect(await offer()).toBe(0);
  });
});

describe('a family with a meeting that needs a time', () => {
  type Shown = {
    meetingId: string;
    version: number;
    number: number;
    times: { start: string }[];
    choosesAt: string | null;
  };
  const read = async (who = family(), token = who.token) =>
    app.ask('GET', `/enrolments/${who.enrolmentId}/offered-times`, { token });
  const needing = async (who = family()): Promise<Shown[]> => (await read(who)).body.meetings;
  const take = ({ meetingId, version }: Shown, start: string, who = family()) =>
    app.ask('POST', `/meetings/${meetingId}/move`, { token: who.token, body: { start, version } });
  const undo = ({ meetingId }: { meetingId: string }, token = family().token) =>
    app.ask('POST', `/meetings/${meetingId}/undo`, { token });

  it('sees three times, those of the message, takes one with a tap and undoes it free within 30 minutes', async () => {
    await excuse(3);
    await offer();
    const [meeting] = await needing();
    if (!meeting) throw new Error('no meeting needs a time');
    expect([meeting.number, meeting.times.map(({ start }) => start)]).toEqual([3, startsOf(await offers())]);
    const start = meeting.times[1]?.start ?? '';
    expect((await take(meeting, start)).status).toBe(200);
    const after = (await read()).body;
    const until = later(app.clock.now(), 30 * MINUTE).toISOString();
    expect(after.meetings).toEqual([]);
    expect(after.taken).toMatchObject([{ meetingId: meeting.meetingId, start, undoUntil: until }]);
    app.clock.set(until);
    expect((await undo(meeting)).body.decision.reason).toEqual({ key: 'undo.free', params: {} });
    expect((await undo(meeting)).body.code).toBe('offeredTimes.undoOver');
    const told = await rows(
      `select account_id from notification where kind = 'meeting.undone' and params ->> 'meetingId' = $1`,
      [meeting.meetingId],
    );
    expect(told.map(({ account_id }) => account_id).sort()).toEqual(
      [family().accountId, one.teacher.accountId].sort(),
    );
    // What was offered stands, and nothing is told anew.
    expect((await needing())[0]?.times).toEqual(meeting.times);
    expect(await offer()).toBe(0);
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('meeting.undone');
  });

  it('undone, it waits with its number, and the others have theirs again', async () => {
    const plan = () =>
      rows(
        `select number, lower(during) as start from meeting where class_id = $1 and state in ('planned', 'to_plan')
         order by number`,
        [one.classId],
      );
    await excuse(3);
    await offer();
    const before = await plan();
    const [meeting] = await needing();
    if (!meeting) throw new Error('no meeting needs a time');
    // Earlier than all others, so each of the first three gets another number.
    await take(meeting, meeting.times[0]?.start ?? '');
    expect((await plan()).slice(0, 3)).not.toEqual(before.slice(0, 3));
    expect((await undo(meeting)).status).toBe(200);
    expect(await plan()).toEqual(before);
  });

  it('cannot undo a second later, nor what others planned; a stranger finds nothing', async () => {
    await excuse(3);
    const [meeting] = await needing();
    if (!meeting) throw new Error('no meeting needs a time');
    const stranger = await signedInAccount(app, 'student');
    expect((await read(family(), stranger.token)).status).toBe(404);
    await take(meeting, meeting.times[0]?.start ?? '');
    app.clock.set(later(app.clock.now(), 30 * MINUTE + SECOND));
    expect((await read()).body.taken).toEqual([]);
    expect((await undo(meeting, stranger.token)).status).toBe(404);
    expect((await undo(meeting)).body.message).toContain('30 menit');
    expect((await undo({ meetingId: meetingOf(one, 8).id })).status).toBe(409);
  });

  it('undoes what its other guardian took; who only looks does not', async () => {
    const { accountId, learnerId } = family();
    const share = (may: 'decide' | 'look') =>
      aSecondGuardian(app, { accountId, learnerIds: [learnerId], may });
    const [second, looking] = [await share('decide'), await share('look')];
    await excuse(3);
    for (const [taking, undoing] of [
      [family(), second],
      [second, family()],
    ] as const) {
      const [meeting] = await needing();
      if (!meeting) throw new Error('no meeting needs a time');
      const taken = await take(meeting, meeting.times[0]?.start ?? '', { ...family(), token: taking.token });
      expect(taken.status).toBe(200);
      expect((await read(family(), undoing.token)).body.taken).toMatchObject([
        { meetingId: meeting.meetingId },
      ]);
      expect((await undo(meeting, looking.token)).status).toBe(404);
      expect((await undo(meeting, undoing.token)).status).toBe(200);
    }
  });

  it('that meets another family at one time: one gets it, the other sees the next ones', async () => {
    const other = await aRunningClass(app, { teacher: one.teacher, minute: 600 });
    const rival = other.families[0] as Family;
    await excuse(3);
    await app.ask('POST', `/meetings/${meetingOf(other, 3).id}/excuse`, {
      token: rival.token,
      body: { learnerId: rival.learnerId },
    });
    const [[mine], [theirs]] = [await needing(), await needing(rival)];
    const start = mine?.times[0]?.start ?? '';
    if (!mine || !theirs) throw new Error('no meeting needs a time');
    expect(theirs.times[0]?.start).toBe(start);
    await readyForARace(app);
    let second: Answer | undefined;
    const race = holdAfter(app.pool, /from "teacher".*for no key update/s, async () => {
      second = await take(theirs, start, rival);
    });
    const first = await take(mine, start);
    expect(await race.done()).toEqual([]);
    expect([first.status, second?.body.code]).toEqual([200, 'meetings.teacherBusy']);
    const [next] = await needing(rival);
    expect([next?.times.length, next?.times.some((time) => time.start === start)]).toEqual([3, false]);
  });
});

describe('a family that takes no time', () => {
  const choose = () => chooseTimes.run(app.services);
  const chosen = async (id = meetingOf(one, 3).id) =>
    (
      await rows(
        `select lower(m.during) as start, m.chosen_for as chosen, s.number, c.by_role as by, c.decision ->> 'rule' as rule
         from meeting m join seat s on s.meeting_id = m.id
           left join lateral (select * from meeting_change where meeting_id = m.id and becomes is not null order by id desc limit 1) c on true
         where m.id = $1`,
        [id],
      )
    )[0];
  const TOLD = later(new Date(MONDAY_MORNING), 72 * HOUR);

  it('has one chosen 72 hours after it was told, 48 hours ahead and marked, once, whoever runs the job', async () => {
    await excuse(3);
    await offer();
    app.clock.set(TOLD);
    // Nobody knows yet whether the mail arrived.
    expect(await choose()).toBe(0);
    await mailsAccepted();
    app.clock.set(later(TOLD, -SECOND));
    expect(await choose()).toBe(0);
    app.clock.set(TOLD);
    const ran = await Promise.all([choose(), choose()]);
    expect(ran.reduce((sum, n) => sum + n, 0)).toBe(1);
    const { start, chosen: mark, by, rule } = await chosen();
    expect([mark, by, rule]).toEqual([start, null, 'replan']);
    expect(start.getTime()).toBeGreaterThanOrEqual(later(TOLD, 48 * HOUR).getTime());
    expect(await notices('meeting.moved')).toMatchObject([
      { chosen: true, by: 'school', startsAt: start.toISOString() },
    ]);
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('meeting.planned');
  });

  it('waits while there is no free time, and is tried again once an hour', async () => {
    await excuse(3);
    await offer();
    await mailsAccepted();
    const hours = (minutes: string) =>
      rows('update availability set minutes = $2::int4range where teacher_id = $1', [
        one.teacher.accountId,
        minutes,
      ]);
    await hours('[0,30)');
    app.clock.set(TOLD);
    expect([await choose(), (await chosen()).start]).toEqual([0, null]);
    await hours('[480,1200)');
    app.clock.set(later(TOLD, HOUR - SECOND));
    expect(await choose()).toBe(0);
    app.clock.set(later(TOLD, HOUR));
    expect(await choose()).toBe(1);
  });

  it('that takes one just as the school chooses: the meeting gets one time, and the other side leaves it', async () => {
    await excuse(3);
    await offer();
    await mailsAccepted();
    app.clock.set(TOLD);
    const path = `/enrolments/${family().enrolmentId}/offered-times`;
    const [meeting] = (await app.ask('GET', path, { token: family().token })).body.meetings;
    const body = { start: meeting.times[2].start, version: meeting.version };
    const move = `/meetings/${meeting.meetingId}/move`;
    // The family presses after the school has read what waits; it waits for the series and finds the meeting changed.
    const barrier = holdAfter(app.pool, /offered_time/, () =>
      app.ask('POST', move, { token: family().token, body }),
    );
    const byJob = await choose();
    await barrier.done();
    const planned = await rows(
      `select by_role as by from meeting_change where meeting_id = $1 and kind = 'planned' and becomes is not null`,
      [meeting.meetingId],
    );
    expect(planned).toEqual([{ by: byJob === 1 ? null : 'student' }]);
  });

  it('confirms what was chosen, once, or moves it', async () => {
    await excuse(3);
    await excuse(4);
    await offer();
    await mailsAccepted();
    app.clock.set(TOLD);
    await choose();
    const read = async () =>
      (await app.ask('GET', `/enrolments/${family().enrolmentId}/offered-times`, { token: family().token }))
        .body;
    const [first, second] = (await read()).chosen;
    expect((await read()).meetings).toEqual([]);
    const confirm = () => app.ask('POST', `/meetings/${first.meetingId}/confirm`, { token: family().token });
    const [once, again] = [await confirm(), await confirm()];
    expect([once.status, again.status, again.body]).toEqual([200, 200, once.body]);
    // What changed nothing has no entry.
    expect(
      await rows(`select id from audit_entry where action = 'meeting.confirmed' and target_id = $1`, [
        first.meetingId,
      ]),
    ).toHaveLength(1);
    expect((await read()).chosen.map(({ meetingId }: { meetingId: string }) => meetingId)).toEqual([
      second.meetingId,
    ]);
    const stranger = await signedInAccount(app, 'student');
    const path = `/meetings/${second.meetingId}/confirm`;
    expect((await app.ask('POST', path, { token: stranger.token })).status).toBe(404);
    const moved = await app.ask('POST', `/meetings/${second.meetingId}/move`, {
      token: family().token,
      body: { start: '2026-12-02T08:00:00.000Z', version: second.version },
    });
    expect(moved.status).toBe(200);
    expect([
      (await read()).chosen,
      (await app.ask('POST', path, { token: family().token })).body.code,
    ]).toEqual([[], 'offeredTimes.notChosen']);
  });
});

describe('an admin who has what waits planned', () => {
  it('sees the times before, and the same ones afterwards, each told and marked as chosen', async () => {
    const admin = await signedInAccount(app, 'admin');
    const replan = (method: 'GET' | 'POST', { token } = admin) =>
      app.ask(method, `/enrolments/${family().enrolmentId}/replan`, { token });
    expect((await replan('POST')).body.code).toBe('offeredTimes.nothingFree');
    await excuse(3);
    await excuse(4);
    expect((await replan('GET', family())).status).toBe(403);
    const preview = (await replan('GET')).body.meetings;
    expect(
      preview.map(({ number, decision }: { number: number; decision: { outcome: string } }) => [
        number,
        decision.outcome,
      ]),
    ).toEqual([
      [3, 'planned'],
      [4, 'planned'],
    ]);
    const done = (await replan('POST')).body.meetings;
    const starts = (all: { start: string }[]) => all.map(({ start }) => start);
    expect(starts(done)).toEqual(starts(preview));
    expect(await notices('meeting.moved')).toMatchObject([{ chosen: true }, { chosen: true }]);
    const { body } = await app.ask('GET', `/enrolments/${family().enrolmentId}/offered-times`, {
      token: family().token,
    });
    expect(starts(body.chosen)).toEqual(starts(done));
    expect((await replan('POST')).status).toBe(409);
  });

  it('is told that a time was taken meanwhile; nothing is planned while a refund is asked for', async () => {
    const admin = await signedInAccount(app, 'admin');
    const path = `/enrolments/${family().enrolmentId}`;
    const replan = (method: 'GET' | 'POST') => app.ask(method, `${path}/replan`, { token: admin.token });
    const offered = async () =>
      (await app.ask('GET', `${path}/offered-times`, { token: family().token })).body.meetings;
    const other = await aRunningClass(app, { startsOn: '2027-03-01', teacher: one.teacher, minute: 1020 });
    await excuse(3);
    const [{ start }] = (await replan('GET')).body.meetings;
    // After the school has looked whether everybody is free.
    const race = holdAfter(app.pool, /"classNumber"/, () =>
      rows(`update meeting set during = tstzrange($2, $2::timestamptz + interval '1 hour') where id = $1`, [
        meetingOf(other, 1).id,
        start,
      ]),
    );
    expect((await replan('POST')).body.code).toBe('meetings.teacherBusy');
    expect(await race.done()).toEqual(['23P01']);
    expect([(await offered()).length, (await replan('GET')).body.meetings.length]).toEqual([1, 1]);
    await app.ask('POST', `${path}/refund`, { token: family().token, body: {} });
    expect([await offered(), (await replan('GET')).body.meetings]).toEqual([[], []]);
    expect((await replan('POST')).body.code).toBe('offeredTimes.nothingFree');
  });
});

describe('after the last day', () => {
  /** Everything was held but number 3, which has no time. */
  async function oneLeft() {
    await excuse(3);
    await rows(`update seat set state = 'present' where enrolment_id = $1 and state = 'planned'`, [
      family().enrolmentId,
    ]);
    await rows(
      `update meeting set state = 'held', closed_at = now() where class_id = $1 and state = 'planned'`,
      [one.classId],
    );
    await rows(
      `insert into balance_event (enrolment_id, kind, meetings, source, at) values ($1::uuid, 'held', -19, 'all:' || $1::text, now())`,
      [family().enrolmentId],
    );
  }
  const expire = () => expireCourses.run(app.api.services);
  const ended = async () =>
    (await rows('select state from enrolment where id = $1', [family().enrolmentId]))[0].state === 'ended';
  const midnightAfter = (day: string) => new Date(`${day}T17:00:00Z`);

  it('a course without enough offers goes on for 7 days, again and again', async () => {
    await oneLeft();
    // The last day of the class is 9 February.
    app.clock.set(midnightAfter('2027-02-09'));
    expect([await expire(), await lastDay(), await ended()]).toEqual([1, '2027-02-16', false]);
    expect(await expire()).toBe(0);
    expect(await notices('course.goesOn')).toMatchObject([{ days: 7, lastDay: '2027-02-16' }]);
    app.clock.set(midnightAfter('2027-02-16'));
    await Promise.all([expire(), expire()]);
    expect(await lastDay()).toBe('2027-02-23');
    expect(
      await rows(
        `select days, decision -> 'reason' as reason from balance_event where enrolment_id = $1 and kind = 'extended' order by number`,
        [family().enrolmentId],
      ),
    ).toEqual(
      ['2027-02-16', '2027-02-23'].map((day) => ({
        days: 7,
        reason: { key: 'expire.extended', params: { days: 7, offered: 0, needed: 3, lastDay: day } },
      })),
    );
    const [{ action }] = await rows('select action from audit_log order by id desc limit 1');
    expect(action).toBe('enrolment.extended');
  });

  it('a course with three times told in the last 21 days expires; with unsent mails it goes on', async () => {
    await oneLeft();
    app.clock.set('2027-01-20T02:00:00Z');
    await offer();
    app.clock.set(midnightAfter('2027-02-09'));
    await expire();
    expect([await lastDay(), await ended()]).toEqual(['2027-02-16', false]);
    app.clock.set('2027-02-10T02:00:00Z');
    await offer();
    await mailsAccepted();
    app.clock.set(later(midnightAfter('2027-02-16'), -SECOND));
    expect(await expire()).toBe(0);
    app.clock.set(midnightAfter('2027-02-16'));
    expect([await expire(), await ended()]).toEqual([1, true]);
    expect((await notices('course.expired')).length).toBe(1);
  });

  it('under rules 1 nothing is offered by itself and the rest expires', async () => {
    await rows(
      `insert into policy_version (number, values, valid_from, rules)
       select 91, values, now() + interval '99 years', 1 from policy_version where number = 1 on conflict do nothing`,
    );
    await oneLeft();
    await rows('update enrolment set policy_version = 91 where id = $1', [family().enrolmentId]);
    expect(await offer()).toBe(0);
    app.clock.set(midnightAfter('2027-02-09'));
    expect([await expire(), await ended()]).toEqual([1, true]);
  });
});
