import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY, HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { aBackedUpSchool, type BackedUpSchool } from '../../platform/backup/backup.fixtures.ts';
import { newSecretKey, publicKeyText, readSecretKey } from '../../platform/backup/key.ts';
import { lastRuns, seriesOf } from '../../platform/backup/runs.ts';
import { readConfig } from '../../platform/config.ts';
import type { Services } from '../../platform/services.ts';
import { backUpDaily, drillWeekly, isDue, type Past } from './jobs.ts';

const AT_NIGHT = new Date('2026-11-02T02:00:00+07:00');
const BY_DAY = new Date('2026-11-02T10:00:00+07:00');

/** How long ago what happened; `failed` is newer than what went well. */
type Told = { base?: number; drill?: number; failed?: { kind: 'base' | 'drill'; ago: number } };

function past(now: Date, { base, drill, failed }: Told, series: string | null = 'this'): Past {
  const good = [
    { kind: 'base', ago: base },
    { kind: 'drill', ago: drill },
  ].flatMap(({ kind, ago }) =>
    ago === undefined ? [] : [{ kind, ok: true, series_id: 'this', started_at: later(now, -ago) }],
  );
  const last = good.map((run) =>
    run.kind === failed?.kind ? { ...run, ok: false, started_at: later(now, -failed.ago) } : run,
  );
  if (failed && !last.some(({ kind }) => kind === failed.kind))
    last.push({ kind: failed.kind, ok: false, series_id: 'this', started_at: later(now, -failed.ago) });
  return { last, good, series };
}

describe('a backup', () => {
  it.each<[string, Date, Told, boolean]>([
    ['at once where there is none', BY_DAY, {}, true],
    ['no second one by day', BY_DAY, { base: 25 * HOUR }, false],
    ['by day when the night’s was missed', BY_DAY, { base: 27 * HOUR }, true],
    ['at night', AT_NIGHT, { base: 21 * HOUR }, true],
    ['once a night', AT_NIGHT, { base: 3 * HOUR }, false],
    ['not at once after a failure', BY_DAY, { failed: { kind: 'base', ago: 14 * MINUTE } }, false],
    ['again soon after a failure', BY_DAY, { failed: { kind: 'base', ago: 16 * MINUTE } }, true],
  ])('is made %s', (_when, now, told, expected) => {
    expect(isDue('base', past(now, told), now)).toBe(expected);
  });

  it('is made at once where another server’s log begins, and never before a log is kept', () => {
    expect(isDue('base', past(BY_DAY, { base: HOUR }, 'another'), BY_DAY)).toBe(true);
    expect(isDue('base', past(AT_NIGHT, {}, null), AT_NIGHT)).toBe(false);
  });
});

describe('a drill', () => {
  const base = HOUR;
  it.each<[string, Date, Told, boolean]>([
    ['not without a backup', AT_NIGHT, {}, false],
    ['as soon as there is one', BY_DAY, { base }, true],
    ['at night after six days', AT_NIGHT, { base, drill: 6 * DAY + HOUR }, true],
    ['not by day after six days', BY_DAY, { base, drill: 6 * DAY + HOUR }, false],
    ['by day after eight', BY_DAY, { base, drill: 8 * DAY + HOUR }, true],
    ['not at night after five', AT_NIGHT, { base, drill: 5 * DAY }, false],
    [
      'not soon after a failure',
      AT_NIGHT,
      { base, drill: 9 * DAY, failed: { kind: 'drill', ago: 11 * HOUR } },
      false,
    ],
    [
      'half a day after one',
      AT_NIGHT,
      { base, drill: 9 * DAY, failed: { kind: 'drill', ago: 13 * HOUR } },
      true,
    ],
  ])('is made %s', (_when, now, told, expected) => {
    expect(isDue('drill', past(now, told), now)).toBe(expected);
  });

  it('waits for a backup of the server that runs now', () => {
    expect(isDue('drill', past(AT_NIGHT, { base }, 'another'), AT_NIGHT)).toBe(false);
  });
});

describe('a process that ends', () => {
  const app = shared(startTestApp);
  const { execPath } = process;
  afterEach(() => {
    process.execPath = execPath;
  });

  it('begins no backup any more, which would outlive it by hours', async () => {
    await seriesOf(app.pool, { systemId: '1', timeline: 1 }, randomUUID(), new Date());
    const settings = {
      BACKUP_URL: 'file:///dev/null',
      BACKUP_KEY: publicKeyText(readSecretKey(newSecretKey())),
    };
    const services = { ...app.services, config: readConfig(settings, 'demo') };
    // A process that is started all the same fails at once.
    process.execPath = '/dev/null/node';
    await expect(backUpDaily.run(services)).rejects.toThrow('ENOTDIR');
    await expect(backUpDaily.run(services, AbortSignal.abort())).resolves.toBe(0);
  });
});

/** Processes of their own and a restored server; `npm run test:hard` runs it. */
describe.runIf(process.env.FASIH_HARD)('the jobs of backup and drill', () => {
  let school: BackedUpSchool;
  afterEach(async () => {
    vi.unstubAllEnvs();
    await school.stop();
  });

  it('find their command, the school’s settings and its server, and log what goes wrong', async () => {
    school = await aBackedUpSchool();
    const { folder, pool } = school;
    const settings = {
      DATA_DIR: join(folder, 'school'),
      BACKUP_URL: `file://${join(folder, 'store')}`,
      BACKUP_KEY: publicKeyText(readSecretKey(school.secretKey)),
    };
    // As `serve --env-file` leaves it for the processes that it starts.
    const envFile = join(folder, 'fasih.env');
    writeFileSync(
      envFile,
      Object.entries(settings)
        .map(([name, value]) => `${name}='${value}'\n`)
        .join(''),
    );
    vi.stubEnv('FASIH_ENV_FILE', envFile);
    const error = vi.fn();
    const services = { config: readConfig(settings, 'demo'), pool, log: { error } } as unknown as Services;
    const unfollow = school.follow();
    await school.settle();
    await backUpDaily.run(services);
    await school.whileMarking(() => drillWeekly.run(services));
    expect(error.mock.calls).toEqual([]);
    expect(await lastRuns(pool)).toMatchObject([
      { kind: 'base', ok: true },
      { kind: 'drill', ok: true, found: { problems: [], files: 0 } },
    ]);
    // Neither is due again.
    await Promise.all([backUpDaily.run(services), drillWeekly.run(services)]);
    expect((await pool.query('select from backup_run')).rowCount).toBe(2);

    // Of processes that find the same run due, one makes it; that is no failure.
    await pool.query(`delete from backup_run where kind = 'base'`);
    await pool.query(`insert into backup_run (kind, started_at, seen_at) values ('base', now(), now())`);
    await backUpDaily.run(services);
    expect(error.mock.calls).toEqual([]);

    await pool.query(`delete from backup_run where kind = 'base'`);
    vi.stubEnv('BACKUP_URL', 'file:///dev/null/store');
    await backUpDaily.run(services);
    expect(error.mock.calls).toEqual([
      [{ kind: 'base', output: expect.stringContaining('/dev/null/store') }, 'a backup or its drill failed'],
    ]);
    await unfollow();
  });
});
