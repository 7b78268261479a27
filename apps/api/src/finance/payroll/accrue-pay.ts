import { type Accrual, accrualsDue } from '@fasih/school/finance/payroll/accrual';
import type { PayableMeeting, Rate } from '@fasih/school/finance/payroll/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { type NewEntry, postEntries } from '../../ledger/journal/post-entry.ts';
import { jsonListSql } from '../../platform/db/json-rows.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { notSetAside, takeManyBackIn } from '../../platform/db/set-aside.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { batchOrEach, type JobRun } from '../../platform/jobs/each-record.ts';
import { isTaught, ratesSql, schoolDay } from './store-facts.ts';

/** Meetings per batch. */
const BATCH = 300;
const JOB = 'pay.accrue';

/**
 * Posts the cost of a batch of meetings on the meeting's day and returns how many it handled. It books the difference
 * between the books and the rules, so late corrections, rates and substitutes lead to the same sums in any order. One
 * process at a time; a meeting that cannot be accrued is set aside and blocks no other.
 */
export function accruePay(pool: Pool, now: Date, log?: FastifyBaseLogger): Promise<number> {
  return accrue({ pool, job: JOB, now, log }, async (db) => {
    const { rows } = await db.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(hashtext('pay.accrue')) as mine`,
    );
    return rows[0]?.mine ? accrueBatch(db, now) : 0;
  });
}

function accrue(run: JobRun, batch: (db: PoolClient) => Promise<number>): Promise<number> {
  return batchOrEach(run, {
    batch,
    ids: () => meetingsToAccrue(run.pool, run.now),
    one: async (db, meetingId) => (await accruePayWithin(db, run.now, meetingId)) > 0,
  });
}

/** Accrues everything due and not set aside; returns when it is in the books, whichever process posted it. */
export async function accrueAllPay(pool: Pool, now: Date): Promise<void> {
  while (await accrue({ pool, job: JOB, now }, (db) => accruePayWithin(db, now)));
}

/** Accrues one batch, or one meeting, inside the caller's transaction; waits for another process that does. */
export async function accruePayWithin(db: PoolClient, now: Date, meetingId?: string): Promise<number> {
  await db.query(`select pg_advisory_xact_lock(hashtext('pay.accrue'))`);
  return accrueBatch(db, now, meetingId);
}

async function accrueBatch(db: PoolClient, now: Date, meetingId?: string): Promise<number> {
  const { looked, meetings, booked, rates } = await takeDue(db, now, meetingId);
  if (looked.length === 0) return 0;
  await takeManyBackIn(db, JOB, looked);
  const ratesOf = Map.groupBy(rates, ({ teacherId }) => teacherId);
  const changes = accrualsDue({ meetings, booked, ratesOf: (teacherId) => ratesOf.get(teacherId) ?? [] });
  if (changes.length === 0) return looked.length;
  const postings = await noteAccruals(db, changes, meetings);
  const names = new Map(meetings.map(({ meetingId, packageName }) => [meetingId, packageName]));
  const entries = changes.map((change, index) =>
    entryOf(change, postings[index] ?? 0, names.get(change.meetingId) ?? ''),
  );
  // Last, because others wait for the sums that it locks.
  await postEntries(db, entries, now);
  return looked.length;
}

function entryOf({ meetingId, teacherId, day, amount }: Accrual, posting: number, name: string): NewEntry {
  return {
    sourceKind: 'pay.accrued',
    sourceId: `${meetingId}:${teacherId}:${posting}`,
    schoolDay: day,
    category: 'teachers',
    description: name,
    lines: [
      { account: 'expense.teachers', amount },
      { account: 'salaries.payable', amount: -amount },
    ],
    reverses: null,
  };
}

type Due = {
  /** Handled meetings, including those that cost nothing. */
  looked: string[];
  meetings: (PayableMeeting & { packageName: string })[];
  booked: Accrual[];
  rates: (Rate & { teacherId: string })[];
};

/** SQL: the due meeting `d` is not set aside; $1 is now. */
const isDue = notSetAside(JOB, 'd.meeting_id', '$1');

async function meetingsToAccrue(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct meeting_id as id from (
       select d.meeting_id from pay_due d where ${isDue} order by d.id limit $2) due`,
    [now, BATCH],
  );
  return rows.map(({ id }) => id);
}

/** In one statement, so that a meeting is removed from the list in the state in which its cost is computed. */
async function takeDue(db: Queryable, now: Date, meetingId?: string): Promise<Due> {
  const { rows } = await db.query<Due>(
    `with due as (
       delete from pay_due where id in (
         select id from pay_due d where ${isDue} and ($3::uuid is null or d.meeting_id = $3) order by id limit $2
       ) returning meeting_id
     ), meetings as (
       select m.id as "meetingId", m.teacher_id as "teacherId", ${schoolDay('lower(m.during)')} as day,
         coalesce(m.paid_minutes, 0) as "paidMinutes",
         coalesce((select p.name from seat s join enrolment e on e.id = s.enrolment_id join package p on p.id = e.package_id
           where s.meeting_id = m.id order by s.id limit 1), '') as "packageName"
       from meeting m where m.id in (select meeting_id from due) and ${isTaught}
     )
     select array(select distinct meeting_id::text from due) as looked, ${jsonListSql('select * from meetings')} as meetings,
       ${jsonListSql(`select meeting_id as "meetingId", teacher_id as "teacherId", day, amount from pay_accrual
         where meeting_id in (select meeting_id from due)`)} as booked,
       ${jsonListSql(ratesSql('any(array(select "teacherId" from meetings))'))} as rates`,
    [now, BATCH, meetingId ?? null],
  );
  return requireRow(rows);
}

/**
 * Saves what the books hold from now on, and returns the posting number of each change for its meeting and teacher.
 */
async function noteAccruals(
  db: Queryable,
  changes: readonly Accrual[],
  meetings: readonly PayableMeeting[],
): Promise<number[]> {
  const days = new Map(meetings.map(({ meetingId, teacherId, day }) => [`${meetingId} ${teacherId}`, day]));
  const pairs = Map.groupBy(changes, ({ meetingId, teacherId }) => `${meetingId} ${teacherId}`);
  const given = [...pairs].map(([pair, [first, ...rest]]) => ({
    meeting_id: first?.meetingId,
    teacher_id: first?.teacherId,
    day: days.get(pair) ?? first?.day,
    amount: rest.reduce((sum, { amount }) => sum + amount, first?.amount ?? 0),
    postings: rest.length + 1,
  }));
  const { rows } = await db.query<{ pair: string; postings: number }>(
    `insert into pay_accrual as a (meeting_id, teacher_id, day, amount, postings)
     select * from jsonb_to_recordset($1) as g(meeting_id uuid, teacher_id uuid, day date, amount bigint, postings integer)
     on conflict (meeting_id, teacher_id) do update
       set day = excluded.day, amount = a.amount + excluded.amount, postings = a.postings + excluded.postings
     returning meeting_id || ' ' || teacher_id as pair, postings`,
    [JSON.stringify(given)],
  );
  const last = new Map(rows.map(({ pair, postings }) => [pair, postings]));
  return changes.map((change) => {
    const pair = `${change.meetingId} ${change.teacherId}`;
    const own = pairs.get(pair) ?? [];
    return (last.get(pair) ?? 0) - own.length + 1 + own.indexOf(change);
  });
}
