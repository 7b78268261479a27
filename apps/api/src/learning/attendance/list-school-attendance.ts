import type { Accepted } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { namedRange } from '@fasih/school/basics/ranges';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { decideWaive } from '@fasih/school/catalogue/policy/attendance';
import { endOfDay, instantOf } from '@fasih/school/catalogue/policy/validity';
import type {
  SchoolAttendance,
  StaffAttendanceRow,
  StudentAttendanceRow,
  schoolAttendance,
} from '@fasih/school/learning/attendance/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { given, rowsOf } from '../../platform/db/built-query.ts';
import { allOf, anywhere } from '../../platform/db/search-words.ts';
import { wordsOfAccount } from '../../platform/db/shown-name.ts';
import { type Aliased, type Selected, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { presentDecision } from '../meetings/present.ts';
import {
  isWithin,
  type LearnerRow,
  learnerRows,
  type RowLimit,
  type RowQuery,
  type StartPeriod,
  type Status,
  type TeacherRow,
  teacherRows,
} from './school-attendance-rows.ts';
import { presentSeatAttendance } from './seat-attendance.ts';

const m = tableAs('meeting', 'm');
const s = tableAs('seat', 's');
const x = tableAs('meeting_change', 'x');
const l = tableAs('learner', 'l');
const a = tableAs('account', 'a');
const c = tableAs('school_class', 'c');

type Query = Accepted<typeof schoolAttendance>['query'];
const PERIODS = { today: 'today', week: 'last7Days', month: 'last30Days' } as const;

/** The requested range of school days, both ends included; a single date stands for both ends. */
export function rangeOf({ from, to, period }: Pick<Query, 'from' | 'to' | 'period'>, now: Date) {
  const last = to ?? (from !== undefined && from > dayIn(now) ? from : dayIn(now));
  return { from: from ?? namedRange(PERIODS[period], last).from, to: last };
}

/** What is read: the latest `maxRows` rows of `meetings` in the period, filtered by the search text (empty: all). */
type Source = StartPeriod & { meetings: RawBuilder<unknown>; searchText: string; maxRows: number };

/**
 * A page of attendance in a range, with counts by status before the status filter. At most `MAX_COUNTED`
 * rows are counted, filtered and sorted; a longer range is cut to its latest rows and sets `totalIsCapped`.
 */
export async function listSchoolAttendance(
  db: Queryable,
  query: Query,
  now: Date,
): Promise<SchoolAttendance | Refusal<'common.narrow'>> {
  const { page, pageSize, status } = query;
  if (page * pageSize > MAX_COUNTED && page > 1) return refuse('common.narrow');
  const days = rangeOf(query, now);
  const period = { from: given(instantOf(days.from, 0)), until: given(endOfDay(days.to)) };
  const source = await sourceOf(db, query, period);
  const read = <Columns extends readonly Aliased[]>(rowQuery: (limit: RowLimit) => RowQuery<Columns>) =>
    Promise.all([countsOf(db, source, rowQuery), pageOf(db, query, source, rowQuery)]);
  const summary = ({ counts, isCapped }: Counted) => {
    const total = status ? counts[status] : counts.present + counts.late + counts.absent + counts.planned;
    return {
      total: Math.min(total, MAX_COUNTED),
      ...(isCapped ? { totalIsCapped: true } : {}),
      page,
      pageSize,
      ...days,
      counts,
    };
  };
  if (query.kind === 'teacher') {
    const [counted, rows] = await read(teacherRows);
    return { ...summary(counted), data: rows.map(presentStaff), kind: 'teacher' };
  }
  const [counted, rows] = await read(learnerRows);
  const data: StudentAttendanceRow[] = [];
  for (const row of rows) data.push(await presentStudent(db, row, now));
  return { ...summary(counted), data, kind: 'student' };
}

/**
 * Up to this many people or classes with matching names are looked up over the whole range; for more, only
 * the latest `MAX_SEARCHED` rows are searched.
 */
const MAX_NAME_MATCHES = 300;
const MAX_SEARCHED = 1000;
/** The latest rows that are counted, filtered and sorted: about one day of a school of 10,000 learners. */
const MAX_COUNTED = 3000;

async function sourceOf(db: Queryable, query: Query, period: StartPeriod): Promise<Source> {
  const searchText = query.q?.trim().toLowerCase() ?? '';
  if (searchText === '') return { ...period, meetings: ALL_MEETINGS, searchText, maxRows: MAX_COUNTED };
  const matches =
    searchText.length < 3
      ? null
      : await selectNameMatches[query.kind].first(db, { pattern: anywhere(searchText) });
  if (!matches || Math.max(matches.people.length, matches.classes.length) > MAX_NAME_MATCHES)
    return { ...period, meetings: ALL_MEETINGS, searchText, maxRows: MAX_SEARCHED };
  const people = sql`unnest(${given(matches.people)}::uuid[]) p`;
  const meetingsOfPeople =
    query.kind === 'student'
      ? sql`select ${s.meeting_id} from ${people}, ${s} where ${s.learner_id} = p
          and ${s.during} && tstzrange(${period.from}, ${period.until})`
      : sql`select ${m.id} from ${people}, ${m} where ${m.teacher_id} = p and ${m.during} is not null
            and ${isWithin(startOf(m.during), period)}
          union select ${x.meeting_id} from ${x} where ${x.kind} = 'cancelled' and ${x.by_account} is null
            and ${isWithin(startOf(x.was), period)}`;
  // `offset 0` keeps the planner from walking the range instead of looking up these few meetings.
  const meetings = sql`(select m.* from ${m} where ${m.id} = any(array(${meetingsOfPeople}
    union select ${m.id} from ${m} where ${m.class_id} = any(${given(matches.classes)}::uuid[]))) offset 0) m`;
  return { ...period, meetings, searchText, maxRows: MAX_COUNTED };
}

const ALL_MEETINGS = sql`${m}`;

/** Ids of people and classes whose names match; one more than `MAX_NAME_MATCHES` of each at most. */
const nameMatches = (people: (pattern: Expression<string>) => RawBuilder<unknown>) =>
  statement(({ pattern }: Params<{ pattern: string }>) => {
    const limit = sql`limit ${sql.lit(MAX_NAME_MATCHES + 1)}`;
    return select(
      [
        sql<string[]>`array(${people(pattern)} ${limit})`.as('people'),
        sql<string[]>`array(select ${c.id} from ${c} where ${c.name} ilike ${pattern} ${limit})`.as(
          'classes',
        ),
      ],
      sql``,
    );
  });

const selectNameMatches = {
  student: nameMatches((pattern) => sql`select ${l.id} from ${l} where ${l.name} ilike ${pattern}`),
  teacher: nameMatches(
    (pattern) => sql`select ${a.id} from ${a} where ${a.role} = 'teacher'
      and ${wordsOfAccount(a)} like lower(${pattern})`,
  ),
};

/** The rows to read and the condition on a row `k` that it matches the search text. */
function searchRows<Columns extends readonly Aliased[]>(
  { searchText, maxRows, ...source }: Source,
  rowQuery: (limit: RowLimit) => RowQuery<Columns>,
) {
  // One row more shows whether the range was cut.
  const query = rowQuery({ ...source, newest: true, maxRows: maxRows + 1 });
  const text = given(searchText);
  const contains = (column: RawBuilder<unknown>) => sql<boolean>`position(${text} in lower(${column})) > 0`;
  const matches = searchText !== '' && sql<boolean>`${contains(query.name)} or ${contains(className)}`;
  return { query, matches };
}

const className = sql<string>`(select ${c.name} from ${c} where ${c.id} = k.class_id)`;

function pageOf<Columns extends readonly Aliased[]>(
  db: Queryable,
  { sort = '-startsAt', status, page, pageSize }: Query,
  source: Source,
  rowQuery: (limit: RowLimit) => RowQuery<Columns>,
): Promise<Selected<Columns>[]> {
  const field = sort.replace(/^-/, '');
  const isNewestFirst = sort.startsWith('-');
  const { query, matches } =
    field === 'startsAt' && source.searchText === '' && status === undefined
      ? // Without a filter only the rows up to this page are read.
        {
          query: rowQuery({ ...source, newest: isNewestFirst, maxRows: page * pageSize }),
          matches: false as const,
        }
      : searchRows(source, rowQuery);
  const { name, delay } = query;
  const columns: Record<string, RawBuilder<unknown>> = { name, delay, className, status: sql`k.status` };
  const column = columns[field] ?? sql`k.start`;
  const condition = allOf([matches, status && sql<boolean>`k.status = ${status}`]);
  const order = (sortValue: RawBuilder<unknown>) =>
    sql`${sortValue} ${isNewestFirst ? sql`desc` : sql`asc`}, k.start desc, k.id`;
  const pageRows = sql`select k.*, ${column} as sort_value from (${query.rows}) k where ${condition} order by ${order(column)}
    limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;
  return rowsOf(
    db,
    select(query.columns, sql`from (${pageRows}) k ${query.joins} order by ${order(sql`k.sort_value`)}`),
  );
}

type Counted = { counts: SchoolAttendance['counts']; isCapped: boolean };

async function countsOf(
  db: Queryable,
  source: Source,
  rowQuery: (limit: RowLimit) => RowQuery,
): Promise<Counted> {
  const { query, matches } = searchRows(source, rowQuery);
  const rows = await rowsOf(
    db,
    sql<{ status: Status | null; count: number }>`with k as materialized (${query.rows})
      select status, count(*)::integer as count from (select * from k limit ${sql.lit(source.maxRows)}) k
      where ${allOf([matches])} group by status
      union all select null, count(*)::integer from k`,
  );
  const counts = { present: 0, late: 0, absent: 0, planned: 0 };
  let rowsRead = 0;
  for (const { status, count } of rows) {
    // The row without a status counts all rows before the search.
    if (status === null) rowsRead = count;
    else counts[status] = count;
  }
  return { counts, isCapped: rowsRead > source.maxRows };
}

async function presentStudent(db: Queryable, row: LearnerRow, now: Date): Promise<StudentAttendanceRow> {
  const policy = await readPolicy(db, row.policyVersion);
  return {
    ...(await presentSeatAttendance(db, row, now)),
    teacherName: row.teacherName,
    canWaive: decideWaive(policy, { state: row.status }).outcome === 'returned',
  };
}

function presentStaff({ start, end, checkedInAt, decision, ...row }: TeacherRow): StaffAttendanceRow {
  return {
    ...row,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    decision: decision && presentDecision(decision),
    checkedInAt: checkedInAt?.toISOString() ?? null,
  };
}
