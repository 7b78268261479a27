import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { aChildDevice } from '../../../test/child-device.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import {
  aRunningClass,
  before,
  classOfEachTest,
  meetingOf,
  type RunningClass,
} from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, resultOf, rowsOf, startTestApp } from '../../../test/start-test-app.ts';
import { makeSessionCookie, SESSION_COOKIE } from '../../platform/http/session-token.ts';
import { endSessions } from '../sessions/sessions.ts';

/* A family links a device for a child, who sees the own lessons there and nothing else (docs/product/accounts.md#a-childs-own-device). */

const app = shared(startTestApp);
const one = classOfEachTest(app);

const family = () => one.families[0] as RunningClass['families'][number];
const rows = rowsOf(app);
const link = (learnerId = family().learnerId, token = family().token) =>
  app.ask('POST', `/learners/${learnerId}/child-devices`, { token, body: { name: 'HP Sekar' } });
const secretOf = ({ body }: Answer) => new URL(body.link).hash.slice(1);
const connect = (token: string, cookies: Record<string, string> = {}) =>
  app.ask('POST', '/child-devices/connect', { body: { token }, cookies });
const list = async () =>
  (await app.ask('GET', '/child-devices', { token: family().token })).body.data as {
    id: string;
    state: string;
  }[];
const connected = async () => {
  const { body } = await connect(secretOf(await link()));
  return body.token as string;
};
const consents = () =>
  app.ask('POST', `/learners/${family().learnerId}/consent`, {
    token: family().token,
    body: { guardianName: 'Ibu Sari', relation: 'mother', consent: true },
  });
beforeEach(consents);
const home = (token: string) => app.ask('GET', '/child', { token });

