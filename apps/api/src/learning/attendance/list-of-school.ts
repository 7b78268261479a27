import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { namedRange } from '@fasih/school/basics/ranges';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideCorrect, decideWaive } from '@fasih/school/catalogue/policy/attendance';
import type { Decision } from '@fasih/school/catalogue/policy/decision';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type {
  SchoolAttendance,
  StaffAttendanceRow,
  StudentAttendanceRow,
  schoolAttendance,
} from '@fasih/school/learning/attendance/contract';
import type { QueryResultRow } from 'pg';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { anywhere } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { presentDecision } from '../meetings/present.ts';

type Query = Accepted<typeof schoolAttendance>['query'];
type Row<R> = Omit<R, 'startsAt' | 'endsAt' | 'decision'> & {
  start: Date;
  end: Date;
  decision: Decision | null;
};
type StudentMeetingRow = Omit<Row<StudentAttendanceRow>, 'markedAt' | 'toldLateAt' | 'teacherCheckedInAt'> & {
  markedAt: Date | null;
  toldLateAt: Date | null;
  checkedInAt: Date | null;
  policyVersion: number;
};
type StaffRow = Omit<Row<StaffAttendanceRow>, 'checkedInAt'> & { checkedInAt: Date | null };

const PERIODS = { today: 'today', week: 'last7Days', month: 'last30Days' } as const;

/** The requested range of school days, both ends included; a single date stands for both ends. */
export function rangeOf({ from, to, period }: Pick<Query, 'from' | 'to' | 'period'>, now: Date) {
  const last = to ?? (from !== undefined && from > dayIn(now) ? from : dayIn(now));
  return { from: from ?? namedRange(PERIODS[period], last).from, to: last };
}

const shown = shownName('t');

/** SQL for one kind of row. `$1` and `$2` bound the start of the meetings. */
type Kind = {
  /**
   * SQL: up to `most` rows with `id`, `start`, `status` and the sort columns, from one end of the range;
   * `meetings` is a table expression with alias `m`.
   */
  rows(options: { newest: boolean; most: number; meetings: string }): string;
  /** SQL: sortable expressions of a row `k`. */
  name: string;
  delay: string;
  /** SQL: joins and columns for the rows `k` of one page. */
  joins: string;
  columns: string;
};

const within = (time: string) => `${time} >= $1 and ${time} < $2`;
const fromEnd = (time: string, newest: boolean, most: number) =>
  `order by ${time} ${newest ? 'desc' : 'asc'} limit ${most}`;
const className = '(select c.name from school_class c where c.id = k.class_id)';

/** Learners' seats. */
const ofLearners: Kind = {
  rows: ({ newest, most, meetings }) => `(
    select s.id::text as id, s.id as seat_id, s.learner_id, m.class_id, lower(m.during) as start, s.state as status
    from ${meetings} join seat s on s.meeting_id = m.id
    where m.during is not null and ${within('lower(m.during)')} and s.state in ('planned', 'present', 'late', 'absent')
      ${fromEnd('lower(m.during)', newest, most)})`,
  name: '(select l.name from learner l where l.id = k.learner_id)',
  delay: 'k.start',
  joins: `join seat s on s.id = k.seat_id join meeting m on m.id = s.meeting_id join learner l on l.id = s.learner_id
    join enrolment e on e.id = s.enrolment_id join school_class c on c.id = m.class_id join account t on t.id = m.teacher_id`,
  columns: `m.id as "meetingId", l.id as "learnerId", l.name as "learnerName", c.id as "classId", c.name as "className",
    s.number, k.start, upper(m.during) as "end", k.status, s.marked_at as "markedAt",
    s.marked_by is not null and s.marked_by <> l.account_id as "bySchool", s.told_late_at as "toldLateAt",
    m.checked_in_at as "checkedInAt", s.decision, e.policy_version as "policyVersion", ${shown} as "teacherName"`,
};

/**
 * Teachers' meetings, including those returned because the teacher did not come: these have lost their time,
 * so it is read from the change record.
 */
