import { DAY, later } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, aChild, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { eraseLearners } from '../../office/students/jobs.ts';

const app = shared(startTestApp);
let family: Account;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  family = await aFamily(app);
});

const ask = (method: string, path: string, body?: unknown, lang: 'id' | 'en' = 'id') =>
  app.ask(method, path, { token: family.token, lang, ...(body === undefined ? {} : { body }) });
const given = { guardianName: 'Pak Adi', relation: 'father', consent: true };
const give = (id: string, body: object = given, lang: 'id' | 'en' = 'id') =>
  ask('POST', `/learners/${id}/consent`, body, lang);
const withdraw = (id: string) => ask('DELETE', `/learners/${id}/consent`);
const consentsOf = async (id: string) =>
  (
    await app.pool.query(
      `select guardian_name as guardian, lang, withdrawn_at from consent where learner_id = $1 order by given_at, id`,
      [id],
    )
  ).rows;
const actionsOf = async (id: string) =>
  (
    await app.pool.query(
      `select action, after ->> 'consentStood' as stood from audit_log where target_id = $1 and action like 'consent.%'
       order by id`,
      [id],
    )
  ).rows;

describe('a guardian’s consent', () => {
  it('said again keeps the first one with its guardian, and the entry says that it was repeated', async () => {
    const id = await aChild(app, family);
    expect([(await give(id)).status, (await give(id)).body.consentNeeded]).toEqual([201, false]);
    expect(await consentsOf(id)).toEqual([{ guardian: 'Ibu Sari', lang: 'id', withdrawn_at: null }]);
    expect((await actionsOf(id)).map(({ action }) => action)).toEqual([
      'consent.repeated',
      'consent.repeated',
    ]);
  });

  it('given twice at the same instant after a withdrawal is one, in the language in which it was read', async () => {
    const id = await aChild(app, family);
    await withdraw(id);
    const both = await Promise.all([give(id, given, 'en'), give(id, given, 'en')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await consentsOf(id)).toEqual([
      { guardian: 'Ibu Sari', lang: 'id', withdrawn_at: app.clock.now() },
      { guardian: 'Pak Adi', lang: 'en', withdrawn_at: null },
    ]);
    expect((await actionsOf(id)).map(({ action }) => action)).toEqual([
      'consent.withdrawn',
      'consent.given',
      'consent.repeated',
    ]);
  });

  it('withdrawn twice ends once, and the thirty days run from the first time', async () => {
    const id = await aChild(app, family);
    expect((await withdraw(id)).body).toMatchObject({ id, consentNeeded: true });
    app.clock.set(later(new Date(MONDAY_MORNING), 20 * DAY));
    expect((await withdraw(id)).status).toBe(200);
    // What changed nothing has no entry.
    expect(await actionsOf(id)).toEqual([{ action: 'consent.withdrawn', stood: 'true' }]);
    app.clock.set(later(new Date(MONDAY_MORNING), 30 * DAY));
    expect(await eraseLearners.run(app.services)).toBe(1);
    for (const answer of [await give(id), await withdraw(id)])
      expect([answer.status, answer.body.code]).toEqual([404, 'learners.notFound']);
  });

  it('withdrawn again after it was renewed starts the thirty days anew', async () => {
    const id = await aChild(app, family);
    await withdraw(id);
    app.clock.set(later(new Date(MONDAY_MORNING), 29 * DAY));
    await give(id);
    await withdraw(id);
    app.clock.set(later(new Date(MONDAY_MORNING), 31 * DAY));
    expect(await eraseLearners.run(app.services)).toBe(0);
    app.clock.set(later(new Date(MONDAY_MORNING), 59 * DAY));
    expect(await eraseLearners.run(app.services)).toBe(1);
  });

  it('is not asked of adults: neither of oneself nor of a child who came of age', async () => {
    const self = (await ask('POST', '/learners', { kind: 'self', adult: true })).body;
    const child = await aChild(app, family, 'Budi', '2008-11-03');
    const texts = [];
    for (const lang of ['id', 'en'] as const) {
      const refused = await give(self.id, given, lang);
      expect([refused.status, refused.body.code]).toEqual([409, 'learners.notAChild']);
      texts.push(refused.body.message);
    }
    expect(new Set(texts).size).toBe(2);
    expect((await give(child)).status).toBe(201);
    app.clock.set('2026-11-02T16:59:59.999Z');
    expect((await give(child)).status).toBe(201);
    // Midnight in Jakarta: the birthday has begun.
    app.clock.set('2026-11-02T17:00:00Z');
    expect((await give(child)).body.code).toBe('learners.notAChild');
  });

  it('of somebody who learns and turns out to be a child is refused: a parent registers', async () => {
    const self = (await ask('POST', '/learners', { kind: 'self', adult: true })).body;
    await app.pool.query(`update learner set birth_date = '2012-01-01' where id = $1`, [self.id]);
    const refused = await give(self.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'learners.selfUnderAge']);
    const again = await ask('POST', '/learners', { kind: 'self', adult: true });
    expect([again.status, again.body.code]).toEqual([409, 'learners.selfUnderAge']);
  });

  it.each([
    ['the tick', { ...given, consent: false }, 'consent'],
    ['a relation that is known', { ...given, relation: 'neighbour' }, 'relation'],
    ['a name', { ...given, guardianName: '  ' }, 'guardianName'],
    ['a name of at most 100 characters', { ...given, guardianName: 'x'.repeat(101) }, 'guardianName'],
    ['a name on one line', { ...given, guardianName: 'Pak\nAdi' }, 'guardianName'],
  ])('without %s is refused at its field', async (_what, body, field) => {
    const id = await aChild(app, family);
    await withdraw(id);
    const refused = await give(id, body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect((await consentsOf(id)).map(({ withdrawn_at }) => withdrawn_at)).toEqual([app.clock.now()]);
  });
});

describe('a birth date that is corrected', () => {
  const change = (id: string, birth_date: string, version = 1) =>
    ask('PATCH', `/learners/${id}`, { birth_date, version });

  it.each([
    ['2020-11-03', 409, 'learners.tooYoung'],
    ['2008-11-02', 409, 'learners.notAChild'],
    ['2026-11-03', 400, 'common.invalid'],
    ['0000-05-17', 400, 'common.invalid'],
  ])('of a child to %s is refused with %i %s', async (birthDate, status, code) => {
    const id = await aChild(app, family);
    const refused = await change(id, birthDate);
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      status,
      code,
      ['birth_date'],
    ]);
    expect((await ask('GET', '/learners')).body.data).toMatchObject([
      { birth_date: '2015-05-17', version: 1 },
    ]);
  });

  it('of an adult to a day to come, or to that of a small child, is refused', async () => {
    const { id } = (await ask('POST', '/learners', { kind: 'self', adult: true })).body;
    expect((await change(id, '2026-11-03')).body.code).toBe('common.invalid');
    expect((await change(id, '2022-01-01')).body.code).toBe('learners.tooYoung');
    expect((await change(id, '2008-11-02')).body).toMatchObject({ ageGroup: 'adult', version: 2 });
  });

  it('stays as it is for a child who came of age, while the name can still be corrected', async () => {
    const id = await aChild(app, family, 'Budi', '2008-11-03');
    app.clock.set('2026-12-01T02:00:00Z');
    const renamed = { name: 'Budi Santoso', birth_date: '2008-11-03', version: 1 };
    expect((await ask('PATCH', `/learners/${id}`, renamed)).body).toMatchObject({
      name: 'Budi Santoso',
      ageGroup: 'adult',
      version: 2,
    });
  });

  it('on two devices at the same instant is corrected once, and the other sees it', async () => {
    const id = await aChild(app, family);
    const both = await Promise.all([change(id, '2014-01-01'), change(id, '2013-01-01')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, stale] = both.toSorted((a, b) => a.status - b.status);
    expect(stale?.body).toMatchObject({
      code: 'common.stale',
      current: { birth_date: kept?.body.birth_date, version: 2 },
    });
  });
});
