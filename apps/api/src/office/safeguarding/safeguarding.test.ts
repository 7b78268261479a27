import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdAfter } from '../../../test/barrier.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { aRunningClass, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, resultOf, rowsOf, startTestApp } from '../../../test/start-test-app.ts';

/* The safeguarding contact, its officer, and incidents that the officer alone reads (docs/product/staff.md#safeguarding). */

type Account = { accountId: string; token: string };

const app = shared(startTestApp);
let [officer, admin, finance]: Account[] = [];
let one: RunningClass;
beforeAll(async () => {
  officer = await signedInAccount(app, 'admin');
  admin = await signedInAccount(app, 'admin');
  finance = await signedInAccount(app, 'finance');
  one = await aRunningClass(app);
});

const tokenOf = (who: Account | undefined) => who?.token ?? '';
const family = () => one.families[0] as RunningClass['families'][number];
const rows = rowsOf(app);
const settings = async () => (await app.ask('GET', '/settings/safeguarding', { token: tokenOf(admin) })).body;
const newKey = () => randomUUID().replaceAll('-', '');
const REPORT = { what: 'Guru memarahi Sekar', happened: 'Senin', involved: 'Bu Guru', urgent: true };
const report = (token: string, more: object = {}) =>
  app.ask('POST', '/incidents', { token, body: { ...REPORT, key: newKey(), learnerId: null, ...more } });
const told = (kind: string) =>
  rows('select account_id as id, params from notification where kind = $1 order by created_at, source', [
    kind,
  ]);
const list = (who = officer, query = '') => app.ask('GET', `/incidents${query}`, { token: tokenOf(who) });
const open = (id: string, who = officer) => app.ask('GET', `/incidents/${id}`, { token: tokenOf(who) });
const step = (id: string, body: object, who = officer) =>
  app.ask('POST', `/incidents/${id}/steps`, { token: tokenOf(who), body: { note: '', ...body } });
const firstId = async () => (await list()).body.data[0].id;
const name = async (by: Account | undefined, accountId: string | undefined) =>
  app.ask('PUT', '/settings/safeguarding/officer', {
    token: tokenOf(by),
    body: { accountId, reason: 'Petugas pertama', version: (await settings()).version },
  });
const confirm = () => app.pool.query('update session set authenticated_at = now()');

describe('the contact', () => {
  it("is the school's until another is set, and every signed-in person reads it", async () => {
    const read = async () => (await app.ask('GET', '/safeguarding', { token: family().token })).body;
    expect(await read()).toEqual({ name: 'Fasih', phone: '+6281234567890', email: 'halo@fasih.example' });
    const { version } = await settings();
    const form = { name: 'Bu Rini', phone: '0812 9876 5432', email: 'aman@contoh.id', version };
    const saved = await app.ask('PUT', '/settings/safeguarding', { token: tokenOf(admin), body: form });
    expect([resultOf(saved), saved.body.changed.by]).toEqual(['200', expect.any(String)]);
    expect(await read()).toEqual({ name: 'Bu Rini', phone: '+6281298765432', email: 'aman@contoh.id' });
    const stale = await app.ask('PUT', '/settings/safeguarding', { token: tokenOf(admin), body: form });
    expect(resultOf(stale)).toBe('409 common.stale');
  });
});

