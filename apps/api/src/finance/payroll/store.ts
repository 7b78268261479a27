import { isId } from '@fasih/school/basics/ids';
import { isRefusal } from '@fasih/school/basics/refusal';
import type { PayRunState } from '@fasih/school/finance/payroll/contract';
import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { firstRowOf, given } from '../../platform/db/built-query.ts';
import { countedPage, countUpTo, pageWithTotal } from '../../platform/db/page.ts';
import { allOf, literalOf } from '../../platform/db/search-words.ts';
import { jsonRows, recordsAs, select, subqueryAs } from '../../platform/db/sql.ts';
import { build, type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { PrintedLine } from './present.ts';
import { j, l, type RunRow, r, runColumns, runFrom } from './run-columns.ts';
import { selectRates, selectUnpaid } from './store-facts.ts';

/** A page of pay runs, the latest first. */
export function pageOfRuns(
  db: Queryable,
  query: { page: number; pageSize: number; q?: string | undefined; state?: PayRunState | undefined },
) {
  const words = query.q?.trim();
  const isFound = allOf([
    query.state && sql<boolean>`${r.state} = ${query.state}`,
    words && sql<boolean>`${r.number} ilike ${`%${literalOf(words)}%`}`,
  ]);
  return countedPage(db, query, {
    columns: runColumns,
    from: sql`${runFrom} where ${isFound}`,
    orderBy: sql`${r.made_at} desc, ${r.id} desc`,
  });
}

type OfRun = { runId: string };

const selectRun = statement(({ runId }: Params<OfRun>) =>
  select(runColumns, sql`from ${runFrom} where ${r.id} = ${runId}`),
);

export async function runOf(db: Queryable, runId: string): Promise<RunRow | null> {
  return isId(runId) ? selectRun.first(db, { runId }) : null;
}

const lock = statement(({ runId }: Params<OfRun>) =>
  build
    .selectFrom('pay_run')
    .where('id', '=', runId)
    .select([
      'id',
      'from_day as from',
      'to_day as to',
      'state',
      'made_by as madeBy',
      'approved_at as approvedAt',
      'version',
    ])
    .forUpdate(),
);

export type LockedRun = RowOf<typeof lock>;

/** Locks a run for a write. */
export async function lockRun(db: Queryable, runId: string): Promise<LockedRun | null> {
  return isId(runId) ? lock.first(db, { runId }) : null;
}

type Draft = { from: string; to: string; by: string; now: Date };

const insert = statement(({ from, to, by, now }: Params<Draft>) =>
  build
    .insertInto('pay_run')
    .values({ from_day: from, to_day: to, made_by: by, made_at: now })
    .onConflict((on) => on.expression(sql`(true)`).where('state', '=', 'draft').doNothing())
    .returning('id'),
);

/** Creates a draft; null when there is already one. */
export async function insertDraft(db: Queryable, draft: Draft): Promise<string | null> {
  return (await insert.first(db, draft))?.id ?? null;
}

const insertAll = statement(({ runId, lines }: Params<OfRun & { lines: string }>) => {
  const g = recordsAs(lines, 'g', {
    position: 'integer',
    teacher_id: 'uuid',
    meeting_id: 'uuid',
    kind: 'text',
    outcome: 'text',
    substitute: 'boolean',
    starts_at: 'timestamptz',
    day: 'date',
    minutes: 'integer',
    late_minutes: 'integer',
    per_hour: 'integer',
    amount: 'integer',
  });
  return sql`
    insert into pay_line (run_id, teacher_id, meeting_id, kind, outcome, substitute, starts_at, day, minutes, late_minutes,
      per_hour, amount)
    select ${runId}::uuid, ${g.teacher_id}, ${g.meeting_id}, ${g.kind}, ${g.outcome}, ${g.substitute}, ${g.starts_at},
      ${g.day}, ${g.minutes}, ${g.late_minutes}, ${g.per_hour}, ${g.amount}
    from ${g} order by ${g.position}`;
});

/** Writes the lines of a draft in one statement. */
export async function insertLines(
  db: Queryable,
  runId: string,
  lines: readonly PrintedLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({
    position,
    teacher_id: line.teacherId,
    meeting_id: line.meetingId,
    kind: line.kind,
    outcome: line.outcome,
    substitute: line.substitute,
    starts_at: line.startsAt,
    day: line.day,
    minutes: line.minutes,
    late_minutes: line.lateMinutes,
    per_hour: line.perHour,
    amount: line.amount,
  }));
  await insertAll.run(db, { runId, lines: JSON.stringify(rows) });
}

const drop = statement(({ runId }: Params<OfRun>) =>
  build.updateTable('pay_line').set({ counts: false }).where('run_id', '=', runId).where('counts', '=', true),
);

