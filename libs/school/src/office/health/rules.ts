import { DAY, HOUR, MINUTE, SECOND } from '../../basics/instants.ts';
import { HEALTH_LINES, type HealthFacts, type HealthLine, type HealthState } from './contract.ts';

/** A process whose clock is further away stops its jobs (`platform/clock.ts`). */
const CLOCK_MS = { watch: 500, bad: 2_000 };
const UNPOSTED = { watch: 5 * MINUTE, bad: 30 * MINUTE };
const LATE = { watch: 5 * MINUTE, bad: 30 * MINUTE };
const MAIL = { watch: 10 * MINUTE, bad: HOUR };
const PROVIDER = { watch: HOUR, bad: 6 * HOUR };
const BACKUP = { watch: 30 * HOUR, bad: 54 * HOUR };
const LOG = { watch: 5 * MINUTE, bad: HOUR };
const DRILL = { watch: 10 * DAY, bad: 30 * DAY };
const BOOKS = { watch: 2 * DAY, bad: 7 * DAY };
/** Shares of the connections that the server takes. */
const CONNECTIONS = { watch: 0.8, bad: 0.95 };

type Limits = { watch: number; bad: number };

const level = (value: number, { watch, bad }: Limits): HealthState =>
  value > bad ? 'bad' : value > watch ? 'watch' : 'good';

const worst = (...states: HealthState[]): HealthState =>
  states.includes('bad') ? 'bad' : states.includes('watch') ? 'watch' : 'good';

/** The state of each line of the page of health (docs/product/staff.md#health). */
export function judgeHealth(facts: HealthFacts, now: Date): { what: HealthLine; state: HealthState }[] {
  const age = (at: string | null, never: number) => (at === null ? never : now.getTime() - Date.parse(at));
  const { database, books, mail, provider, backup } = facts;
  const states: Record<HealthLine, HealthState> = {
    version: 'good',
    database: level(database.connections / database.maxConnections, CONNECTIONS),
    clock: level(Math.abs(facts.clockAheadMs), CLOCK_MS),
    jobs: worst(
      level(age(facts.oldestUnposted, 0), UNPOSTED),
      level(Math.max(0, ...facts.jobs.map(({ lateSeconds }) => lateSeconds)) * SECOND, LATE),
      facts.setAside > 0 ? 'watch' : 'good',
    ),
    postings: facts.setAsidePostings > 0 ? 'bad' : 'good',
    books: books.findings > 0 ? 'bad' : level(age(books.checkedAt, 0), BOOKS),
    mail: worst(level(age(mail.oldestWaiting, 0), MAIL), mail.failed > 0 ? 'watch' : 'good'),
    provider: provider.isNeeded ? level(age(provider.reachedAt, Number.POSITIVE_INFINITY), PROVIDER) : 'good',
    files: facts.filesWork ? 'good' : 'bad',
    backup: backup.isSetUp
      ? worst(
          level(age(backup.lastAt, BACKUP.watch + 1), BACKUP),
          level(age(backup.logUntil, LOG.watch + 1), LOG),
        )
      : 'watch',
    drill: !backup.isSetUp
      ? 'watch'
      : backup.drill && !backup.drill.ok
        ? 'bad'
        : level(age(backup.drill?.at ?? null, DRILL.watch + 1), DRILL),
  };
  return HEALTH_LINES.map((what) => ({ what, state: states[what] }));
}
