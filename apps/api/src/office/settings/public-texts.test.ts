import { beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const app = shared(startTestApp);
let token: string;
beforeAll(async () => {
  token = (await signedInAccount(app, 'admin')).token;
});

const path = '/settings/public-texts';
const texts = { founderId: 'Halo.\n\nSelamat datang.', founderEn: 'Hello.', teachersId: '', teachersEn: '' };
const save = (body: object) => app.ask('PUT', path, { token, body });
const contentVersion = async () =>
  Number((await app.pool.query('select version from content_version')).rows[0].version);

describe("the school's own texts on its public pages", () => {
  it('are empty until an admin writes them', async () => {
    const { body } = await app.ask('GET', path, { token });
    expect(body).toEqual({
      founderId: '',
      founderEn: '',
      teachersId: '',
      teachersEn: '',
      version: 0,
      changed: null,
    });
  });

  it('are saved by one of two simultaneous writers; the other gets the current texts', async () => {
    const before = await contentVersion();
    const answers = await Promise.all([
      save({ ...texts, version: 0 }),
      save({ ...texts, founderEn: 'Hi.', version: 0 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await contentVersion()).toBeGreaterThan(before);
    const winner = answers.find(({ status }) => status === 200)?.body;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({
      code: 'common.stale',
      current: { version: 1, founderEn: winner.founderEn },
    });
    const { rows } = await app.pool.query(
      "select before, after from audit_log where action = 'school.publicTextsChanged'",
    );
    expect(rows).toMatchObject([{ before: { founderId: '' }, after: { founderId: texts.founderId } }]);
  });

  it('refuse control characters, text-direction characters and more than 4000 characters, each at its field', async () => {
    const { status, body } = await save({
      ...texts,
      founderId: 'a\u0007b',
      founderEn: 'a\u202Eb',
      teachersId: 'x'.repeat(4001),
      version: 1,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).sort()).toEqual(['founderEn', 'founderId', 'teachersId']);
  });
});
