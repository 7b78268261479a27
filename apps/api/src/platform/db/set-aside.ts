import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import type { SetAsideJob } from '@fasih/school/platform/jobs/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { tableAs } from './sql.ts';
import type { Queryable } from './transaction.ts';

/** Exponential backoff: a failed record is retried after 15 minutes, and each pause is twice the one before, up to a day. */
const FIRST_RETRY_MS = 15 * MINUTE;
const MAX_RETRY_MS = 24 * HOUR;

/**
 * SQL condition: this job may try the record now, because the record has no failure or its next try is due.
 *
 * @param id an expression of the record's id.
 */
export function isNotSetAside(
  job: SetAsideJob,
  id: Expression<string>,
  now: Expression<Date>,
): RawBuilder<boolean> {
  const f = tableAs('job_set_aside', 'f');
  return sql<boolean>`not exists (select from ${f}
    where ${f.job} = ${sql.lit(job)} and ${f.record_id} = ${id} and ${f.next_try_at} > ${now})`;
}

/** Sets a record aside after a failure, so that the job goes on with the others; returns how often it has failed. */
export async function setAside(
  db: Queryable,
  { job, id, error, now }: { job: SetAsideJob; id: string; error: unknown; now: Date },
): Promise<number> {
  const fault = error instanceof Error ? errorCode(error) : 'unknown';
  const { rows } = await db.query<{ tries: number }>(
    `insert into job_set_aside (job, record_id, fault, since, next_try_at) values ($1, $2, $3, $4, $5)
     on conflict (job, record_id) do update set tries = job_set_aside.tries + 1, fault = excluded.fault,
       next_try_at = $4::timestamptz + least($7::bigint, $6::bigint * (2 ^ least(job_set_aside.tries, 20))::bigint)
         * interval '1 millisecond'
     returning tries`,
    [job, id, fault, now, later(now, FIRST_RETRY_MS), FIRST_RETRY_MS, MAX_RETRY_MS],
  );
  return rows[0]?.tries ?? 1;
}

/** Deletes a record's failure; call it in the transaction in which the job succeeded. */
export async function clearSetAside(db: Queryable, job: SetAsideJob, id: string): Promise<void> {
  await db.query('delete from job_set_aside where job = $1 and record_id = $2', [job, id]);
}

/** Like `clearSetAside`, for many records. */
export async function clearManySetAside(
  db: Queryable,
  job: SetAsideJob,
  ids: readonly string[],
): Promise<void> {
  await db.query('delete from job_set_aside where job = $1 and record_id = any($2)', [job, ids]);
}

/** Makes a record due for its next try now; false when it is not set aside. */
export async function retryNow(db: Queryable, job: SetAsideJob, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update job_set_aside set next_try_at = $3 where job = $1 and record_id = $2',
    [job, id, now],
  );
  return rowCount === 1;
}

/** SQLSTATE classes: connection, resources, shutdown; missing table or column (another schema version). */
const OUTAGE_SQLSTATE = /^(08|42|53|57P)/;
const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** Whether the database itself is unavailable or has another schema version, so that no record is at fault. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    OUTAGE_SQLSTATE.test(code) ||
    CONNECTION_ERRORS.has(code) ||
    /^(Connection terminated|timeout exceeded)/.test(error.message)
  );
}

/** The SQLSTATE, or the error's name; never its message, which may contain personal data. */
function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
