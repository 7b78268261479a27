import { beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, aTeacher, daysOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf, startTestApp, type TestApp } from '../../../test/start-test-app.ts';

// Meetings 1 to 20 are on Mondays and Wednesdays from 9 November 2026 to 13 January 2027.
const MONDAY_23 = '2026-11-23';

const app = {} as TestApp;
const admin = {} as { accountId: string; token: string };
let one: RunningClass;
const asAdmin = () => signedInAccount(app, 'admin');
/** After some days: a session ends. */
const signInAgain = async () => Object.assign(admin, await asAdmin());
const fresh = async () => {
  app.clock.set('2026-11-08T02:00:00Z');
  await app.pool.query('truncate holiday');
  // The classes of the tests before have no meetings to come.
  await app.pool.query(
    `update meeting set state = 'held', closed_at = now(), paid_minutes = 60 where state = 'planned'`,
  );
  one = await aRunningClass(app);
  app.clock.set('2026-11-20T02:00:00Z');
};
const ask = (path: string, body: object) => app.ask('POST', path, { token: admin.token, body });
const rows = (text: string, params?: unknown[]) => rowsOf(app)(text, params);
const timesOf = (running = one) => daysOf(app, running);
const notices = (kind = 'classes.replanned') =>
  rows('select account_id, params from notification where kind = $1 and created_at = $2 order by id', [
    kind,
    app.clock.now(),
  ]);
const named = (...days: string[]) => days.map((day) => ({ day, id: `Libur ${day}`, en: `Holiday ${day}` }));

describe('days on which the school is closed', () => {
  shared(startTestApp, app);
  shared(asAdmin, admin);
  beforeEach(fresh);

  it('move the meetings of all classes on them; each family and teacher is told once', async () => {
    app.clock.set('2026-11-08T02:00:00Z');
    const second = await aRunningClass(app, {
      teacher: one.teacher,
      minute: 660,
      ...(one.families[0] ? { family: one.families[0] } : {}),
    });
    app.clock.set('2026-11-20T02:01:00Z');
    const days = [MONDAY_23, '2026-11-25'];
    const plan = await ask('/settings/closed-days/plan', { days });
    expect(plan.body).toMatchObject({ families: 1, teachers: 1 });
    expect(plan.body.classes).toHaveLength(2);
    const body = { days: named(...days), seen: plan.body.seen };
    expect((await ask('/settings/closed-days', body)).body).toMatchObject({ added: 2, families: 1 });
    for (const each of [one, second])
      expect((await timesOf(each)).filter((_, at) => [3, 4, 5, 19].includes(at))).toEqual([
        '4 11-18',
        '5 11-30',
        '6 12-02',
        '20 01-20',
      ]);
    const told = await notices();
    expect(told).toHaveLength(2);
    expect(told[0].params).toMatchObject({
      why: 'closed',
      from: MONDAY_23,
      until: '2026-11-25',
      days,
      names: [{}, {}],
      classes: [{ times: [{}, {}] }, { times: [{}, {}] }],
    });
    expect(
      await rows(
        `select action, after from audit_log where action in ('holiday.closed', 'class.replanned') order by id`,
      ),
    ).toEqual([
      { action: 'holiday.closed', after: { closedDays: days, meetings: 4 } },
      { action: 'class.replanned', after: { closedDays: days, meetings: 2 } },
      { action: 'class.replanned', after: { closedDays: days, meetings: 2 } },
    ]);
    const again = await ask('/settings/closed-days', body);
    expect(again.body.code).toBe('classes.planChanged');
    const rest = await ask('/settings/closed-days/plan', { days });
    expect(rest.body).toMatchObject({ classes: [], families: 0, teachers: 0 });
    const nothing = await ask('/settings/closed-days', { ...body, seen: rest.body.seen });
    expect([nothing.status, nothing.body.added]).toEqual([200, 0]);
  });

  it('two classes of one teacher never get the same time, and those that find none wait with their days', async () => {
    app.clock.set('2026-11-08T02:00:00Z');
    // Number 20 of the one is where the other would go next, and its own course ends soon after.
    const dewi = await aTeacher(app);
    const other = await aRunningClass(app, { teacher: dewi });
    app.clock.set('2026-11-20T02:02:00Z');
    await rows('update enrolment set last_day = $2 where id = $1', [
      other.families[0]?.enrolmentId,
      '2027-01-14',
    ]);
    const plan = await ask('/settings/closed-days/plan', { days: [MONDAY_23] });
    const seen = plan.body.seen;
    expect((await ask('/settings/closed-days', { days: named(MONDAY_23), seen })).status).toBe(200);
    expect((await timesOf(other)).slice(-2)).toEqual(['19 01-13', '20 waits']);
    expect((await timesOf()).at(-1)).toBe('20 01-18');
    const [course] = await rows('select last_day::text from enrolment where id = $1', [
      other.families[0]?.enrolmentId,
    ]);
    expect(course).toEqual({ last_day: '2027-01-21' });
    expect(await notices('meeting.cancelled')).toEqual([]);
  });

  it('closed by two admins at the same instant, meetings move once', async () => {
    const plan = await ask('/settings/closed-days/plan', { days: [MONDAY_23] });
    const body = { days: named(MONDAY_23), seen: plan.body.seen };
    const close = () => ask('/settings/closed-days', body);
    const { first, second, codes } = await atOnce(app.pool, close, /as "teacherBusy"/, close);
    expect([first, second].map((answer) => answer.body.code ?? answer.status)).toEqual([
      200,
      'classes.planChanged',
    ]);
    expect(codes).toEqual([]);
    expect((await timesOf()).at(-1)).toBe('20 01-18');
  });
});

