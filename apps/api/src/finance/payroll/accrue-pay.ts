import { type Accrual, accrualsDue } from '@fasih/school/finance/payroll/accrual';
import type { PayableMeeting } from '@fasih/school/finance/payroll/rules';
import type { FastifyBaseLogger } from 'fastify';
import { type Expression, sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { type NewEntry, postEntries } from '../../ledger/journal/post-entry.ts';
import { requireRow } from '../../platform/db/require-row.ts';
import { clearManySetAside, isNotSetAside } from '../../platform/db/set-aside.ts';
import {
  coalesce,
  cteAs,
  jsonRows,
  recordsAs,
  returning,
  select,
  startOf,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { batchOrEach, type JobRun } from '../../platform/jobs/each-record.ts';
import { isTaught, schoolDay, selectRates } from './store-facts.ts';

/** Meetings per batch. */
const BATCH = 300;
export const JOB = 'pay.accrue';

const tryLock = statement(() =>
  select([sql<boolean>`pg_try_advisory_xact_lock(hashtext(${JOB}))`.as('mine')], sql``),
);
const lock = statement(() => select([sql`pg_advisory_xact_lock(hashtext(${JOB}))`.as('held')], sql``));

const m = tableAs('meeting', 'm');
const d = tableAs('pay_due', 'd');
const k = tableAs('pay_accrual', 'k');
const s = tableAs('seat', 's');
const e = tableAs('enrolment', 'e');
const p = tableAs('package', 'p');

/**
 * Posts the cost of a batch of meetings on the meeting's day and returns how many it handled. It books the difference
 * between the books and the rules, so late corrections, rates and substitutes lead to the same sums in any order. One
 * process at a time; a meeting that cannot be accrued is set aside and blocks no other.
 */
export function accruePay(pool: Pool, now: Date, log?: FastifyBaseLogger): Promise<number> {
  return accrue({ pool, job: JOB, now, log }, async (db) => {
    return (await tryLock.first(db, {}))?.mine ? accrueBatch(db, now) : 0;
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
  await lock.all(db, {});
  return accrueBatch(db, now, meetingId);
}

async function accrueBatch(db: PoolClient, now: Date, meetingId?: string): Promise<number> {
  const { looked, meetings, booked, rates } = await takeDue(db, now, meetingId);
  if (looked.length === 0) return 0;
  await clearManySetAside(db, JOB, looked);
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

const isDue = (now: Expression<Date>) => isNotSetAside(JOB, d.meeting_id, now);

const selectDue = statement(({ now }: Params<{ now: Date }>) =>
  select(
    [sql<string>`distinct due.meeting_id`.as('id')],
    sql`from (select ${d.meeting_id} from ${d} where ${isDue(now)} order by ${d.id} limit ${BATCH}) due`,
  ),
);

async function meetingsToAccrue(db: Queryable, now: Date): Promise<string[]> {
  return (await selectDue.all(db, { now })).map(({ id }) => id);
}

const takeAll = statement(({ now, meetingId }: Params<{ now: Date; meetingId: string | null }>) => {
  const due = sql`delete from pay_due where id in (
      select ${d.id} from ${d} where ${isDue(now)} and (${meetingId}::uuid is null or ${d.meeting_id} = ${meetingId})
      order by ${d.id} limit ${BATCH}
    ) returning meeting_id`;
  const startsAt = startOf(m.during);
  const meetings = select(
    [
      m.id.as('meetingId'),
      m.teacher_id.as('teacherId'),
      schoolDay(startsAt).as('day'),
      coalesce(m.paid_minutes, sql<number>`0`).as('paidMinutes'),
      sql<string>`coalesce((select ${p.name} from ${s} join ${e} on ${e.id} = ${s.enrolment_id}
        join ${p} on ${p.id} = ${e.package_id} where ${s.meeting_id} = ${m.id} order by ${s.id} limit 1), '')`.as(
        'packageName',
      ),
    ],
    sql`from ${m} where ${m.id} in (select meeting_id from due) and ${isTaught}`,
  );
  const taken = cteAs(meetings, 'meetings', 'taken');
  return withCtes(
    { due, meetings },
    select(
      [
        // Handled meetings, including those that cost nothing.
        sql<string[]>`array(select distinct meeting_id::text from due)`.as('looked'),
        jsonRows(
          select(
            [
              taken.meetingId.as('meetingId'),
              taken.teacherId.as('teacherId'),
              taken.day.as('day'),
              taken.paidMinutes.as('paidMinutes'),
              taken.packageName.as('packageName'),
            ],
            sql`from ${taken}`,
          ),
        ).as('meetings'),
        jsonRows(
          select(
            [
              k.meeting_id.as('meetingId'),
              k.teacher_id.as('teacherId'),
              k.day.as('day'),
              k.amount.as('amount'),
            ],
            sql`from ${k} where ${k.meeting_id} in (select meeting_id from due)`,
          ),
        ).as('booked'),
        jsonRows(selectRates(sql`any(array(select "teacherId" from meetings))`)).as('rates'),
      ],
      sql``,
    ),
  );
});

/** In one statement, so that a meeting is removed from the list in the state in which its cost is computed. */
async function takeDue(db: Queryable, now: Date, meetingId?: string) {
  return requireRow(await takeAll.all(db, { now, meetingId: meetingId ?? null }));
}

const accrualColumns = {
  meeting_id: 'uuid',
  teacher_id: 'uuid',
  day: 'date',
  amount: 'bigint',
  postings: 'integer',
} as const;

const saveAccruals = statement(({ changes }: Params<{ changes: string }>) => {
  const g = recordsAs(changes, 'g', accrualColumns);
  return returning(
    sql`insert into pay_accrual as k (meeting_id, teacher_id, day, amount, postings)
      select ${g.meeting_id}, ${g.teacher_id}, ${g.day}, ${g.amount}, ${g.postings} from ${g}
      on conflict (meeting_id, teacher_id) do update
        set day = excluded.day, amount = k.amount + excluded.amount, postings = k.postings + excluded.postings`,
    [sql<string>`${k.meeting_id} || ' ' || ${k.teacher_id}`.as('pair'), k.postings.as('postings')],
  );
});

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
  const rows = await saveAccruals.all(db, { changes: JSON.stringify(given) });
  const last = new Map(rows.map(({ pair, postings }) => [pair, postings]));
  return changes.map((change) => {
    const pair = `${change.meetingId} ${change.teacherId}`;
    const own = pairs.get(pair) ?? [];
    return (last.get(pair) ?? 0) - own.length + 1 + own.indexOf(change);
  });
}
