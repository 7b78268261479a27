import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { typeOfProgram } from '@fasih/school/catalogue/packages/programs';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { TeacherAttendanceRow, teacherAttendance } from '@fasih/school/learning/attendance/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Selected, select, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentSeatAttendance, seatAttendanceColumns } from './seat-attendance.ts';

const m = tableAs('meeting', 'm');
const c = tableAs('school_class', 'c');
const s = tableAs('seat', 's');
const l = tableAs('learner', 'l');
const e = tableAs('enrolment', 'e');

type List = {
  teacherId: string;
  from: Date;
  until: Date;
  program: string | null;
  classId: string | null;
  status: string | null;
  words: string;
  limit: number;
  offset: number;
};

const columns = [
  ...seatAttendanceColumns,
  sql<Date>`lower(${m.during})`.as('start'),
  sql<TeacherAttendanceRow['status']>`${s.state}`.as('status'),
] as const;

type Row = Selected<typeof columns>;

const fromSeats = (list: Params<List>) =>
  sql`from ${m} join ${c} on ${c.id} = ${m.class_id} join ${s} on ${s.meeting_id} = ${m.id}
    join ${l} on ${l.id} = ${s.learner_id} join ${e} on ${e.id} = ${s.enrolment_id}
    where ${m.teacher_id} = ${list.teacherId} and ${m.during} is not null
      and lower(${m.during}) >= ${list.from} and lower(${m.during}) < ${list.until}
      and ${s.state} in ('planned', 'present', 'late', 'absent')
      and (${list.program}::text is null or ${c.package_type} = ${list.program})
      and (${list.classId}::uuid is null or ${c.id} = ${list.classId})
      and (${list.status}::text is null or ${s.state} = ${list.status})
      and (${list.words}::text = '' or position(lower(${list.words}) in lower(${l.name})) > 0)`;

/** A page with the total; without rows on it the total comes with an empty row. */
const pageIn = (order: RawBuilder<unknown>) =>
  statement((list: Params<List>) => {
    const page = sql`${select(columns, fromSeats(list))}
      order by ${order} lower(${m.during}), ${l.name}, ${s.id} limit ${list.limit} offset ${list.offset}`;
    return withCtes(
      { counted: select([sql<number>`count(*)::integer`.as('total')], fromSeats(list)) },
      sql<(Row | { meetingId: null }) & { total: number }>`select x.*, counted.total
        from counted left join lateral (${page}) x on true`,
    );
  });

const sortedBy = (column: RawBuilder<unknown>) => ({
  up: pageIn(sql`${column} asc,`),
  down: pageIn(sql`${column} desc,`),
});

const byTime = pageIn(sql``);
const SORTS: Record<string, ReturnType<typeof sortedBy>> = {
  startsAt: sortedBy(sql`lower(${m.during})`),
  learner: sortedBy(l.name),
  className: sortedBy(c.name),
  status: sortedBy(s.state),
};

/**
 * A page of attendance in the teacher's own meetings of one day, by time and name unless `sort` is given. One
 * statement.
 */
export async function listTeacherAttendance(
  db: Queryable,
  query: Accepted<typeof teacherAttendance>['query'],
  call: SignedInCall,
): Promise<Reply<typeof teacherAttendance>> {
  const { page, pageSize, class: classFilter, date = dayIn(call.now), status = null } = query;
  const program = classFilter === undefined ? null : typeOfProgram(classFilter);
  const classId = classFilter !== undefined && isId(classFilter) ? classFilter : null;
  if (classFilter && !program && !classId) return { data: [], total: 0, page, pageSize };
  const sorted = SORTS[query.sort?.replace(/^-/, '') ?? ''];
  const list = sorted?.[query.sort?.startsWith('-') ? 'down' : 'up'] ?? byTime;
  const rows = await list.all(db, {
    teacherId: call.person.accountId,
    from: instantOf(date, 0),
    until: endOfDay(date),
    program,
    classId,
    status,
    words: query.q?.trim() ?? '',
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const data: TeacherAttendanceRow[] = [];
  for (const row of rows)
    if (row.meetingId !== null) data.push(await presentSeatAttendance(db, row, call.now));
  return { data, total: rows[0]?.total ?? 0, page, pageSize };
}
