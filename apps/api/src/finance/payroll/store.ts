import { isId } from '@fasih/school/basics/ids';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import type { PayRunState } from '@fasih/school/finance/payroll/contract';
import type { Rate } from '@fasih/school/finance/payroll/rules';
import { jsonListSql } from '../../platform/db/json-rows.ts';
import { foundUpTo, likePattern, type Page, readPage } from '../../platform/db/read-page.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { PrintedLine, RunRow } from './present.ts';
import { runColumns, runFrom } from './run-columns.ts';
import { ratesSql } from './store-facts.ts';

/** A page of pay runs, the latest first. */
export function pageOfRuns(
  db: Queryable,
  query: { page: number; pageSize: number; q?: string | undefined; state?: PayRunState | undefined },
) {
  const words = query.q?.trim() ?? '';
  return readPage<RunRow>(db, query, {
    select: runColumns,
    from: `${runFrom} where ($1::text is null or r.state = $1) and ($2 = '' or r.number ilike $2)`,
    orderBy: 'r.made_at desc, r.id desc',
    values: [query.state ?? null, words && `%${likePattern(words).replace(/^%|%$/g, '')}%`],
  });
}

export async function runOf(db: Queryable, runId: string): Promise<RunRow | null> {
  if (!isId(runId)) return null;
  const { rows } = await db.query<RunRow>(`select ${runColumns} from ${runFrom} where r.id = $1`, [runId]);
  return rows[0] ?? null;
}

export type LockedRun = {
  id: string;
  from: string;
  to: string;
  state: PayRunState;
  madeBy: string | null;
  approvedAt: Date | null;
  version: number;
};

/** Locks a run for a write. */
export async function lockRun(db: Queryable, runId: string): Promise<LockedRun | null> {
  if (!isId(runId)) return null;
  const { rows } = await db.query<LockedRun>(
    `select id, from_day as "from", to_day as "to", state, made_by as "madeBy", approved_at as "approvedAt", version
     from pay_run where id = $1 for update`,
    [runId],
  );
  return rows[0] ?? null;
}

/** Creates a draft; null when there is already one. */
export async function insertDraft(
  db: Queryable,
  draft: { from: string; to: string; by: string; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>(
    `insert into pay_run (from_day, to_day, made_by, made_at) values ($1, $2, $3, $4)
     on conflict ((true)) where state = 'draft' do nothing returning id`,
    [draft.from, draft.to, draft.by, draft.now],
  );
  return rows[0]?.id ?? null;
}

/** Writes the lines of a draft in one statement. */
export async function insertLines(
  db: Queryable,
  runId: string,
  lines: readonly PrintedLine[],
): Promise<void> {
  const rows = lines.map((line) => ({
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
  await db.query(
    `insert into pay_line (run_id, teacher_id, meeting_id, kind, outcome, substitute, starts_at, day, minutes, late_minutes,
       per_hour, amount)
     select $1, teacher_id, meeting_id, kind, outcome, substitute, starts_at, day, minutes, late_minutes, per_hour, amount
     from rows from (jsonb_to_recordset($2) as (teacher_id uuid, meeting_id uuid, kind text, outcome text,
       substitute boolean, starts_at timestamptz, day date, minutes integer, late_minutes integer, per_hour integer,
       amount integer)) with ordinality order by ordinality`,
    [runId, JSON.stringify(rows)],
  );
}

/** Marks the lines of a discarded draft as not counting. */
export async function dropLines(db: Queryable, runId: string): Promise<void> {
  await db.query('update pay_line set counts = false where run_id = $1 and counts', [runId]);
}

/** Deletes the lines of a draft before it is recomputed. */
export async function deleteLines(db: Queryable, runId: string): Promise<void> {
  await db.query('delete from pay_line where run_id = $1', [runId]);
}

/** The next number of a year, `GJ/2026/0001`; the counter stays locked until the approving transaction ends. */
export async function nextNumber(db: Queryable, year: number): Promise<string> {
  const { rows } = await db.query<{ last: number }>(
    `insert into pay_run_counter (year, last) values ($1, 1)
     on conflict (year) do update set last = pay_run_counter.last + 1 returning last`,
    [year],
  );
  return `GJ/${year}/${String(rows[0]?.last ?? 0).padStart(4, '0')}`;
}

export async function markApproved(
  db: Queryable,
  runId: string,
  by: { accountId: string; number: string; reason: string | null; selfApproved: boolean; now: Date },
): Promise<void> {
  await db.query(
    `update pay_run set state = 'approved', number = $2, approved_by = $3, approved_at = $4, approval_reason = $5,
       self_approved = $6, version = version + 1 where id = $1`,
    [runId, by.number, by.accountId, by.now, by.reason, by.selfApproved],
  );
}

export async function markPaid(
  db: Queryable,
  runId: string,
  by: { accountId: string; paidOn: string; now: Date },
): Promise<void> {
  await db.query(
    `update pay_run set state = 'paid', paid_by = $2, paid_at = $3, paid_on = $4, version = version + 1 where id = $1`,
    [runId, by.accountId, by.now, by.paidOn],
  );
}

export async function markDiscarded(db: Queryable, runId: string): Promise<void> {
  await db.query(`update pay_run set state = 'discarded', version = version + 1 where id = $1`, [runId]);
}

/** Raises the version of a recomputed draft. */
export async function touchDraft(db: Queryable, runId: string): Promise<void> {
  await db.query('update pay_run set version = version + 1 where id = $1', [runId]);
}

export type MySlipRow = RunRow & { slip: { meetings: number; minutes: number; amount: number } };

/** A page of one teacher's payslips, latest first, and the teacher's rates. */
export async function pageOfMine(
  db: Queryable,
  teacherId: string,
  query: { page: number; pageSize: number },
): Promise<(Page<MySlipRow> & { rates: Rate[] }) | Refusal<'common.narrow'>> {
  const counted = db.query<{ total: number; rates: Rate[] }>(
    `select ${foundUpTo(MINE)} as total, ${jsonListSql(ratesSql('$1'))} as rates`,
    [teacherId],
  );
  const [page, { rows }] = await Promise.all([
    readPage<MySlipRow>(db, query, {
      select: `${runColumns}, own.slip`,
      from: MINE,
      orderBy: 'r.approved_at desc, r.id desc',
      values: [teacherId],
      total: () => counted.then(({ rows: [row] }) => row?.total ?? 0),
    }),
    counted,
  ]);
  return isRefusal(page) ? page : { ...page, rates: rows[0]?.rates ?? [] };
}

const MINE = `${runFrom} cross join lateral (
    select json_build_object('meetings', count(*) filter (where kind = 'meeting'), 'minutes', coalesce(sum(minutes), 0),
      'amount', coalesce(sum(amount), 0)) as slip, count(*) as lines
    from (
      select l.kind, l.minutes, l.amount from pay_line l where l.run_id = r.id and l.teacher_id = $1 and l.counts
      union all
      select 'adjustment', 0, a.amount from pay_adjustment a where a.run_id = r.id and a.teacher_id = $1
    ) parts
  ) own where r.state in ('approved', 'paid') and own.lines > 0`;