const ofTeachers: Kind = {
  rows: ({ newest, most, meetings }) => `(
    select * from (
      (select m.id::text as id, m.id as meeting_id, null::bigint as change_id, m.teacher_id, m.class_id, lower(m.during) as start,
        case when m.checked_in_at is null then case when m.closed_at is null then 'planned' else 'absent' end
          when m.delay_minutes > 0 then 'late' else 'present' end as status, m.delay_minutes::integer as delay
      from ${meetings} where m.during is not null and ${within('lower(m.during)')}
      ${fromEnd('lower(m.during)', newest, most)})
      union all
      (select 'missing-' || x.id, m.id, x.id, coalesce(
          (select later.teacher_was from meeting_change later where later.meeting_id = x.meeting_id and later.id > x.id
             and later.kind = 'substituted' order by later.id limit 1), m.teacher_id), m.class_id, lower(x.was), 'absent', 0
      from ${meetings} join meeting_change x on x.meeting_id = m.id
      where x.kind = 'cancelled' and x.by_account is null and ${within('lower(x.was)')}
        and x.decision ->> 'outcome' = 'teacherMissing'
      ${fromEnd('lower(x.was)', newest, most)})
    ) r ${fromEnd('start', newest, most)})`,
  name: `(select ${shown} from account t where t.id = k.teacher_id)`,
  delay: 'k.delay',
  joins: `join meeting m on m.id = k.meeting_id join account t on t.id = k.teacher_id
    join school_class c on c.id = m.class_id left join meeting_change x on x.id = k.change_id`,
  columns: `k.id, m.id as "meetingId", t.id as "teacherId", ${shown} as "teacherName", c.id as "classId",
    c.name as "className", m.number, k.start, upper(coalesce(x.was, m.during)) as "end", k.status,
    case when x.id is null then m.checked_in_at end as "checkedInAt", k.delay as "delayMinutes",
    case when x.id is null then m.paid_minutes::integer else 0 end as "paidMinutes",
    case when x.id is null then m.decision else x.decision end as decision`,
};

/** The part of the range that is read: its latest `most` rows, filtered by the search text. */
type Source = { kind: Kind; values: unknown[]; meetings: string; words: string; most: number };

/**
 * A page of attendance in a range, with counts by status before the status filter. At most `MAX_COUNTED`
 * rows are counted, filtered and sorted; a longer range is cut to its latest rows and sets `totalIsCapped`.
 */
export async function listOfSchool(
  db: Queryable,
  query: Query,
  now: Date,
): Promise<SchoolAttendance | Refusal<'common.narrow'>> {
  const { page, pageSize, status } = query;
  if (page * pageSize > MAX_COUNTED && page > 1) return refuse('common.narrow');
  const days = rangeOf(query, now);
  const source = await sourceOf(db, query, [instantOf(days.from, 0), endOfDay(days.to)]);
  const [{ counts, isCapped }, rows] = await Promise.all([
    countsOf(db, source),
    pageOf<StudentMeetingRow & StaffRow>(db, query, source),
  ]);
  const found = status ? counts[status] : counts.present + counts.late + counts.absent + counts.planned;
  const about = {
    total: Math.min(found, MAX_COUNTED),
    ...(isCapped ? { totalIsCapped: true } : {}),
    ...{ page, pageSize },
    ...days,
    counts,
  };
  if (query.kind === 'teacher') return { ...about, data: rows.map(presentStaff), kind: 'teacher' };
  const data: StudentAttendanceRow[] = [];
  for (const row of rows) data.push(await presentStudent(db, row, now));
  return { ...about, data, kind: 'student' };
}

/**
 * Up to this many people or classes with matching names are looked up over the whole range; for more, only
 * the latest rows are searched.
 */
const MAX_NAMESAKES = 300;
const ALL = 'meeting m';
/** The latest rows searched when too many names match. */
const MAX_READ = 1000;
/** The latest rows that are counted, filtered and sorted: about one day of a school of 10,000 learners. */
const MAX_COUNTED = 3000;

