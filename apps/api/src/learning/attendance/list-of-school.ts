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
type StudentRow = Omit<Row<StudentAttendanceRow>, 'markedAt' | 'toldLateAt' | 'teacherCheckedInAt'> & {
  markedAt: Date | null;
  toldLateAt: Date | null;
  checkedInAt: Date | null;
  policyVersion: number;
};
type StaffRow = Omit<Row<StaffAttendanceRow>, 'checkedInAt'> & { checkedInAt: Date | null };

const PERIODS = { today: 'today', week: 'last7Days', month: 'last30Days' } as const;

/** The school's days asked for, both included; a day alone is both. */
export function rangeOf({ from, to, period }: Pick<Query, 'from' | 'to' | 'period'>, now: Date) {
  const last = to ?? (from !== undefined && from > dayIn(now) ? from : dayIn(now));
  return { from: from ?? namedRange(PERIODS[period], last).from, to: last };
}

const shown = shownName('t');

/** How rows of one kind are read; `$1` and `$2` are the range in which the meetings begin. */
type Kind = {
  /** SQL: `id`, `start` and `status` of so many rows from one end of the range, with what sorts them, of `meetings`, which are called `m`. */
  rows(of: { newest: boolean; most: number; meetings: string }): string;
  /** SQL: the texts and numbers of a row `k` that it can be sorted by. */
  name: string;
  delay: string;
  /** SQL: what belongs to the rows `k` of a page. */
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
 * Teachers' meetings, with those that the school's clock took back because the teacher was not there: they have no time
 * any more, so the trace of the change has it.
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

/** What of the range is looked at: its latest rows, at most so many, and of these the ones with the typed letters. */
type Source = { kind: Kind; values: unknown[]; meetings: string; words: string; most: number };

/**
 * A page of what came to pass in the range, and how many rows stand where before the status filter. Rows are counted,
 * filtered and put into another order up to `MAX_COUNTED`: of a longer range its latest ones, with `totalIsCapped`.
 */
export async function listOfSchool(
  db: Queryable,
  query: Query,
  now: Date,
): Promise<SchoolAttendance | Refusal> {
  const { page, pageSize, status } = query;
  if (page * pageSize > MAX_COUNTED && page > 1) return refuse('common.narrow');
  const days = rangeOf(query, now);
  const source = await sourceOf(db, query, [instantOf(days.from, 0), endOfDay(days.to)]);
  const [{ counts, isCapped }, rows] = await Promise.all([
    countsOf(db, source),
    pageOf<StudentRow & StaffRow>(db, query, source),
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

/** People or classes of one name whose meetings are looked up, wherever in the range; more are looked for in its latest rows. */
const MAX_NAMESAKES = 300;
const ALL = 'meeting m';
/** So many of the latest rows are looked through for letters that say nothing else. */
const MAX_READ = 1000;
/** So many of the latest rows are counted, filtered and sorted: about a day of a school of 10,000 learners. */
const MAX_COUNTED = 3000;

async function sourceOf(db: Queryable, query: Query, values: unknown[]): Promise<Source> {
  const kind = query.kind === 'student' ? ofLearners : ofTeachers;
  const words = query.q?.trim().toLowerCase() ?? '';
  if (words === '') return { kind, values, meetings: ALL, words, most: MAX_COUNTED };
  const few = words.length < 3 ? null : await namesakes(db, query.kind, words);
  if (few === null) return { kind, values, meetings: ALL, words, most: MAX_READ };
  const theirs =
    query.kind === 'student'
      ? 'select s.meeting_id from unnest($3::uuid[]) p, seat s where s.learner_id = p and s.during && tstzrange($1, $2)'
      : `select m.id from unnest($3::uuid[]) p, meeting m where m.teacher_id = p and m.during is not null and ${within('lower(m.during)')}
         union select x.meeting_id from meeting_change x where x.kind = 'cancelled' and x.by_account is null
           and ${within('lower(x.was)')}`;
  // As a list behind a fence (`offset 0`), so that these are looked up and the range is never walked for them.
  const meetings = `(select m.* from meeting m where m.id = any(array(
    ${theirs} union select m.id from meeting m where m.class_id = any($4::uuid[]))) offset 0) m`;
  return { kind, values: [...values, few.people, few.classes], meetings, words, most: MAX_COUNTED };
}

/** Who and which classes have these letters in their names; null where they are many. */
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

/** SQL: what is looked at, called `k`; the letters are added to the values. */
function looked({ kind, meetings, words, most }: Source, values: unknown[]): { rows: string; fit: string } {
  const rows = kind.rows({ newest: true, most: most + 1, meetings });
  if (words === '') return { rows, fit: 'true' };
  const letters = `$${values.push(words)}`;
  const holds = (text: string) => `position(${letters} in lower(${text})) > 0`;
  return { rows, fit: `(${holds(kind.name)} or ${holds(className)})` };
}

function pageOf<R extends QueryResultRow>(db: Queryable, query: Query, source: Source): Promise<R[]> {
  const { sort = '-startsAt', status, page, pageSize } = query;
  const { kind } = source;
  const field = sort.replace(/^-/, '');
  const column = { name: kind.name, delay: kind.delay, className, status: 'k.status' }[field] ?? 'k.start';
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const values = [...source.values];
  const { rows, fit } =
    field === 'startsAt' && source.words === '' && status === undefined
      ? // The range is read from its end no further than the page.
        {
          rows: kind.rows({ newest: direction === 'desc', most: page * pageSize, meetings: ALL }),
          fit: 'true',
        }
      : looked(source, values);
  const wanted = status === undefined ? fit : `${fit} and k.status = $${values.push(status)}`;
  const order = (at: string) => `${at} ${direction}, k.start desc, k.id`;
  return db
    .query<R>(
      `select ${kind.columns} from (select k.*, ${column} as place from ${rows} k where ${wanted}
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
  const { rows: looks, fit } = looked(source, values);
  const { rows } = await db.query<{ status: keyof SchoolAttendance['counts'] | null; count: number }>(
    `with k as materialized ${looks}
     select status, count(*)::integer as count from (select * from k limit ${source.most}) k where ${fit} group by status
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
