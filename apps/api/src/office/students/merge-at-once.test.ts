import { beforeEach, expect, it } from 'vitest';
import { atOnce } from '../../../test/barrier.ts';
import { aTeacher, openedClass, type Placed, readyFamily } from '../../../test/open-classes.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, startTestApp } from '../../../test/start-test-app.ts';

/* What is written about a course at the instant in which its learner's record is merged into another one of the family. */

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));
let family: Placed;
beforeEach(async () => {
  family = await readyFamily(app);
});

const send = (path: string, token: string, body: object = {}) => app.ask('POST', path, { token, body });

/** Merges the learner into a second record of the account, and sends `second` once it holds the course. */
async function whileMerged(
  { accountId, learnerId }: { accountId: string; learnerId: string },
  second: () => Promise<Answer>,
) {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into learner (account_id, kind, name) values ($1, 'child', 'Sekar Ayu') returning id`,
    [accountId],
  );
  const versions = await app.pool.query<{ id: string; version: number }>(
    'select id, version from learner where id = any($1)',
    [[rows[0]?.id, learnerId]],
  );
  const versionOf = (id = '') => versions.rows.find((one) => one.id === id)?.version;
  const body = {
    otherId: learnerId,
    reason: 'Terdaftar dua kali',
    version: versionOf(rows[0]?.id),
    otherVersion: versionOf(learnerId),
  };
  const merge = () => send(`/students/${rows[0]?.id}/merge`, admin.token, body);
  const answers = await atOnce(app.services.pool, merge, /for update of l/, second);
  return [answers.first.status, answers.second.status, answers.codes];
}

it('a refund is asked for', async () => {
  const ask = () => send(`/enrolments/${family.enrolmentId}/refund`, family.token);
  expect(await whileMerged(family, ask)).toEqual([200, 201, []]);
});

it('a refund is decided', async () => {
  await openedClass(app, admin, await aTeacher(app), [family]);
  await send(`/enrolments/${family.enrolmentId}/refund`, family.token);
  const { rows } = await app.pool.query('select id, version from refund_request where enrolment_id = $1', [
    family.enrolmentId,
  ]);
  const body = { reason: 'Belum waktunya', version: rows[0].version };
  const reject = () => send(`/refunds/${rows[0].id}/reject`, admin.token, body);
  expect(await whileMerged(family, reject)).toEqual([200, 200, []]);
});

it('a second placement test is allowed', async () => {
  const { accountId, token, places } = await placedFamily(app, [{ package: 'ielts-regular' }]);
  const [place = { learnerId: '', enrolmentId: '' }] = places;
  const { body } = await send('/placement/attempts', token);
  await send(`/placement/attempts/${body.id}/finish`, token, { answers: [] });
  const path = `/enrolments/${place.enrolmentId}/placement-retake`;
  const allow = () => send(path, admin.token, { reason: 'Sakit saat tes' });
  expect(await whileMerged({ accountId, learnerId: place.learnerId }, allow)).toEqual([200, 200, []]);
});

it('a placement test is finished', async () => {
  const { accountId, token, places } = await placedFamily(app, [{ package: 'ielts-regular' }]);
  const { body } = await send('/placement/attempts', token);
  const finish = () => send(`/placement/attempts/${body.id}/finish`, token, { answers: [] });
  const learnerId = places[0]?.learnerId ?? '';
  expect(await whileMerged({ accountId, learnerId }, finish)).toEqual([200, 200, []]);
  const { rows } = await app.pool.query(
    `select count(*)::integer as mails from outbox where account_id = $1 and kind = 'placement.result'`,
    [accountId],
  );
  expect(rows).toEqual([{ mails: 1 }]);
});
