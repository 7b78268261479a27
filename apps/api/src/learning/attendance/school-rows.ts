import type { SchoolAttendance } from '@fasih/school/learning/attendance/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { type Aliased, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const x = tableAs('meeting_change', 'x');

export type Status = keyof SchoolAttendance['counts'];

/** The instants between which meetings begin, `until` excluded. */
export type Between = { from: Expression<Date>; until: Expression<Date> };

export const within = (time: Expression<Date | null>, { from, until }: Between) =>
  sql<boolean>`${time} >= ${from} and ${time} < ${until}`;

/** Up to `most` rows from one end of the range; `meetings` is a table expression with alias `m`. */
export type Cut = Between & { meetings: RawBuilder<unknown>; newest: boolean; most: number };

/** One kind of row of the school's list, for one call. */
export type Kind<Columns extends readonly Aliased[] = readonly Aliased[]> = {
  /** The rows, to be called `k`. */
  rows: RawBuilder<unknown>;
  /** Sortable expressions of a row `k`. */
  name: RawBuilder<unknown>;
  delay: RawBuilder<unknown>;
  /** Joins and columns for the rows `k` of one page. */
  joins: RawBuilder<unknown>;
  columns: Columns;
};

const fromEnd = (time: Expression<unknown>, { newest, most }: Cut) =>
  sql`order by ${time} ${newest ? sql`desc` : sql`asc`} limit ${sql.lit(most)}`;

const start = sql<Date>`lower(${m.during})`;

/** Learners' seats. */
export function ofLearners(cut: Cut) {
  const rows = select(
    [
      sql<string>`${s.id}::text`.as('id'),
      s.id.as('seat_id'),
      s.learner_id.as('learner_id'),
      m.class_id.as('class_id'),
      start.as('start'),
      sql<Status>`${s.state}`.as('status'),
    ],
    sql`from ${cut.meetings} join ${s} on ${s.meeting_id} = ${m.id}
      where ${m.during} is not null and ${within(start, cut)} and ${s.state} in ('planned', 'present', 'late', 'absent')
      ${fromEnd(start, cut)}`,
  );
  const k = subqueryAs(rows, 'k');
  return {
    rows,
    name: sql`(select ${l.name} from ${l} where ${l.id} = ${k.learner_id})`,
    delay: k.start,
    joins: sql`join ${s} on ${s.id} = ${k.seat_id} join ${m} on ${m.id} = ${s.meeting_id}
      join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}
      join ${c} on ${c.id} = ${m.class_id} join ${t} on ${t.id} = ${m.teacher_id}`,
    columns: [
      m.id.as('meetingId'),
      l.id.as('learnerId'),
      l.name.as('learnerName'),
      c.id.as('classId'),
      c.name.as('className'),
      s.number.as('number'),
      k.start.as('start'),
      sql<Date>`upper(${m.during})`.as('end'),
      k.status.as('status'),
      s.marked_at.as('markedAt'),
      sql<boolean>`${s.marked_by} is not null and ${s.marked_by} <> ${l.account_id}`.as('bySchool'),
      s.told_late_at.as('toldLateAt'),
      m.checked_in_at.as('checkedInAt'),
      s.decision.as('decision'),
      e.policy_version.as('policyVersion'),
      shownNameOf(t).as('teacherName'),
    ],
  } as const satisfies Kind;
}

export type LearnerRow = Selected<ReturnType<typeof ofLearners>['columns']>;

const statusOfTeacher = sql<Status>`case when ${m.checked_in_at} is null
    then case when ${m.closed_at} is null then 'planned' else 'absent' end
  when ${m.delay_minutes} > 0 then 'late' else 'present' end`;

/** The teacher who had the meeting when it was returned: a later substitution names who that was. */
function teacherThen() {
  const later = tableAs('meeting_change', 'later');
  return sql<string>`coalesce(
    (select ${later.teacher_was} from ${later} where ${later.meeting_id} = ${x.meeting_id} and ${later.id} > ${x.id}
      and ${later.kind} = 'substituted' order by ${later.id} limit 1), ${m.teacher_id})`;
}

