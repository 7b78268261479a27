import type {
  SchoolAttendance,
  StaffAttendanceRow,
  StudentAttendanceRow,
  schoolAttendance,
} from '@fasih/school/attendance/contract';
import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { decideCorrect, decideWaive } from '@fasih/school/policy/attendance';
import type { Decision } from '@fasih/school/policy/decision';
import { addDays, endOfDay, instantOf } from '@fasih/school/policy/validity';
import type { QueryResultRow } from 'pg';
import { type Page, readPage } from '../db/read-page.ts';
import type { Queryable } from '../db/transaction.ts';
import { presentDecision } from '../meetings/present.ts';
import { readPolicy } from '../policy/read-policy.ts';

type Query = Accepted<typeof schoolAttendance>['query'];
type Row<R> = Omit<R, 'startsAt' | 'endsAt' | 'decision'> & {
  start: Date;
  end: Date;
  decision: Decision | null;
};
type StudentRow = Omit<Row<StudentAttendanceRow>, 'markedAt' | 'toldLateAt' | 'teacherCheckedInAt'> & {
  markedAt: Date | null;
  toldLateAt: Date | null;
  checkedInAt: Date | null;
  policyVersion: number;
};
type StaffRow = Omit<Row<StaffAttendanceRow>, 'checkedInAt'> & { checkedInAt: Date | null };

/** How many days before the last one a period begins. */
const DAYS_BACK = { today: 0, week: 6, month: 29 } as const;

/** The school's days asked for, both included; a day alone is both. */
export function rangeOf({ from, to, period }: Pick<Query, 'from' | 'to' | 'period'>, now: Date) {
  const last = to ?? (from !== undefined && from > dayIn(now) ? from : dayIn(now));
  return { from: from ?? addDays(last, -DAYS_BACK[period]), to: last };
}

/** SQL: letters typed by somebody ($3) stand in one of these texts. */
const holds = (...texts: string[]) =>
  `($3 = '' or ${texts.map((text) => `position($3 in lower(${text})) > 0`).join(' or ')})`;
const shown = `coalesce(nullif(t.name, ''), t.display_username)`;

/** Learners' seats of meetings that begin in `[$1, $2)`. */
const ofLearners = `(
  select m.id as "meetingId", l.id as "learnerId", l.name as "learnerName", c.id as "classId", c.name as "className",
    s.number, lower(m.during) as start, upper(m.during) as "end", s.state as status, s.marked_at as "markedAt",
    s.marked_by is not null and s.marked_by <> l.account_id as "bySchool", s.told_late_at as "toldLateAt",
    m.checked_in_at as "checkedInAt", s.decision, e.policy_version as "policyVersion", ${shown} as "teacherName", s.id
  from meeting m join seat s on s.meeting_id = m.id join learner l on l.id = s.learner_id
    join enrolment e on e.id = s.enrolment_id join school_class c on c.id = m.class_id
    join account t on t.id = m.teacher_id
  where m.during is not null and lower(m.during) >= $1 and lower(m.during) < $2
    and s.state in ('planned', 'present', 'late', 'absent') and ${holds('l.name', 'c.name')}) r`;

/**
 * Teachers' meetings that begin in `[$1, $2)`, with those that the school's clock took back because the teacher was not
 * there: they have no time any more, so the trace of the change has it.
 */
const ofTeachers = `(
  select m.id::text as id, m.id as "meetingId", t.id as "teacherId", ${shown} as "teacherName", c.id as "classId",
    c.name as "className", m.number, lower(m.during) as start, upper(m.during) as "end",
    case when m.checked_in_at is null then case when m.closed_at is null then 'planned' else 'absent' end
      when m.delay_minutes > 0 then 'late' else 'present' end as status,
    m.checked_in_at as "checkedInAt", m.delay_minutes::integer as "delayMinutes",
    m.paid_minutes::integer as "paidMinutes", m.decision
  from meeting m join account t on t.id = m.teacher_id join school_class c on c.id = m.class_id
  where m.during is not null and lower(m.during) >= $1 and lower(m.during) < $2 and ${holds(shown, 'c.name')}
  union all
  select 'missing-' || x.id, m.id, t.id, ${shown}, c.id, c.name, m.number, lower(x.was), upper(x.was), 'absent', null, 0,
    0, x.decision
  from meeting_change x join meeting m on m.id = x.meeting_id join school_class c on c.id = m.class_id
    join account t on t.id = coalesce(
      (select later.teacher_was from meeting_change later
       where later.meeting_id = x.meeting_id and later.id > x.id and later.kind = 'substituted' order by later.id limit 1),
      m.teacher_id)
  where x.kind = 'cancelled' and x.by_account is null and lower(x.was) >= $1 and lower(x.was) < $2
    and x.decision ->> 'outcome' = 'teacherMissing' and ${holds(shown, 'c.name')}) r`;

