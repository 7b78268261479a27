import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aTeacher, openedClass, type Placed, readyFamily } from '../../../test/open-classes.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, rowsOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let admin: { accountId: string; token: string };
let family: Placed;
beforeAll(async () => {
  app.clock.set(MONDAY_MORNING);
  admin = await signedInAccount(app, 'admin');
});
beforeEach(async () => {
  family = await readyFamily(app, { name: 'Kirana' });
});

const path = () => `/students/${family.learnerId}/record`;
const read = async () => (await app.ask('GET', path(), { token: admin.token })).body;
const form = async (change: object = {}) => {
  const { kind: _, ...record } = await read();
  return { ...record, phone: record.phone ?? '', reason: 'Sesuai akta', ...change };
};
const save = async (change: object, token = admin.token) =>
  app.ask('PUT', path(), { token, body: await form(change) });
const rows = rowsOf(app);
const entries = () =>
  rows(
    `select e.action, p.field, p.old, p.new from audit_entry e join audit_personal p on p.entry_id = e.id
     where e.target_id in ($1, $2) and e.action in ('learner.corrected', 'account.corrected') and p.field <> ''
     order by e.id, p.field`,
    [family.learnerId, family.accountId],
  );
const noticesOf = () =>
  rows(`select params from notification where account_id = $1 and kind = 'account.corrected'`, [
    family.accountId,
  ]);

it('a name and a birth date are corrected, both values are in the audit log, and the family is told which and why', async () => {
  const before = await read();
  const saved = await save({ name: 'Kirana Putri', birthDate: '2015-05-18', zone: 'Asia/Makassar' });
  expect([saved.status, saved.body]).toEqual([
    200,
    expect.objectContaining({ name: 'Kirana Putri', birthDate: '2015-05-18', zone: 'Asia/Makassar' }),
  ]);
  expect(saved.body.version).toBeGreaterThan(before.version);
  expect(await entries()).toEqual([
    { action: 'learner.corrected', field: 'birthDate', old: '2015-05-17', new: '2015-05-18' },
    { action: 'learner.corrected', field: 'name', old: 'Kirana', new: 'Kirana Putri' },
    { action: 'account.corrected', field: 'zone', old: null, new: 'Asia/Makassar' },
  ]);
  expect(await noticesOf()).toEqual([
    {
      params: { learnerName: 'Kirana Putri', fields: ['name', 'birthDate', 'zone'], reason: 'Sesuai akta' },
    },
  ]);
  // Staff call the class by the new name at once.
  const opened = await openedClass(app, admin, await aTeacher(app), [family]);
  expect(opened.learners).toEqual([{ id: family.learnerId, name: 'Kirana Putri' }]);
});

it('another address is told to both mailboxes, is to be verified anew, and mails that wait follow it', async () => {
  const { email: old } = await read();
  const email = `baru-${family.accountId}@contoh.id`;
  expect((await save({ email: email.toUpperCase() })).status).toBe(200);
  expect(await rows('select email, email_verified from account where id = $1', [family.accountId])).toEqual([
    { email, email_verified: false },
  ]);
  const mails = await rows(
    `select kind, to_address as to from outbox where account_id = $1 and sent_at is null and kind <> 'placement.result'`,
    [family.accountId],
  );
  expect(mails).toEqual(
    expect.arrayContaining([
      { kind: 'accounts.emailChangedBySchool', to: old },
      { kind: 'accounts.verifyEmail', to: email },
      { kind: 'notifications.notice', to: email },
    ]),
  );
});

it('what the form holds already changes nothing and tells nobody', async () => {
  const before = await read();
  expect((await save({})).body).toEqual(before);
  expect(await noticesOf()).toEqual([]);
});

it('a birth date that makes a child an adult, a taken address and a wrong phone number are refused beside their fields', async () => {
  const other = await readyFamily(app, { name: 'Bima' });
  const [{ email }] = await rows('select email from account where id = $1', [other.accountId]);
  const answers = await Promise.all([
    save({ birthDate: '2000-01-01' }),
    save({ birthDate: '2022-01-01' }),
    save({ email }),
    save({ phone: '12' }),
    save({ reason: ' ' }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code, Object.keys(body.fields ?? {})])).toEqual([
    [409, 'learners.notAChild', ['birthDate']],
    [409, 'learners.tooYoung', ['birthDate']],
    [409, 'accounts.emailTaken', ['email']],
    [400, 'common.invalid', ['phone']],
    [400, 'common.invalid', ['reason']],
  ]);
  expect(await noticesOf()).toEqual([]);
});

it('of two admins who correct one record at the same moment, the second reads what is stored and who changed it', async () => {
  const bodies = [await form({ name: 'Kirana A' }), await form({ phone: '0813 2222 3333' })];
  const answers = await Promise.all(
    bodies.map((body) => app.ask('PUT', path(), { token: admin.token, body })),
  );
  const [done, stale] = answers.toSorted((a, b) => a.status - b.status);
  expect([done?.status, stale?.status, stale?.body.code]).toEqual([200, 409, 'common.stale']);
  expect(stale?.body.current).toMatchObject({
    version: done?.body.version,
    changed: { by: expect.any(String), at: expect.any(String) },
  });
});

it('the family’s own change meanwhile counts too, and an adult who learns has one name', async () => {
  const body = await form({ phone: '' });
  await app.pool.query('update account set name = $2, version = version + 1 where id = $1', [
    family.accountId,
    'Ibu Sari',
  ]);
  expect((await app.ask('PUT', path(), { token: admin.token, body })).body.code).toBe('common.stale');
  await app.pool.query(`update learner set kind = 'self', relation = null, birth_date = null where id = $1`, [
    family.learnerId,
  ]);
  expect((await save({ name: 'Dewi Lestari' })).body).toMatchObject({
    name: 'Dewi Lestari',
    ownerName: 'Dewi Lestari',
  });
  expect((await save({ birthDate: '2012-01-01' })).body.code).toBe('learners.selfUnderAge');
});

it('only an admin whose proof is fresh corrects a record', async () => {
  const teacher = await aTeacher(app);
  expect((await save({ name: 'X' }, teacher.token)).status).toBe(403);
  expect((await save({ name: 'X' }, family.token)).status).toBe(403);
});