/** Marks the lines of a discarded draft as not counting. */
export async function dropLines(db: Queryable, runId: string): Promise<void> {
  await drop.run(db, { runId });
}

const remove = statement(({ runId }: Params<OfRun>) =>
  build.deleteFrom('pay_line').where('run_id', '=', runId),
);

/** Deletes the lines of a draft before it is recomputed. */
export async function deleteLines(db: Queryable, runId: string): Promise<void> {
  await remove.run(db, { runId });
}

const count = statement(({ year }: Params<{ year: number }>) =>
  build
    .insertInto('pay_run_counter')
    .values({ year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet((eb) => ({ last: eb('pay_run_counter.last', '+', 1) })))
    .returning('last'),
);

/** The next number of a year, `GJ/2026/0001`; the counter stays locked until the approving transaction ends. */
export async function nextNumber(db: Queryable, year: number): Promise<string> {
  const last = (await count.first(db, { year }))?.last ?? 0;
  return `GJ/${year}/${String(last).padStart(4, '0')}`;
}

type Approved = {
  accountId: string;
  number: string;
  reason: string | null;
  selfApproved: boolean;
  now: Date;
};

const approve = statement((by: Params<OfRun & Approved>) =>
  build
    .updateTable('pay_run')
    .set((eb) => ({
      state: 'approved',
      number: by.number,
      approved_by: by.accountId,
      approved_at: by.now,
      approval_reason: by.reason,
      self_approved: by.selfApproved,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', by.runId),
);

export async function markApproved(db: Queryable, runId: string, by: Approved): Promise<void> {
  await approve.run(db, { runId, ...by });
}

type Paid = { accountId: string; paidOn: string; now: Date };

const pay = statement(({ runId, accountId, paidOn, now }: Params<OfRun & Paid>) =>
  build
    .updateTable('pay_run')
    .set((eb) => ({
      state: 'paid',
      paid_by: accountId,
      paid_at: now,
      paid_on: paidOn,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', runId),
);

export async function markPaid(db: Queryable, runId: string, by: Paid): Promise<void> {
  await pay.run(db, { runId, ...by });
}

const discard = statement(({ runId }: Params<OfRun>) =>
  build
    .updateTable('pay_run')
    .set((eb) => ({ state: 'discarded', version: eb('version', '+', 1) }))
    .where('id', '=', runId),
);

export async function markDiscarded(db: Queryable, runId: string): Promise<void> {
  await discard.run(db, { runId });
}

const touch = statement(({ runId }: Params<OfRun>) =>
  build
    .updateTable('pay_run')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', runId),
);

/** Raises the version of a recomputed draft. */
export async function touchDraft(db: Queryable, runId: string): Promise<void> {
  await touch.run(db, { runId });
}

/** What a teacher has in a run `r`. */
const ownOf = (teacherId: Expression<string>) =>
  subqueryAs(
    select(
      [
        jsonBuildObject({
          meetings: sql<number>`count(*) filter (where kind = 'meeting')`,
          minutes: sql<number>`coalesce(sum(minutes), 0)`,
          amount: sql<number>`coalesce(sum(amount), 0)`,
        }).as('slip'),
        sql<number>`count(*)`.as('lines'),
      ],
      sql`from (
        select ${l.kind}, ${l.minutes}, ${l.amount} from ${l}
        where ${l.run_id} = ${r.id} and ${l.teacher_id} = ${teacherId} and ${l.counts}
        union all
        select 'adjustment', 0, ${j.amount} from ${j} where ${j.run_id} = ${r.id} and ${j.teacher_id} = ${teacherId}
      ) parts`,
    ),
    'own',
  );

/** A page of one teacher's payslips, latest first, the teacher's rates and what no payslip has yet. */
export async function pageOfMine(
  db: Queryable,
  teacherId: string,
  query: { page: number; pageSize: number },
) {
  const teacher = given(teacherId);
  const own = ownOf(teacher);
  const from = sql`${runFrom} cross join lateral ${own} where ${r.state} in ('approved', 'paid') and ${own.lines} > 0`;
  const counted = firstRowOf(
    db,
    select(
      [
        countUpTo(from).as('total'),
        jsonRows(selectRates(teacher)).as('rates'),
        sql<{ meetings: number; minutes: number }>`(${selectUnpaid(teacher)})`.as('unpaid'),
      ],
      sql``,
    ),
  );
  const [page, found] = await Promise.all([
    pageWithTotal(db, query, {
      columns: [...runColumns, own.slip.as('slip')],
      from,
      orderBy: sql`${r.approved_at} desc, ${r.id} desc`,
      total: counted.then((row) => row?.total ?? 0),
    }),
    counted,
  ]);
  return isRefusal(page)
    ? page
    : { ...page, rates: found?.rates ?? [], unpaid: found?.unpaid ?? { meetings: 0, minutes: 0 } };
}
