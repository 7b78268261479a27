import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { aBackedUpSchool } from '../../platform/backup/backup.fixtures.ts';
import { publicKeyText, readSecretKey } from '../../platform/backup/key.ts';
import { leftName } from '../../platform/backup/names.ts';
import { currentSeries, knownKeys } from '../../platform/backup/runs.ts';
import { openWithDataKeys } from '../../platform/backup/sealing.ts';
import { takeBackup } from '../../platform/backup/take-backup.ts';
import { readConfig } from '../../platform/config.ts';
import { startEmbeddedPostgres } from '../../platform/db/embedded/start.ts';
import { createPool } from '../../platform/db/pool.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { issueReceipt } from '../../sales/receipts/receipts.ts';
import { erasePerson } from '../students/erase-person.ts';
import { drill } from './drill.ts';
import { restoreSchool } from './restore-school.ts';
import { keepLeft } from './what-left.ts';

const school = shared(aBackedUpSchool);

const pause = () => new Promise((done) => setTimeout(done, 20));

it('a drill finds what is missing; a restore keeps what left the school since', async () => {
  const { pool, live, store, sealer, folder } = school;
  const accountId = randomUUID();
  const learnerId = randomUUID();
  await pool.query(
    `insert into account (id, username, display_username, email, name, role, lang)
     values ($1, 'bu.dewi', 'bu.dewi', 'dewi@contoh.id', 'Dewi Lestari', 'student', 'id')`,
    [accountId],
  );
  await pool.query(
    `insert into learner (id, account_id, kind, name, birth_date) values ($1, $2, 'self', 'Kirana Lestari', '2004-01-01')`,
    [learnerId, accountId],
  );
  await pool.query('insert into receipt_counter values (2026, 7)');
  await live.put('photos/dewi.webp', randomBytes(3000));
  const unfollow = school.follow();
  await takeBackup(school);
  await pause();
  const instant = new Date();
  await pause();

  const now = new Date();
  await pool.query('update receipt_counter set last = 12');
  await inTransaction(pool, (db) => erasePerson(db, { learnerId, accountId, accountToo: true }, now));
  await keepLeft(pool, store, sealer, () => new Date())();
  const lost = leftName(new Date(), randomUUID());
  const page = { receipts: [], erasures: [], pages: ['lost-1'] };
  await store.put(lost, await sealer.seal(lost, Buffer.from(JSON.stringify(page))));

  // One file that the store has, and one that was never copied.
  await live.put('photos/joko.webp', randomBytes(3000));
  const series = (await currentSeries(pool))?.id ?? '';
  const ownKeys = openWithDataKeys(await knownKeys(pool));
  mkdirSync(join(folder, 'drills'));
  const parts = { url: school.url, live, store, series, opener: ownKeys, folder: join(folder, 'drills') };
  const found = await school.whileMarking(() => drill(parts));
  expect(found).toMatchObject({
    problems: ['file photos/joko.webp is not in the store'],
    files: 2,
    filesRead: 1,
  });
  expect(found.rows).toBeGreaterThan(3);
  await unfollow();
  expect(school.reports).toEqual([]);

  const secret = readSecretKey(school.secretKey);
  const config = readConfig(
    {
      DATA_DIR: join(folder, 'school'),
      BACKUP_URL: `file://${join(folder, 'store')}`,
      BACKUP_KEY: publicKeyText(secret),
    },
    'demo',
  );
  const restore = { to: instant, secret, isRehearsal: false, lastReceipt: null, report: () => {} };
  await expect(restoreSchool(config, restore)).rejects.toThrow('running');
  const lines = await restoreSchool(config, { ...restore, isRehearsal: true });
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/5 numbers are skipped/),
      expect.stringMatching(/done again: 1\./),
      expect.stringMatching(/about 1 payment pages/),
      'Books: they agree.',
      expect.stringMatching(/JOBS=off DATA_DIR=/),
    ]),
  );
  const copy = await startEmbeddedPostgres({ dataDir: `${config.dataDir}-rehearsal` });
  const restored = createPool({ url: copy.url, applicationName: 'fasih-test' });
  try {
    const { rows } = await restored.query(
      `select name, erased_at is not null as erased, (select count(*)::int from rehearsal_mark) as marks,
        (select count(*)::int from backup_series) as series from learner`,
    );
    expect(rows).toEqual([{ name: expect.not.stringMatching(/Kirana/), erased: true, marks: 1, series: 0 }]);
    await restored.query('alter table receipt disable trigger all');
    const inDecember = new Date('2026-12-01T02:00:00Z');
    const number = await issueReceipt(restored, {
      orderId: randomUUID(),
      amount: 1,
      payerName: 'x',
      now: inDecember,
    });
    expect(number).toBe(`KW/2026/000013`);
  } finally {
    await restored.end();
    await copy.stop();
  }
});
