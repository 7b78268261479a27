/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
export type Retention = { daily: number; weekly: number; monthly: number };

export const RETENTION: Retention = { daily: 7, weekly: 4, monthly: 12 };

const DAY_MS = 86_400_000;
/** A Monday, from which weeks are counted. */
const MONDAY_MS = Date.UTC(2024, 0, 1);

const PERIODS: Record<keyof Retention, (at: Date) => string> = {
  daily: (at) => at.toISOString().slice(0, 10),
  weekly: (at) => String(Math.floor((at.getTime() - MONDAY_MS) / (7 * DAY_MS))),
  monthly: (at) => at.toISOString().slice(0, 7),
};

/** When a backup began, and the series of the log that leads on from it. */
type Backup = { at: Date; series: string };

/**
 * The backups that stay, of complete ones in any order; days, weeks and months are those of UTC. It counts periods that have a
 * backup and not days on the calendar, so a school that stood still for a year keeps what it has. The newest always stays, and of
 * each series the first of the last days: a restore begins another series, and may itself have been a mistake.
 */
export function keptBackups<T extends Backup>(backups: readonly T[], retention: Retention = RETENTION): T[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const kept = new Set<T>(newestFirst.slice(0, 1));
  for (const [period, nameOf] of Object.entries(PERIODS) as [keyof Retention, (at: Date) => string][]) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      const name = nameOf(backup.at);
      if (seen.has(name)) continue;
      if (seen.size >= retention[period]) break;
      seen.add(name);
      kept.add(backup);
    }
  }
  for (const backup of firstOfSeries(newestFirst, retention.daily)) kept.add(backup);
  return newestFirst.filter((backup) => kept.has(backup));
}

/** Without these the log of a series could not be read from its beginning, or not at all. */
function firstOfSeries<T extends Backup>(newestFirst: readonly T[], days: number): Iterable<T> {
  const daysSeen = new Set<string>();
  const first = new Map<string, T>();
  for (const backup of newestFirst) {
    daysSeen.add(PERIODS.daily(backup.at));
    if (daysSeen.size > days) break;
    first.set(backup.series, backup);
  }
  return first.values();
}

/** From this instant on every instant can be restored: the start of the oldest backup of the last days. */
export function logKeptSince(backups: readonly Backup[], retention: Retention = RETENTION): Date | null {
  const daily = keptBackups(backups, { daily: retention.daily, weekly: 0, monthly: 0 });
  return daily.at(-1)?.at ?? null;
}
