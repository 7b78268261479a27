import type { HealthFacts } from '@fasih/school/office/health/contract';
import { judgeHealth } from '@fasih/school/office/health/rules';
import type { RunFound } from '@fasih/school/platform/backup/found';
import { JOB_NAMES, type JobName } from '@fasih/school/platform/jobs/contract';
import { type Expression, sql } from 'kysely';
import type { Pool } from 'pg';
import { DatabaseTime } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { checkFiles } from '../../platform/doctor/check-services.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readVersion } from '../../platform/version.ts';
import { mayKnowOfMail } from '../safeguarding/incident-mails.ts';

/** How many of the newest payment attempts are searched for the provider's last answer. */
const ATTEMPTS = 200;

type Row = {
  migration: string;
  version: string;
  bytes: number;
  connections: number;
  max_connections: number;
  oldest_unposted: Date | null;
  set_aside: number;
  set_aside_postings: number;
  oldest_task: Date | null;
  jobs: { name: JobName; doneAt: string; lateSeconds: number }[];
  books_at: Date | null;
  findings: number;
  oldest_mail: Date | null;
  failed_mails: number;
  reached_at: Date | null;
  is_needed: boolean;
  backup_at: Date | null;
  log_until: Date | null;
  drill_at: Date | null;
  drill_ok: boolean | null;
  drill_found: RunFound | null;
};

/** Whether a mail `o` is counted for this reader. Null stands for who runs the server, and counts all. */
const mayCount = (readerId: Expression<string | null>) =>
  sql`(${readerId}::uuid is null or ${mayKnowOfMail(sql`o.params`, readerId)})`;

/** Each figure by an index or from a small table. */
const selectFacts = statement(
  ({ readerId }: Params<{ readerId: string | null }>) => sql<Row>`
  select coalesce((select max(name) from migrations), '–') as migration,
    split_part(current_setting('server_version'), ' ', 1) as version,
    pg_database_size(current_database())::float8 as bytes,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections')::int as max_connections,
    (select b.at from balance_event b where b.posted_at is null
      and not exists (select from job_set_aside s where s.job = 'finance.post' and s.record_id = b.enrolment_id)
      order by b.number limit 1) as oldest_unposted,
    (select count(*)::int from job_set_aside) as set_aside,
    (select count(*)::int from job_set_aside where job = 'finance.post') as set_aside_postings,
    (select min(t.created_at) from payment_task t where t.done_at is null) as oldest_task,
    (select coalesce(json_agg(j order by j."lateSeconds" desc, j.name), '[]') from (
      select r.job as name, r.done_at as "doneAt", greatest(0, floor(extract(epoch from
        now() - r.done_at - r.within_ms * interval '1 millisecond')))::int as "lateSeconds" from job_run r
      where r.job in (${sql.join(JOB_NAMES.map((name) => sql.lit(name)))})) j) as jobs,
    (select c.checked_at from books_check c order by c.day desc limit 1) as books_at,
    coalesce((select jsonb_array_length(c.findings) from books_check c order by c.day desc limit 1), 0) as findings,
    (select min(o.created_at) from outbox o where o.sent_at is null and o.given_up_at is null
      and ${mayCount(readerId)}) as oldest_mail,
    (select count(*)::int from outbox o where o.sent_at is null and o.attempts > 0 and o.given_up_at is null
      and ${mayCount(readerId)}) as failed_mails,
    greatest(
      (select n.received_at from provider_notification n order by n.id desc limit 1),
      (select max(t.checked_at) from (select a.checked_at from payment_attempt a order by a.id desc
        limit ${sql.lit(ATTEMPTS)}) t)) as reached_at,
    (exists (select from orders o where o.status = 'pending')
      or exists (select from refund r where r.state = 'asked' and r.path = 'provider')) as is_needed,
    (select r.started_at from backup_run r where r.kind = 'base' and r.ok order by r.started_at desc limit 1) as backup_at,
    (select s.kept_until from backup_series s limit 1) as log_until,
    d.started_at as drill_at, d.ok as drill_ok, d.found as drill_found
  from (select) one left join lateral (select r.started_at, r.ok, r.found from backup_run r
    where r.kind = 'drill' and r.ended_at is not null order by r.started_at desc limit 1) d on true`,
  'health',
);

/**
 * What the database knows of the school's health, in one statement: for an admin without the mails that they may not know of,
 * for the server's own figures (`readerId` null) of everything.
 */
export async function healthInDatabase(
  db: Queryable,
  config: Config,
  readerId: string | null,
): Promise<Omit<HealthFacts, 'clockAheadMs' | 'filesWork'>> {
  const row = await selectFacts.first(db, { readerId });
  if (!row) throw new Error('the health of the school was not read');
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    version: readVersion(),
    node: process.version,
    migration: row.migration,
    database: {
      version: row.version,
      bytes: row.bytes,
      connections: row.connections,
      maxConnections: row.max_connections,
    },
    oldestUnposted: iso(row.oldest_unposted),
    setAside: row.set_aside,
    setAsidePostings: row.set_aside_postings,
    oldestPaymentTask: iso(row.oldest_task),
    jobs: row.jobs.map((job) => ({ ...job, doneAt: new Date(job.doneAt).toISOString() })),
    books: { checkedAt: iso(row.books_at), findings: row.findings },
    mail: { oldestWaiting: iso(row.oldest_mail), failed: row.failed_mails },
    provider: { reachedAt: iso(row.reached_at), isNeeded: row.is_needed },
    backup: {
      isSetUp: config.backup !== undefined,
      lastAt: iso(row.backup_at),
      logUntil: iso(row.log_until),
      drill: row.drill_at && {
        at: row.drill_at.toISOString(),
        ok: row.drill_ok === true,
        problems: row.drill_found?.problems ?? [],
      },
    },
  };
}

/** The health page: the facts, and the state of each of its lines. */
export async function readHealth(pool: Pool, config: Config, call: SignedInCall) {
  const time = new DatabaseTime(pool);
  const [known, files] = await Promise.all([
    healthInDatabase(pool, config, call.person.accountId),
    checkFiles(config),
    time.measure(),
  ]);
  const facts: HealthFacts = { ...known, clockAheadMs: Math.round(time.aheadMs), filesWork: files.ok };
  const now = new Date();
  return { at: now.toISOString(), facts, lines: judgeHealth(facts, now) };
}
