import { refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { someoneWaits } from '../../../test/barrier.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../db/transaction.ts';
import { holdSetting, writeSetting } from './setting-row.ts';

const app = shared(startTestApp);
let pool: Pool;
beforeAll(async () => {
  pool = app.pool;
});

const saved = async (key: string) =>
  (await pool.query('select value, version from setting where key = $1', [key])).rows[0];
const save = (key: string, value: unknown) =>
  inTransaction(pool, async (db) => {
    await holdSetting(db, key);
    await writeSetting(db, key, value);
  });

describe('a setting', () => {
  it('that was never saved gets version 1 with its first value, and one more with each later one', async () => {
    await save('probe.first', { name: 'Fasih' });
    expect(await saved('probe.first')).toEqual({ value: { name: 'Fasih' }, version: 1 });
    await save('probe.first', []);
    expect(await saved('probe.first')).toEqual({ value: [], version: 2 });
  });

  it('is written one after the other by two who save it for the first time at once', async () => {
    const first = await pool.connect();
    await first.query('begin');
    await holdSetting(first, 'probe.twice');
    await writeSetting(first, 'probe.twice', ['first']);
    const second = inTransaction(pool, async (db) => {
      await holdSetting(db, 'probe.twice');
      const { rows } = await db.query(`select value from setting where key = 'probe.twice'`);
      await writeSetting(db, 'probe.twice', [...rows[0].value, 'second']);
    });
    await someoneWaits(pool);
    await first.query('commit');
    first.release();
    await second;
    expect(await saved('probe.twice')).toEqual({ value: ['first', 'second'], version: 2 });
  });

  it('stays unsaved when its first save is refused', async () => {
    const refused = await inTransaction(pool, async (db) => {
      await holdSetting(db, 'probe.refused');
      await writeSetting(db, 'probe.refused', { name: 'x' });
      return refuse('common.stale');
    });
    expect(refused.code).toBe('common.stale');
    expect(await saved('probe.refused')).toBeUndefined();
  });
});
