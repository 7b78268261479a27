import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { restoreSchool } from '../../apps/api/src/office/recovery/restore-school.ts';
import { followLog } from '../../apps/api/src/platform/backup/follow.ts';
import {
  newSecretKey,
  publicKeyText,
  readPublicKey,
  readSecretKey,
} from '../../apps/api/src/platform/backup/key.ts';
import { sealerFor } from '../../apps/api/src/platform/backup/sealing.ts';
import { takeBackup } from '../../apps/api/src/platform/backup/take-backup.ts';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/platform/db/embedded/start.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { createPool } from '../../apps/api/src/platform/db/pool.ts';
import { diskFiles } from '../../apps/api/src/platform/files/files.ts';
import type { Figure } from '../report.ts';

const GB = 2 ** 30;
/** Gigabytes of database; 10 needs about 40 GB of disk. */
const SIZE = Number(process.env.BENCH_GIGABYTES ?? 1);
const ROW_BYTES = 1000;

/** How long a backup and a restore take, and how much of the last minute a lost disk takes with it. */
export async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fasih-recovery-'));
  const dataDir = join(folder, 'school');
  const server = await startEmbeddedPostgres({ dataDir });
  await migrate(server.url);
  const pool = createPool({ url: server.url, applicationName: 'fasih-bench' });
  const secretKey = readSecretKey(newSecretKey());
  const key = publicKeyText(secretKey);
  const store = diskFiles(folder, join(folder, 'store'));
  const parts = {
    url: server.url,
    pool,
    live: diskFiles(dataDir),
    store,
    sealer: sealerFor(readPublicKey(key)),
  };
  const log = { info: () => {}, warn: () => {}, error: console.error };
  const ending = new AbortController();
  try {
    await fill(server.url);
    const following = followLog({ ...parts, log, keepLeft: async () => {} }, ending.signal);
    const backup = await takeBackup(parts);
    // Writes go on until the disk is lost: the newest one that a restore brings back says how much is gone.
    await pool.query('create table beat (at timestamptz primary key)');
    const until = performance.now() + 45_000;
    while (performance.now() < until) {
      await pool.query('insert into beat values (clock_timestamp())');
      await sleep(50);
    }
    const copy = join(folder, 'copy');
    const config = readConfig(
      { DATA_DIR: dataDir, BACKUP_URL: `file://${join(folder, 'store-then')}`, BACKUP_KEY: key },
      'demo',
    );
    const lost = new Date();
    // What is stored after this moment is not in the folder that is restored.
    renameSync(join(folder, 'store'), join(folder, 'store-then'));
    const began = performance.now();
    await restoreSchool(config, {
      to: null,
      secret: secretKey,
      isRehearsal: true,
      folder: copy,
      lastReceipt: null,
      report: () => {},
    });
    const restoredIn = (performance.now() - began) / 1000;
    ending.abort();
    await following;
    const size = `${((backup?.bytes ?? 0) / GB).toFixed(2)} GB`;
    return [
      { name: `backup of ${size}`, value: backup?.seconds ?? Number.NaN, unit: 's' },
      { name: `restore of ${size}`, value: restoredIn, unit: 's', limit: { atMost: 300 * SIZE } },
      {
        name: 'writes lost with the disk',
        value: await secondsLost(copy, lost),
        unit: 's',
        limit: { atMost: 60 },
      },
    ];
  } finally {
    ending.abort();
    await pool.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows that compress as little as people's texts do. */
async function fill(url: string): Promise<void> {
  const pool = createPool({ url, max: 1, applicationName: 'fasih-bench', answerWithinMs: 0 });
  await pool.query('create table bulk (n int, text text)');
  // Small enough for the limit of a statement on a busy machine.
  const block = 4_000;
  for (let rows = 0; rows * ROW_BYTES < SIZE * GB; rows += block) {
    await pool.query(
      `insert into bulk select n, (select string_agg(md5(n::text || $1 || i), '') from generate_series(1, 30) i)
        from generate_series(1, $2::int) n`,
      [randomBytes(4).toString('hex'), block],
    );
  }
  // A school fills over years; what autovacuum writes after a load of minutes is none of its log.
  await pool.query('set statement_timeout = 0');
  await pool.query('vacuum (freeze, analyze) bulk');
  await pool.end();
}

async function secondsLost(dataDir: string, lost: Date): Promise<number> {
  const server = await startEmbeddedPostgres({ dataDir });
  const pool = createPool({ url: server.url, applicationName: 'fasih-bench' });
  try {
    const { rows } = await pool.query<{ at: Date }>('select max(at) as at from beat');
    return (lost.getTime() - (rows[0]?.at.getTime() ?? 0)) / 1000;
  } finally {
    await pool.end();
    await server.stop();
  }
}
