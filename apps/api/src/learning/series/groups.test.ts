import { beforeEach, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { rowsOf } from '../../../test/start-test-app.ts';

/* Series of several classes, one of them a group whose first learner has a course of its own as well. */

const FRIDAY = '2026-11-20T02:00:00Z';

const app = shared(startRules2School);
let admin: { accountId: string; token: string };
/** Sekar and Bagas, Mondays and Wednesdays at 09:00 from 9 November. */
let group: RunningClass;
/** Sekar alone with another teacher, Mondays and Wednesdays at 10:00. */
let own: RunningClass;
beforeEach(async () => {
  app.clock.set('2026-11-08T02:00:00Z');
  await app.pool.query('truncate holiday');
  await app.pool.query(
    `update meeting set state = 'held', closed_at = now(), paid_minutes = 60 where state = 'planned'`,
  );
  group = await aRunningClass(app, { learners: 2, capacity: 3 });
  const [sekar] = group.families;
  own = await aRunningClass(app, { minute: 600, ...(sekar ? { family: sekar } : {}) });
  app.clock.set(FRIDAY);
  admin = await signedInAccount(app, 'admin');
});

const [SEKAR, BAGAS] = [0, 1];
type Family = RunningClass['families'][number];
const family = (n: number, of = group) => of.families[n] as Family;
const ask = (method: string, path: string, body: object) =>
  app.ask(method, path, { token: admin.token, body });
const rows = rowsOf(app);
/** The numbers of a course with their times, `waits` where there is none. */
const courseOf = async ({ enrolmentId }: Family) =>
  (
    await rows(
      `select s.number, s.during is not distinct from m.during as agrees,
         to_char(lower(m.during) at time zone 'Asia/Jakarta', 'MM-DD HH24') as at
       from seat s join meeting m on m.id = s.meeting_id where s.enrolment_id = $1 and s.state <> 'lapsed'
       order by s.number`,
      [enrolmentId],
    )
  ).map(({ number, at, agrees }) => `${number} ${agrees ? (at ?? 'waits') : 'disagrees'}`);
const notices = async () =>
  (
    await rows(
      `select account_id, params from notification where kind = 'classes.replanned' and created_at = $1
         and account_id = any($2)`,
      [
        app.clock.now(),
        [family(SEKAR), family(BAGAS), group.teacher, own.teacher].map(({ accountId }) => accountId),
      ],
    )
  )
    .map(({ account_id, params }) => [account_id, params.classes.length])
    .sort();
/** Each of them once, with the number of its classes that change. */
const once = (classes: Partial<Record<'sekar' | 'bagas' | 'group' | 'own', number>>) => {
  const people = {
    sekar: family(SEKAR),
    bagas: family(BAGAS),
    group: group.teacher,
    own: own.teacher,
  };
  return Object.entries(people)
    .flatMap(([name, { accountId }]) => {
      const n = classes[name as keyof typeof people];
      return n ? [[accountId, n]] : [];
    })
    .sort();
};
const lastDays = async () =>
  (
    await rows('select last_day::text from enrolment where id = any($1) order by last_day, id', [
      [family(SEKAR), family(BAGAS), family(0, own)].map(({ enrolmentId }) => enrolmentId),
    ])
  ).map(({ last_day }) => last_day);
/** Bagas has excused himself from a number of the group, and makes it up at a time alone. */
async function makesUp(number: number, start: string): Promise<string> {
  const { token, learnerId, enrolmentId } = family(BAGAS);
  const excuse = `/meetings/${meetingOf(group, number).id}/excuse`;
  expect((await app.ask('POST', excuse, { token, body: { learnerId } })).status).toBe(200);
  const [{ id, version }] = await rows(
    `select m.id, m.version from seat s join meeting m on m.id = s.meeting_id
     where s.enrolment_id = $1 and s.state = 'to_plan'`,
    [enrolmentId],
  );
  expect((await app.ask('POST', `/meetings/${id}/move`, { token, body: { start, version } })).status).toBe(
    200,
  );
  return id;
}

const COURSES = () => [family(SEKAR), family(BAGAS), family(0, own)];
/** From number 5 on, as what has been held does not change: of Sekar in the group, Bagas, and Sekar alone. */
const plans = async () => {
  const all = [];
  for (const course of COURSES()) all.push((await courseOf(course)).slice(4));
  return all;
};
const series = (days: string, hour: string) => days.split(' ').map((day, at) => `${5 + at} ${day} ${hour}`);

/** The plans after the pause of both classes ended early, and who was told; the group's make-up is on a day of its own. */
async function expectResumed(madeUpOn: string): Promise<void> {
  const after =
    '11-30 12-02 12-07 12-09 12-14 12-16 12-21 12-23 12-28 12-30 01-04 01-06 01-11 01-13 01-18 01-20';
  expect(await plans()).toEqual([
    series(after, '09'),
    series(after, '09').with(1, `6 ${madeUpOn} 09`),
    series(after, '10'),
  ]);
  expect(await notices()).toEqual(once({ sekar: 2, bagas: 1, group: 1, own: 1 }));
}

describe('a group with two learners, one of them in another class too', () => {
  it('gets other weekly times for both, passing over those of the other class', async () => {
    await makesUp(6, '2026-11-26T02:00:00.000Z');
    const form = {
      from: '2026-11-23',
      slots: [
        { weekday: 1, minute: 540 },
        { weekday: 3, minute: 600 },
      ],
      teacherId: group.teacher.accountId,
    };
    const plan = await ask('POST', `/classes/${group.classId}/times/plan`, form);
    expect(plan.body).toMatchObject({ families: 2, teachers: 1 });
    const [planned] = plan.body.classes;
    expect(planned.learners.toSorted()).toEqual(['Bagas', 'Sekar']);
    expect(planned.skipped[0]).toEqual({ start: '2026-11-25T03:00:00.000Z', why: 'learnerBusy' });
    const { seen } = plan.body;
    const done = await ask('PUT', `/classes/${group.classId}/times`, { ...form, reason: 'Ruang', seen });
    expect(done.status).toBe(200);
    // On Wednesdays Sekar is in the other class until 13 January, so the group has one time a week until then.
    const after = series(
      '11-23 11-30 12-07 12-14 12-21 12-28 01-04 01-11 01-18 01-20 01-25 01-27 02-01 02-03 02-08',
      '09',
    ).map((line) => line.replace(/(01-20|01-27|02-03) 09/, '$1 10'));
    expect(await plans()).toEqual([
      [...after, '20 waits'],
      // Number 6 is made up where it was.
      [...after.with(1, '6 11-26 09'), '20 waits'],
      series(
        '11-23 11-25 11-30 12-02 12-07 12-09 12-14 12-16 12-21 12-23 12-28 12-30 01-04 01-06 01-11 01-13',
        '10',
      ),
    ]);
    expect(await notices()).toEqual(once({ sekar: 1, bagas: 1, group: 1 }));
  });

  it('moves from days on which the school closes, its make-up to a free time of its own', async () => {
    await makesUp(6, '2026-11-26T02:00:00.000Z');
    const days = ['2026-11-25', '2026-11-26'];
    const plan = await ask('POST', '/settings/closed-days/plan', { days });
    expect(plan.body).toMatchObject({ families: 2, teachers: 2 });
    const named = days.map((day) => ({ day, id: 'Libur', en: 'Holiday' }));
    const done = await ask('POST', '/settings/closed-days', { days: named, seen: plan.body.seen });
    expect(done.status).toBe(200);
    const after =
      '11-23 11-30 12-02 12-07 12-09 12-14 12-16 12-21 12-23 12-28 12-30 01-04 01-06 01-11 01-13 01-18';
    expect(await plans()).toEqual([
      series(after, '09'),
      // Not one of the class's weekly times: the class would end later, and the lesson follow the Final Test.
      series(after, '09').with(1, '6 11-27 09'),
      series(after, '10'),
    ]);
    expect(await notices()).toEqual(once({ sekar: 2, bagas: 1, group: 1, own: 1 }));
    // The Final Test of the two series goes to a later week; the make-up stays in its own.
    expect(await lastDays()).toEqual(['2027-02-09', '2027-02-16', '2027-02-16']);
  });

  it('pauses together with the other class, and both end it early as one plan', async () => {
    await makesUp(6, '2026-11-26T02:00:00.000Z');
    const classIds = [group.classId, own.classId];
    const body = { classIds, from: '2026-11-23', until: '2026-12-07' };
    const plan = await ask('POST', '/pauses/plan', body);
    expect(plan.body).toMatchObject({ families: 2, teachers: 2 });
    expect((await ask('POST', '/pauses', { ...body, seen: plan.body.seen })).status).toBe(200);
    const paused =
      '12-07 12-09 12-14 12-16 12-21 12-23 12-28 12-30 01-04 01-06 01-11 01-13 01-18 01-20 01-25 01-27';
    expect(await plans()).toEqual([
      series(paused, '09'),
      series(paused, '09').with(1, '6 12-08 09'),
      series(paused, '10'),
    ]);
    expect(await notices()).toEqual(once({ sekar: 2, bagas: 1, group: 1, own: 1 }));
    // Four meetings of each are 28 days, more than the fourteen of the pause.
    expect(await lastDays()).toEqual(Array(3).fill('2027-03-09'));

    app.clock.set('2026-11-25T02:00:00Z');
    admin = await signedInAccount(app, 'admin');
    const end = await ask('POST', '/pauses/end/plan', { classIds });
    expect(end.body).toMatchObject({ families: 2, teachers: 2 });
    const ended = await ask('POST', '/pauses/end', { classIds, seen: end.body.seen });
    expect(ended.status).toBe(200);
    await expectResumed('12-08');
    expect(await rows('select state, paused_until from school_class where id = any($1)', [classIds])).toEqual(
      Array(2).fill({ state: 'active', paused_until: null }),
    );
    expect((await ask('POST', '/pauses/end', { classIds, seen: end.body.seen })).body.code).toBe(
      'meetings.notPaused',
    );
  });

  it('has times again for all that a pause left without one, its make-up too, as one plan', async () => {
    await makesUp(6, '2026-11-26T02:00:00.000Z');
    const classIds = [group.classId, own.classId];
    for (const classId of classIds)
      await ask('POST', `/classes/${classId}/pause`, {
        from: '2026-11-23',
        until: '2026-12-07',
        reason: 'Libur',
      });
    for (const plan of await plans()) expect(plan.filter((line) => line.endsWith('waits'))).toHaveLength(4);
    app.clock.set('2026-11-25T02:00:00Z');
    admin = await signedInAccount(app, 'admin');
    const end = await ask('POST', '/pauses/end/plan', { classIds });
    expect(end.body).toMatchObject({ families: 2, teachers: 2 });
    const body = { classIds, seen: end.body.seen };
    expect((await ask('POST', '/pauses/end', body)).status).toBe(200);
    await expectResumed('11-27');
  });
});
