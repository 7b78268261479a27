import type { May } from '@fasih/school/people/guardians/guardian';
import { beforeEach, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { noticeKindsTo } from '../../../test/notices.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, before, meetingOf, type RunningClass } from '../../../test/running-class.ts';
import { aSecondGuardian } from '../../../test/second-guardian.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, MONDAY_MORNING, resultOf, rowsOf } from '../../../test/start-test-app.ts';
import { remindLast } from '../../learning/meetings/remind.ts';
import { erasePerson } from '../students/erase-person.ts';

/* Two guardians of one child, each with an account of their own (docs/product/accounts.md#a-second-guardian). */

const app = shared(startRules2School);
let one: RunningClass;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  one = await aRunningClass(app);
  await rows(`update learner set kind = 'child' where id = $1`, [first().learnerId]);
  await rows('delete from throttle');
});

const first = () => one.families[0] as RunningClass['families'][number];
const rows = rowsOf(app);
const form = (email: string, more: object = {}) => ({
  name: 'Pak Andi',
  relation: 'father',
  email,
  may: 'decide',
  learnerIds: [first().learnerId],
  ...more,
});
const invite = (email: string, more: object = {}, token = first().token) =>
  app.ask('POST', '/guardians', { token, body: form(email, more) });
const accept = (token: string, secret: string) =>
  app.ask('POST', '/guardians/accept', { token, body: { token: secret } });
const read = (secret: string) => app.ask('POST', '/guardians/invitation', { body: { token: secret } });
const list = async (token = first().token) => (await app.ask('GET', '/guardians', { token })).body;
const end = (id: string, token = first().token) => app.ask('DELETE', `/guardians/${id}`, { token });
const home = (token: string) => app.ask('GET', '/dashboards/student', { token });
/** The token of the last invitation that was mailed to this address. */
const mailed = async (email: string): Promise<string> => {
  const [row] = await rows(
    `select params ->> 'path' as path from outbox where to_address = $1 and kind = 'guardians.invited' order by id desc limit 1`,
    [email],
  );
  return String(row.path).split('#')[1] ?? '';
};
const share = (may: May = 'decide', learnerIds = [first().learnerId]) =>
  aSecondGuardian(app, { accountId: first().accountId, learnerIds, may });
const aSibling = async (name = 'Bayu'): Promise<string> =>
  (
    await rows(
      `insert into learner (account_id, kind, name, birth_date) values ($1, 'child', $2, '2014-01-01') returning id`,
      [first().accountId, name],
    )
  )[0].id;
const kindsOf = (accountId: string) => noticeKindsTo(app, { accountId });

