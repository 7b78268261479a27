import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { isId } from '@fasih/school/basics/ids';
import { dayIn } from '@fasih/school/basics/instants';
import { typeOfProgram } from '@fasih/school/catalogue/packages/programs';
import { decideCorrect } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type { TeacherAttendanceRow, teacherAttendance } from '@fasih/school/learning/attendance/contract';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { presentDecision } from '../meetings/present.ts';

type Row = {
  meetingId: string;
  learnerId: string;
  learnerName: string;
  classId: string;
  className: string;
  number: number;
  start: Date;
  end: Date;
  state: TeacherAttendanceRow['status'];
  markedAt: Date | null;
  bySchool: boolean;
  toldLateAt: Date | null;
  checkedInAt: Date | null;
  decision: Decision | null;
  policyVersion: number;
};

const SORTS: Record<string, string> = {
  startsAt: 'lower(m.during)',
  learner: 'l.name',
  className: 'c.name',
  status: 's.state',
};

/**
 * Attendance in the teacher's own meetings of one day, sorted by time and name unless `sort` is given. One
 * statement.
 */
export async function listOfTeacher(
  db: Queryable,
  query: Accepted<typeof teacherAttendance>['query'],
  call: SignedInCall,
): Promise<Reply<typeof teacherAttendance>> {
  const { page, pageSize, class: classFilter, date = dayIn(call.now), status = null } = query;
  const program = classFilter === undefined ? null : typeOfProgram(classFilter);
  const classId = classFilter !== undefined && isId(classFilter) ? classFilter : null;
  if (classFilter && !program && !classId) return { data: [], total: 0, page, pageSize };
  const column = SORTS[query.sort?.replace(/^-/, '') ?? ''];
  const order = column ? `${column} ${query.sort?.startsWith('-') ? 'desc' : 'asc'},` : '';
  const found = `from meeting m join school_class c on c.id = m.class_id join seat s on s.meeting_id = m.id
      join learner l on l.id = s.learner_id join enrolment e on e.id = s.enrolment_id
    where m.teacher_id = $1 and m.during is not null and lower(m.during) >= $2 and lower(m.during) < $3
      and s.state in ('planned', 'present', 'late', 'absent')
      and ($4::text is null or c.package_type = $4) and ($5::uuid is null or c.id = $5)
      and ($6::text is null or s.state = $6) and ($7::text = '' or position(lower($7) in lower(l.name)) > 0)`;
  const { rows } = await db.query<Row & { total: number }>(
    `with counted as (select count(*)::integer as total ${found})
     select x.*, counted.total from counted left join lateral (
       select m.id as "meetingId", l.id as "learnerId", l.name as "learnerName", c.id as "classId",
         c.name as "className", s.number, lower(m.during) as start, upper(m.during) as "end", s.state,
         s.marked_at as "markedAt", s.marked_by is not null and s.marked_by <> l.account_id as "bySchool",
         s.told_late_at as "toldLateAt", m.checked_in_at as "checkedInAt", s.decision,
         e.policy_version as "policyVersion"
       ${found} order by ${order} lower(m.during), l.name, s.id limit $8 offset $9
     ) x on true`,
    [
      call.person.accountId,
      instantOf(date, 0),
      endOfDay(date),
      program,
      classId,
      status,
      query.q?.trim() ?? '',
      pageSize,
      (page - 1) * pageSize,
    ],
  );
  const data: TeacherAttendanceRow[] = [];
  for (const row of rows) if (row.meetingId !== null) data.push(await present(db, row, call.now));
  return { data, total: rows[0]?.total ?? 0, page, pageSize };
}

async function present(db: Queryable, row: Row, now: Date): Promise<TeacherAttendanceRow> {
  const { start, end, state, decision, markedAt, toldLateAt, checkedInAt } = row;
  const policy = await readPolicy(db, row.policyVersion);
  const open = decideCorrect(policy, { state, span: { start, end }, to: 'present' }, now);
  return {
    meetingId: row.meetingId,
    learnerId: row.learnerId,
    learnerName: row.learnerName,
    classId: row.classId,
    className: row.className,
    number: row.number,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    status: state,
    markedAt: markedAt?.toISOString() ?? null,
    bySchool: row.bySchool,
    toldLateAt: toldLateAt?.toISOString() ?? null,
    teacherCheckedInAt: checkedInAt?.toISOString() ?? null,
    decision: decision && presentDecision(decision),
    canCorrect: open.outcome !== 'notYet',
  };
}
