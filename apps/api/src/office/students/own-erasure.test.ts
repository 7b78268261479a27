import { DAY, later } from '@fasih/school/basics/instants';
import { beforeEach, expect, it } from 'vitest';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { readyFamily } from '../../../test/open-classes.ts';
import { aChild } from '../../../test/people.ts';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { auditActions, mailCount, resetThrottles, signedIn } from '../../people/accounts/people.fixtures.ts';
import { eraseOnRequest } from './jobs.ts';

const school = shared(aLearningSchool);
beforeEach(() => resetThrottles(school.app));

const [GET, POST, DELETE] = ['GET', 'POST', 'DELETE'];
const run = (sql: string, values: unknown[]) => school.app.pool.query(sql, values);
const call = (method: string, who: { token: string }, body?: unknown) =>
  school.app.ask(method, '/user/erasure', { token: who.token, body });
const asks = (who: { token: string; password: string }) => call(POST, who, { password: who.password });
const accountOf = async (id: string) =>
  (await run('select email, active, name from account where id = $1', [id])).rows[0];
const passes = async (days: number) => {
  const { clock, services } = school.app;
  clock.set(later(clock.now(), days * DAY + 1000));
  while ((await eraseOnRequest.run(services)) > 0);
};

/** A family with a password; with `children` of these names. */
async function family(...children: string[]) {
  const who = await signedIn(school.app, 'student');
  const ids = [];
  for (const name of children) {
    ids.push(await aChild(school.app, { ...who, accountId: who.id }, name));
  }
  return { ...who, ids };
}

it('a family without open lessons or money asks with its password, and reads beforehand what goes and what stays', async () => {
  const who = await family('Sekar', 'Bagas');
  const { answer, statements } = await sentWhile(() => call(GET, who));
  expect(answer.body).toEqual({
    request: null,
    blockedBy: { courses: 0, orders: 0, refunds: 0 },
    goes: { learners: ['Sekar', 'Bagas'], tests: 0, reports: 0, messages: 0 },
    stays: { orders: 0, receipts: 0 },
  });
  expect(statements.length).toBeLessThanOrEqual(3);
  const wrong = await call(POST, who, { password: 'bukan sandinya' });
  expect(wrong.body.code).toBe('accounts.wrongPassword');
  expect((await asks(who)).status).toBe(201);
  const again = await asks(who);
  const dueAt = later(school.app.clock.now(), 7 * DAY).toISOString();
  expect(again.body.request.dueAt).toBe(dueAt);
  expect(await mailCount(school.app, 'accounts.erasureAsked', who.email)).toBe(1);
  const actions = await auditActions(school.app, who.id);
  // What changed nothing has no entry.
  expect(actions.filter((action) => action === 'account.erasureAsked')).toHaveLength(1);
});

it('after seven days the account goes with all its learners; nobody signs in and the address is free', async () => {
  const who = await family('Sekar', 'Bagas');
  await asks(who);
  await passes(6);
  expect((await accountOf(who.id)).email).toBe(who.email);
  await passes(1);
  expect(await accountOf(who.id)).toMatchObject({ active: false, name: '' });
  expect((await accountOf(who.id)).email).not.toBe(who.email);
  const { rows } = await run('select name, erased_at from learner where account_id = $1', [who.id]);
  expect(rows.every(({ name, erased_at }) => name === '' && erased_at !== null)).toBe(true);
  expect((await call(GET, who)).status).toBe(401);
});

it('an account without learners goes as well, once', async () => {
  const who = await family();
  await asks(who);
  await passes(7);
  expect(await accountOf(who.id)).toMatchObject({ active: false });
  expect((await auditActions(school.app, who.id)).filter((action) => action === 'account.erased')).toEqual([
    'account.erased',
  ]);
  await passes(1);
  const { rows } = await run('select done_at, account_too from erasure_request where account_id = $1', [
    who.id,
  ]);
  expect(rows).toMatchObject([{ account_too: true }]);
});

it('within the seven days it is called off, and may be asked for again', async () => {
  const who = await family('Sekar');
  await asks(who);
  expect((await call(DELETE, who)).body.request).toBeNull();
  expect((await call(DELETE, who)).body.code).toBe('students.noErasure');
  await passes(8);
  expect((await accountOf(who.id)).email).toBe(who.email);
  expect(await auditActions(school.app, who.id)).toContain('account.erasureCalledOff');
});

it('a running course or a refund on its way is settled with the school first', async () => {
  const ready = await readyFamily(school.app);
  const who = await signedIn(school.app, 'student');
  await run('update learner set account_id = $1 where id = $2', [who.id, ready.learnerId]);
  const refused = await asks(who);
  expect([refused.status, refused.body.code]).toEqual([409, 'accounts.erasureBlocked']);
  expect((await call(GET, who)).body.blockedBy).toEqual({ courses: 1, orders: 0, refunds: 0 });
  await run(`update enrolment set state = 'ended' where learner_id = $1`, [ready.learnerId]);
  await run('update orders set account_id = $1 where learner_id = $2', [who.id, ready.learnerId]);
  await run(
    `insert into refund (order_id, refund_key, amount, path, state, reason, created_at)
     select id, 'own-' || id, 1000, 'transfer', 'asked', '', now() from orders where learner_id = $1`,
    [ready.learnerId],
  );
  expect((await call(GET, who)).body.blockedBy).toEqual({ courses: 0, orders: 0, refunds: 1 });
  expect((await asks(who)).status).toBe(409);
  await run(
    `update refund set state = 'confirmed' where order_id in (select id from orders where account_id = $1)`,
    [who.id],
  );
  expect((await asks(who)).status).toBe(201);
});

it('a family that adds a child or buys in those days keeps its account, and is told', async () => {
  const who = await family('Sekar');
  await asks(who);
  await aChild(school.app, { ...who, accountId: who.id }, 'Bagas');
  await passes(7);
  expect((await accountOf(who.id)).email).toBe(who.email);
  const { rows } = await run('select erased_at from learner where account_id = $1', [who.id]);
  expect(rows.map(({ erased_at }) => erased_at)).toEqual([null, null]);
  expect(await mailCount(school.app, 'accounts.erasureHeld', who.email)).toBe(1);
  expect((await call(GET, who)).body.request).toBeNull();
});

it('what an admin asked for is not the family’s to call off, and staff have no such page', async () => {
  const who = await family('Sekar');
  const byAdmin = await school.ask('POST', `/students/${who.ids[0]}/erasure`, school.admin, {
    reason: 'Diminta lewat telepon',
  });
  expect(byAdmin.status).toBe(201);
  expect((await call(GET, who)).body.request).toBeNull();
  expect((await call(DELETE, who)).body.code).toBe('students.noErasure');
  for (const role of ['teacher', 'admin', 'finance'] as const) {
    expect((await asks(await signedIn(school.app, role))).status).toBe(403);
  }
});