describe('an invitation', () => {
  it('is accepted once, by the account of its address alone; only its hash is stored', async () => {
    const second = await signedInAccount(app, 'student', 'en');
    const made = await invite(second.email.toUpperCase());
    expect([made.status, made.body.state, made.body.learners]).toEqual([
      201,
      'invited',
      [{ id: first().learnerId, name: 'Sekar' }],
    ]);
    const secret = await mailed(second.email);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await rows('select * from guardian'))).not.toContain(secret);
    expect((await read(secret)).body).toMatchObject({ learners: ['Sekar'], registered: true, may: 'decide' });
    const stranger = await signedInAccount(app, 'student');
    expect(resultOf(await accept(stranger.token, secret))).toBe('409 guardians.otherAddress');
    expect(resultOf(await accept(first().token, secret))).toBe('409 guardians.otherAddress');
    expect((await home(second.token)).body.learners).toEqual([]);
    expect(resultOf(await accept(second.token, secret))).toBe('200');
    expect(resultOf(await accept(second.token, secret))).toBe('404 guardians.linkOver');
    expect(resultOf(await read(secret))).toBe('404 guardians.linkOver');
    expect((await home(second.token)).body.learners).toMatchObject([
      { name: 'Sekar', shared: { may: 'decide' } },
    ]);
    expect((await list(second.token)).sharedWithMe).toMatchObject([{ learners: [{ name: 'Sekar' }] }]);
    expect(await kindsOf(first().accountId)).toEqual(['guardian.joined']);
    expect(await rows('select email_verified from account where id = $1', [second.accountId])).toEqual([
      { email_verified: true },
    ]);
    expect(
      (await rows(`select action from audit_entry where action like 'guardian.%' order by id`)).slice(-2),
    ).toEqual([{ action: 'guardian.invited' }, { action: 'guardian.joined' }]);
  });

  it('is for somebody who registers with its address as well, and is mailed in the language of the invitation', async () => {
    const email = 'baru.sekali@contoh.id';
    await invite(email);
    const secret = await mailed(email);
    expect((await read(secret)).body).toMatchObject({ email, registered: false });
    const registered = await app.ask('POST', '/auth/register', {
      body: {
        username: 'pak.andi',
        email,
        phone: '081234567890',
        password: 'melati-putih',
        confirmPassword: 'melati-putih',
      },
    });
    expect(registered.status).toBe(201);
    const { body } = await app.ask('POST', '/auth/login', {
      body: { username: 'pak.andi', password: 'melati-putih' },
    });
    expect(resultOf(await accept(body.token, secret))).toBe('200');
    expect((await home(body.token)).body.learners).toMatchObject([{ name: 'Sekar' }]);
  });

  it('is over after seven days, when it is withdrawn, and when a new one is mailed', async () => {
    const second = await signedInAccount(app, 'student');
    const { body } = await invite(second.email);
    const old = await mailed(second.email);
    const again = await app.ask('POST', `/guardians/${body.id}/invitation`, { token: first().token });
    expect(again.status).toBe(200);
    expect(resultOf(await accept(second.token, old))).toBe('404 guardians.linkOver');
    const late = await mailed(second.email);
    expect(late).not.toBe(old);
    await rows(`update guardian set link_ends_at = now() - interval '1 second' where id = $1`, [body.id]);
    expect(resultOf(await accept(second.token, late))).toBe('404 guardians.linkOver');
    expect((await list()).data).toMatchObject([{ state: 'over' }]);
    await app.ask('POST', `/guardians/${body.id}/invitation`, { token: first().token });
    const last = await mailed(second.email);
    expect([resultOf(await end(body.id)), resultOf(await end(body.id))]).toEqual([
      '200',
      '404 guardians.notFound',
    ]);
    expect(resultOf(await accept(second.token, last))).toBe('404 guardians.linkOver');
    // A withdrawn invitation leaves nothing of whoever was invited.
    expect(await rows('select 1 from guardian where id = $1', [body.id])).toEqual([]);
  });

  it("is for one's own children, never for oneself, once for each address, at most three, and three mails an hour", async () => {
    const stranger = (await aRunningClass(app)).families[0] as RunningClass['families'][number];
    const [{ id: adult }] = await rows(
      `insert into learner (account_id, kind, name) values ($1, 'self', 'Sari') returning id`,
      [first().accountId],
    );
    expect(resultOf(await invite('a@contoh.id', { learnerIds: [stranger.learnerId] }))).toBe(
      '404 guardians.learnerNotFound',
    );
    expect(resultOf(await invite('a@contoh.id', { learnerIds: [adult] }))).toBe(
      '404 guardians.learnerNotFound',
    );
    expect(resultOf(await invite(first().email))).toBe('409 guardians.ownAddress');
    for (const name of ['a', 'b', 'c']) expect((await invite(`${name}@contoh.id`)).status).toBe(201);
    expect(resultOf(await invite('A@contoh.id'))).toBe('409 guardians.already');
    expect(resultOf(await invite('d@contoh.id'))).toBe('409 guardians.max');
    const [invited] = (await list()).data;
    const again = await app.ask('POST', `/guardians/${invited.id}/invitation`, { token: first().token });
    expect(resultOf(again)).toBe('429 common.tooMany');
    const foreign = await app.ask('POST', `/guardians/${invited.id}/invitation`, { token: stranger.token });
    expect([resultOf(foreign), resultOf(await end(invited.id, stranger.token))]).toEqual([
      '404 guardians.notFound',
      '404 guardians.notFound',
    ]);
  });

  it('accepted twice at the same instant, one of the two has done it', async () => {
    const second = await signedInAccount(app, 'student');
    await invite(second.email);
    const secret = await mailed(second.email);
    let other: Promise<Answer> | undefined;
    const watch = holdAfter(app.pool, /"guardian".*link_hash.*for update/s, async () => {
      other = accept(second.token, secret);
    });
    const answers = [resultOf(await accept(second.token, secret))];
    await watch.done();
    answers.push(other ? resultOf(await other) : '');
    expect(answers.sort()).toEqual(['200', '404 guardians.linkOver']);
  });
});

