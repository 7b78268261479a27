import { isId } from '@fasih/school/basics/ids';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { staffStatesJson } from '../../people/accounts/approvers.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { jsonRows, select, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { selectAdjustments } from './adjustment-store.ts';
import type { RunContent } from './present.ts';
import { j, l, type RunRow, r, runColumns, runFrom } from './run-columns.ts';

/** A run and its content. */
export type WholeRun = { run: RunRow; content: RunContent };

const c = tableAs('school_class', 'c');
const m = tableAs('meeting', 'm');
const n = tableAs('ledger_entry', 'n');
const t = tableAs('account', 't');

/** The stored content of a run, of one teacher only unless `teacherId` is null. */
const contentOf = (runId: Expression<string>, teacherId: RawBuilder<string | null>) =>
  [
    jsonRows(
      select(
        [
          l.teacher_id.as('teacherId'),
          shownNameOf(t).as('name'),
          l.meeting_id.as('meetingId'),
          l.kind.as('kind'),
          l.outcome.as('outcome'),
          l.substitute.as('substitute'),
          l.starts_at.as('startsAt'),
          l.day.as('day'),
          l.minutes.as('minutes'),
          l.late_minutes.as('lateMinutes'),
          l.per_hour.as('perHour'),
          l.amount.as('amount'),
          c.id.as('classId'),
          c.name.as('className'),
          m.number.as('number'),
        ],
        // The run has a name of its own here, so that this stays one read for all its lines.
        sql`from ${l} join pay_run own on own.id = ${l.run_id} join ${m} on ${m.id} = ${l.meeting_id}
          join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${l.teacher_id}
          where ${l.run_id} = ${runId} and (${l.counts} or own.state = 'discarded')
            and (${teacherId}::uuid is null or ${l.teacher_id} = ${teacherId})
          order by ${l.id}`,
      ),
    ).as('lines'),
    jsonRows(
      selectAdjustments(
        sql<boolean>`${j.run_id} = ${runId} and (${teacherId}::uuid is null or ${j.teacher_id} = ${teacherId})`,
      ),
    ).as('adjustments'),
  ] as const;

const selectWhole = statement(({ runId, teacherId }: Params<{ runId: string; teacherId: string | null }>) =>
  select([...runColumns, ...contentOf(runId, teacherId)], sql`from ${runFrom} where ${r.id} = ${runId}`),
);

/** Reads a run with its stored content, optionally of one teacher only. One statement. */
export async function wholeRun(db: Queryable, runId: string, teacherId?: string): Promise<WholeRun | null> {
  const row = isId(runId) ? await selectWhole.first(db, { runId, teacherId: teacherId ?? null }) : null;
  return row && wholeFrom(row);
}

const selectForStaff = statement(({ runId, accountId }: Params<{ runId: string; accountId: string }>) =>
  select(
    [
      ...runColumns,
      ...contentOf(runId, sql<null>`null`),
      // The accounts that decide who may approve it.
      staffStatesJson.as('staff'),
      // Whether the reader added a bonus or deduction to it.
      sql<boolean>`exists (select from ${j} where ${j.run_id} = ${r.id} and ${j.added_by} = ${accountId})`.as(
        'addedTo',
      ),
      // Its journal entries.
      jsonRows(
        select(
          [n.id.as('id'), sql<'approved' | 'paid'>`substr(${n.source_kind}, 5)`.as('kind')],
          sql`from ${n} where ${n.source_kind} in ('pay.approved', 'pay.paid') and ${n.source_id} = ${r.id}::text
            order by ${n.id}`,
        ),
      ).as('entries'),
    ],
    sql`from ${runFrom} where ${r.id} = ${runId}`,
  ),
);

/** The same with the details that finance sees. */
export async function wholeRunFor(db: Queryable, runId: string, accountId: string) {
  const found = isId(runId) ? await selectForStaff.first(db, { runId, accountId }) : null;
  if (!found) return null;
  const { entries, addedTo, staff, ...row } = found;
  return { ...wholeFrom(row), entries, addedTo, staff };
}

const wholeFrom = ({ lines, adjustments, ...run }: RowOf<typeof selectWhole>): WholeRun => ({
  run,
  content: {
    lines: lines.map((line) => ({ ...line, startsAt: new Date(line.startsAt) })),
    adjustments: adjustments.map((one) => ({ ...one, addedAt: new Date(one.addedAt) })),
  },
});
