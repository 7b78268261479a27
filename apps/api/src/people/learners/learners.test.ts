import { DAY, later } from '@fasih/school/basics/instants';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPayingSchool } from '../../../test/paying-school.ts';
import { type Account, aChild, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';
import { eraseLearners } from '../../office/students/jobs.ts';

const school = shared(aPayingSchool);
let family: Account;
beforeEach(async () => {
  school.app.clock.set(MONDAY_MORNING);
  family = await aFamily(school.app);
});

const ask = (method: string, path: string, body?: unknown, account = family) =>
  school.app.ask(method, path, { token: account.token, ...(body === undefined ? {} : { body }) });
const child = (birthDate: string) => ({
  kind: 'child',
  name: 'Budi',
  birth_date: birthDate,
  relation: 'mother',
  guardianName: 'Ibu Sari',
  consent: true,
});

describe('the learners of an account', () => {
  it('an adult needs one tick and nothing more, and repeating it changes nothing', async () => {
    const first = await ask('POST', '/learners', { kind: 'self', adult: true });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      kind: 'self',
      name: 'Ibu Sari',
      birth_date: null,
      ageGroup: 'adult',
      consentNeeded: false,
    });
    await Promise.all([1, 2, 3].map(() => ask('POST', '/learners', { kind: 'self', adult: true })));
    expect((await ask('GET', '/learners')).body.data).toHaveLength(1);
  });

  it('are at most twelve, also when two are added at the same moment', async () => {
    await ask('POST', '/learners', { kind: 'self', adult: true });
    for (let n = 0; n < 10; n += 1) await aChild(school.app, family, `Anak ${n}`);
    const two = await Promise.all([1, 2].map(() => ask('POST', '/learners', child('2015-05-17'))));
    expect(two.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = await ask('POST', '/learners', child('2015-05-17'));
    expect([refused.status, refused.body.code]).toEqual([409, 'learners.tooMany']);
    expect(refused.body.message).toBe(
      'Satu akun memuat paling banyak 12 siswa. Hubungi kami bila Anda memerlukan lebih.',
    );
    // Adding oneself again creates nobody.
    expect((await ask('POST', '/learners', { kind: 'self', adult: true })).status).toBe(201);
    expect((await ask('GET', '/learners')).body.data).toHaveLength(12);
  });

  it.each([
    ['2020-11-03', 409, 'learners.tooYoung'],
    ['2008-11-02', 409, 'learners.notAChild'],
    ['2026-12-24', 400, 'common.invalid'],
    ['2019-02-29', 400, 'common.invalid'],
  ])('a child born on %s is refused with %i %s', async (birthDate, status, code) => {
    const answer = await ask('POST', '/learners', child(birthDate));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await ask('GET', '/learners')).body.data).toEqual([]);
  });

  it.each([
    ['2020-11-02', 'kids'],
    ['2013-11-03', 'kids'],
    ['2013-11-02', 'teen'],
    ['2008-11-03', 'teen'],
  ])('a child born on %s belongs to %s', async (birthDate, ageGroup) => {
    expect((await ask('POST', '/learners', child(birthDate))).body).toMatchObject({
      ageGroup,
      consentNeeded: false,
    });
  });

  it('a self learner under 18 is told to ask a parent', async () => {
    const self = (await ask('POST', '/learners', { kind: 'self', adult: true })).body;
    const change = await ask('PATCH', `/learners/${self.id}`, {
      birth_date: '2010-01-01',
      version: self.version,
    });
    expect([change.status, change.body.code]).toEqual([409, 'learners.selfUnderAge']);
    const adult = await ask('PATCH', `/learners/${self.id}`, {
      birth_date: '1990-01-01',
      version: self.version,
    });
    expect(adult.body).toMatchObject({ ageGroup: 'adult', version: self.version + 1 });
    const stale = await ask('PATCH', `/learners/${self.id}`, { name: 'Lain', version: self.version });
    expect([stale.status, stale.body.code]).toEqual([409, 'common.stale']);
    expect(stale.body.current).toMatchObject({
      version: self.version + 1,
      changed: { by: expect.any(String), at: expect.any(String) },
    });
  });

  it("another family's learner is not found", async () => {
    const learnerId = await aChild(school.app, family);
    const stranger = await aFamily(school.app);
    const consent = { guardianName: 'X', relation: 'mother', consent: true };
    expect((await ask('PATCH', `/learners/${learnerId}`, { name: 'X', version: 1 }, stranger)).status).toBe(
      404,
    );
    expect((await ask('POST', `/learners/${learnerId}/consent`, consent, stranger)).status).toBe(404);
    expect((await ask('DELETE', `/learners/${learnerId}/consent`, undefined, stranger)).status).toBe(404);
    expect((await school.buys({ learnerId }, stranger)).bought.body.code).toBe('learners.notFound');
    expect((await ask('PATCH', '/learners/nobody', { name: 'X', version: 1 })).status).toBe(404);
  });
});