const SORTS: Record<string, string> = { startsAt: 'start', className: '"className"', status: 'status' };

/** A page of what came to pass in the range, and how many rows stand where before the status filter. Three statements. */
export async function listOfSchool(
  db: Queryable,
  query: Query,
  now: Date,
): Promise<SchoolAttendance | Refusal> {
  const days = rangeOf(query, now);
  const words = query.q?.trim().toLowerCase() ?? '';
  const values = [instantOf(days.from, 0), endOfDay(days.to), words];
  const of = query.kind === 'student' ? ofLearners : ofTeachers;
  const counts = await countsOf(db, of, values);
  const status = query.status === undefined ? '' : ` where status = '${query.status}'`;
  const source = { from: of + status, values };
  if (query.kind === 'student') {
    const page = await pageOf<StudentRow>(db, query, source, { name: '"learnerName"' });
    if (isRefusal(page)) return page;
    const data: StudentAttendanceRow[] = [];
    for (const row of page.data) data.push(await presentStudent(db, row, now));
    return { ...page, data, kind: 'student', ...days, counts };
  }
  const page = await pageOf<StaffRow>(db, query, source, { name: '"teacherName"', delay: '"delayMinutes"' });
  if (isRefusal(page)) return page;
  return { ...page, data: page.data.map(presentStaff), kind: 'teacher', ...days, counts };
}

function pageOf<R extends QueryResultRow>(
  db: Queryable,
  query: Query,
  source: { from: string; values: unknown[] },
  sorts: Record<string, string>,
): Promise<Page<R> | Refusal> {
  const { sort = '-startsAt' } = query;
  const column = { ...SORTS, ...sorts }[sort.replace(/^-/, '')] ?? 'start';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  return readPage<R>(db, query, {
    select: '*',
    ...source,
    orderBy: `${column} ${direction}, start desc, id`,
  });
}

async function countsOf(db: Queryable, from: string, values: unknown[]): Promise<SchoolAttendance['counts']> {
  const { rows } = await db.query<{ status: keyof SchoolAttendance['counts']; count: number }>(
    `select status, count(*)::integer as count from ${from} group by status`,
    values,
  );
  const counts = { present: 0, late: 0, absent: 0, planned: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

async function presentStudent(db: Queryable, row: StudentRow, now: Date): Promise<StudentAttendanceRow> {
  const policy = await readPolicy(db, row.policyVersion);
  const span = { start: row.start, end: row.end };
  const open = decideCorrect(policy, { state: row.status, span, to: 'present' }, now);
  return {
    meetingId: row.meetingId,
    learnerId: row.learnerId,
    learnerName: row.learnerName,
    classId: row.classId,
    className: row.className,
    teacherName: row.teacherName,
    number: row.number,
    ...presentTimes(row),
    status: row.status,
    markedAt: row.markedAt?.toISOString() ?? null,
    bySchool: row.bySchool,
    toldLateAt: row.toldLateAt?.toISOString() ?? null,
    teacherCheckedInAt: row.checkedInAt?.toISOString() ?? null,
    canCorrect: open.outcome !== 'notYet',
    canWaive: decideWaive(policy, { state: row.status }).outcome === 'returned',
  };
}

function presentStaff({ start, end, checkedInAt, decision, ...row }: StaffRow): StaffAttendanceRow {
  return {
    ...row,
    ...presentTimes({ start, end, decision }),
    checkedInAt: checkedInAt?.toISOString() ?? null,
  };
}

const presentTimes = ({ start, end, decision }: { start: Date; end: Date; decision: Decision | null }) => ({
  startsAt: start.toISOString(),
  endsAt: end.toISOString(),
  decision: decision && presentDecision(decision),
});
