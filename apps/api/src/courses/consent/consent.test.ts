import { beforeEach, describe, expect, it } from 'vitest';
import { type Family, placedFamily } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { readyForARace } from '../../../test/sit-placement.ts';
import { MONDAY_MORNING, resultOf, startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let family: Family;
let learnerId: string;
beforeEach(async () => {
  app.clock.set(MONDAY_MORNING);
  family = await placedFamily(app, [
    { package: 'general-english-teen', learnerName: 'Sekar', birthDate: '2010-05-17' },
    { package: 'conversation-teen', sameLearner: true },
  ]);
  learnerId = family.places[0]?.learnerId ?? '';
});

const query = (sql: string, ...values: unknown[]) => app.pool.query(sql, values);
const path = () => `/learners/${learnerId}/consent`;
const give = (change: object = {}, more: object = {}) =>
  app.ask('POST', path(), {
    token: family.token,
    body: { guardianName: 'Ibu Sari', relation: 'mother', consent: true, ...change },
    ...more,
  });
const withdraw = () => app.ask('DELETE', path(), { token: family.token });
const born = (day: string) => query('update learner set birth_date = $2 where id = $1', learnerId, day);
const consents = async () =>
  (
    await query(
      `select guardian_name as name, relation, lang, address, withdrawn_at is null as stands from consent
       where learner_id = $1 order by given_at, id`,
      learnerId,
    )
  ).rows;
const courses = async (): Promise<string[]> =>
  (await query('select state from enrolment where learner_id = $1 order by id', learnerId)).rows.map(
    ({ state }) => state,
  );
const audit = async (): Promise<string[]> =>
  (
    await query(
      `select action from audit_log where target_id = $1 and action like 'consent.%' order by id`,
      learnerId,
    )
  ).rows.map(({ action }) => action);

describe('a guardian’s consent', () => {
  it('is kept as proof with who, language and network address; what is sent again is not', async () => {
    expect((await give({}, { lang: 'en', address: '198.51.100.4' })).body).toMatchObject({
      consentNeeded: false,
    });
    expect((await give({ guardianName: 'Pak Budi', relation: 'father' })).status).toBe(201);
    expect(await consents()).toEqual([
      { name: 'Ibu Sari', relation: 'mother', lang: 'en', address: '198.51.100.4', stands: true },
    ]);
    expect(await audit()).toEqual(['consent.given', 'consent.repeated']);
  });

  it('pressed on two phones at once is one consent', async () => {
    await readyForARace(app);
    const both = await Promise.all([give(), give({ guardianName: 'Pak Budi', relation: 'father' })]);
    expect(both.map(resultOf)).toEqual(['201', '201']);
    expect(await consents()).toHaveLength(1);
    expect((await audit()).sort()).toEqual(['consent.given', 'consent.repeated']);
  });

  it.each([
    // In Jakarta it is 3 November 2026 from 17:00 UTC on 2 November.
    ['2026-11-02T16:59:59.999Z', '201'],
    ['2026-11-02T17:00:00.000Z', '409 learners.notAChild'],
  ])('is asked of a learner until the 18th birthday begins in Jakarta: at %s %s', async (now, expected) => {
    await born('2008-11-03');
    app.clock.set(now);
    expect(resultOf(await give())).toBe(expected);
    expect(await consents()).toHaveLength(expected === '201' ? 1 : 0);
  });

  it('is not asked of who learns for themselves; who is under 18 is told to register with a parent', async () => {
    await query(
      `update learner set kind = 'self', adult_declared_at = now(), birth_date = null where id = $1`,
      learnerId,
    );
    expect(resultOf(await give())).toBe('409 learners.notAChild');
    await born('2010-05-17');
    const [indonesian, english] = [await give(), await give({}, { lang: 'en' })];
    expect([indonesian, english].map(resultOf)).toEqual(Array(2).fill('409 learners.selfUnderAge'));
    expect(indonesian.body.message).toBe(
      'Untuk siswa di bawah 18 tahun, mintalah orang tua atau wali untuk mendaftar.',
    );
    expect(english.body.message).not.toBe(indonesian.body.message);
    expect(await consents()).toEqual([]);
  });

  it.each([{ consent: false }, { consent: 'true' }, { relation: 'aunt' }, { guardianName: ' ' }])(
    'is not recorded from a form with %j',
    async (change) => {
      const refused = await give(change);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(change)]);
      expect([await consents(), await audit()]).toEqual([[], []]);
    },
  );
});

describe('withdrawing it', () => {
  it('stops every active course of the learner at once, and none that is over; a second time changes nothing', async () => {
    await give();
    await query(
      `update enrolment set state = 'ended', ended_at = now() where id = $1`,
      family.places[1]?.enrolmentId,
    );
    expect((await withdraw()).body).toMatchObject({ consentNeeded: true });
    expect(await courses()).toEqual(['suspended', 'ended']);
    const [{ stands }] = await consents();
    expect(stands).toBe(false);
    // The school takes the course up again; repeating the withdrawal does not stop it once more.
    await query(`update enrolment set state = 'active' where id = $1`, family.places[0]?.enrolmentId);
    expect((await withdraw()).status).toBe(200);
    expect(await courses()).toEqual(['active', 'ended']);
    const { rows } = await query(
      `select after->>'consentStood' as stood, after->>'enrolmentsStopped' as stopped from audit_log
       where action = 'consent.withdrawn' and target_id = $1 order by id`,
      learnerId,
    );
    // What changed nothing has no entry.
    expect(rows).toEqual([{ stood: 'true', stopped: '1' }]);
  });

  it('twice at the same instant is one withdrawal', async () => {
    await give();
    await readyForARace(app);
    expect((await Promise.all([withdraw(), withdraw()])).map(resultOf)).toEqual(['200', '200']);
    const { rows } = await query(
      `select after->>'consentStood' as stood from audit_log where action = 'consent.withdrawn' and target_id = $1`,
      learnerId,
    );
    expect(rows).toEqual([{ stood: 'true' }]);
  });

  it('and giving it again leaves two records, and the courses stopped until the school takes them up', async () => {
    await give();
    await withdraw();
    expect((await give({ guardianName: 'Pak Budi', relation: 'father' })).body).toMatchObject({
      consentNeeded: false,
    });
    expect((await consents()).map(({ name, stands }) => `${name} ${stands}`)).toEqual([
      'Ibu Sari false',
      'Pak Budi true',
    ]);
    expect(await courses()).toEqual(['suspended', 'suspended']);
  });

  it('of a learner that is none, or of another family, finds nothing', async () => {
    const stranger = await placedFamily(app, [{ package: 'general-english-teen' }]);
    await give();
    for (const id of ['none', '0190a000-0000-7000-8000-000000000000'])
      expect(resultOf(await app.ask('DELETE', `/learners/${id}/consent`, { token: family.token }))).toBe(
        '404 learners.notFound',
      );
    const body = { guardianName: 'X', relation: 'mother', consent: true };
    for (const [method, more] of [
      ['DELETE', {}],
      ['POST', { body }],
    ] as const)
      expect(resultOf(await app.ask(method, path(), { token: stranger.token, ...more }))).toBe(
        '404 learners.notFound',
      );
    expect([await courses(), (await consents()).length]).toEqual([['active', 'active'], 1]);
  });
});
