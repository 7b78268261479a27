import type { Pool } from 'pg';
import client from 'prom-client';
import { currentSeries, lastGoodRuns, lastRuns } from './runs.ts';

const secondsSince = (at: Date | null | undefined): number =>
  at ? Math.max(0, (Date.now() - at.getTime()) / 1000) : Number.POSITIVE_INFINITY;

/** How old the newest backup, log and drill are, in seconds; infinite where there is none. Read when somebody asks. */
export function backupGauges(registry: client.Registry, pool: Pool): void {
  const gauge = (name: string, help: string, read: () => Promise<number>) =>
    registry.registerMetric(
      new client.Gauge({
        name,
        help,
        registers: [],
        async collect() {
          // The database may be away; the last figure then stays.
          await read().then(
            (value) => this.set(value),
            () => undefined,
          );
        },
      }),
    );
  const good = async (kind: 'base' | 'drill') =>
    secondsSince((await lastGoodRuns(pool)).find((run) => run.kind === kind)?.started_at);
  gauge('fasih_backup_age_seconds', 'Since the newest complete backup began', () => good('base'));
  gauge('fasih_backup_drill_age_seconds', 'Since the newest drill without a problem', () => good('drill'));
  gauge('fasih_backup_drill_failed', '1 when the newest drill found a problem or failed', async () => {
    const last = (await lastRuns(pool)).find((run) => run.kind === 'drill');
    return last && !last.ok ? 1 : 0;
  });
  gauge('fasih_backup_log_age_seconds', 'Since when the log of the database is not stored', async () =>
    secondsSince((await currentSeries(pool))?.kept_until),
  );
}
