import type { Pool } from 'pg';
import type { Places } from './demo-extras.ts';

const OF_STUDENT = "(select id from account where username = 'student')";
const OF_TEACHER = "(select id from account where username = 'teacher')";
const COURSE = `from enrolment e join learner l on l.id = e.learner_id join class_member cm on cm.enrolment_id = e.id
  join school_class c on c.id = cm.class_id
  where l.account_id = ${OF_STUDENT} and c.teacher_id = ${OF_TEACHER} limit 1`;
const SEAT = `from seat s join meeting m on m.id = s.meeting_id join learner l on l.id = s.learner_id
  where l.account_id = ${OF_STUDENT} and m.teacher_id = ${OF_TEACHER}`;

/** SQL for the path parameters of the API, of the demo student and teacher where they must own them. */
const PLACES: Record<string, string> = {
  account: "select 'cash.bank'",
  bankId: "select 'kids'",
  classId: `select c.id ${COURSE}`,
  code: 'select code from voucher limit 1',
  day: "select '2099-01-05'",
  enrolmentId: `select e.id ${COURSE}`,
  entryId: 'select id from ledger_entry limit 1',
  incidentId: 'select id from incident limit 1',
  itemId: "select 'K01'",
  kind: "select 'students'",
  learnerId: `select l.id ${COURSE}`,
  letterId: "select 'accounts.verifyEmail'",
  meetingId: `select m.id ${SEAT} and s.state = 'planned' order by m.during limit 1`,
  orderId: `select id from orders where account_id = ${OF_STUDENT} limit 1`,
  otherId: `select l.id from learner l where l.account_id <> ${OF_STUDENT} limit 1`,
  packageId: 'select id from package limit 1',
  requestId: "select id from refund_request where state = 'asked' limit 1",
  runId: `select r.id from pay_run r join pay_line l on l.run_id = r.id where l.teacher_id = ${OF_TEACHER} limit 1`,
  table: "select 'funnel'",
  teacherId: `select ${OF_TEACHER}`,
};

/**
 * Reads that the parameters above do not fit: SQL for one row whose columns fill the path by name. `as` is the login of
 * the caller; the rest goes into the query.
 */
const SPECIAL_READS: Record<string, string> = {
  '/certificates/:certificateId/pdf': `select t.id as "certificateId", a.username as "as" from certificate t
    join enrolment e on e.id = t.enrolment_id join learner l on l.id = e.learner_id join account a on a.id = l.account_id
    limit 1`,
  '/classes/calendar': `select '2026-11-02' as "from", '2026-11-09' as until`,
  '/teacher/calendar': `select '2026-11-02' as "from", '2026-11-09' as until`,
  '/enrolments/:enrolmentId/proposals': `select id as "enrolmentId" from enrolment
    where state = 'active' and level is not null and starts_on is null limit 1`,
  '/enrolments/:enrolmentId/times': `select e.id as "enrolmentId", a.username as "as" from enrolment e
    join learner l on l.id = e.learner_id join account a on a.id = l.account_id
    where e.state = 'active' and e.level is not null and e.starts_on is null
      and (l.birth_date is not null or l.adult_declared_at is not null)
      and ((l.kind = 'self' and l.birth_date is null) or exists (select from consent c where c.learner_id = l.id and c.withdrawn_at is null)) limit 1`,
  '/pay/preview': `select '2026-10-01' as "from", '2026-10-31' as "to"`,
};

/** A read to send: the login of the caller, if not of the first role that may call it, and the address. */
export type DemoRequest = { login: string | undefined; url: string };

/** Fills a path with records of the demo school, or with those made for it; null if there are none. */
export async function demoRequestFor(pool: Pool, made: Places, path: string): Promise<DemoRequest | null> {
  const sql = SPECIAL_READS[path];
  const row = made[path] ?? (sql === undefined ? {} : await rowOf(pool, sql));
  if (!row) return null;
  const { as: login, ...values } = row;
  let url = path;
  for (const [part, name = ''] of path.matchAll(/:([A-Za-z]+)/g)) {
    const value = values[name] ?? (await firstValue(pool, PLACES[name]));
    if (value === undefined || value === null) return null;
    url = url.replace(part, String(value));
    delete values[name];
  }
  const query = new URLSearchParams(values);
  return { login, url: query.size > 0 ? `${url}?${query}` : url };
}

async function rowOf(pool: Pool, sql: string): Promise<Record<string, string> | undefined> {
  return (await pool.query<Record<string, string>>(sql)).rows[0];
}

async function firstValue(pool: Pool, sql: string | undefined): Promise<unknown> {
  if (sql === undefined) return undefined;
  return (await pool.query<[unknown]>({ text: sql, rowMode: 'array' })).rows[0]?.[0];
}