describe('a report', () => {
  it('waits for an officer while there is none, and every admin is told only that', async () => {
    expect(resultOf(await report(family().token))).toBe('200');
    const admins = [officer?.accountId, admin?.accountId].toSorted();
    expect((await told('incident.noOfficer')).map(({ id }) => id).toSorted()).toEqual(admins);
    expect(resultOf(await list(officer))).toBe('403 safeguarding.officerOnly');
  });

  it('is read by an admin whom another admin named; every approver is told of the naming', async () => {
    await app.pool.query(`update session set authenticated_at = now() - interval '1 hour'`);
    expect(resultOf(await name(admin, officer?.accountId))).toBe('403 accounts.confirmFirst');
    await confirm();
    expect(resultOf(await name(admin, admin?.accountId))).toBe('409 safeguarding.yourself');
    expect(resultOf(await name(admin, finance?.accountId))).toBe('409 safeguarding.notAdmin');
    // An accountant approves nothing, so the naming is not their business.
    const { accountId: accountant } = await signedInAccount(app, 'finance');
    await app.pool.query(`update account set access = 'read' where id = $1`, [accountant]);
    expect(resultOf(await name(admin, officer?.accountId))).toBe('200');
    const people = [
      { id: officer?.accountId, params: { open: 1, reason: 'Petugas pertama' } },
      { id: finance?.accountId, params: { open: null } },
    ];
    const notices = await told('safeguarding.officerNamed');
    expect(notices).toHaveLength(2);
    for (const one of people)
      expect(notices).toContainEqual(
        expect.objectContaining({ id: one.id, params: expect.objectContaining(one.params) }),
      );
    const { body } = await list();
    expect(body).toMatchObject({ total: 1, data: [{ side: 'family', urgent: true, state: 'new' }] });
    expect(JSON.stringify(body)).not.toContain('memarahi');
  });

  it('goes to the officer by a notice and a mail without a word of it', async () => {
    const { learnerId, token } = family();
    await report(token, { learnerId });
    await report(one.teacher.token, { learnerId, urgent: false });
    const notices = await told('incident.reported');
    expect(notices.map(({ id, params }) => [id, params.urgent])).toEqual([
      [officer?.accountId, true],
      [officer?.accountId, false],
    ]);
    const mails = await rows(`select params::text from outbox where params ->> 'kind' = 'incident.reported'`);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify([notices, mails])).not.toMatch(/memarahi|Senin|Sekar/);
    expect((await list()).body.data.map(({ side }: { side: string }) => side)).toEqual([
      'family',
      'family',
      'teacher',
    ]);
  });

  it('whose mail fails is seen in lists, tasks and health, and sent again or given up, by the officer alone', async () => {
    await rows(
      `update outbox set attempts = 1, last_error = '451 later' where params ->> 'kind' like 'incident.%'`,
    );
    const [{ id, total }] = await rows(
      `select min(id::text) as id, count(*)::int as total from outbox where attempts > 0`,
    );
    const seen = async (who: Account | undefined) => {
      const token = tokenOf(who);
      const get = async (path: string) => (await app.ask('GET', path, { token })).body;
      const { work } = await get('/dashboards/admin');
      return {
        list: (await get('/mails?state=failed')).total,
        search: (await get('/mails?state=failed&q=contoh')).total > 0,
        work: work.find(({ kind }: { kind: string }) => kind === 'mailFailed')?.count ?? 0,
        health: (await get('/settings/health')).facts.mail.failed,
        again: resultOf(await app.ask('POST', `/mails/${id}/send-again`, { token })),
        givenUp: resultOf(
          await app.ask('POST', `/mails/${id}/give-up`, { token, body: { reason: 'Tak perlu' } }),
        ),
      };
    };
    expect(total).toBeGreaterThan(2);
    expect(await seen(admin)).toEqual({
      list: 0,
      search: false,
      work: 0,
      health: 0,
      again: '404 mail.notFound',
      givenUp: '404 mail.notFound',
    });
    expect(await seen(officer)).toEqual({
      list: total,
      search: true,
      work: total,
      health: total,
      again: '200',
      givenUp: '200',
    });
  });

  it('names only a learner of the family, or one whom the teacher teaches', async () => {
    const stranger = (await aRunningClass(app)).families[0] as RunningClass['families'][number];
    for (const token of [family().token, one.teacher.token])
      expect(resultOf(await report(token, { learnerId: stranger.learnerId }))).toBe(
        '404 safeguarding.learnerNotFound',
      );
    expect(resultOf(await report(family().token, { what: ' ' }))).toBe('400 common.invalid');
  });

  it('that is sent twice, also at the same instant, is kept once', async () => {
    const key = newKey();
    const before = (await list()).body.total;
    let second: Promise<Answer> | undefined;
    const watch = holdAfter(app.pool, /insert into "incident"/, async () => {
      second = report(family().token, { key });
      await second;
    });
    const first = await report(family().token, { key });
    await watch.done();
    const third = await report(family().token, { key });
    expect([first, second && (await second), third].map((one) => one && resultOf(one))).toEqual(
      Array(3).fill('200'),
    );
    expect((await list()).body.total).toBe(before + 1);
  });

  it('beyond twenty a day has to wait', async () => {
    const { token } = await signedInAccount(app, 'teacher');
    for (let n = 0; n < 20; n += 1) await report(token);
    expect(resultOf(await report(token))).toBe('429 safeguarding.tooMany');
  });
});

