import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aLedger, type BoughtCourse } from '../../../test/a-ledger.ts';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { poison } from '../../../test/poison.ts';
import { shared } from '../../../test/shared.ts';
import { postBalanceEvents } from '../../finance/books/jobs.ts';
import { accrueTeacherPay } from '../../finance/payroll/jobs.ts';
import { warnOfMissingTeachers } from '../../learning/attendance/jobs.ts';
import { remindLast } from '../../learning/meetings/remind.ts';
import { countMonthsJob } from '../../office/analytics/jobs.ts';
import { retryRefunds } from '../../sales/payments/jobs.ts';
import { setAside as setAsideRecord } from '../db/set-aside.ts';
import type { Services } from '../services.ts';

const school = shared(aLearningSchool);
const books = shared(() => aLedger(school.app));
let heal: () => Promise<void>;
beforeEach(() => {
  heal = async () => {};
});
afterEach(async () => {
  await heal();
  await school.app.pool.query('delete from job_set_aside');
});

/** The records set aside, by job. */
const setAside = async () =>
  (await school.app.pool.query('select job, record_id as id, tries from job_set_aside order by job, id'))
    .rows;
const pass = (ms: number) => school.app.clock.set(later(school.app.clock.now(), ms));
const unposted = async ({ enrolmentId }: BoughtCourse) =>
  (
    await school.app.pool.query<{ n: number }>(
      'select count(*)::integer as n from balance_event where enrolment_id = $1 and posted_at is null',
      [enrolmentId],
    )
  ).rows[0]?.n;

it('a course whose events cannot be posted blocks no other course, and closing its month says so', async () => {
  const { app } = school;
  const at = '2026-11-02T02:00:00Z';
  const bad = await books.buys('toeic-regular', at, 1_000_000);
  const good = await books.buys('toeic-regular', at, 1_000_000);
  for (const course of [bad, good]) await books.event(course, 'held', at);
  const all = await unposted(bad);
  heal = await poison(
    app.pool,
    'ledger_entry',
    `new.source_kind = 'balance' and new.source_id::bigint in (
         select number from balance_event where enrolment_id = '${bad.enrolmentId}')`,
  );
  while ((await postBalanceEvents.run(app.services)) > 0);
  expect([await unposted(bad), await unposted(good)]).toEqual([all, 0]);
  expect(await setAside()).toEqual([{ job: 'finance.post', id: bad.enrolmentId, tries: 1 }]);
  await books.event(bad, 'forfeited', '2026-11-03T02:00:00Z');
  expect(await postBalanceEvents.run(app.services)).toBe(0);
  expect(await unposted(bad)).toBe((all ?? 0) + 1);
  const now = app.clock.now();
  app.clock.set('2026-12-02T03:00:00Z');
  const closing = await app.ask('POST', '/finance/months/2026-11/close', { token: books.finance.token });
  expect([closing.status, closing.body.code]).toEqual([409, 'finance.monthSetAside']);
  expect(closing.body.message).toContain('1 catatan');
  app.clock.set(now);
  await heal();
  heal = async () => {};
  const retry = `/jobs/finance.post/set-aside/${bad.enrolmentId}/retry`;
  expect((await school.ask('POST', retry, school.admin, {})).status).toBe(200);
  while ((await postBalanceEvents.run(app.services)) > 0);
  expect(await unposted(bad)).toBe(0);
  expect(await setAside()).toEqual([]);
  const { rows } = await app.pool.query<{ kinds: string }>(
    `select string_agg(b.kind, ' ' order by e.id) as kinds from balance_event b
       join ledger_entry e on e.source_kind = 'balance' and e.source_id = b.number::text where b.enrolment_id = $1`,
    [bad.enrolmentId],
  );
  expect(rows[0]?.kinds).toBe('held forfeited');
});

it('a meeting whose pay cannot be accrued blocks no other teacher', async () => {
  const course = await school.course();
  await school.app.pool.query(
    `insert into pay_rate (teacher_id, per_hour, valid_from, set_at) values ($1, 90000, '2026-01-01', now())`,
    [course.teacher.accountId],
  );
  await school.holds(course, 1, 2);
  heal = await poison(school.app.pool, 'pay_accrual', `new.meeting_id = '${course.meeting(1).id}'`);
  while ((await accrueTeacherPay.run(school.app.services)) > 0);
  const accrued = async () =>
    (
      await school.app.pool.query(
        `select m.number from pay_accrual a join meeting m on m.id = a.meeting_id where m.class_id = $1 order by 1`,
        [course.classId],
      )
    ).rows.map(({ number }) => number);
  expect(await accrued()).toEqual([2]);
  expect(await setAside()).toEqual([{ job: 'pay.accrue', id: course.meeting(1).id, tries: 1 }]);
  await heal();
  heal = async () => {};
  pass(HOUR);
  while ((await accrueTeacherPay.run(school.app.services)) > 0);
  expect(await accrued()).toEqual([1, 2]);
});

