import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chosenValues, POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import { beforeAll, describe, expect, it } from 'vitest';
import { someoneWaits } from '../../../test/barrier.ts';
import { placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { type Answer, startTestApp } from '../../../test/start-test-app.ts';
import { migrationsFolder } from '../../platform/db/migration-files.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { policyAt, readPolicy } from './read-policy.ts';

const app = shared(startTestApp);
let token: string;
beforeAll(async () => {
  ({ token } = await signedInAccount(app, 'admin'));
});

const VALUES = chosenValues(POLICY_VERSION_1);
const add = (more: object) =>
  app.ask('POST', '/settings/policies', {
    token,
    body: { values: VALUES, validFrom: null, note: 'Rapat guru', after: 1, ...more },
  });

describe('policy versions', () => {
  it('a preview counts who keeps the old rules, shows examples by the new ones, and writes nothing', async () => {
    await placedFamily(app, [{ package: 'general-english-kids' }]);
    const { status, body } = await app.ask('POST', '/settings/policies/preview', {
      token,
      body: { ...VALUES, refundPercent: 60 },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      enrolments: 1,
      examples: [{ field: 'refundPercent', before: { figure: 1_350_000 }, after: { figure: 1_620_000 } }],
    });
    expect((await app.pool.query('select count(*)::int as n from policy_version')).rows[0].n).toBe(1);
  });

  it('invalid values are refused', async () => {
    for (const values of [
      { refundPercent: 101 },
      { noticeSeconds: 0 },
      { noticeSeconds: 5000 },
      { extensionDays: 1.5 },
      { meetingMinutes: 30, presentWithinSeconds: 1800 },
    ])
      expect([values, (await add({ values: { ...VALUES, ...values } })).status]).toEqual([values, 400]);
    expect((await add({})).body.code).toBe('policy.same');
    const past = await add({ values: { ...VALUES, refundPercent: 60 }, validFrom: '2026-01-01T00:00:00Z' });
    expect(past.body.code).toBe('policy.inPast');
  });

  it('a future version is valid from its instant on, and can be withdrawn until then', async () => {
    const begins = '2026-12-01T00:00:00.000Z';
    const planned = await add({ values: { ...VALUES, noticeSeconds: 12 * 3600 }, validFrom: begins });
    expect(planned.status).toBe(201);
    expect(planned.body.versions[0]).toMatchObject({ number: 2, state: 'planned', note: 'Rapat guru' });
    expect((await policyAt(app.pool, new Date('2026-11-30T23:59:59Z'))).version).toBe(1);
    const earlier = await add({ values: { ...VALUES, refundPercent: 60 }, after: 2 });
    expect(earlier.body.code).toBe('policy.beforeLatest');
    const withdrawn = await app.ask('DELETE', '/settings/policies/2', { token });
    expect(withdrawn.body).toMatchObject({ latest: 1 });
    expect((await app.ask('DELETE', '/settings/policies/1', { token })).body.code).toBe('policy.inForce');
    expect((await app.ask('DELETE', '/settings/policies/7', { token })).status).toBe(404);
  });

  it('of two people who add one at once, the second sees what the first wrote', async () => {
    const answers = await Promise.all([
      add({ values: { ...VALUES, refundPercent: 60 } }),
      add({ values: { ...VALUES, refundPercent: 70 } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ code: 'common.stale', current: { latest: 2 } });
    expect([60, 70]).toContain(refused.current.values.refundPercent);
  });

  it('past purchases keep their rules, new ones get the current version', async () => {
    const now = app.clock.now();
    expect((await policyAt(app.pool, now)).version).toBe(2);
    expect((await readPolicy(app.pool, 1)).values).toEqual(POLICY_VERSION_1);
    const { rows } = await app.pool.query('select distinct policy_version as version from enrolment');
    expect(rows).toEqual([{ version: 1 }]);
    const { body } = await app.ask('GET', '/settings/policies', { token });
    expect(
      body.versions.map((one: { state: string; enrolments: number }) => [one.state, one.enrolments]),
    ).toEqual([
      ['current', 0],
      ['past', 1],
    ]);
  });

  it('only the newest planned version can be withdrawn, and nobody withdraws it twice', async () => {
    const at = (validFrom: string, refundPercent: number, after: number) =>
      add({ values: { ...VALUES, refundPercent }, validFrom, after });
    expect((await at('2027-01-01T00:00:00Z', 51, 2)).status).toBe(201);
    expect((await at('2027-02-01T00:00:00Z', 52, 3)).status).toBe(201);
    const withdraw = (number: number) => app.ask('DELETE', `/settings/policies/${number}`, { token });
    const first = await withdraw(3);
    expect([first.status, first.body.code]).toEqual([409, 'policy.inForce']);
    const both = await Promise.all([withdraw(4), withdraw(4)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 404)?.body.code).toBe('policy.noVersion');
    expect((await withdraw(3)).status).toBe(200);
    const { rows } = await app.pool.query(
      `select target_id, action from audit_log where target_kind = 'policy' and target_id in ('3', '4') order by id`,
    );
    expect(rows.map((row) => `${row.action} ${row.target_id}`)).toEqual([
      'policy.added 3',
      'policy.added 4',
      'policy.withdrawn 4',
      'policy.withdrawn 3',
    ]);
  });

  it('a version number that was withdrawn and then used again means the new rules only', async () => {
    const again = await add({
      values: { ...VALUES, refundPercent: 55 },
      validFrom: '2027-01-01T00:00:00Z',
      after: 2,
    });
    expect(again.body).toMatchObject({ latest: 3 });
    const then = await policyAt(app.pool, new Date('2027-01-01T00:00:00Z'));
    expect([then.version, then.values.refundPercent]).toEqual([3, 55]);
  });

  it('a version built on one of rules 2 stays with them; its purchases have both rules and values', async () => {
    expect((await readPolicy(app.pool, 3)).rules).toBe(1);
    app.clock.set(new Date('2027-01-02T00:00:00Z'));
    // The rules alone are a change; the version before keeps its own.
    const values = { ...VALUES, refundPercent: 55 };
    expect((await add({ values, rules: 1, after: 3 })).body.code).toBe('policy.same');
    const upgraded = await add({ values, rules: 2, after: 3 });
    expect(upgraded.body.versions.map((one: { rules: number }) => one.rules)).toEqual([2, 1, 1, 1]);
    const { rows } = await app.pool.query('select before, after from audit_log order by id desc limit 1');
    expect(rows).toMatchObject([{ before: { rules: 1 }, after: { rules: 2 } }]);
    app.clock.set(new Date('2027-01-03T00:00:00Z'));
    expect((await add({ values: { ...VALUES, refundPercent: 53 }, after: 4 })).status).toBe(201);
    const policy = await policyAt(app.pool, app.clock.now());
    expect([policy.version, policy.rules, policy.values.refundPercent]).toEqual([5, 2, 53]);
    expect((await add({ rules: 3, after: 5 })).status).toBe(400);
  });

  it('a version that an order gets at this moment is not withdrawn', async () => {
    const { rows } = await app.pool.query('select max(number)::integer as latest from policy_version');
    const values = { ...VALUES, refundPercent: 61 };
    const { status, body } = await add({ values, validFrom: '2027-06-01T00:00:00Z', after: rows[0].latest });
    expect(status).toBe(201);
    const { places } = await placedFamily(app, [{ package: 'general-english-kids' }]);
    const use = `update orders set policy_version = $2, status = 'pending' where id = $1`;
    const withdraw = () => app.ask('DELETE', `/settings/policies/${body.latest}`, { token });
    let withdrawn: Promise<Answer> | undefined;
    await inTransaction(app.pool, async (buyer) => {
      await buyer.query(use, [places[0]?.orderId, body.latest]);
      withdrawn = withdraw();
      await someoneWaits(app.pool);
    });
    expect((await withdrawn)?.body.code).toBe('policy.inForce');
    await app.pool.query(use, [places[0]?.orderId, 1]);
    expect((await withdraw()).status).toBe(200);
  });
});

describe('upgrading a school', () => {
  const upgraded = async (versions: [number: number, rules: 1 | 2, from: string, percent: number][]) => {
    const upgrade = await readFile(path.join(migrationsFolder, '0120-publish-rules-2.sql'), 'utf8');
    const db = await app.pool.connect();
    try {
      await db.query('begin');
      await db.query(
        'create temporary table policy_version (like policy_version including all) on commit drop',
      );
      for (const [number, rules, from, refundPercent] of versions) {
        const values = JSON.stringify({ ...POLICY_VERSION_1, refundPercent });
        await db.query(
          'insert into policy_version (number, rules, "values", valid_from) values ($1, $2, $3, now() + $4::interval)',
          [number, rules, values, from],
        );
      }
      await db.query(upgrade);
      const { rows } = await db.query(
        `select number, rules, "values" -> 'refundPercent' as percent, valid_from > now() as "isPlanned"
         from policy_version order by number`,
      );
      return rows.slice(versions.length);
    } finally {
      await db.query('rollback');
      db.release();
    }
  };

  it.each<[string, Parameters<typeof upgraded>[0], object[]]>([
    ['without versions gets none', [], []],
    [
      'publishes rules 2 with its newest values at once',
      [
        [1, 1, '-9 days', 50],
        [2, 1, '-1 day', 60],
      ],
      [{ number: 3, rules: 2, percent: 60, isPlanned: false }],
    ],
    [
      'keeps the day of values that are planned',
      [
        [1, 1, '-9 days', 50],
        [2, 1, '9 days', 60],
      ],
      [{ number: 3, rules: 2, percent: 60, isPlanned: true }],
    ],
    [
      'that chose rules itself keeps its choice',
      [
        [1, 2, '-9 days', 50],
        [2, 1, '-1 day', 60],
      ],
      [],
    ],
  ])('%s', async (_what, versions, published) => {
    expect(await upgraded(versions)).toEqual(published);
  });
});
