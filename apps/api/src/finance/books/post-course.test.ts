import { expect, it } from 'vitest';
import { aLedger, type BoughtCourse } from '../../../test/a-ledger.ts';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { poison } from '../../../test/poison.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { postBalanceEvents } from './jobs.ts';

const app = shared(startTestApp);
const books = shared(() => aLedger(app));

const tasks = async () =>
  (await app.ask('GET', '/finance/dashboard', { token: books.finance.token })).body.tasks;
const post = (course: Pick<BoughtCourse, 'enrolmentId'>) =>
  app.ask('POST', `/finance/postings/${course.enrolmentId}`, { token: books.finance.token });
const audited = async ({ enrolmentId }: BoughtCourse) =>
  (
    await app.pool.query<{ line: string }>(
      `select concat_ws(' ', action, after ->> 'posted', role) as line from audit_log where target_id = $1 order by id`,
      [enrolmentId],
    )
  ).rows.map(({ line }) => line);

/** A course with a lesson that cannot be booked until the fault is removed. */
async function setAside() {
  const course = await books.buys('toeic-regular', '2026-11-02T02:00:00Z', 1_000_000);
  await books.event(course, 'held', '2026-11-02T02:00:00Z');
  const heal = await poison(
    app.pool,
    'ledger_entry',
    `new.source_kind = 'balance' and new.source_id::bigint in (
       select number from balance_event where enrolment_id = '${course.enrolmentId}')`,
  );
  while ((await postBalanceEvents.run(app.services)) > 0);
  return { course, heal };
}

it('a lesson that cannot be booked is on the finance home until it is booked, and every step is audited', async () => {
  const { course, heal } = await setAside();
  expect((await tasks()).postings).toMatchObject({
    count: 1,
    items: [{ enrolmentId: course.enrolmentId, fault: 'P0001', tries: 1, events: expect.any(Number) }],
  });
  const [before] = (await tasks()).postings.items;
  const failed = await post(course);
  expect([failed.status, failed.body.code]).toEqual([409, 'finance.postingFails']);
  const [after] = (await tasks()).postings.items;
  expect([after.tries, after.since, after.events]).toEqual([2, before.since, before.events]);
  await heal();
  const booked = await post(course);
  expect([booked.status, booked.body.posted]).toEqual([200, before.events]);
  expect((await tasks()).postings).toEqual({ count: 0, items: [] });
  expect(await audited(course)).toEqual([
    'posting.setAside',
    'posting.tried 0 finance',
    'posting.posted',
    `posting.tried ${before.events} finance`,
  ]);
  expect((await post(course)).body.code).toBe('finance.postingNotFound');
});

it('two of finance who book it at once book it once', async () => {
  const { course, heal } = await setAside();
  await heal();
  const held = holdAfter(app.services.pool, /update "job_set_aside"/, () => post(course));
  const first = await post(course);
  expect(await held.done()).toEqual([]);
  expect(first.status).toBe(200);
  const { rows } = await app.pool.query(
    `select from ledger_entry where source_kind = 'balance' and source_id::bigint in (
       select number from balance_event where enrolment_id = $1)`,
    [course.enrolmentId],
  );
  expect(rows).toHaveLength(1);
  expect((await audited(course)).filter((line) => line.startsWith('posting.tried'))).toHaveLength(1);
});

it('what the system books by itself later leaves the home as well; a family cannot book', async () => {
  const { course, heal } = await setAside();
  await heal();
  app.clock.set(new Date(app.clock.now().getTime() + 16 * 60_000));
  while ((await postBalanceEvents.run(app.services)) > 0);
  expect((await tasks()).postings.count).toBe(0);
  expect(await audited(course)).toEqual(['posting.setAside', 'posting.posted']);
  const family = await signedInAccount(app, 'student');
  const refused = await app.ask('POST', `/finance/postings/${course.enrolmentId}`, { token: family.token });
  expect(refused.status).toBe(403);
  expect((await post({ enrolmentId: 'bukan' })).status).toBe(404);
});