describe('a second guardian', () => {
  it('sees the shared child alone, and nothing of money or of the account', async () => {
    const sibling = await aSibling();
    const { token } = await share('decide');
    const own = await home(token);
    expect(own.body.learners).toMatchObject([{ id: first().learnerId, shared: { may: 'decide' } }]);
    expect(own.body.courses).toMatchObject([{ learnerName: 'Sekar', refundAnswerBy: null }]);
    expect(resultOf(await app.ask('GET', `/dashboards/student?learnerId=${sibling}`, { token }))).toBe(
      '404 learners.notFound',
    );
    const money = await Promise.all(['/orders', '/learners'].map((path) => app.ask('GET', path, { token })));
    expect(money.map(({ body }) => body.data)).toEqual([[], []]);
    const ofOrder = await app.ask('GET', `/orders/${first().places[0]?.orderId}`, { token });
    const refund = await app.ask('GET', `/enrolments/${first().enrolmentId}/refund`, { token });
    expect([ofOrder.status, refund.status]).toEqual([404, 404]);
    const buying = await app.ask('POST', '/payments/create', {
      token,
      body: { packageId: 103, learnerId: first().learnerId },
    });
    expect(buying.status).toBe(404);
    const linked = await app.ask('POST', `/learners/${first().learnerId}/child-devices`, {
      token,
      body: { name: 'HP' },
    });
    expect(resultOf(linked)).toBe('404 childDevices.learnerNotFound');
    expect(resultOf(await app.ask('GET', `/my-history?learnerId=${first().learnerId}`, { token }))).toBe(
      '200',
    );
    expect((await app.ask('GET', '/my-reports', { token })).body.data).toMatchObject([
      { learner: { name: 'Sekar' } },
    ]);
  });

  it('reads the level, but not what the first one asks about it, nor asks', async () => {
    const { enrolmentId, accountId } = first();
    const { token } = await share('decide');
    await rows(`update enrolment set level = 'A2', level_state = 'confirmed' where id = $1`, [enrolmentId]);
    const reviews = () =>
      Promise.all(
        [first().token, token].map(async (one) => {
          const { mayAsk, look } = (await home(one)).body.courses[0].levelReview;
          return [mayAsk, look?.text ?? null];
        }),
      );
    expect(await reviews()).toEqual([
      [true, null],
      [false, null],
    ]);
    await rows(
      `insert into level_look (enrolment_id, words, decision, asked_by, asked_at) values ($1, 'Terlalu mudah.', '{}', $2, now())`,
      [enrolmentId, accountId],
    );
    expect(await reviews()).toEqual([
      [false, 'Terlalu mudah.'],
      [false, null],
    ]);
  });

  it('who may decide moves a meeting; both guardians are told, each in their own language', async () => {
    const second = await share('decide');
    const meeting = meetingOf(one, 3);
    const moved = await app.ask('POST', `/meetings/${meeting.id}/move`, {
      token: second.token,
      body: { start: '2026-11-20T03:00:00.000Z', version: 1 },
    });
    expect(resultOf(moved)).toBe('200');
    expect(moved.body.meeting.learners).toMatchObject([{ name: 'Sekar' }]);
    const told = await rows(
      `select to_address, lang, params -> 'params' ->> 'learnerName' as name, jsonb_array_length(params -> 'meetings') > 0 as calendar
       from outbox where params ->> 'kind' = 'meeting.moved' and to_address = any($1) order by lang`,
      [[first().email, second.email]],
    );
    expect(told).toEqual([
      { to_address: second.email, lang: 'en', name: 'Sekar', calendar: true },
      { to_address: first().email, lang: 'id', name: 'Sekar', calendar: true },
    ]);
    const looking = await share('look');
    const refused = await app.ask('POST', `/meetings/${meeting.id}/move`, {
      token: looking.token,
      body: { start: '2026-11-19T03:00:00.000Z', version: 2 },
    });
    expect(resultOf(refused)).toBe('404 meetings.notFound');
  });

  it('joins with the child, which counts as marked by the family', async () => {
    const { token } = await share('look');
    const { id, start } = meetingOf(one, 1);
    app.clock.set(start);
    const seat = `/meetings/${id}/attendance/${first().learnerId}`;
    expect((await app.ask('PUT', seat, { token, body: {} })).body).toMatchObject({
      state: 'present',
      bySchool: false,
    });
    expect((await app.ask('GET', seat, { token: first().token })).body).toMatchObject({ bySchool: false });
  });

  it('is reminded of the shared child alone, even where a brother or sister comes first', async () => {
    const sibling = await aSibling();
    const other = await aRunningClass(app, { minute: 480 });
    const early = other.families[0] as RunningClass['families'][number];
    // The sibling sits in the class an hour before.
    await rows('update seat set learner_id = $2 where learner_id = $1', [early.learnerId, sibling]);
    await rows('update enrolment set learner_id = $2 where id = $1', [early.enrolmentId, sibling]);
    const second = await share('look');
    app.clock.set(before(meetingOf(other, 1).start, 50 * 60_000));
    await remindLast.run(app.services);
    app.clock.set(before(meetingOf(one, 1).start, 50 * 60_000));
    await remindLast.run(app.services);
    const told = await rows(
      `select params ->> 'learnerName' as name, params ->> 'meetingId' as meeting from notification
       where account_id = $1 and kind = 'reminder.hour'`,
      [second.accountId],
    );
    expect(told).toEqual([{ name: 'Sekar', meeting: meetingOf(one, 1).id }]);
  });

  it('has the shared meetings in the calendar', async () => {
    const { token } = await share('look');
    const { body } = await app.ask('POST', '/calendar', { token });
    const path = new URL(body.address).pathname.replace(/^\/api/, '');
    expect(String((await app.ask('GET', path)).body)).toContain('BEGIN:VEVENT');
  });
});