describe('a pause of several classes', () => {
  shared(startRules2School, app);
  shared(asAdmin, admin);
  beforeEach(fresh);
  const pause = () => ({ classIds: [one.classId], from: '2026-11-23', until: '2026-12-07' });

  it('plans their meetings behind it, makes the courses longer once and tells each family once', async () => {
    const plan = await ask('/pauses/plan', pause());
    expect(plan.body.classes[0].times).toHaveLength(4);
    const done = await ask('/pauses', { ...pause(), seen: plan.body.seen });
    expect(done.status).toBe(200);
    const after = await timesOf();
    expect(after.slice(3, 6)).toEqual(['4 11-18', '5 12-07', '6 12-09']);
    expect(after.at(-1)).toBe('20 01-27');
    // Four meetings are 28 days, more than the fourteen of the pause.
    const events = await rows(
      `select days from balance_event where enrolment_id = $1 and kind = 'extended'`,
      [one.families[0]?.enrolmentId],
    );
    expect(events).toEqual([{ days: 28 }]);
    const told = await notices();
    expect(told).toHaveLength(2);
    expect(told[0].params).toMatchObject({ why: 'paused', from: '2026-11-23', until: '2026-12-07' });
    expect(await notices('class.paused')).toEqual([]);
    expect(await rows('select paused_until::text from school_class where id = $1', [one.classId])).toEqual([
      { paused_until: '2026-12-07' },
    ]);
    const again = await ask('/pauses', { ...pause(), seen: plan.body.seen });
    expect(again.body.code).toBe('classes.planChanged');
  });

  it('leaves what is nearer than 24 hours, and lets what finds no time wait without days for each', async () => {
    app.clock.set('2026-11-22T03:00:00Z');
    await rows('update enrolment set last_day = $2 where id = $1', [
      one.families[0]?.enrolmentId,
      '2027-01-14',
    ]);
    const body = { ...pause(), until: '2026-11-26' };
    const plan = await ask('/pauses/plan', body);
    expect(plan.body.classes[0]).toMatchObject({
      staying: ['2026-11-23T02:00:00.000Z'],
      noticeHours: 24,
      extensionDays: 7,
    });
    expect((await ask('/pauses', { ...body, seen: plan.body.seen })).status).toBe(200);
    expect((await timesOf()).slice(4, 7)).toEqual(['5 11-23', '6 11-30', '7 12-02']);
    expect((await timesOf()).at(-1)).toBe('20 01-18');
  });

  it('goes by the notice and the days of the version that the course was bought under', async () => {
    app.clock.set('2026-11-22T03:00:00Z');
    await rows(
      `insert into policy_version (number, rules, "values", valid_from)
       select 900, rules, "values" || '{"noticeSeconds": 43200, "extensionDays": 5}', now() + interval '1 year'
       from policy_version where number = 1 on conflict do nothing`,
    );
    await rows('update enrolment set policy_version = 900 where id = $1', [one.families[0]?.enrolmentId]);
    const plan = await ask('/pauses/plan', { ...pause(), until: '2026-11-26' });
    expect(plan.body.classes[0]).toMatchObject({ staying: [], noticeHours: 12, extensionDays: 5 });
  });

  it('ends early: the last meetings come forward into the times that the pause took, in one message', async () => {
    const plan = await ask('/pauses/plan', pause());
    await ask('/pauses', { ...pause(), seen: plan.body.seen });
    app.clock.set('2026-11-25T02:00:00Z');
    await signInAgain();
    const classIds = [one.classId];
    const end = await ask('/pauses/end/plan', { classIds });
    expect(end.body.classes[0].times).toEqual([
      { was: '2027-01-25T02:00:00.000Z', to: '2026-11-30T02:00:00.000Z' },
      { was: '2027-01-27T02:00:00.000Z', to: '2026-12-02T02:00:00.000Z' },
    ]);
    const body = { classIds, seen: end.body.seen };
    const finish = () => ask('/pauses/end', body);
    const { first, second, codes } = await atOnce(app.pool, finish, /as "teacherBusy"/, finish);
    expect([first, second].map((answer) => answer.body.code ?? answer.status)).toEqual([
      200,
      'meetings.notPaused',
    ]);
    expect(codes).toEqual([]);
    expect((await timesOf()).slice(3, 7)).toEqual(['4 11-18', '5 11-30', '6 12-02', '7 12-07']);
    expect((await timesOf()).at(-1)).toBe('20 01-20');
    expect((await notices()).map(({ params }) => [params.why, params.classes[0].times.length])).toEqual([
      ['takenUp', 2],
      ['takenUp', 2],
    ]);
    expect(await rows('select state, paused_until from school_class where id = $1', [one.classId])).toEqual([
      { state: 'active', paused_until: null },
    ]);
  });

  it('ends early: what it left without a time gets its old one, or the next weekly time', async () => {
    await ask(`/classes/${one.classId}/pause`, { from: '2026-11-23', until: '2026-12-07', reason: 'Libur' });
    app.clock.set('2026-11-25T02:00:00Z');
    await signInAgain();
    const body = { classIds: [one.classId] };
    const end = await ask('/pauses/end/plan', body);
    // Numbers 5 and 6 were on 23 and 25 November: these days are over.
    expect(
      end.body.classes[0].times.map(({ was, to }: { was: string | null; to: string }) => [
        was,
        to.slice(5, 10),
      ]),
    ).toEqual([
      [null, '11-30'],
      [null, '12-02'],
      [null, '01-18'],
      [null, '01-20'],
    ]);
    expect((await ask('/pauses/end', { ...body, seen: end.body.seen })).status).toBe(200);
    expect((await timesOf()).slice(4, 8)).toEqual(['5 11-30', '6 12-02', '7 12-07', '8 12-09']);
    expect((await ask('/pauses/end/plan', body)).body.code).toBe('meetings.notPaused');
    expect((await ask('/pauses/end/plan', { classIds: ['a'] })).body.code).toBe('meetings.classNotFound');
  });

  it('is refused in the past, for nobody, and for a class that is over', async () => {
    const codeOf = async (change: object) => (await ask('/pauses/plan', { ...pause(), ...change })).body.code;
    expect(await codeOf({ from: '2026-11-19' })).toBe('meetings.pauseOrder');
    expect(await codeOf({ until: '2026-11-23' })).toBe('meetings.pauseOrder');
    expect(await codeOf({ classIds: ['a'] })).toBe('meetings.classNotFound');
    await fresh();
    await rows(`update school_class set state = 'completed' where id = $1`, [one.classId]);
    await rows(
      `update meeting set state = 'held', closed_at = now(), paid_minutes = 60 where class_id = $1`,
      [one.classId],
    );
    expect(await codeOf({ classIds: [one.classId] })).toBe('meetings.classOver');
  });
});
