import { HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import type { SetAsideJob } from '@fasih/school/platform/jobs/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { isDatabaseDown } from './outage.ts';
import { tableAs } from './sql.ts';
import { build, type Params, statement } from './statement.ts';
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

const insertFailure = statement(
  (row: Params<{ job: SetAsideJob; id: string; fault: string; now: Date; retryAt: Date }>) =>
    build
      .insertInto('job_set_aside')
      .values({ job: row.job, record_id: row.id, fault: row.fault, since: row.now, next_try_at: row.retryAt })
      .onConflict((on) =>
        on.columns(['job', 'record_id']).doUpdateSet((eb) => ({
          tries: sql<number>`${eb.ref('job_set_aside.tries')} + 1`,
          fault: eb.ref('excluded.fault'),
          next_try_at: sql<Date>`${row.now}::timestamptz + interval '1 millisecond' * least(${sql.lit(MAX_RETRY_MS)}::bigint,
            ${sql.lit(FIRST_RETRY_MS)}::bigint * (2 ^ least(${eb.ref('job_set_aside.tries')}, 20))::bigint)`,
        })),
      )
      .returning('tries'),
);

/** Sets a record aside after a failure, so that the job goes on with the others; returns how often it has failed. */
export async function setAside(
  db: Queryable,
  { job, id, error, now }: { job: SetAsideJob; id: string; error: unknown; now: Date },
): Promise<number> {
  const fault = error instanceof Error ? errorCode(error) : 'unknown';
  const row = await insertFailure.first(db, { job, id, fault, now, retryAt: later(now, FIRST_RETRY_MS) });
  return row?.tries ?? 1;
}

const deleteFailures = statement(({ job, ids }: Params<{ job: SetAsideJob; ids: readonly string[] }>) =>
  build
    .deleteFrom('job_set_aside')
    .where('job', '=', job)
    .where('record_id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('record_id as id'),
);

/** Deletes a record's failure; call it in the transaction in which the job succeeded. */
export async function clearSetAside(db: Queryable, job: SetAsideJob, id: string): Promise<void> {
  await clearManySetAside(db, job, [id]);
}

/** Like `clearSetAside`, for many records; returns those that had failed. */
export async function clearManySetAside(
  db: Queryable,
  job: SetAsideJob,
  ids: readonly string[],
): Promise<string[]> {
  return (await deleteFailures.all(db, { job, ids })).map(({ id }) => id);
}

const updateNextTry = statement(({ job, id, now }: Params<{ job: SetAsideJob; id: string; now: Date }>) =>
  build
    .updateTable('job_set_aside')
    .set({ next_try_at: now })
    .where('job', '=', job)
    .where('record_id', '=', id),
);

/** Makes a record due for its next try now; false when it is not set aside. */
export async function retryNow(db: Queryable, job: SetAsideJob, id: string, now: Date): Promise<boolean> {
  return (await updateNextTry.run(db, { job, id, now })) === 1;
}

/** SQLSTATE class of a missing table or column: another schema version. */
const OTHER_SCHEMA = /^42/;

/** Whether the database itself is unavailable or has another schema version, so that no record is at fault. */
export function isOutage(error: unknown): boolean {
  return isDatabaseDown(error) || (error instanceof Error && OTHER_SCHEMA.test(errorCode(error)));
}

/** The SQLSTATE, or the error's name; never its message, which may contain personal data. */
function errorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