const columnsOfTeacher = (row: {
  id: Expression<string>;
  changeId: Expression<number | null>;
  teacherId: Expression<string>;
  start: Expression<Date>;
  status: Expression<Status>;
  delay: Expression<number>;
}) =>
  [
    sql<string>`${row.id}`.as('id'),
    m.id.as('meeting_id'),
    sql<number | null>`${row.changeId}`.as('change_id'),
    sql<string>`${row.teacherId}`.as('teacher_id'),
    m.class_id.as('class_id'),
    sql<Date>`${row.start}`.as('start'),
    sql<Status>`${row.status}`.as('status'),
    sql<number>`${row.delay}`.as('delay'),
  ] as const;

/**
 * Teachers' meetings, including those returned because the teacher did not come: these have lost their time,
 * so it is read from the change record.
 */
export function ofTeachers(cut: Cut) {
  const was = sql<Date>`lower(${x.was})`;
  const planned = select(
    columnsOfTeacher({
      id: sql`${m.id}::text`,
      changeId: sql`null::bigint`,
      teacherId: m.teacher_id,
      start,
      status: statusOfTeacher,
      delay: sql`${m.delay_minutes}::integer`,
    }),
    sql`from ${cut.meetings} where ${m.during} is not null and ${within(start, cut)} ${fromEnd(start, cut)}`,
  );
  const missing = select(
    columnsOfTeacher({
      id: sql`'missing-' || ${x.id}`,
      changeId: x.id,
      teacherId: teacherThen(),
      start: was,
      status: sql`'absent'`,
      delay: sql`0`,
    }),
    sql`from ${cut.meetings} join ${x} on ${x.meeting_id} = ${m.id}
      where ${x.kind} = 'cancelled' and ${x.by_account} is null and ${within(was, cut)}
        and ${x.decision} ->> 'outcome' = 'teacherMissing' ${fromEnd(was, cut)}`,
  );
  const r = subqueryAs(either(planned, missing), 'r');
  const rows = sql`select * from ${r} ${fromEnd(r.start, cut)}`;
  const k = subqueryAs(rows.$castTo<TeacherRowKeys>(), 'k');
  return {
    rows,
    name: sql`(select ${shownNameOf(t)} from ${t} where ${t.id} = ${k.teacher_id})`,
    delay: k.delay,
    joins: sql`join ${m} on ${m.id} = ${k.meeting_id} join ${t} on ${t.id} = ${k.teacher_id}
      join ${c} on ${c.id} = ${m.class_id} left join ${x} on ${x.id} = ${k.change_id}`,
    columns: [
      k.id.as('id'),
      m.id.as('meetingId'),
      t.id.as('teacherId'),
      shownNameOf(t).as('teacherName'),
      c.id.as('classId'),
      c.name.as('className'),
      m.number.as('number'),
      k.start.as('start'),
      sql<Date>`upper(coalesce(${x.was}, ${m.during}))`.as('end'),
      k.status.as('status'),
      unlessMissing(m.checked_in_at, sql`null`).as('checkedInAt'),
      k.delay.as('delayMinutes'),
      unlessMissing(sql<number | null>`${m.paid_minutes}::integer`, sql`0`).as('paidMinutes'),
      unlessMissing(m.decision, x.decision).as('decision'),
    ],
  } as const satisfies Kind;
}

type TeacherRowKeys = Selected<ReturnType<typeof columnsOfTeacher>>;

export type TeacherRow = Selected<ReturnType<typeof ofTeachers>['columns']>;

/** The rows of two queries together. */
const either = <Row>(one: RawBuilder<Row>, other: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`(${one}) union all (${other})`;

/** A value of the meeting, or another one where its teacher did not come. */
const unlessMissing = <T>(value: Expression<T>, other: Expression<unknown>) =>
  sql<T>`case when ${x.id} is null then ${value} else ${other} end`;