async function sourceOf(db: Queryable, query: Query, values: unknown[]): Promise<Source> {
  const kind = query.kind === 'student' ? ofLearners : ofTeachers;
  const words = query.q?.trim().toLowerCase() ?? '';
  if (words === '') return { kind, values, meetings: ALL, words, most: MAX_COUNTED };
  const matches = words.length < 3 ? null : await namesakes(db, query.kind, words);
  if (matches === null) return { kind, values, meetings: ALL, words, most: MAX_READ };
  const meetingsOfPeople =
    query.kind === 'student'
      ? 'select s.meeting_id from unnest($3::uuid[]) p, seat s where s.learner_id = p and s.during && tstzrange($1, $2)'
      : `select m.id from unnest($3::uuid[]) p, meeting m where m.teacher_id = p and m.during is not null and ${within('lower(m.during)')}
         union select x.meeting_id from meeting_change x where x.kind = 'cancelled' and x.by_account is null
           and ${within('lower(x.was)')}`;
  // `offset 0` keeps the planner from walking the range instead of looking up these few meetings.
  const meetings = `(select m.* from meeting m where m.id = any(array(
    ${meetingsOfPeople} union select m.id from meeting m where m.class_id = any($4::uuid[]))) offset 0) m`;
  return { kind, values: [...values, matches.people, matches.classes], meetings, words, most: MAX_COUNTED };
}

/** People and classes whose names contain the search text; null if there are too many. */
async function namesakes(db: Queryable, kind: Query['kind'], words: string) {
  const people =
    kind === 'student'
      ? 'select id from learner where name ilike $1'
      : `select id from account where role = 'teacher'
          and lower(name || ' ' || display_username || ' ' || email::text) like lower($1)`;
  const { rows } = await db.query<{ people: string[]; classes: string[] }>(
    `select array(${people} limit ${MAX_NAMESAKES + 1}) as people,
       array(select id from school_class where name ilike $1 limit ${MAX_NAMESAKES + 1}) as classes`,
    [anywhere(words)],
  );
  const [found] = rows;
  return found && Math.max(found.people.length, found.classes.length) <= MAX_NAMESAKES ? found : null;
}

/** SQL: the rows to read (alias `k`) and the search condition; adds the search text to the values. */
function searchedRows(
  { kind, meetings, words, most }: Source,
  values: unknown[],
): { rows: string; filter: string } {
  const rows = kind.rows({ newest: true, most: most + 1, meetings });
  if (words === '') return { rows, filter: 'true' };
  const letters = `$${values.push(words)}`;
  const holds = (text: string) => `position(${letters} in lower(${text})) > 0`;
  return { rows, filter: `(${holds(kind.name)} or ${holds(className)})` };
}

function pageOf<R extends QueryResultRow>(db: Queryable, query: Query, source: Source): Promise<R[]> {
  const { sort = '-startsAt', status, page, pageSize } = query;
  const { kind } = source;
  const field = sort.replace(/^-/, '');
  const column = { name: kind.name, delay: kind.delay, className, status: 'k.status' }[field] ?? 'k.start';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const values = [...source.values];
  const { rows, filter } =
    field === 'startsAt' && source.words === '' && status === undefined
      ? // Without a filter only as many rows as the page needs are read.
        {
          rows: kind.rows({ newest: direction === 'desc', most: page * pageSize, meetings: ALL }),
          filter: 'true',
        }
      : searchedRows(source, values);
  const condition = status === undefined ? filter : `${filter} and k.status = $${values.push(status)}`;
  const order = (at: string) => `${at} ${direction}, k.start desc, k.id`;
  return db
    .query<R>(
      `select ${kind.columns} from (select k.*, ${column} as place from ${rows} k where ${condition}
         order by ${order(column)} limit ${pageSize} offset ${(page - 1) * pageSize}) k ${kind.joins}
       order by ${order('k.place')}`,
      values,
    )
    .then(({ rows: found }) => found);
}

async function countsOf(
  db: Queryable,
  source: Source,
): Promise<{ counts: SchoolAttendance['counts']; isCapped: boolean }> {
  const values = [...source.values];
  const { rows: searched, filter } = searchedRows(source, values);
  const { rows } = await db.query<{ status: keyof SchoolAttendance['counts'] | null; count: number }>(
    `with k as materialized ${searched}
     select status, count(*)::integer as count from (select * from k limit ${source.most}) k where ${filter} group by status
     union all select null, count(*)::integer from k`,
    values,
  );
  const counts = { present: 0, late: 0, absent: 0, planned: 0 };
  let read = 0;
  for (const { status, count } of rows) {
    if (status === null) read = count;
    else counts[status] = count;
  }
  return { counts, isCapped: read > source.most };
}

async function presentStudent(
  db: Queryable,
  row: StudentMeetingRow,
  now: Date,
): Promise<StudentAttendanceRow> {
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
