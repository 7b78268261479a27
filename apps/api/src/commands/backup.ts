import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { RunFound } from '@fasih/school/platform/backup/found';
import type { Pool } from 'pg';
import { readEnvironment } from '../environment.ts';
import { drill } from '../office/recovery/drill.ts';
import { keepLeft } from '../office/recovery/what-left.ts';
import {
  fingerprintOf,
  newSecretKey,
  publicKeyText,
  readPublicKey,
  readSecretKey,
} from '../platform/backup/key.ts';
import { claimPlace } from '../platform/backup/place.ts';
import { BEING_RUN, currentSeries, inRun, knownKeys } from '../platform/backup/runs.ts';
import { openWithDataKeys, type Sealer, sealerFor } from '../platform/backup/sealing.ts';
import { takeBackup } from '../platform/backup/take-backup.ts';
import { readConfig } from '../platform/config.ts';
import { ConfigError } from '../platform/config-error.ts';
import { type Files, openFileStorage } from '../platform/files/files.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { askPassword } from './ask-password.ts';
import { withDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand(
  'backup',
  '[--new-key | --confirm-key | --drill | --files-are-gone | --new-store] [--env-file <file>] [--demo]',
);

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'new-key': { type: 'boolean' },
      'confirm-key': { type: 'boolean' },
      drill: { type: 'boolean' },
      'files-are-gone': { type: 'boolean' },
      'new-store': { type: 'boolean' },
      'env-file': { type: 'string' },
      demo: { type: 'boolean', default: false },
    },
  });
  const filesAreGone = values['files-are-gone'] ?? false;
  const isNewStore = values['new-store'] ?? false;
  const tasks = [values['new-key'], values['confirm-key'], values.drill, filesAreGone, isNewStore];
  if (tasks.filter(Boolean).length > 1) {
    console.error(USAGE);
    return 1;
  }
  if (values['new-key']) return showNewKey();
  if (values['confirm-key']) return confirmKey();
  const chosen = { envFile: values['env-file'], demo: values.demo };
  const config = readConfig(readEnvironment(process.env, chosen.envFile), 'demo');
  const { backup } = config;
  if (!backup) throw new ConfigError('BACKUP_URL is missing: it says where backups go.');
  const found = await withDatabase(chosen, async (pool, url) => {
    const store = await openFileStorage(backup.place, config.dataDir);
    const live = await openFileStorage(config.files, config.dataDir);
    const school = { url, pool, live, store };
    return values.drill
      ? runDrill(school, join(config.dataDir, 'drills'))
      : runBackup({ ...school, sealer: sealerFor(readPublicKey(backup.key)) }, { filesAreGone, isNewStore });
  });
  if (found === null) {
    console.error('Another process is doing the same just now.');
    return BEING_RUN;
  }
  for (const problem of found.problems ?? []) console.error(problem);
  const size = `${((found.bytes ?? 0) / 2 ** 20).toFixed(1)} MB of database, ${found.files} files`;
  const compared = values.drill ? `, ${found.rows} rows of ${found.tables} tables compared` : '';
  console.log(`${found.base}: ${size}${compared}, ${found.seconds} s.`);
  return (found.problems ?? []).length === 0 ? 0 : 1;
}

function showNewKey(): number {
  console.log(
    [
      'This is the secret key of the backups. It is shown this once and kept nowhere on this machine:',
      '',
      `  ${newSecretKey()}`,
      '',
      'Write it down in two places outside of it, e.g. a password manager and paper in a safe. Without it no backup can be read.',
      `Then type it back: ${typedCommand('backup', '--confirm-key')}`,
    ].join('\n'),
  );
  return 0;
}

/** Only who has the secret key gets the public one, without which there are no backups. */
async function confirmKey(): Promise<number> {
  const secret = readSecretKey(
    await askPassword({}, 'The secret key, from where you keep it (it is not shown): '),
  );
  const key = publicKeyText(secret);
  console.log(
    [
      'The key is right. Set this for every process of the school:',
      '',
      `  BACKUP_KEY=${key}`,
      '',
      `Fingerprint: ${fingerprintOf(readPublicKey(key))}`,
    ].join('\n'),
  );
  return 0;
}

/** Where the school is, and where its backups go. */
type School = { url: string; pool: Pool; live: Files; store: Files };

/** Makes a backup; null while another process makes one. */
async function runBackup(
  school: School & { sealer: Sealer },
  { filesAreGone, isNewStore }: { filesAreGone: boolean; isNewStore: boolean },
): Promise<RunFound | null> {
  if (isNewStore) await claimPlace(school, true);
  const found = await takeBackup(school, { filesAreGone });
  await keepLeft(school.pool, school.store, school.sealer, () => new Date())();
  return found;
}

/** Proves the newest backup in this folder; null while another process does. */
async function runDrill({ pool, ...school }: School, folder: string): Promise<RunFound | null> {
  const series = await currentSeries(pool);
  if (!series) throw new ConfigError('There is no backup yet.');
  makeFolder(folder, 0o700);
  return inRun(pool, 'drill', series.id, async () => {
    const opener = openWithDataKeys(await knownKeys(pool));
    return drill({ ...school, series: series.id, opener, folder });
  });
}

if (import.meta.main) process.exitCode = await runCommand(main);
