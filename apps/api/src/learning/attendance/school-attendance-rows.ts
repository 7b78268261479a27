import type { SchoolAttendance } from '@fasih/school/learning/attendance/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { type Aliased, type Selected, select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { learnersOfMeeting } from '../classes/class-title.ts';
import { seatAttendanceColumns } from './seat-attendance.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');
const c = tableAs('school_class', 'c');
const t = tableAs('account', 't');
const x = tableAs('meeting_change', 'x');

export type Status = keyof SchoolAttendance['counts'];

/** Meetings that start in this period, `until` excluded. */
export type StartPeriod = { from: Expression<Date>; until: Expression<Date> };

export const isWithin = (time: Expression<Date | null>, { from, until }: StartPeriod) =>
  sql<boolean>`${time} >= ${from} and ${time} < ${until}`;

/** The newest or oldest `maxRows` rows of a period; `meetings` is a table expression with alias `m`. */
export type RowLimit = StartPeriod & { meetings: RawBuilder<unknown>; newest: boolean; maxRows: number };

/** How the rows of learners or of teachers are read, sorted and completed. */
export type RowQuery<Columns extends readonly Aliased[] = readonly Aliased[]> = {
  /** The rows within the limit; the other parts use them under the alias `k`. */
  rows: RawBuilder<unknown>;
  /** Sortable expressions of a row `k`. */
  name: RawBuilder<unknown>;
  delay: RawBuilder<unknown>;
  /** Joins and columns that complete the rows `k` of one page. */
  joins: RawBuilder<unknown>;
  columns: Columns;
};

/** By time, and at the same time by id as the pages are, so that a cut between rows of one time is the same for every page. */
const orderAndLimit = (time: Expression<unknown>, id: Expression<string>, { newest, maxRows }: RowLimit) =>
  sql`order by ${time} ${newest ? sql`desc` : sql`asc`}, ${id} limit ${sql.lit(maxRows)}`;

const start = sql<Date>`lower(${m.during})`;

/** One row per learner's seat in a meeting. */
export function learnerRows(limit: RowLimit) {
  const id = sql<string>`${s.id}::text`;
  const rows = select(
    [
      id.as('id'),
      s.id.as('seat_id'),
      s.learner_id.as('learner_id'),
      m.class_id.as('class_id'),
      start.as('start'),
      sql<Status>`${s.state}`.as('status'),
    ],
    sql`from ${limit.meetings} join ${s} on ${s.meeting_id} = ${m.id}
      where ${m.during} is not null and ${isWithin(start, limit)} and ${s.state} in ('planned', 'present', 'late', 'absent')
      ${orderAndLimit(start, id, limit)}`,
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
      ...seatAttendanceColumns,
      k.start.as('start'),
      k.status.as('status'),
      shownNameOf(t).as('teacherName'),
    ],
  } as const satisfies RowQuery;
}

export type LearnerRow = Selected<ReturnType<typeof learnerRows>['columns']>;

const statusOfTeacher = sql<Status>`case when ${m.checked_in_at} is null
    then case when ${m.closed_at} is null then 'planned' else 'absent' end
  when ${m.delay_minutes} > 0 then 'late' else 'present' end`;

/** The teacher at the time the meeting was given back: the first substitution after it names them, else the meeting. */
function teacherAtChange() {
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
 * One row per teacher's meeting, also when it was given back because the teacher did not come: such a meeting has no
 * time any more, so the row takes it from the change record.
 */
export function teacherRows(limit: RowLimit) {
  const was = sql<Date>`lower(${x.was})`;
  const plannedId = sql<string>`${m.id}::text`;
  const missingId = sql<string>`'missing-' || ${x.id}`;
  const planned = select(
    columnsOfTeacher({
      id: plannedId,
      changeId: sql`null::bigint`,
      teacherId: m.teacher_id,
      start,
      status: statusOfTeacher,
      delay: sql`${m.delay_minutes}::integer`,
    }),
    sql`from ${limit.meetings} where ${m.during} is not null and ${isWithin(start, limit)} ${orderAndLimit(start, plannedId, limit)}`,
  );
  const missing = select(
    columnsOfTeacher({
      id: missingId,
      changeId: x.id,
      teacherId: teacherAtChange(),
      start: was,
      status: sql`'absent'`,
      delay: sql`0`,
    }),
    sql`from ${limit.meetings} join ${x} on ${x.meeting_id} = ${m.id}
      where ${x.kind} = 'cancelled' and ${x.of_meeting} is null and ${x.by_account} is null and ${isWithin(was, limit)}
        and ${x.decision} ->> 'outcome' = 'teacherMissing' ${orderAndLimit(was, missingId, limit)}`,
  );
  const r = subqueryAs(unionAll(planned, missing), 'r');
  const rows = sql`select * from ${r} ${orderAndLimit(r.start, r.id, limit)}`;
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
      learnersOfMeeting(m.id).as('learners'),
      m.number.as('number'),
      k.start.as('start'),
      sql<Date>`upper(coalesce(${x.was}, ${m.during}))`.as('end'),
      k.status.as('status'),
      unlessMissing(m.checked_in_at, sql`null`).as('checkedInAt'),
      k.delay.as('delayMinutes'),
      unlessMissing(sql<number | null>`${m.paid_minutes}::integer`, sql`0`).as('paidMinutes'),
      unlessMissing(m.decision, x.decision).as('decision'),
    ],
  } as const satisfies RowQuery;
}

type TeacherRowKeys = Selected<ReturnType<typeof columnsOfTeacher>>;

export type TeacherRow = Selected<ReturnType<typeof teacherRows>['columns']>;

const unionAll = <Row>(one: RawBuilder<Row>, other: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`(${one}) union all (${other})`;

/** A value of the meeting, or another one for the rows of teachers who did not come. */
const unlessMissing = <T>(value: Expression<T>, other: Expression<unknown>) =>
  sql<T>`case when ${x.id} is null then ${value} else ${other} end`;