it('a month that cannot be counted blocks no other month', async () => {
  const { pool, services, clock } = school.app;
  await pool.query('delete from month_counted');
  await signedInAccount(school.app, 'student');
  const month = clock.now().toISOString().slice(0, 7);
  await pool.query(
    `update account set created_at = $1::timestamptz - interval '40 days' where role = 'student'`,
    [clock.now()],
  );
  heal = await poison(pool, 'month_counted', `new.month = '${month}-01'`);
  await countMonthsJob.run(services);
  const { rows } = await pool.query(
    `select to_char(month, 'YYYY-MM') as month from month_counted order by 1`,
  );
  expect(rows.map((row) => row.month)).not.toContain(month);
  expect(rows.length).toBeGreaterThan(0);
  expect((await setAside()).map(({ job }) => job)).toEqual(['analytics.count']);
});

it('a refund whose retry fails blocks no other refund', async () => {
  const { app } = school;
  const calls: string[] = [];
  const bought: BoughtCourse[] = [];
  for (let n = 0; n < 2; n += 1)
    bought.push(await books.buys('toeic-regular', app.clock.now().toISOString(), 1_000_000));
  for (const { orderId } of bought)
    await app.pool.query(
      `insert into refund (order_id, transaction_id, refund_key, amount, path, state, reason, created_at)
       select $1, transaction_id, 'kembali-' || transaction_id, 1000, 'provider', 'asked', 'Uji', $2
       from provider_charge where order_id = $1`,
      [orderId, app.clock.now()],
    );
  pass(5 * MINUTE);
  const services: Services = {
    ...app.services,
    midtrans: {
      ...app.services.midtrans,
      async refund(transactionId) {
        calls.push(transactionId);
        if (calls.length === 1) throw new TypeError('an answer of an unknown shape');
        return { ok: false, failure: { kind: 'unreachable', why: 'timeout', status: null } };
      },
    },
  };
  await retryRefunds.run(services);
  expect(calls).toHaveLength(2);
  expect((await setAside()).map(({ job }) => job)).toEqual(['payments.refunds']);
});

it('a reminder that cannot be written blocks no other reminder', async () => {
  const { app } = school;
  const courses = [await school.course(), await school.course()];
  const meetings = courses.map((course) => course.meeting(3));
  const [bad, good] = meetings;
  heal = await poison(app.pool, 'notification', `new.params ->> 'meetingId' = '${bad?.id}'`);
  app.clock.set(later(good?.start ?? new Date(), -30 * MINUTE));
  while ((await remindLast.run(app.services)) > 0);
  const reminded = async () =>
    (
      await app.pool.query<{ id: string }>(
        `select params ->> 'meetingId' as id from notification where kind = 'reminder.hour' and params ->> 'meetingId' = any($1)`,
        [meetings.map(({ id }) => id)],
      )
    ).rows.map(({ id }) => id);
  expect(await reminded()).toEqual([good?.id]);
  expect(await setAside()).toEqual([{ job: 'meetings.remindHour', id: bad?.id, tries: 1 }]);
});

it('a missing-teacher warning that cannot be written blocks no other warning', async () => {
  const { app } = school;
  const courses = [await school.course(), await school.course()];
  const [bad, good] = courses.map((course) => course.meeting(4));
  heal = await poison(app.pool, 'notification', `new.params ->> 'meetingId' = '${bad?.id}'`);
  app.clock.set(later(good?.start ?? new Date(), 11 * MINUTE));
  await warnOfMissingTeachers.run(app.services);
  const { rows } = await app.pool.query(
    `select distinct params ->> 'meetingId' as id from notification where kind = 'teacher.missing'
       and params ->> 'meetingId' = any($1)`,
    [[bad?.id, good?.id]],
  );
  expect(rows).toEqual([{ id: good?.id }]);
});

it('an admin sees what is set aside and since when, and can retry it at once with an audit entry', async () => {
  const { app } = school;
  const course = await school.course({ name: 'Kirana' });
  const since = app.clock.now();
  await setAsideRecord(app.pool, {
    job: 'finance.post',
    id: course.family.enrolmentId,
    error: new TypeError('x'),
    now: since,
  });
  const home = async () => (await school.ask('GET', '/dashboards/admin', school.admin)).body.work;
  const [group] = (await home()).filter(({ kind }: { kind: string }) => kind === 'setAside');
  expect(group).toMatchObject({
    count: 1,
    items: [
      {
        id: course.family.enrolmentId,
        name: 'Kirana',
        about: 'finance.post|TypeError',
        since: since.toISOString(),
      },
    ],
  });
  const path = `/jobs/finance.post/set-aside/${course.family.enrolmentId}/retry`;
  expect((await school.ask('POST', path, course.teacher, {})).status).toBe(403);
  for (let n = 0; n < 2; n += 1) expect((await school.ask('POST', path, school.admin, {})).status).toBe(200);
  const due = await app.pool.query('select from job_set_aside where next_try_at <= $1', [app.clock.now()]);
  expect(due.rowCount).toBe(1);
  await app.pool.query('delete from job_set_aside');
  expect((await school.ask('POST', path, school.admin, {})).body).toEqual({ ok: true });
  const { rows } = await app.pool.query(
    `select target_id, after from audit_log where action = 'job.triedAgain' and target_id = $1`,
    [course.family.enrolmentId],
  );
  expect(rows).toEqual(
    Array(2).fill({ target_id: course.family.enrolmentId, after: { job: 'finance.post' } }),
  );
});
