import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuser } from '@fasih/api/platform/db/embedded/init-cluster';
import { expect } from '@playwright/test';
import pg from 'pg';
import type { Walk } from './journey.ts';

/** The address of the running school's own database: what `DATABASE_URL` names, else the one in the data folder. */
function databaseOf(dataDir: string): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const password = readFileSync(join(dataDir, 'postgres.secret'), 'utf8').trim();
  // The fourth line of the server's own note names its port.
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/fasih`;
}

/** Rows of the running school's own database. */
export async function ask<Row extends pg.QueryResultRow>(
  dataDir: string,
  sql: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseOf(dataDir) });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** As if the sitting had begun so long ago that `seconds` of its working time are left. */
export async function leaveSeconds(
  { dataDir }: Pick<Walk, 'dataDir'>,
  id: string,
  seconds: number,
): Promise<void> {
  const end = new Date(Date.now() + seconds * 1000);
  await ask(
    dataDir,
    'update placement_attempt set deadline = $2, started_at = $3 where id = $1 and finished_at is null',
    [id, end, new Date(end.getTime() - 1800_000)],
  );
}

/** As if the learner's placement test were done: every course of the learner has the level. */
export async function placeLearner(
  { dataDir }: Pick<Walk, 'dataDir'>,
  learnerId: string,
  level: string,
): Promise<string> {
  const rows = await ask<{ id: string }>(
    dataDir,
    'update enrolment set level = $2, level_given_at = now() where learner_id = $1 returning id',
    [learnerId, level],
  );
  return rows[0]?.id ?? '';
}

/** As if a meeting had been planned to begin so many minutes from now. */
export async function beginIn(
  { dataDir }: Pick<Walk, 'dataDir'>,
  meetingId: string,
  minutes: number,
): Promise<void> {
  const start = new Date(Math.floor(Date.now() / 60_000) * 60_000 + minutes * 60_000);
  const end = new Date(start.getTime() + 3600_000);
  await ask(
    dataDir,
    `with moved as (update meeting set during = tstzrange($2, $3) where id = $1 returning id)
     update seat set during = tstzrange($2, $3) where meeting_id in (select id from moved)`,
    [meetingId, start, end],
  );
}

/** The family was told of its class a week before it really was, so that the limits of its meetings are the usual ones. */
export async function toldWeekBefore(
  { dataDir }: Pick<Walk, 'dataDir'>,
  { classId, enrolmentId }: { classId: string; enrolmentId: string },
): Promise<void> {
  await ask(
    dataDir,
    `with told as (update notification set created_at = created_at - interval '7 days'
       where source = 'class.assigned:' || $1::text || ':' || $2::text returning source, created_at),
     mailed as (update outbox o set sent_at = told.created_at from told where o.source = 'notice:' || told.source)
     update class_member set joined_at = joined_at - interval '7 days' where class_id = $1::uuid and enrolment_id = $2::uuid`,
    [classId, enrolmentId],
  );
}

/**
 * The mails of a school with a clock of its own were accepted by that clock, and not by the machine's: when their notices came. Waits
 * until all that were not tried in vain are sent.
 */
export async function mailsByTheClock({ dataDir }: Pick<Walk, 'dataDir'>): Promise<void> {
  const ofNotices = `o.source = 'notice:' || n.source`;
  await expect
    .poll(async () => {
      const waits = `select from outbox o join notification n on ${ofNotices} where o.sent_at is null and o.attempts = 0 limit 1`;
      return (await ask(dataDir, waits, [])).length;
    })
    .toBe(0);
  await ask(
    dataDir,
    `update outbox o set sent_at = n.created_at from notification n where ${ofNotices} and o.sent_at is not null`,
    [],
  );
}

/** A valid certificate of the demo school. */
export async function aCertificate({
  dataDir,
}: Pick<Walk, 'dataDir'>): Promise<{ code: string; name: string; course: string }> {
  const rows = await ask<{ code: string; name: string; course: string }>(
    dataDir,
    `select code, public_name as name, course_name as course from certificate where revoked_at is null
     order by issued_at limit 1`,
    [],
  );
  if (!rows[0]) throw new Error('the demo school has no certificate');
  return rows[0];
}