describe('a link', () => {
  it('connects one device, once, as the child alone; only its hash is stored', async () => {
    const made = await link();
    expect(made.body.link).toMatch(/^http:\/\/127\.0\.0\.1:3000\/child\/connect#[\w-]{43}$/);
    expect(made.body.qrSvg).toContain('<svg');
    expect(await list()).toMatchObject([{ name: 'HP Sekar', state: 'waiting', lastSeenAt: null }]);
    const secret = secretOf(made);
    expect(JSON.stringify(await rows('select * from child_device'))).not.toContain(secret);
    const { body, cookies } = await connect(secret);
    expect(body.roles).toEqual(['child']);
    expect(resultOf(await connect(secret))).toBe('404 childDevices.linkOver');
    expect(await list()).toMatchObject([{ state: 'connected', linkEndsAt: null }]);
    expect((await home(body.token)).body).toMatchObject({ learnerId: family().learnerId, name: 'Sekar' });
    const [cookie] = cookies.filter(({ name }) => name === SESSION_COOKIE);
    const renewed = await app.ask('POST', '/auth/renew', {
      cookies: { [SESSION_COOKIE]: cookie?.value ?? '' },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(renewed.body.roles).toEqual(['child']);
    const log = await rows(
      `select action, role from audit_entry where action like 'learner.device%' order by id`,
    );
    expect(log.slice(-2)).toEqual([
      { action: 'learner.deviceLinked', role: 'student' },
      { action: 'learner.deviceConnected', role: null },
    ]);
  });

  it('is over after 15 minutes, and when its family ends it', async () => {
    const late = secretOf(await link());
    await app.pool.query(`update child_device set link_ends_at = now() - interval '1 second'`);
    expect(resultOf(await connect(late))).toBe('404 childDevices.linkOver');
    const secret = secretOf(await link());
    const [{ id } = { id: '' }] = await list();
    const end = () => app.ask('DELETE', `/child-devices/${id}`, { token: family().token });
    expect([resultOf(await end()), resultOf(await end())]).toEqual(['200', '404 childDevices.notFound']);
    expect(resultOf(await connect(secret))).toBe('404 childDevices.linkOver');
  });

  it("is for one's own children, at most five devices each", async () => {
    const stranger = (await aRunningClass(app)).families[0] as RunningClass['families'][number];
    expect(resultOf(await link(family().learnerId, stranger.token))).toBe('404 childDevices.learnerNotFound');
    const { accountId, token } = await signedInAccount(app, 'student');
    const [{ id }] = await rows(
      `insert into learner (account_id, kind, name) values ($1, 'self', 'Sari') returning id`,
      [accountId],
    );
    expect(resultOf(await link(id, token))).toBe('409 childDevices.notAChild');
    for (let n = 0; n < 5; n += 1) await link();
    expect(resultOf(await link())).toBe('409 childDevices.tooMany');
  });

  it('ends when consent is withdrawn, and there is no other one until it is given again', async () => {
    const { learnerId, token } = family();
    const secret = secretOf(await link());
    await app.ask('DELETE', `/learners/${learnerId}/consent`, { token });
    expect(resultOf(await connect(secret))).toBe('404 childDevices.linkOver');
    expect(resultOf(await link())).toBe('409 learners.consentNeeded');
    const [withdrawn] = await rows(
      `select after ->> 'devicesEnded' as ended from audit_log where action = 'consent.withdrawn' and target_id = $1`,
      [learnerId],
    );
    expect(withdrawn).toEqual({ ended: '1' });
    await consents();
    expect(resultOf(await connect(secretOf(await link())))).toBe('200');
  });

  it('two devices at the same instant: one is connected', async () => {
    const secret = secretOf(await link());
    let second: Promise<Answer> | undefined;
    const watch = holdAfter(app.pool, /update "child_device"/, async () => {
      second = connect(secret);
      await second;
    });
    const first = await connect(secret);
    await watch.done();
    expect([resultOf(first), second && resultOf(await second)]).toEqual(['200', '404 childDevices.linkOver']);
  });

  it('signs the browser out of the account that opened it', async () => {
    const { accountId, token } = await signedInAccount(app, 'student');
    const sessionId = token.split('.')[0] ?? '';
    const cookies = { [SESSION_COOKIE]: makeSessionCookie(sessionId, app.config.appSecret) };
    await connect(secretOf(await link()), cookies);
    expect(await rows('select 1 from session where account_id = $1', [accountId])).toEqual([]);
  });
});

describe("a child's device", () => {
  it('shows the next meetings and what was written, and nothing of money, courses or the family', async () => {
    const token = await connected();
    const { start } = meetingOf(one, 1);
    app.clock.set(before(start, 60_000));
    const { body } = await home(token);
    expect(Object.keys(body).sort()).toEqual(['coming', 'learnerId', 'name', 'past', 'serverNow']);
    expect(body.coming).toHaveLength(5);
    expect(body.coming[0]).toMatchObject({ number: 1, state: 'planned', startsAt: start.toISOString() });
    await rows(`update meeting set note = 'Bagus', homework = 'Halaman 3' where id = $1`, [
      meetingOf(one, 1).id,
    ]);
    const seat = `/meetings/${meetingOf(one, 1).id}/attendance/${family().learnerId}`;
    app.clock.set(start);
    const marked = await app.ask('PUT', seat, { token, body: {} });
    expect([resultOf(marked), marked.body.state]).toEqual(['200', 'present']);
    const again = await app.ask('PUT', seat, { token: family().token, body: {} });
    expect(again.body).toMatchObject({ state: 'present', markedAt: marked.body.markedAt });
    app.clock.set(new Date(meetingOf(one, 1).end.getTime() + 60_000));
    expect((await home(token)).body.past).toMatchObject([
      { number: 1, note: 'Bagus', homework: 'Halaman 3' },
    ]);
  });

  it("neither marks nor opens what is a brother's or sister's", async () => {
    const { accountId, learnerId } = family();
    const [{ id: brother }] = await rows(
      `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', 'Bayu', '2014-01-01') returning id`,
      [accountId],
    );
    const { token } = await aChildDevice(app, { accountId, learnerId: brother });
    const { id, start } = meetingOf(one, 1);
    app.clock.set(start);
    const seat = `/meetings/${id}/attendance/${learnerId}`;
    const answers = await Promise.all([
      app.ask('PUT', seat, { token, body: {} }),
      app.ask('GET', seat, { token }),
      app.ask('GET', `/meetings/${id}/materials`, { token }),
      app.ask('GET', `/meetings/${id}/materials/lesson.pdf`, { token }),
    ]);
    expect(answers.map(resultOf)).toEqual([
      '404 attendance.notFound',
      '404 attendance.notFound',
      '404 materials.noMeeting',
      '404 materials.noMeeting',
    ]);
    const own = await aChildDevice(app, { accountId, learnerId });
    expect(resultOf(await app.ask('GET', `/meetings/${id}/materials`, { token: own.token }))).toBe('200');
  });

  it('reports an incident as the child, which the family does not see', async () => {
    const token = await connected();
    const sent = await app.ask('POST', '/incidents', {
      token,
      body: {
        key: 'c'.repeat(32),
        what: 'Aku takut',
        happened: '',
        involved: '',
        urgent: false,
        learnerId: null,
      },
    });
    expect(resultOf(sent)).toBe('200');
    expect(await rows(`select side, learner_id from incident where what = 'Aku takut'`)).toEqual([
      { side: 'child', learner_id: family().learnerId },
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'is ended by the family',
      async () => app.ask('DELETE', `/child-devices/${(await list())[0]?.id}`, { token: family().token }),
    ],
    [
      'has no consent any more',
      async () => app.ask('DELETE', `/learners/${family().learnerId}/consent`, { token: family().token }),
    ],
    [
      'was not used for 30 days',
      () => rows(`update child_device set last_seen_at = now() - interval '31 days'`),
    ],
    [
      'belongs to an erased child',
      () => rows('update learner set erased_at = now() where id = $1', [family().learnerId]),
    ],
    [
      'belongs to a closed account',
      () => rows('update account set active = false where id = $1', [family().accountId]),
    ],
  ])('is signed out at once when it %s', async (_when, end) => {
    const token = await connected();
    expect(resultOf(await home(token))).toBe('200');
    await end();
    expect(resultOf(await home(token))).toBe('401 common.signInNeeded');
  });

  it('signs itself out, and a new password ends it as well', async () => {
    const token = await connected();
    await app.ask('POST', '/auth/logout', { token });
    expect([resultOf(await home(token)), await list()]).toEqual(['401 common.signInNeeded', []]);
    const other = await connected();
    const { accountId } = family();
    await endSessions(app.pool, accountId, null);
    expect(resultOf(await home(other))).toBe('401 common.signInNeeded');
  });
});
