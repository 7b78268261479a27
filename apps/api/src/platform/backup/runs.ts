import type { RunFound } from '@fasih/school/platform/backup/found';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';
import type { DataKey } from './sealing.ts';

/** A run that was not seen for so long was killed. */
const UNSEEN_MS = 3 * 60_000;
/** How long the machine can open what it sealed: long enough for a weekly drill, as short as that allows. */
const KEYS_KEPT_MS = 9 * 86_400_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

const selectSeries = statement(() => build.selectFrom('backup_series').selectAll());

const upsertSeries = statement((row: Params<{ id: string; systemId: string; timeline: number; now: Date }>) =>
  build
    .insertInto('backup_series')
    .values({
      id: row.id,
      system_id: row.systemId,
      timeline: row.timeline,
      started_at: row.now,
    })
    // Of two who begin the series of one server at the same moment, the second joins the first.
    .onConflict((on) =>
      on
        .column('only_one')
        .doUpdateSet((eb) => ({
          id: eb.ref('excluded.id'),
          system_id: eb.ref('excluded.system_id'),
          timeline: eb.ref('excluded.timeline'),
          started_at: eb.ref('excluded.started_at'),
          kept_until: null,
        }))
        .where((eb) =>
          eb.or([
            eb('backup_series.system_id', '!=', eb.ref('excluded.system_id')),
            eb('backup_series.timeline', '!=', eb.ref('excluded.timeline')),
          ]),
        ),
    ),
);

const updateKept = statement(({ id, until }: Params<{ id: string; until: Date }>) =>
  build.updateTable('backup_series').set({ kept_until: until }).where('id', '=', id),
);

const deleteSeries = statement(() => build.deleteFrom('backup_series'));

type Server = { systemId: string; timeline: number };

/** The series of this server and timeline, or a new one where another server's was kept; `id` names a new one. */
export async function seriesOf(db: Queryable, server: Server, id: string, now: Date): Promise<string> {
  const kept = await selectSeries.first(db, {});
  if (kept?.system_id === server.systemId && kept.timeline === server.timeline) return kept.id;
  await upsertSeries.run(db, { id, ...server, now });
  return (await selectSeries.first(db, {}))?.id ?? id;
}

export const currentSeries = (db: Queryable) => selectSeries.first(db, {});

export const noteKept = (db: Queryable, id: string, until: Date) => updateKept.run(db, { id, until });

/** Ends the series, so that the next one begins with a base backup. */
export const endSeries = (db: Queryable) => deleteSeries.run(db, {});

const endOpenRuns = statement(({ now }: Params<{ now: Date }>) =>
  build
    .updateTable('backup_run')
    .set({ ended_at: now, ok: false, found: JSON.stringify({ problems: ['restored'] }) })
    .where('ended_at', 'is', null),
);

/** A restored database has another history than the one in the store, so its backups begin again. */
export async function forgetBackups(db: Queryable, now: Date): Promise<void> {
  await deleteSeries.run(db, {});
  await deleteKeys.run(db, { until: now });
  await endOpenRuns.run(db, { now });
}

const insertKey = statement(({ id, key, now }: Params<{ id: string; key: Buffer; now: Date }>) =>
  build
    .insertInto('backup_key')
    .values({ id, key, made_at: now })
    .onConflict((on) => on.column('id').doUpdateSet({ made_at: now })),
);
const deleteKeys = statement(({ until }: Params<{ until: Date }>) =>
  build.deleteFrom('backup_key').where('made_at', '<', until),
);
const selectKeys = statement(() => build.selectFrom('backup_key').select(['id', 'key']));

/** Remembers a data key for the drill and forgets old ones. */
export async function rememberKey(db: Queryable, { id, key }: DataKey, now: Date): Promise<void> {
  await deleteKeys.run(db, { until: before(now, KEYS_KEPT_MS) });
  await insertKey.run(db, { id, key, now });
}

export const knownKeys = (db: Queryable): Promise<DataKey[]> => selectKeys.all(db, {});

export type RunKind = 'base' | 'drill';

/** How the command ends when another process makes the same run (EX_TEMPFAIL of sysexits.h): nothing failed. */
export const BEING_RUN = 75;

const endUnseen = statement(({ kind, until, now }: Params<{ kind: RunKind; until: Date; now: Date }>) =>
  build
    .updateTable('backup_run')
    .set({ ended_at: now, ok: false, found: JSON.stringify({ problems: ['killed'] }) })
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .where('seen_at', '<', until),
);
const insertRun = statement((row: Params<{ kind: RunKind; series: string | null; now: Date }>) =>
  build
    .insertInto('backup_run')
    .values({ kind: row.kind, series_id: row.series, started_at: row.now, seen_at: row.now })
    .onConflict((on) => on.doNothing())
    .returning('id'),
);
const seeRun = statement(({ id, now }: Params<{ id: string; now: Date }>) =>
  build.updateTable('backup_run').set({ seen_at: now }).where('id', '=', id),
);
const finishRun = statement(
  ({ id, now, ok, found }: Params<{ id: string; now: Date; ok: boolean; found: string }>) =>
    build.updateTable('backup_run').set({ ended_at: now, ok, found }).where('id', '=', id),
);
const newestRuns = statement(() =>
  build
    .selectFrom('backup_run')
    .distinctOn('kind')
    .select(['kind', 'ok', 'started_at', 'ended_at', 'series_id', 'found'])
    .where('ended_at', 'is not', null)
    .orderBy('kind')
    .orderBy('started_at', 'desc'),
);
const newestGood = statement(() =>
  build
    .selectFrom('backup_run')
    .distinctOn('kind')
    .select(['kind', 'started_at', 'ended_at', 'series_id'])
    .where('ok', '=', true)
    .orderBy('kind')
    .orderBy('started_at', 'desc'),
);

/** The newest ended run of each kind, and the newest that went well. */
export const lastRuns = (db: Queryable) => newestRuns.all(db, {});
export const lastGoodRuns = (db: Queryable) => newestGood.all(db, {});

/**
 * Does a run that only one process does at a time and keeps what it found; null when another one is at it. It throws what the work
 * throws, after noting it.
 */
export async function inRun(
  db: Queryable,
  kind: RunKind,
  series: string | null,
  work: () => Promise<RunFound>,
): Promise<RunFound | null> {
  const now = new Date();
  await endUnseen.run(db, { kind, until: before(now, UNSEEN_MS), now });
  const run = await insertRun.first(db, { kind, series, now });
  if (!run) return null;
  const seen = setInterval(() => {
    seeRun.run(db, { id: run.id, now: new Date() }).catch(() => undefined);
  }, UNSEEN_MS / 6);
  const finish = (found: RunFound) =>
    finishRun.run(db, {
      id: run.id,
      now: new Date(),
      ok: (found.problems ?? []).length === 0,
      found: JSON.stringify(found),
    });
  try {
    const found = await work();
    await finish(found);
    return found;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    await finish({ problems: [problem] }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(seen);
  }
}