describe('the end', () => {
  it.each([
    ['first', () => first().token],
    ['second', (second: { token: string }) => second.token],
  ] as const)('by the %s guardian acts with the next call; both are told', async (by, tokenOf) => {
    const second = await share();
    expect((await home(second.token)).body.learners).toHaveLength(1);
    expect(resultOf(await end(second.id, tokenOf(second)))).toBe('200');
    expect((await home(second.token)).body.learners).toEqual([]);
    expect(resultOf(await app.ask('GET', `/my-classes/${one.classId}`, { token: second.token }))).toBe(
      '404 classes.notFound',
    );
    const told = await rows(
      `select params ->> 'by' as by, params ->> 'to' as to from notification where kind = 'guardian.ended'
         and account_id = any($1) order by 2`,
      [[first().accountId, second.accountId]],
    );
    expect(told).toEqual([
      { by, to: 'first' },
      { by, to: 'second' },
    ]);
  });

  it('by an admin, with a reason; the page of the student names both guardians', async () => {
    const admin = await signedInAccount(app, 'admin');
    const second = await share();
    const page = await app.ask('GET', `/students/${first().learnerId}`, { token: admin.token });
    expect(page.body.guardians).toMatchObject([{ id: second.id, email: second.email, may: 'decide' }]);
    const path = `/students/${first().learnerId}/guardians/${second.id}/end`;
    const body = { reason: 'Permintaan tertulis' };
    expect(resultOf(await app.ask('POST', path, { token: admin.token, body }))).toBe('200');
    expect(resultOf(await app.ask('POST', path, { token: admin.token, body }))).toBe(
      '404 guardians.notFound',
    );
    expect((await home(second.token)).body.learners).toEqual([]);
  });

  it('can be partial: a change acts with the next call', async () => {
    const sibling = await aSibling();
    const second = await share('decide', [first().learnerId, sibling]);
    const change = (body: object, token = first().token) =>
      app.ask('PUT', `/guardians/${second.id}`, { token, body });
    expect(resultOf(await change({ may: 'look', learnerIds: [sibling] }))).toBe('200');
    expect((await home(second.token)).body.learners).toMatchObject([
      { name: 'Bayu', shared: { may: 'look' } },
    ]);
    expect(resultOf(await change({ may: 'decide', learnerIds: [sibling] }, second.token))).toBe(
      '404 guardians.notFound',
    );
  });

  it('comes with an inactive first account, and with the erasure of the child or of either account', async () => {
    const second = await share();
    await rows('update account set active = false where id = $1', [first().accountId]);
    expect((await home(second.token)).body.learners).toEqual([]);
    await rows('update account set active = true where id = $1', [first().accountId]);
    expect((await home(second.token)).body.learners).toHaveLength(1);
    const { accountId } = second;
    const client = await app.pool.connect();
    await erasePerson(client, { learnerId: null, accountId, accountToo: true }, app.clock.now());
    client.release();
    expect((await list()).data).toEqual([]);
    const other = await share();
    const again = await app.pool.connect();
    const { learnerId, accountId: family } = first();
    await erasePerson(again, { learnerId, accountId: family, accountToo: true }, app.clock.now());
    again.release();
    expect((await home(other.token)).body.learners).toEqual([]);
    expect(await rows('select 1 from guardian where account_id = $1', [family])).toEqual([]);
  });
});