describe('an incident', () => {
  it('is for its officer alone: not for other admins, nor in the audit log', async () => {
    const id = await firstId();
    for (const answer of [await open(id, admin), await step(id, { to: 'inWork', version: 1 }, admin)])
      expect(resultOf(answer)).toBe('403 safeguarding.officerOnly');
    expect(resultOf(await open(randomUUID()))).toBe('404 safeguarding.notFound');
    const log = await rows(
      `select 1 from audit_entry where coalesce(after::text, '') ~ 'incident' or target_kind = 'incident'
       union all select 1 from audit_personal where new::text ~ 'memarahi'`,
    );
    expect(log).toEqual([]);
  });

  it('notes each reading and each step, and is closed with an outcome', async () => {
    const id = await firstId();
    const first = await open(id);
    expect(first.body).toMatchObject({
      what: REPORT.what,
      involved: 'Bu Guru',
      history: [],
      erasureAt: null,
    });
    expect((await open(id)).body.history).toMatchObject([{ kind: 'read' }]);
    expect(resultOf(await step(id, { to: 'inWork', version: 1 }))).toBe('200');
    expect(resultOf(await step(id, { to: 'inWork', version: 1 }))).toBe('409 common.stale');
    expect(resultOf(await step(id, { to: 'inWork', version: 2 }))).toBe('400 safeguarding.noteNeeded');
    expect(resultOf(await step(id, { to: 'closed', version: 2 }))).toBe('400 safeguarding.noteNeeded');
    const closed = await step(id, { to: 'closed', note: 'Guru diganti', version: 2 });
    expect(closed.body).toMatchObject({ state: 'closed', version: 3 });
    expect(closed.body.history.map(({ kind, note }: { kind: string; note: string }) => [kind, note])).toEqual(
      [
        ['read', ''],
        ['read', ''],
        ['taken', ''],
        ['closed', 'Guru diganti'],
      ],
    );
    expect(resultOf(await step(id, { to: 'closed', note: 'Lagi', version: 3 }))).toBe(
      '409 safeguarding.alreadyClosed',
    );
    const again = await step(id, { to: 'inWork', note: 'Ada kabar baru', version: 3 });
    expect(again.body.state).toBe('inWork');
    expect((await list(officer, '?state=inWork')).body.total).toBe(1);
  });

  it('takes only one of two steps at the same instant', async () => {
    const id = (await list(officer, '?state=new')).body.data[0].id;
    let second: Promise<Answer> | undefined;
    const watch = holdAfter(app.pool, /from "incident" .*for update/, async () => {
      second = step(id, { to: 'closed', note: 'Selesai', version: 1 });
    });
    const first = await step(id, { to: 'inWork', version: 1 });
    await watch.done();
    expect([resultOf(first), second && resultOf(await second)]).toEqual(['200', '409 common.stale']);
  });

  it('is never deleted, also not by hand, and says when an erasure would take the name out', async () => {
    await expect(app.pool.query('delete from incident')).rejects.toThrow('never deleted');
    await expect(app.pool.query('delete from incident_event')).rejects.toThrow('never deleted');
    const { learnerId } = family();
    const [{ id }] = await rows('select id from incident where learner_id = $1 limit 1', [learnerId]);
    const asked = await app.ask('POST', `/students/${learnerId}/erasure`, {
      token: tokenOf(admin),
      body: { reason: 'Diminta keluarga' },
    });
    expect(asked.status).toBeLessThan(300);
    expect((await open(id)).body.erasureAt).toMatch(/^2026-11-09/);
  });
});
