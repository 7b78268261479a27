import { beforeEach, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, aTeacher, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

// Meetings 1 to 20 are on Mondays and Wednesdays at 09:00 WIB from 9 November 2026 to 13 January 2027.
const FRIDAY = '2026-11-20T02:00:00Z';
const FROM = '2026-11-23';
const AFTERNOONS = [2, 4].map((weekday) => ({ weekday, from: 16 * 60, to: 18 * 60 }));

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let one: RunningClass;

beforeEach(async () => {
  app.clock.set('2026-11-08T02:00:00Z');
  one = await aRunningClass(app);
  app.clock.set(FRIDAY);
});

type Proposal = {
  teacherId: string;
  slots: { weekday: number; minute: number }[];
  moves: number;
  lastMeetingDay: string;
  why: { times: string; outside: number };
};
const propose = (from = FROM, { classId, token = admin.token }: { classId?: string; token?: string } = {}) =>
  app.ask('POST', `/classes/${classId ?? one.classId}/times/proposals`, { token, body: { from } });
const proposals = async (): Promise<Proposal[]> => (await propose()).body.proposals;
const wish = (possible: object[], enrolmentId = one.families[0]?.enrolmentId) =>
  app.ask('PUT', `/enrolments/${enrolmentId}/wishes`, {
    token: admin.token,
    body: {
      possible,
      preferred: [],
      earliestStart: null,
      periods: [],
      teacherIds: [],
      goal: null,
      version: 0,
    },
  });

it('a family that now wants afternoons gets them with its own teacher, and no meeting waits for a time', async () => {
  expect((await wish(AFTERNOONS)).status).toBe(200);
  const [best] = await proposals();
  expect(best).toMatchObject({
    teacherId: one.teacher.accountId,
    slots: [expect.objectContaining({ weekday: 2 }), expect.objectContaining({ weekday: 4 })],
    moves: 16,
    why: { times: 'inside', outside: 0 },
  });
  expect(best?.slots.every(({ minute }) => minute >= 16 * 60 && minute <= 17 * 60)).toBe(true);
  const { token } = admin;
  const path = `/classes/${one.classId}/times`;
  const body = { from: FROM, slots: best?.slots, teacherId: best?.teacherId };
  const { seen } = (await app.ask('POST', `${path}/plan`, { token, body })).body;
  expect((await app.ask('PUT', path, { token, body: { ...body, seen } })).status).toBe(200);
  const { rows } = await app.pool.query(
    `select count(*) filter (where state = 'to_plan')::int as waiting,
       to_char(max(lower(during)) at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as last
     from meeting where class_id = $1`,
    [one.classId],
  );
  expect(rows).toEqual([{ waiting: 0, last: best?.lastMeetingDay }]);
});

it('the times that the class has already are not proposed, and nothing is proposed twice', async () => {
  // The family still likes best what it has.
  await wish([1, 3].map((weekday) => ({ weekday, from: 540, to: 600 })));
  const found = await proposals();
  const keys = found.map(({ teacherId, slots }) => JSON.stringify([teacherId, slots]));
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(keys.length);
  const own = [1, 3].map((weekday) => ({ weekday, minute: 540 }));
  expect(keys).not.toContain(JSON.stringify([one.teacher.accountId, own]));
});

it('another teacher is proposed where its own is not free at the wished times', async () => {
  await wish(AFTERNOONS);
  await app.pool.query('update availability set minutes = int4range(480, 720) where teacher_id = $1', [
    one.teacher.accountId,
  ]);
  const other = await aTeacher(app);
  const [best] = await proposals();
  expect(best?.why.times).toBe('inside');
  expect(best?.teacherId).not.toBe(one.teacher.accountId);
  await app.pool.query('update account set active = false where id = $1', [other.accountId]);
});

it('a course that ends too soon for all its meetings has no proposals', async () => {
  await app.pool.query(`update enrolment set last_day = '2026-12-15' where id = $1`, [
    one.families[0]?.enrolmentId,
  ]);
  expect(await proposals()).toEqual([]);
});

it('a group is proposed only times at which all its learners are free', async () => {
  app.clock.set('2026-11-08T02:00:00Z');
  one = await aRunningClass(app, { learners: 2 });
  // The second learner has another class at ten.
  await aRunningClass(app, { family: one.families[1], minute: 600 });
  app.clock.set(FRIDAY);
  await app.pool.query(
    'update availability set minutes = int4range(540, 720) where teacher_id = $1 and weekday in (1, 3)',
    [one.teacher.accountId],
  );
  await app.pool.query('delete from availability where weekday not in (1, 3)');
  const minutes = (await proposals()).flatMap(({ slots }) => slots.map(({ minute }) => minute));
  expect(minutes).toContain(660);
  expect(minutes.filter((minute) => minute > 540 && minute < 660)).toEqual([]);
});

it('only an admin gets proposals, for a running class, from tomorrow on', async () => {
  expect((await propose(FROM, { token: one.teacher.token })).status).toBe(403);
  expect((await propose('2026-11-20')).body.fields.from).toBeTruthy();
  expect((await propose(FROM, { classId: 'no id' })).body.code).toBe('classes.notFound');
  await app.pool.query(`update school_class set state = 'completed' where id = $1`, [one.classId]);
  expect((await propose()).body.code).toBe('classes.over');
});
