import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DAY, dayIn, HOUR } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import {
  BEING_RUN,
  currentSeries,
  lastGoodRuns,
  lastRuns,
  type RunKind,
} from '../../platform/backup/runs.ts';
import type { Job } from '../../platform/jobs/run-jobs.ts';
import type { Services } from '../../platform/services.ts';

const COMMAND = join(import.meta.dirname, '../../commands/backup.ts');
/** At night a backup may come a little early; by day it must be overdue. */
const DUE_AT_NIGHT = { base: 20 * HOUR, drill: 6 * DAY };
const OVERDUE = { base: 26 * HOUR, drill: 8 * DAY };
/** How long a backup or drill of a large school may take before its job counts as late. */
const MAY_TAKE_MS = 12 * HOUR;
const AGAIN_AFTER_FAILURE = { base: 15 * 60_000, drill: 12 * HOUR };

/** Backs the school up once a night, and at once where the log has no backup to begin from. */
export const backUpDaily: Job = {
  name: 'backup.base',
  everyMs: 60_000,
  mayTakeMs: MAY_TAKE_MS,
  run: (services, ending) => runIfDue(services, 'base', [], ending),
};

/** Restores the newest backup beside the school once a week and compares. */
export const drillWeekly: Job = {
  name: 'backup.drill',
  everyMs: 10 * 60_000,
  mayTakeMs: MAY_TAKE_MS,
  run: (services, ending) => runIfDue(services, 'drill', ['--drill'], ending),
};

async function runIfDue(
  services: Services,
  kind: RunKind,
  args: string[],
  ending?: AbortSignal,
): Promise<number> {
  const { config, pool } = services;
  if (!config.backup || !isDue(kind, await readPast(pool), new Date()) || ending?.aborted) return 0;
  // The embedded database of a demo is never guessed by a command.
  const demo = config.databaseUrl === undefined ? ['--demo'] : [];
  // In a process of its own: it takes minutes, and the school's calls go first.
  const child = spawn(process.execPath, [COMMAND, ...args, ...demo], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (bytes: Buffer) => {
    output = (output + bytes.toString()).slice(-2000);
  });
  const stop = () => child.kill('SIGTERM');
  ending?.addEventListener('abort', stop, { once: true });
  const [code] = await once(child, 'close');
  ending?.removeEventListener('abort', stop);
  if (code !== 0 && code !== BEING_RUN && !ending?.aborted)
    services.log.error({ kind, output }, 'a backup or its drill failed');
  return 0;
}

/** What decides whether a run is due. */
export type Past = {
  /** The newest run of each kind that ended, and the newest that went well. */
  last: { kind: string; ok: boolean | null; started_at: Date }[];
  good: { kind: string; started_at: Date; series_id: string | null }[];
  /** The series that the log is kept in; null before anything was kept. */
  series: string | null;
};

async function readPast(pool: Pool): Promise<Past> {
  const [last, good, series] = await Promise.all([lastRuns(pool), lastGoodRuns(pool), currentSeries(pool)]);
  return { last, good, series: series?.id ?? null };
}

/** Whether a backup or drill is to run now: never before a log is kept, and a drill only with a base backup of its series. */
export function isDue(kind: RunKind, { last, good, series }: Past, now: Date): boolean {
  const newest = last.find((run) => run.kind === kind);
  const isPaused =
    newest && !newest.ok && now.getTime() - newest.started_at.getTime() < AGAIN_AFTER_FAILURE[kind];
  if (isPaused || !series) return false;
  const base = good.find((run) => run.kind === 'base');
  const hasBase = base?.series_id === series;
  if (kind === 'base' && !hasBase) return true;
  if (!hasBase) return false;
  const previous = good.find((run) => run.kind === kind);
  const age = previous ? now.getTime() - previous.started_at.getTime() : Number.POSITIVE_INFINITY;
  return age > (isNight(now) ? DUE_AT_NIGHT : OVERDUE)[kind];
}

/** From midnight to four in the morning. */
const isNight = (now: Date): boolean => dayIn(new Date(now.getTime() - 4 * HOUR)) !== dayIn(now);
