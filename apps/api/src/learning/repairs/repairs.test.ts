import { DAY, HOUR, later, SECOND } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, rowsOf, startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { repairPlans } from './jobs.ts';

/* Self-repair (docs/product/classes.md#self-repair). Meetings 1 to 20 are on Mondays and Wednesdays, 9 Nov 2026 to 13 Jan 2027. */

const app = {} as TestApp;
let one: RunningClass;
const rows = (text: string, params?: unknown[]) => rowsOf(app)(text, params);
const repair = () => repairPlans.run(app.services);
/** As an admin, who signs in anew because days pass. */
const ask = async (method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask(method, path, { token: (await signedInAccount(app, 'admin')).token, ...(body ? { body } : {}) });
const fresh = async (options: Parameters<typeof aRunningClass>[1]) => {
  app.clock.set(MONDAY_MORNING);
  // The classes of the tests before take no part in this one.
  await rows(`update school_class set state = 'completed'`);
  one = await aRunningClass(app, options);
};
const cancel = (number: number) =>
  ask('POST', `/meetings/${meetingOf(one, number).id}/cancel`, { reason: 'Guru sakit' });
const after = (ms: number) => app.clock.set(later(new Date(MONDAY_MORNING), ms));
const WAITED = 72 * HOUR;
const timesOf = async (...numbers: number[]) =>
  (
    await rows(
      `select number, to_char(lower(during) at time zone 'Asia/Jakarta', 'MM-DD HH24:MI') as at from meeting
       where class_id = $1 and number = any($2) order by number`,
      [one.classId, numbers],
    )
  ).map(({ number, at }) => `${number} ${at ?? 'waits'}`);
const notices = (kind = 'classes.replanned') =>
  rows(
    'select account_id, params from notification where kind = $1 and created_at = $2 and account_id = any($3) order by id',
    [kind, app.clock.now(), [one.teacher.accountId, ...one.families.map(({ accountId }) => accountId)]],
  );
const listed = async () =>
  (await ask('GET', '/repairs')).body.data.filter(
    ({ classId }: { classId: string }) => classId === one.classId,
  );
const takeBack = async (id?: string) => ask('POST', `/repairs/${id ?? (await listed())[0].id}/take-back`);

describe('a group', () => {
  shared(startTestApp, app);
  beforeEach(() => fresh({ learners: 2, capacity: 6 }));

  it('gets a time for a meeting that waited 72 hours, the Final Test after it, and each family one message', async () => {
    await cancel(3);
    await cancel(5);
    after(WAITED - SECOND);
    expect(await repair()).toBe(0);
    after(WAITED + HOUR);
    expect(await repair()).toBe(1);
    // Two weekly times behind the series; lessons and tests keep their order behind the time of the Final Test.
    expect(await timesOf(3, 5, 19, 20)).toEqual([
      '3 01-13 09:00',
      '5 01-18 09:00',
      '19 01-11 09:00',
      '20 01-20 09:00',
    ]);
    const told = await notices();
    expect(told.map(({ account_id }) => account_id).sort()).toEqual(
      [...one.families.map(({ accountId }) => accountId), one.teacher.accountId].sort(),
    );
    expect(told[0].params).toMatchObject({
      why: 'repaired',
      classes: [{ times: [{ was: null }, { was: null }, { was: '2027-01-13T02:00:00.000Z' }] }],
    });
    expect([await notices('meeting.moved'), await repair()]).toEqual([[], 0]);
    const [entry] = await rows(
      `select action, account_id, after -> 'meetings' as meetings from audit_log order by id desc limit 1`,
    );
    expect(entry).toEqual({ action: 'class.repaired', account_id: null, meetings: [3, 5, 20] });
    const [shown] = await listed();
    expect(shown).toMatchObject({ classId: one.classId, state: 'open', learners: ['Bagas', 'Sekar'] });
    expect(
      shown.times.map(({ decision }: { decision: { reason: { key: string } } }) => decision.reason.key),
    ).toEqual(['repair.waiting', 'repair.waiting', 'repair.finalFirst']);
  });

  it('is taken back within 24 hours, once, with one message, and not repaired the same way again', async () => {
    await cancel(3);
    after(WAITED);
    await repair();
    const [{ id }] = await listed();
    after(WAITED + DAY);
    const { token } = await signedInAccount(app, 'admin');
    const press = () => app.ask('POST', `/repairs/${id}/take-back`, { token });
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await timesOf(3, 20)).toEqual(['3 waits', '20 01-13 09:00']);
    expect((await notices()).map(({ params }) => params.why)).toEqual([
      'takenBack',
      'takenBack',
      'takenBack',
    ]);
    expect((await listed())[0]).toMatchObject({ state: 'takenBack', takenBackBy: expect.any(String) });
    after(WAITED + 4 * DAY);
    expect([await repair(), await timesOf(3)]).toEqual([0, ['3 waits']]);
  });

  it('cannot be taken back a second later, nor after somebody changed a time; a stranger finds none', async () => {
    await cancel(3);
    after(WAITED);
    await repair();
    const meetingId = meetingOf(one, 3).id;
    const [{ version }] = await rows('select version from meeting where id = $1', [meetingId]);
    const move = await ask('POST', `/meetings/${meetingId}/move`, { start: '2027-01-15T02:00:00Z', version });
    expect(move.status).toBe(200);
    expect([(await listed())[0].state, (await takeBack()).body.code]).toEqual(['changed', 'repairs.changed']);
    await rows(
      'update meeting set during = r.becomes from repaired_time r where r.meeting_id = meeting.id and id = $1',
      [meetingId],
    );
    after(WAITED + DAY + SECOND);
    expect([(await listed())[0].state, (await takeBack()).body.code]).toEqual(['over', 'repairs.over']);
    expect((await takeBack(one.classId)).status).toBe(404);
    expect((await app.ask('GET', '/repairs', { token: one.teacher.token })).status).toBe(403);
  });

  it('is not taken back in part: old times that are not possible any more are named with the reason', async () => {
    await cancel(3);
    await cancel(5);
    after(WAITED);
    await repair();
    const now = await timesOf(3, 5, 20);
    const refused = async () => {
      const { status, body } = await takeBack();
      return [status, body.code, await timesOf(3, 5, 20)];
    };
    const away = `insert into availability_exception (teacher_id, day, kind, minutes)
      values ($1, '2027-01-13', 'away', '[0,1440)')`;
    const since: [string, unknown[], string, string][] = [
      [
        `insert into holiday (day, name_id, name_en) values ('2027-01-13', 'Libur', 'Closed')`,
        [],
        'delete from holiday',
        'hari libur',
      ],
      [away, [one.teacher.accountId], 'delete from availability_exception', 'Guru tidak mengajar'],
      [
        `update enrolment set last_day = last_day - 90 where id = $1`,
        [one.families[0]?.enrolmentId],
        `update enrolment set last_day = last_day + 90 where id = '${one.families[0]?.enrolmentId}'`,
        'hari terakhir kursus',
      ],
    ];
    for (const [change, values, undo, why] of since) {
      await rows(change, values);
      expect(await refused()).toEqual([409, 'repairs.cannotReturn', now]);
      const { message } = (await takeBack()).body;
      expect(message).toMatch(/^Tidak ada yang diurungkan.* Pertemuan 20: /);
      expect(message).toContain(why);
      await rows(undo);
    }
    expect([(await takeBack()).status, await timesOf(3, 5, 20)]).toEqual([
      200,
      ['3 waits', '5 waits', '20 01-13 09:00'],
    ]);
  });

  it('whose time is taken while it is repaired waits for its next look, like all others', async () => {
    await cancel(3);
    const other = await aRunningClass(app);
    after(WAITED);
    const take = () =>
      rows(
        `update meeting set teacher_id = $1, during = '[2027-01-18 02:00+00,2027-01-18 03:00+00)' where id = $2`,
        [one.teacher.accountId, meetingOf(other, 1).id],
      );
    const held = holdAfter(app.pool, /lesson_hours/, take);
    expect(await repair()).toBe(0);
    await held.done();
    const looked = () => rows('select repair_looked_at as at from school_class where id = $1', [one.classId]);
    expect(await looked()).toEqual([{ at: app.clock.now() }]);
    const first = await looked();
    after(WAITED + 59 * 60_000);
    expect([await repair(), await looked(), await timesOf(3)]).toEqual([0, first, ['3 waits']]);
    after(WAITED + HOUR);
    expect([await repair(), await timesOf(3, 20)]).toEqual([1, ['3 01-13 09:00', '20 01-20 09:00']]);
  });

  it('is repaired once by two processes, however they meet', async () => {
    await cancel(3);
    after(WAITED);
    const held = holdAfter(app.pool, /repair_looked_at/, repair);
    const first = await repair();
    await held.done();
    expect(first).toBe(1);
    expect([
      await rows('select from plan_repair where class_id = $1', [one.classId]),
      await notices(),
    ]).toEqual([[{}], expect.objectContaining({ length: 3 })]);
  });

  it('whose plan is whole is not waited for while somebody changes it, and is looked at the next time', async () => {
    const looked = () => rows('select repair_looked_at as at from school_class where id = $1', [one.classId]);
    const db = await app.pool.connect();
    await db.query('begin');
    await db.query('select from school_class where id = $1 for no key update', [one.classId]);
    expect([await repair(), await looked()]).toEqual([0, [{ at: null }]]);
    await db.query('rollback');
    db.release();
    expect([await repair(), await looked()]).toEqual([0, [{ at: app.clock.now() }]]);
  });

  it('is looked at again after a process was killed in the middle, which has left nothing', async () => {
    await cancel(3);
    after(WAITED);
    await rows(`alter table repaired_time add constraint killed check (false) not valid`);
    expect([await repair(), await timesOf(3), await notices()]).toEqual([0, ['3 waits'], []]);
    await rows('alter table repaired_time drop constraint killed');
    await rows('delete from job_set_aside');
    expect([await repair(), await timesOf(3)]).toEqual([1, ['3 01-13 09:00']]);
  });

  it('has one message a day, nothing in a pause, and nothing for a family that asks for its money', async () => {
    await cancel(3);
    after(WAITED);
    await repair();
    await cancel(6);
    await rows(`update meeting_change set at = $1 where kind = 'cancelled'`, [MONDAY_MORNING]);
    after(WAITED + 2 * HOUR);
    expect(await repair()).toBe(0);
    await rows(
      `update school_class set state = 'paused', paused_from = '2026-11-12', paused_until = '2026-12-20' where id = $1`,
      [one.classId],
    );
    after(WAITED + DAY + HOUR);
    expect(await repair()).toBe(0);
    await rows(
      `update school_class set state = 'active', paused_from = null, paused_until = null where id = $1`,
      [one.classId],
    );
    const [{ id }] = await rows(
      `insert into course_wait (id, enrolment_id, kind, since, answer_by) values (uuidv7(), $1, 'refund', $2, $2) returning id`,
      [one.families[0]?.enrolmentId, app.clock.now()],
    );
    expect(await repair()).toBe(0);
    await rows('delete from course_wait where id = $1', [id]);
    after(WAITED + DAY + 2 * HOUR);
    expect([await repair(), await timesOf(6)]).toEqual([1, ['6 01-18 09:00']]);
  });
});

