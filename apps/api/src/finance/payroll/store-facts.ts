import { SCHOOL_ZONE } from '@fasih/school/basics/instants';
import { addDays, instantOf } from '@fasih/school/catalogue/policy/validity';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { requireRow } from '../../platform/db/require-row.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import {
  coalesce,
  columnList,
  cteAs,
  jsonRows,
  type Selected,
  scalar,
  select,
  startOf,
  subqueryAs,
  tableAs,
  withCtes,
} from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

const c = tableAs('school_class', 'c');
const ch = tableAs('meeting_change', 'ch');
const l = tableAs('pay_line', 'l');
const m = tableAs('meeting', 'm');
const r = tableAs('pay_run', 'r');
const rate = tableAs('pay_rate', 'rate');
const t = tableAs('account', 't');

/** The school day of an instant. */
export const schoolDay = (instant: Expression<Date | null>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${sql.lit(SCHOOL_ZONE)})::date`;

const startsAt = startOf(m.during).$notNull();

/** The meeting `m` was held or forfeited and is closed. */
export const isTaught = sql<boolean>`${m.closed_at} is not null and ${m.during} is not null
  and ${m.state} in ('held', 'missed')`;

const taughtColumns = [
  m.id.as('meetingId'),
  m.teacher_id.as('teacherId'),
  shownNameOf(t).as('teacherName'),
  m.class_id.as('classId'),
  c.name.as('className'),
  m.number.as('number'),
  startsAt.as('startsAt'),
  schoolDay(startsAt).as('day'),
  sql<'held' | 'forfeited'>`case ${m.state} when 'held' then 'held' else 'forfeited' end`.as('outcome'),
  // Somebody other than the class teacher was asked to hold the meeting.
  sql<boolean>`${m.teacher_id} <> ${c.teacher_id} and exists (select from ${ch} where ${ch.meeting_id} = ${m.id}
    and ${ch.kind} = 'substituted' and ${ch.teacher_becomes} = ${m.teacher_id})`.as('substitute'),
  m.delay_minutes.as('lateMinutes'),
  coalesce(m.paid_minutes, sql<number>`0`).as('paidMinutes'),
] as const;

const goneColumns = [
  l.meeting_id.as('meetingId'),
  c.id.as('classId'),
  c.name.as('className'),
  m.number.as('number'),
  l.starts_at.as('startsAt'),
  l.outcome.as('outcome'),
  l.substitute.as('substitute'),
  l.late_minutes.as('lateMinutes'),
] as const;

/** The rates of a teacher, or of `any` of several. */
export const selectRates = (teacher: Expression<unknown>) =>
  select(
    [rate.teacher_id.as('teacherId'), rate.per_hour.as('perHour'), rate.valid_from.as('validFrom')],
    sql`from ${rate} where ${rate.teacher_id} = ${teacher}`,
  );

/** What a teacher has held that no approved run has paid. */
export const selectUnpaid = (teacher: Expression<string>) =>
  select(
    [
      jsonBuildObject({
        meetings: sql<number>`count(*)`,
        minutes: sql<number>`coalesce(sum(${m.paid_minutes}), 0)`,
      }).as('unpaid'),
    ],
    sql`from ${m} where ${m.teacher_id} = ${teacher} and ${isTaught} and ${m.paid_minutes} > 0
      and not exists (select from ${l} join ${r} on ${r.id} = ${l.run_id} where ${l.meeting_id} = ${m.id}
        and ${l.teacher_id} = ${m.teacher_id} and ${l.counts} and ${r.state} in ('approved', 'paid'))`,
  );

/** The first and last day, and the instants at which they begin and end. */
type Period = { from: string; to: string; begins: Date; ends: Date };

/** What approved runs paid each teacher for each meeting until a day that no longer matches what it is worth. */
function differingPay(to: Expression<string>) {
  const p = subqueryAs(
    select(
      [
        l.meeting_id.as('meeting_id'),
        l.teacher_id.as('teacher_id'),
        sql<string>`min(${l.day})`.as('day'),
        sql<number>`sum(${l.minutes})::integer`.as('minutes'),
        sql<number>`sum(${l.amount})::bigint`.as('amount'),
      ],
      sql`from ${l} join ${r} on ${r.id} = ${l.run_id}
        where ${l.counts} and ${r.state} in ('approved', 'paid') and ${l.day} <= ${to}
        group by ${l.meeting_id}, ${l.teacher_id}`,
    ),
    'p',
  );
  const pairs = subqueryAs(
    select(
      [
        p.meeting_id.as('meetingId'),
        p.teacher_id.as('teacherId'),
        p.day.as('day'),
        p.minutes.as('minutes'),
        p.amount.as('amount'),
        sql<boolean>`bool_or(${p.minutes} <> w.minutes
            or ${p.amount} <> (w.minutes * rate.per_hour::bigint * 2 + 60) / 120) over (partition by ${p.meeting_id})
          or ${m.paid_minutes} > 0
            and not bool_or(${p.teacher_id} = ${m.teacher_id}) over (partition by ${p.meeting_id})`.as(
          'differs',
        ),
      ],
      sql`from ${p} left join ${m} on ${m.id} = ${p.meeting_id} and ${isTaught}
        cross join lateral (
          select case when ${m.teacher_id} = ${p.teacher_id} then coalesce(${m.paid_minutes}, 0) else 0 end as minutes
        ) w
        left join lateral (
          select ${rate.per_hour} from ${rate} where ${rate.teacher_id} = ${p.teacher_id} and ${rate.valid_from} <= ${p.day}
          order by ${rate.valid_from} desc limit 1
        ) rate on true`,
    ),
    'pairs',
  );
  const { meetingId, teacherId, day, minutes, amount } = pairs;
  return select(
    [
      meetingId.as('meetingId'),
      teacherId.as('teacherId'),
      day.as('day'),
      minutes.as('minutes'),
      amount.as('amount'),
    ],
    sql`from ${pairs} where ${pairs.differs}`,
  );
}

const selectFacts = statement(({ from, to, begins, ends }: Params<Period>) => {
  const ofPeriod = sql<boolean>`lower(${m.during}) >= ${begins} and lower(${m.during}) < ${ends}`;
  const differing = differingPay(to);
  const paid = sql`select ${l.meeting_id} from ${l} join ${r} on ${r.id} = ${l.run_id}
    where ${l.counts} and ${l.kind} = 'meeting' and ${r.state} in ('approved', 'paid')
      and ${l.day} between ${from} and ${to}`;
  const taught = select(
    [...taughtColumns, ofPeriod.as('ofPeriod')],
    sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${m.teacher_id}
      where ${isTaught} and (${m.id} = any(array(select "meetingId" from differing))
        or ${ofPeriod} and ${m.id} not in (select meeting_id from paid))`,
  );
  const d = cteAs(differing, 'differing', 'd');
  const gone = sql<
    Selected<typeof goneColumns>
  >`select distinct on (${l.meeting_id}) ${columnList(goneColumns)}
    from ${l} join ${m} on ${m.id} = ${l.meeting_id} join ${c} on ${c.id} = ${m.class_id}
    where ${l.meeting_id} = any(array(select "meetingId" from differing except select "meetingId" from taught))
      and ${l.counts}
    order by ${l.meeting_id}, ${l.id} desc`;
  return withCtes(
    { differing, paid, taught },
    select(
      [
        // Those of the period that were not paid at their current value, in order, then those of `differing`.
        jsonRows(ordered(taught, sql`taught order by "ofPeriod" desc, "startsAt", "meetingId"`)).as(
          'meetings',
        ),
        // Includes meetings whose current teacher was never paid for them, until there is a rate.
        jsonRows(
          select(
            [
              d.meetingId.as('meetingId'),
              d.teacherId.as('teacherId'),
              d.day.as('day'),
              d.minutes.as('minutes'),
              d.amount.as('amount'),
              scalar(shownNameOf(t), sql`from ${t} where ${t.id} = ${d.teacherId}`).as('teacherName'),
            ],
            sql`from ${d} order by ${d.day}, ${d.meetingId}, ${d.teacherId}`,
          ),
        ).as('differing'),
        // Paid meetings that are no longer closed, as described by the line that paid them last.
        jsonRows(gone).as('gone'),
        jsonRows(
          selectRates(
            sql`any(array(select "teacherId" from taught union select "teacherId" from differing))`,
          ),
        ).as('rates'),
        // Meetings that look payable and are in no run: not closed yet, or earlier and never paid.
        sql<number>`(select count(*)::integer from ${m}
          where ${m.closed_at} is null and ${m.state} = 'planned' and ${ofPeriod})`.as('stillOpen'),
        scalar(
          jsonBuildObject({
            meetings: sql<number>`count(*)`,
            firstDay: sql<string | null>`min(${schoolDay(startsAt)})`,
          }),
          sql`from ${m} where ${isTaught} and ${m.paid_minutes} > 0 and lower(${m.during}) < ${begins}
            and not exists (select from ${l} where ${l.meeting_id} = ${m.id} and ${l.counts})`,
        ).as('unpaidBefore'),
      ],
      sql``,
    ),
  );
}, 'payFacts');

/** The rows of a query that is named before, in an order. */
const ordered = <Row>(_cte: Expression<Row>, from: RawBuilder<unknown>) => sql<Row>`select * from ${from}`;

/** Reads what a run over these days is planned from, in one statement. */
export async function payFacts(db: Queryable, from: string, to: string) {
  const period = { from, to, begins: instantOf(from, 0), ends: instantOf(addDays(to, 1), 0) };
  const facts: RowOf<typeof selectFacts> = requireRow(await selectFacts.all(db, period));
  return { ...facts, meetings: facts.meetings.map(meetingFrom), gone: facts.gone.map(meetingFrom) };
}

/** Everything that the rules need for a run. */
export type PayFacts = Awaited<ReturnType<typeof payFacts>>;

/** A paid meeting that is no longer closed. */
export type SeenMeeting = PayFacts['gone'][number];

const meetingFrom = <T extends { startsAt: string }>(row: T): Omit<T, 'startsAt'> & { startsAt: Date } => ({
  ...row,
  startsAt: new Date(row.startsAt),
});
