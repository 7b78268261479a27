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

/**
 * The backups that stay, of complete ones in any order; days, weeks and months are those of UTC. It counts periods that have a
 * backup and not days on the calendar, so a school that stood still for a year keeps what it has. The newest always stays.
 */
export function keptBackups<T extends { at: Date }>(
  backups: readonly T[],
  retention: Retention = RETENTION,
): T[] {
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
  return newestFirst.filter((backup) => kept.has(backup));
}

/** From this instant on every instant can be restored: the start of the oldest backup of the last days. */
export function logKeptSince<T extends { at: Date }>(
  backups: readonly T[],
  retention: Retention = RETENTION,
): Date | null {
  const daily = keptBackups(backups, { daily: retention.daily, weekly: 0, monthly: 0 });
  return daily.at(-1)?.at ?? null;
}