describe('under rules 2', () => {
  shared(startRules2School, app);
  beforeEach(() => fresh({}));
  const family = () => one.families[0] as RunningClass['families'][number];
  const excuse = (number: number) =>
    app.ask('POST', `/meetings/${meetingOf(one, number).id}/excuse`, {
      token: family().token,
      body: { learnerId: family().learnerId },
    });

  it('a course of one learner gets a time when the teacher has one again, if none could be offered; the family confirms or moves it', async () => {
    await excuse(3);
    await rows('delete from availability where teacher_id = $1', [one.teacher.accountId]);
    after(WAITED);
    expect(await repair()).toBe(0);
    await rows(
      `insert into availability (teacher_id, weekday, minutes) values ($1, 2, int4range(600, 660))`,
      [one.teacher.accountId],
    );
    after(WAITED + HOUR);
    expect(await repair()).toBe(1);
    const [{ chosen, at }] = await rows(
      `select chosen_for = lower(during) as chosen, to_char(lower(during) at time zone 'Asia/Jakarta', 'MM-DD HH24:MI') as at
       from meeting where id = $1`,
      [meetingOf(one, 3).id],
    );
    expect([chosen, at]).toEqual([true, '11-10 10:00']);
    const offered = await app.ask('GET', `/enrolments/${family().enrolmentId}/offered-times`, {
      token: family().token,
    });
    expect(offered.body.chosen).toHaveLength(1);
    // The numbers follow the times.
    expect(await timesOf(1, 2, 3)).toEqual(['1 11-09 09:00', '2 11-10 10:00', '3 11-11 09:00']);
    // The teacher's hours change once more: what nobody has confirmed moves, what the family confirmed stays.
    await rows(`update availability set weekday = 4 where teacher_id = $1`, [one.teacher.accountId]);
    after(WAITED + HOUR + DAY);
    await rows('update meeting set confirmed_for = chosen_for');
    expect(await repair()).toBe(0);
    await rows('update meeting set confirmed_for = null');
    await rows('update school_class set repair_looked_at = null');
    expect(await repair()).toBe(1);
    expect((await listed())[0].times).toMatchObject([
      { decision: { reason: { key: 'repair.outsideHours' } } },
    ]);
    await takeBack();
    expect(
      await rows(`select chosen_for = lower(during) as chosen from meeting where id = $1`, [
        meetingOf(one, 3).id,
      ]),
    ).toEqual([{ chosen: true }]);
  });

  it('it is left to its family while times are offered, and to the rules where a chosen time came back', async () => {
    await excuse(3);
    await rows(
      `insert into offered_time (meeting_id, enrolment_id, during, in_week, offered_at, notice)
       values ($1, $2, '[2026-11-20 02:00+00,2026-11-20 03:00+00)', 1, $3, 'x')`,
      [meetingOf(one, 3).id, family().enrolmentId, app.clock.now()],
    );
    after(WAITED);
    expect(await repair()).toBe(0);
    await rows('delete from offered_time');
    await rows(`update meeting set decision = '{"reason":{"key":"giveBack.unconfirmed"}}' where id = $1`, [
      meetingOf(one, 3).id,
    ]);
    after(WAITED + HOUR);
    expect(await repair()).toBe(0);
  });

  it('a group is repaired as under rules 1, and its families are not asked to confirm', async () => {
    await fresh({ learners: 2, capacity: 6 });
    await cancel(3);
    after(WAITED);
    expect([await repair(), await timesOf(3, 20)]).toEqual([1, ['3 01-13 09:00', '20 01-18 09:00']]);
    expect(
      await rows('select from meeting where class_id = $1 and chosen_for is not null', [one.classId]),
    ).toEqual([]);
  });
});
