import { type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { ifFound, type Selected, scalar, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';

export const r = tableAs('pay_run', 'r');
export const l = tableAs('pay_line', 'l');
export const j = tableAs('pay_adjustment', 'j');
const a = tableAs('account', 'a');

const person = (id: RawBuilder<string | null>) =>
  ifFound(
    id.$notNull(),
    scalar(jsonBuildObject({ id: a.id, name: shownNameOf(a) }), sql`from ${a} where ${a.id} = ${id}`),
  );

/** Sums of a run `r`; a discarded one keeps showing what it held. */
const s = subqueryAs(
  select(
    [
      sql<number>`count(distinct teacher_id)::integer`.as('teachers'),
      sql<number>`count(*) filter (where kind = 'meeting')::integer`.as('meetings'),
      sql<number>`coalesce(sum(minutes), 0)::bigint`.as('minutes'),
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('amount'),
    ],
    sql`from (
      select ${l.teacher_id}, ${l.kind}, ${l.minutes}, ${l.amount} from ${l}
      where ${l.run_id} = ${r.id} and (${l.counts} or ${r.state} = 'discarded')
      union all
      select ${j.teacher_id}, 'adjustment', 0, ${j.amount} from ${j} where ${j.run_id} = ${r.id}
    ) parts`,
  ),
  's',
);

/** Columns of a run `r`; `runFrom` follows them. */
export const runColumns = [
  r.id.as('id'),
  r.number.as('number'),
  r.from_day.as('from'),
  r.to_day.as('to'),
  r.state.as('state'),
  r.made_at.as('madeAt'),
  r.approved_at.as('approvedAt'),
  r.self_approved.as('selfApproved'),
  r.approval_reason.as('approvalReason'),
  r.paid_at.as('paidAt'),
  r.paid_on.as('paidOn'),
  r.version.as('version'),
  person(r.made_by).as('madeBy'),
  person(r.approved_by).as('approvedBy'),
  s.teachers.as('teachers'),
  s.meetings.as('meetings'),
  s.minutes.as('minutes'),
  s.amount.as('amount'),
] as const;

export const runFrom = sql`${r} cross join lateral ${s}`;

export type RunRow = Selected<typeof runColumns>;
