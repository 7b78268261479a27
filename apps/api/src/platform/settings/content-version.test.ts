import { DAY, later, SECOND } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { type ContentVersion, contentVersion, DEFAULT_IDENTITY, schoolIdentity } from './content-version.ts';

const app = shared(startTestApp);
let pool: Pool;
beforeAll(async () => {
  pool = app.pool;
});

let versions: ContentVersion[] = [];
afterEach(() => {
  for (const one of versions) one.stop();
  versions = [];
});
const aProcess = () => {
  const one = contentVersion(pool, app.clock, app.fastify.log, ['package_price', 'policy_version']);
  versions.push(one);
  return one;
};
const saveIdentity = (value: object) =>
  pool.query(
    `insert into setting (key, value) values ('school', $1) on conflict (key) do update set value = $1`,
    [JSON.stringify(value)],
  );

describe('the content version', () => {
  it('is read once and then cached, and the process that makes a change sees it at once', async () => {
    const [mine, other] = [aProcess(), aProcess()];
    const before = await mine.current();
    expect(await other.current()).toBe(before);
    expect((await sentWhile(() => mine.current())).statements).toEqual([]);
    await saveIdentity({ name: 'Sekolah Baru' });
    expect(await mine.refresh()).toBeGreaterThan(before);
    expect(await mine.current()).toBeGreaterThan(before);
  });

  it('reaches every other process within two seconds', async () => {
    const other = aProcess();
    const before = await other.current();
    await saveIdentity({ name: 'Sekolah Lain' });
    await expect.poll(() => other.current(), { timeout: 2000, interval: 50 }).toBeGreaterThan(before);
  });

  it('rises at the instant at which a new price begins, without a write', async () => {
    const start = later(app.clock.now(), DAY);
    await pool.query(
      'insert into package_price (package_id, price, valid_from, added_at) values (103, 1000000, $1, $2)',
      [start, app.clock.now()],
    );
    const one = aProcess();
    const before = await one.current();
    app.clock.set(later(start, -SECOND));
    expect(await one.current()).toBe(before);
    app.clock.set(start);
    expect(await one.current()).toBe(before + 1);
  });
});

describe('the identity of the school', () => {
  it('is the product’s default while nothing is saved', async () => {
    await pool.query(`delete from setting where key = 'school'`);
    expect(await schoolIdentity(pool).at(1)).toEqual(DEFAULT_IDENTITY);
  });

  it('keeps the product’s value in every field that the school did not save', async () => {
    await saveIdentity({ name: 'Sekolah Kita', phone: '+62811' });
    expect(await schoolIdentity(pool).at(1)).toEqual({
      ...DEFAULT_IDENTITY,
      name: 'Sekolah Kita',
      phone: '+62811',
    });
  });

  it('is read again only when the content version has changed', async () => {
    const identity = schoolIdentity(pool);
    await saveIdentity({ name: 'Satu' });
    expect((await identity.at(7)).name).toBe('Satu');
    await saveIdentity({ name: 'Dua' });
    expect((await identity.at(7)).name).toBe('Satu');
    expect((await identity.at(8)).name).toBe('Dua');
  });
});
