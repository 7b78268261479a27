import type { Pool } from 'pg';
import { fingerprintOf, readPublicKey } from '../backup/key.ts';
import { keptPlace, whyAway } from '../backup/place.ts';
import { listBases } from '../backup/prune.ts';
import { SLOT } from '../backup/receive-wal.ts';
import { hasPrograms } from '../backup/recover.ts';
import { ask, replicationClient } from '../backup/replication.ts';
import type { Config } from '../config.ts';
import { createPool } from '../db/pool.ts';
import { openFileStorage } from '../files/files.ts';
import { typedCommand } from '../typed-command.ts';
import { orSilent, probe } from './check-services.ts';
import { CHECK_WITHIN_MS, type Finding, reasonOf, todo, well } from './finding.ts';

/** SQLSTATE: pg_hba.conf has no line for this role, address and kind of connection. */
const NOT_LET_IN = '28000';

/** Key and store of the backups, the right to read the server's log, and what a drill or a restore needs on this machine. */
export async function checkBackups(config: Config, directUrl: string): Promise<Finding[]> {
  const { backup, mode } = config;
  if (!backup)
    return [
      mode === 'demo'
        ? well('backups', 'none')
        : todo('backups', 'none are made: set BACKUP_URL, see ‘Backups’ in docs/OPERATIONS.md'),
    ];
  const [store, server] = await Promise.all([
    checkStore(config, backup, directUrl),
    withPool(directUrl, checkServer).catch((error: unknown) => [
      todo(
        'replication',
        `the server cannot be asked (${reasonOf(error)}): check DATABASE_URL, or DATABASE_DIRECT_URL behind a pooler`,
      ),
    ]),
  ]);
  return [checkKey(backup), store, ...server];
}

type Backup = NonNullable<Config['backup']>;

/** Only who typed the secret key back was given this half of it. */
function checkKey({ key }: Backup): Finding {
  try {
    return well('backup key', `fingerprint ${fingerprintOf(readPublicKey(key))}`);
  } catch {
    return todo(
      'backup key',
      `BACKUP_KEY is not what \`${typedCommand('backup', '--confirm-key')}\` printed: confirm the secret key again`,
    );
  }
}

async function checkStore(config: Config, { place }: Backup, directUrl: string): Promise<Finding> {
  const where = place.kind === 'bucket' ? 'the bucket' : 'the folder';
  try {
    const store = await openFileStorage(place, config.dataDir);
    await probe(store);
    // A database that cannot be asked, or is not migrated yet, has its own line.
    const kept = await withPool(directUrl, keptPlace).catch(() => null);
    const away = kept && (await whyAway(kept, store));
    if (away) return todo('backups', away);
    const [newest] = await orSilent(listBases(store));
    return well(
      'backups',
      newest
        ? `the newest in ${where} began at ${newest.at.toISOString()}`
        : `none in ${where} yet; the school makes one soon after it starts`,
    );
  } catch (error) {
    return todo('backups', `${where} cannot be used (${reasonOf(error)}): check BACKUP_URL`);
  }
}

type Facts = { version: number; level: string; senders: number; may: boolean; has_slots: boolean };

const FACTS = `select current_setting('server_version_num')::int as version, current_setting('wal_level') as level,
  current_setting('max_wal_senders')::int as senders,
  (select rolreplication or rolsuper from pg_roles where rolname = current_user) as may,
  (select count(*) from pg_replication_slots where slot_name <> $1 and not temporary) + 2
    <= current_setting('max_replication_slots')::int as has_slots`;

async function withPool<T>(url: string, work: (pool: Pool, url: string) => Promise<T>): Promise<T> {
  const pool = createPool({
    url,
    max: 1,
    applicationName: 'fasih-doctor',
    connectWithinMs: CHECK_WITHIN_MS,
  });
  try {
    return await work(pool, url);
  } finally {
    await pool.end().catch(() => undefined);
  }
}

async function checkServer(pool: Pool, url: string): Promise<Finding[]> {
  const [facts] = (await pool.query<Facts>(FACTS, [SLOT])).rows;
  if (!facts) throw new Error('no answer');
  return [await replication(facts, url), await restoring(Math.floor(facts.version / 10_000))];
}

/** Base backups and the log come over a connection of this kind. */
async function replication({ level, senders, may, has_slots }: Facts, url: string): Promise<Finding> {
  const what = 'replication';
  if (level === 'minimal')
    return todo(what, "wal_level is minimal: alter system set wal_level = 'replica', restart PostgreSQL");
  if (senders === 0) return todo(what, 'max_wal_senders is 0: set it to 10, restart PostgreSQL');
  if (!may) return todo(what, 'this role may not: alter role … replication');
  if (!has_slots)
    return todo(
      what,
      'it needs two slots, for log and backup: raise max_replication_slots, restart PostgreSQL',
    );
  try {
    const client = await replicationClient(url);
    await orSilent(ask(client, 'IDENTIFY_SYSTEM')).finally(() => client.end());
    return well(what, `allowed, wal_level ${level}`);
  } catch (error) {
    return (error as { code?: string }).code === NOT_LET_IN
      ? todo(what, 'pg_hba.conf lets no replication in from this machine: add the line, reload PostgreSQL')
      : todo(what, `the server refuses it (${reasonOf(error)}): see ‘Backups’ in docs/OPERATIONS.md`);
  }
}

async function restoring(major: number): Promise<Finding> {
  return (await hasPrograms(major))
    ? well('restoring', `PostgreSQL ${major} is on this machine`)
    : todo(
        'restoring',
        `neither drill nor restore can run: install postgresql-${major} on this machine, the server’s version`,
      );
}
