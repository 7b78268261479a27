import { DAY, later } from '@fasih/school/basics/instants';
import { beforeEach, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { aTeacher, classForm, openedClass, type Placed, readyFamily } from '../../../test/open-classes.ts';
import { aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';
import { eraseLearners, eraseOnRequest } from './jobs.ts';

/* Two writes about one family at the same instant never wait for each other (docs/decisions/035-lock-order.md). */

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let family: Placed;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  family = await readyFamily(app);
});

const ask = (method: string, path: string, token: string, body?: object) =>
  app.ask(method, path, { token, ...(body && { body }) });
/** Both results and what PostgreSQL refused; the second begins once the first has the lock of the pattern. */
async function together(
  first: Parameters<typeof atOnce>[1],
  pattern: RegExp,
  second: Parameters<typeof atOnce>[3],
): Promise<unknown[]> {
  const both = await atOnce(app.services.pool, first, pattern, second);
  return [
    ...[both.first, both.second].map((one) => (typeof one === 'number' ? one : resultOf(one as never))),
    both.codes,
  ];
}
const OF_ACCOUNT = /from "account".*for no key update/s;
const OF_LEARNER = /from "learner".*for (no key )?update/s;

it('a family changes its name while it corrects the one of its learner', async () => {
  const { token } = await aFamily(app);
  const { body } = await ask('POST', '/learners', token, { kind: 'self', adult: true });
  const rename = () => ask('PATCH', '/user/profile', token, { full_name: 'Sari Dewi' });
  const correct = () =>
    ask('PATCH', `/learners/${body.id}`, token, { name: 'Sari Ayu', version: body.version });
  expect(await together(correct, OF_LEARNER, rename)).toEqual(['200', '200', []]);
});

/** The school corrects the record of the learner, who is an adult where the account's own. */
async function correction() {
  const path = `/students/${family.learnerId}/record`;
  const { kind: _, ...record } = (await ask('GET', path, admin.token)).body;
  const body = { ...record, phone: '', name: 'Sekar Ayu', ownerName: 'Sekar Ayu', reason: 'Sesuai akta' };
  return () => ask('PUT', path, admin.token, body);
}

it('a family changes its name while the school corrects its record', async () => {
  await app.pool.query(`update learner set kind = 'self', birth_date = '1990-05-17' where id = $1`, [
    family.learnerId,
  ]);
  const rename = () => ask('PATCH', '/user/profile', family.token, { full_name: 'Sari Dewi' });
  expect(await together(await correction(), OF_LEARNER, rename)).toEqual(['200', '200', []]);
});

it('a guardian consents, which names the account, while the school corrects the record', async () => {
  await app.pool.query(`update account set name = '' where id = $1`, [family.accountId]);
  const consent = () =>
    ask('POST', `/learners/${family.learnerId}/consent`, family.token, {
      guardianName: 'Ibu Sari',
      relation: 'mother',
      consent: true,
    });
  expect(await together(await correction(), OF_ACCOUNT, consent)).toEqual(['200', '201', []]);
});

it('an account is not deactivated while a class is opened for a brother or sister', async () => {
  const { rows } = await app.pool.query(
    `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', 'Budi', '2015-05-17') returning id`,
    [family.accountId],
  );
  const { version } = (await app.pool.query('select version from account where id = $1', [family.accountId]))
    .rows[0];
  const body = { active: false, reason: 'Pindah', version };
  const deactivate = () => ask('PUT', `/students/${rows[0].id}/active`, admin.token, body);
  const form = classForm(await aTeacher(app), [family]);
  const open = () => ask('POST', '/classes', admin.token, form);
  expect(await together(open, /for no key update of e, l/, deactivate)).toEqual([
    '201',
    '409 students.meetingsAhead',
    [],
  ]);
});

it('a learner is erased while the guardian withdraws the consent', async () => {
  await openedClass(app, admin, await aTeacher(app), [family]);
  await app.pool.query(
    `insert into erasure_request (learner_id, asked_by, asked_at, reason, due_at) values ($1, $2, $3, 'Diminta', $3)`,
    [family.learnerId, admin.accountId, app.clock.now()],
  );
  const withdraw = () => ask('DELETE', `/learners/${family.learnerId}/consent`, family.token);
  const erase = async () => eraseOnRequest.run(app.services);
  expect(await together(erase as never, OF_LEARNER, withdraw)).toEqual([1, '404 learners.notFound', []]);
});

it('a child is erased after a withdrawn consent while the school places its course', async () => {
  await ask('DELETE', `/learners/${family.learnerId}/consent`, family.token);
  app.clock.set(later(new Date(MONDAY_MORNING), 31 * DAY).toISOString());
  const body = classForm(await aTeacher(app), [family], { startsOn: '2026-12-08' });
  const open = () => ask('POST', '/classes', admin.token, body);
  const erase = async () => eraseLearners.run(app.services);
  expect(await together(erase as never, OF_LEARNER, open)).toEqual([1, expect.stringMatching(/^4/), []]);
});
