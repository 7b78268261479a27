import { MINUTE, SECOND } from '@fasih/school/basics/instants';
import type { Pool } from 'pg';
import client from 'prom-client';
import type { Config } from '../../platform/config.ts';
import { checkFiles } from '../../platform/doctor/check-services.ts';
import { healthInDatabase } from './read-health.ts';

type Known = Awaited<ReturnType<typeof healthInDatabase>>;

const secondsSince = (at: string | null, never = 0): number =>
  at === null ? never : Math.max(0, (Date.now() - Date.parse(at)) / SECOND);

/** Name, help and value of each figure; ages are in seconds, 0 where nothing waits. */
const GAUGES: [name: string, help: string, value: (facts: Known) => number][] = [
  ['fasih_database_bytes', 'Size of the database', ({ database }) => database.bytes],
  [
    'fasih_database_connections',
    'Connections to the server, of all its databases',
    ({ database }) => database.connections,
  ],
  [
    'fasih_database_max_connections',
    'Connections that the server takes',
    ({ database }) => database.maxConnections,
  ],
  [
    'fasih_posting_age_seconds',
    'Since when a balance event waits for the books',
    (facts) => secondsSince(facts.oldestUnposted),
  ],
  ['fasih_set_aside', 'Records that jobs could not handle', (facts) => facts.setAside],
  [
    'fasih_set_aside_postings',
    'Courses whose events are missing in the books',
    (facts) => facts.setAsidePostings,
  ],
  [
    'fasih_payment_task_age_seconds',
    'Since when a payment waits for somebody to look at it',
    (facts) => secondsSince(facts.oldestPaymentTask),
  ],
  ['fasih_books_findings', 'Differences of the last check of the books', ({ books }) => books.findings],
  [
    'fasih_books_check_age_seconds',
    'Since the last check of the books',
    ({ books }) => secondsSince(books.checkedAt),
  ],
  [
    'fasih_mail_age_seconds',
    'Since the oldest waiting mail was written',
    ({ mail }) => secondsSince(mail.oldestWaiting),
  ],
  ['fasih_mails_failed', 'Mails that were tried and wait for another try', ({ mail }) => mail.failed],
  [
    'fasih_provider_age_seconds',
    'Since the provider was last heard, where payments or refunds wait for it',
    ({ provider }) => (provider.isNeeded ? secondsSince(provider.reachedAt, Number.POSITIVE_INFINITY) : 0),
  ],
];

/** Reads the figures of one scrape together, and the files at most every five minutes, because a bucket costs money. */
export function healthGauges(registry: client.Registry, pool: Pool, config: Config): void {
  let reading: Promise<Known> | undefined;
  const read = () => {
    reading ??= healthInDatabase(pool, config, null).finally(() => {
      setTimeout(() => {
        reading = undefined;
      }, SECOND).unref();
    });
    return reading;
  };
  for (const [name, help, value] of GAUGES)
    registry.registerMetric(
      new client.Gauge({
        name,
        help,
        registers: [],
        async collect() {
          // The database may be away; the last figure then stays.
          await read().then(
            (facts) => this.set(value(facts)),
            () => undefined,
          );
        },
      }),
    );
  const version = new client.Gauge({
    name: 'fasih_version',
    help: 'Always 1; the labels name version and migration',
    labelNames: ['version', 'migration'],
    registers: [],
    async collect() {
      await read().then(
        (facts) => {
          this.reset();
          this.set({ version: facts.version, migration: facts.migration }, 1);
        },
        () => undefined,
      );
    },
  });
  registry.registerMetric(version);
  const late = new client.Gauge({
    name: 'fasih_job_late_seconds',
    help: 'For how long a job has been late, in all processes together; 0 when it is on time',
    // Prometheus keeps `job` for what it scrapes.
    labelNames: ['work'],
    registers: [],
    async collect() {
      await read().then(
        ({ jobs }) => {
          this.reset();
          for (const { name, lateSeconds } of jobs) this.set({ work: name }, lateSeconds);
        },
        () => undefined,
      );
    },
  });
  registry.registerMetric(late);
  registry.registerMetric(filesGauge(config));
}

function filesGauge(config: Config): client.Gauge {
  let checked: { at: number; ok: boolean } | undefined;
  return new client.Gauge({
    name: 'fasih_files_work',
    help: '1 when a file could be written, read and removed',
    registers: [],
    async collect() {
      if (!checked || performance.now() - checked.at > 5 * MINUTE)
        checked = { at: performance.now(), ok: (await checkFiles(config)).ok };
      this.set(checked.ok ? 1 : 0);
    },
  });
}