describe('the learner of an order', () => {
  it('without a name or a learner, the self learner is created, so that the bare call works', async () => {
    expect((await school.buys({}, family)).bought.status).toBe(200);
    expect((await ask('GET', '/learners')).body.data).toMatchObject([{ kind: 'self', name: 'Ibu Sari' }]);
  });

  it('the only learner is chosen; of several one must be named', async () => {
    const first = await aChild(school.app, family);
    const only = await school.buys({}, family);
    expect((await ask('GET', `/orders/${only.orderId}`)).body.learner.id).toBe(first);
    await aChild(school.app, family, 'Ani');
    const choose = await school.buys({}, family);
    expect([choose.bought.status, choose.bought.body.code]).toEqual([409, 'learners.choose']);
    expect((await school.buys({ learnerId: first }, family)).orderId).toBe(only.orderId);
  });
});

describe("the guardian's consent", () => {
  it('is recorded with who, relation, text, language, time and address, and is required to buy', async () => {
    const learnerId = await aChild(school.app, family);
    const { rows } = await school.app.pool.query('select * from consent where learner_id = $1', [learnerId]);
    expect(rows).toMatchObject([
      {
        account_id: family.accountId,
        guardian_name: 'Ibu Sari',
        relation: 'mother',
        text_version: '2026-11-21',
        lang: 'id',
        address: '203.0.113.7',
        given_at: school.app.clock.now(),
        withdrawn_at: null,
      },
    ]);
    await ask('DELETE', `/learners/${learnerId}/consent`);
    const refused = await school.buys({ learnerId }, family);
    expect([refused.bought.status, refused.bought.body.code]).toEqual([409, 'learners.consentNeeded']);
    const again = await ask('POST', `/learners/${learnerId}/consent`, {
      guardianName: 'Pak Adi',
      relation: 'father',
      consent: true,
    });
    expect([again.status, again.body.consentNeeded]).toEqual([201, false]);
    expect((await school.buys({ learnerId }, family)).bought.status).toBe(200);
    expect(await school.count('consent where learner_id = $1', [learnerId])).toBe(2);
  });

  it('withdrawn, stops the lessons at once; after 30 days the child is erased and the books stay', async () => {
    const learnerId = await aChild(school.app, family, 'Budi Rahasia', '2014-08-23');
    const buyer = await school.buys({ learnerId }, family);
    await school.act(buyer.orderId, 'pay');
    const books = await school.books();
    await ask('DELETE', `/learners/${learnerId}/consent`);
    expect(await school.count("enrolment where order_id = $1 and state = 'suspended'", [buyer.orderId])).toBe(
      1,
    );

    school.app.clock.set(later(school.app.clock.now(), 30 * DAY - 1));
    expect(await eraseLearners.run(school.app.services)).toBe(0);
    school.app.clock.set(later(school.app.clock.now(), 1));
    const both = await Promise.all([
      eraseLearners.run(school.app.services),
      eraseLearners.run(school.app.services),
    ]);
    expect(both.sort()).toEqual([0, 1]);
    expect((await ask('GET', '/learners')).body.data).toEqual([]);
    const tables = [
      'learner',
      'orders',
      'receipt',
      'enrolment',
      'ledger_entry',
      'outbox',
      'audit_entry',
      'consent',
    ];
    for (const table of tables) {
      const left = await school.count(
        `${table} t where t::text like '%Rahasia%' or t::text like '%2014-08-23%'`,
      );
      expect([table, left]).toEqual([table, 0]);
    }
    expect(await school.books()).toEqual(books);
    expect((await ask('GET', `/orders/${buyer.orderId}`)).body).toMatchObject({
      status: 'paid',
      learner: { name: '' },
    });
  });

  it('withdrawn before the payment arrives: the money is booked and the lessons wait', async () => {
    const learnerId = await aChild(school.app, family);
    const buyer = await school.buys({ learnerId }, family);
    await ask('DELETE', `/learners/${learnerId}/consent`);
    await school.act(buyer.orderId, 'pay');
    expect((await ask('GET', `/orders/${buyer.orderId}`)).body.status).toBe('paid');
    expect(await school.count("enrolment where order_id = $1 and state = 'suspended'", [buyer.orderId])).toBe(
      1,
    );
  });

  it('given again within the 30 days, keeps the child', async () => {
    const learnerId = await aChild(school.app, family);
    await ask('DELETE', `/learners/${learnerId}/consent`);
    await ask('POST', `/learners/${learnerId}/consent`, {
      guardianName: 'Ibu',
      relation: 'mother',
      consent: true,
    });
    school.app.clock.set(later(school.app.clock.now(), 60 * DAY));
    await eraseLearners.run(school.app.services);
    expect((await ask('GET', '/learners')).body.data).toMatchObject([{ id: learnerId, name: 'Budi' }]);
  });
});
