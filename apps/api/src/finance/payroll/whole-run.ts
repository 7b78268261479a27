import { isId } from '@fasih/school/basics/ids';
import type { PayRun } from '@fasih/school/finance/payroll/contract';
import { type SentStates, staffStatesSql } from '../../people/accounts/approvers.ts';
import { type JsonRow, jsonListSql } from '../../platform/db/json-rows.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { adjustmentsSql } from './adjustment-store.ts';
import type { Adjustment, PrintedLine, RunContent, RunRow } from './present.ts';
import { runColumns, runFrom } from './run-columns.ts';

/** A run and its content. */
export type WholeRun = { run: RunRow; content: RunContent };

type WholeRow = RunRow & { lines: JsonRow<PrintedLine>[]; adjustments: JsonRow<Adjustment>[] };

/** SQL: the stored lines by day; `$1` is the run and `$2` the only teacher, or null. */
const LINES = `select l.teacher_id as "teacherId", ${shownName('t')} as name, l.meeting_id as "meetingId", l.kind, l.outcome,
    l.substitute, l.starts_at as "startsAt", l.day, l.minutes, l.late_minutes as "lateMinutes", l.per_hour as "perHour",
    l.amount, c.id as "classId", c.name as "className", m.number
  from pay_line l join pay_run r on r.id = l.run_id join meeting m on m.id = l.meeting_id
    join school_class c on c.id = m.class_id join account t on t.id = l.teacher_id
  where l.run_id = $1 and (l.counts or r.state = 'discarded') and ($2::uuid is null or l.teacher_id = $2)
  order by l.id`;
const ADJUSTMENTS = adjustmentsSql('j.run_id = $1 and ($2::uuid is null or j.teacher_id = $2)');

const columns = `${runColumns}, ${jsonListSql(LINES)} as lines, ${jsonListSql(ADJUSTMENTS)} as adjustments`;

/** Reads a run with its stored content, optionally of one teacher only. One statement. */
export async function wholeRun(db: Queryable, runId: string, teacherId?: string): Promise<WholeRun | null> {
  if (!isId(runId)) return null;
  const { rows } = await db.query<WholeRow>(`select ${columns} from ${runFrom} where r.id = $1`, [
    runId,
    teacherId ?? null,
  ]);
  return rows[0] ? wholeFrom(rows[0]) : null;
}

type Around = {
  /** Its journal entries. */
  entries: PayRun['entries'];
  /** Whether the reader added a bonus or deduction to it. */
  addedTo: boolean;
  /** The accounts that decide who may approve it. */
  staff: SentStates;
};

/** The same with the details that finance sees. */
export async function wholeRunFor(
  db: Queryable,
  runId: string,
  accountId: string,
): Promise<(WholeRun & Around) | null> {
  if (!isId(runId)) return null;
  const { rows } = await db.query<WholeRow & Around>(
    `select ${columns}, ${staffStatesSql} as staff,
       exists (select from pay_adjustment where run_id = r.id and added_by = $3) as "addedTo",
       ${jsonListSql(`select id, substr(source_kind, 5) as kind from ledger_entry
         where source_kind in ('pay.approved', 'pay.paid') and source_id = r.id::text order by id`)} as entries
     from ${runFrom} where r.id = $1`,
    [runId, null, accountId],
  );
  if (!rows[0]) return null;
  const { entries, addedTo, staff, ...row } = rows[0];
  return { ...wholeFrom(row), entries, addedTo, staff };
}

const wholeFrom = ({ lines, adjustments, ...run }: WholeRow): WholeRun => ({
  run,
  content: {
    lines: lines.map((line) => ({ ...line, startsAt: new Date(line.startsAt) })),
    adjustments: adjustments.map((one) => ({ ...one, addedAt: new Date(one.addedAt) })),
  },
});
