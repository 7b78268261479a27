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
import { type Expression, type RawBuilder, sql } from 'kysely';
import { readPolicy } from '../../catalogue/policy/read-policy.ts';
import { given, rowsOf } from '../../platform/db/built-query.ts';
import { allOf, anywhere } from '../../platform/db/search-words.ts';
import { type Aliased, type Selected, select, startOf, tableAs } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { Queryable } from '../../platform/db/transaction.ts';
import { presentDecision } from '../meetings/present.ts';
import {
  type Between,
  type Cut,
  type Kind,
  type LearnerRow,
  ofLearners,
  ofTeachers,
  type Status,
  type TeacherRow,
  within,
} from './school-rows.ts';

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

/** The part of the range that is read: its latest `most` rows, filtered by the search text. */
type Source = Between & { meetings: RawBuilder<unknown>; words: string; most: number };

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
  const between = { from: given(instantOf(days.from, 0)), until: given(endOfDay(days.to)) };
  const source = await sourceOf(db, query, between);
  const read = <Columns extends readonly Aliased[]>(kind: (cut: Cut) => Kind<Columns>) =>
    Promise.all([countsOf(db, source, kind), pageOf(db, query, source, kind)]);
  const about = ({ counts, isCapped }: Counted) => {
    const found = status ? counts[status] : counts.present + counts.late + counts.absent + counts.planned;
    return {
      total: Math.min(found, MAX_COUNTED),
      ...(isCapped ? { totalIsCapped: true } : {}),
      ...{ page, pageSize },
      ...days,
      counts,
    };
  };
  if (query.kind === 'teacher') {
    const [counted, rows] = await read(ofTeachers);
    return { ...about(counted), data: rows.map(presentStaff), kind: 'teacher' };
  }
  const [counted, rows] = await read(ofLearners);
  const data: StudentAttendanceRow[] = [];
  for (const row of rows) data.push(await presentStudent(db, row, now));
  return { ...about(counted), data, kind: 'student' };
}

/**
 * Up to this many people or classes with matching names are looked up over the whole range; for more, only
 * the latest rows are searched.
 */
const MAX_NAMESAKES = 300;
/** The latest rows searched when too many names match. */
const MAX_READ = 1000;
/** The latest rows that are counted, filtered and sorted: about one day of a school of 10,000 learners. */
const MAX_COUNTED = 3000;

async function sourceOf(db: Queryable, query: Query, between: Between): Promise<Source> {
  const words = query.q?.trim().toLowerCase() ?? '';
  if (words === '') return { ...between, meetings: ALL, words, most: MAX_COUNTED };
  const matches =
    words.length < 3 ? null : await NAMESAKES[query.kind].first(db, { pattern: anywhere(words) });
  if (!matches || Math.max(matches.people.length, matches.classes.length) > MAX_NAMESAKES)
    return { ...between, meetings: ALL, words, most: MAX_READ };
  const people = sql`unnest(${given(matches.people)}::uuid[]) p`;
  const meetingsOfPeople =
    query.kind === 'student'
      ? sql`select ${s.meeting_id} from ${people}, ${s} where ${s.learner_id} = p
          and ${s.during} && tstzrange(${between.from}, ${between.until})`
      : sql`select ${m.id} from ${people}, ${m} where ${m.teacher_id} = p and ${m.during} is not null
            and ${within(startOf(m.during), between)}
          union select ${x.meeting_id} from ${x} where ${x.kind} = 'cancelled' and ${x.by_account} is null
            and ${within(startOf(x.was), between)}`;
  // `offset 0` keeps the planner from walking the range instead of looking up these few meetings.
  const meetings = sql`(select m.* from ${m} where ${m.id} = any(array(${meetingsOfPeople}
    union select ${m.id} from ${m} where ${m.class_id} = any(${given(matches.classes)}::uuid[]))) offset 0) m`;
  return { ...between, meetings, words, most: MAX_COUNTED };
}

const ALL = sql`${m}`;

/** People and classes whose names match, one more than `MAX_NAMESAKES` if there are too many. */
const namesakes = (people: (pattern: Expression<string>) => RawBuilder<unknown>) =>
  statement(({ pattern }: Params<{ pattern: string }>) => {
    const limit = sql`limit ${sql.lit(MAX_NAMESAKES + 1)}`;
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

const NAMESAKES = {
  student: namesakes((pattern) => sql`select ${l.id} from ${l} where ${l.name} ilike ${pattern}`),
  teacher: namesakes(
    (pattern) => sql`select ${a.id} from ${a} where ${a.role} = 'teacher'
      and lower(${a.name} || ' ' || ${a.display_username} || ' ' || ${a.email}::text) like lower(${pattern})`,
  ),
};

/** The rows to read, to be called `k`, with the condition that they match the search text. */
function searched<Columns extends readonly Aliased[]>(
  { words, most, ...source }: Source,
  kindOf: (cut: Cut) => Kind<Columns>,
) {
  const kind = kindOf({ ...source, newest: true, most: most + 1 });
  const letters = given(words);
  const holds = (text: RawBuilder<unknown>) => sql<boolean>`position(${letters} in lower(${text})) > 0`;
  return { kind, matches: words !== '' && sql<boolean>`${holds(kind.name)} or ${holds(className)}` };
}

const className = sql<string>`(select ${c.name} from ${c} where ${c.id} = k.class_id)`;

function pageOf<Columns extends readonly Aliased[]>(
  db: Queryable,
  { sort = '-startsAt', status, page, pageSize }: Query,
  source: Source,
  kindOf: (cut: Cut) => Kind<Columns>,
): Promise<Selected<Columns>[]> {
  const field = sort.replace(/^-/, '');
  const isNewestFirst = sort.startsWith('-');
  const { kind, matches } =
    field === 'startsAt' && source.words === '' && status === undefined
      ? // Without a filter only as many rows as the page needs are read.
        { kind: kindOf({ ...source, newest: isNewestFirst, most: page * pageSize }), matches: false as const }
      : searched(source, kindOf);
  const { name, delay } = kind;
  const columns: Record<string, RawBuilder<unknown>> = { name, delay, className, status: sql`k.status` };
  const column = columns[field] ?? sql`k.start`;
  const condition = allOf([matches, status && sql<boolean>`k.status = ${status}`]);
  const order = (at: RawBuilder<unknown>) =>
    sql`${at} ${isNewestFirst ? sql`desc` : sql`asc`}, k.start desc, k.id`;
  const cut = sql`select k.*, ${column} as place from (${kind.rows}) k where ${condition} order by ${order(column)}
    limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;
  return rowsOf(db, select(kind.columns, sql`from (${cut}) k ${kind.joins} order by ${order(sql`k.place`)}`));
}

type Counted = { counts: SchoolAttendance['counts']; isCapped: boolean };

async function countsOf(db: Queryable, source: Source, kindOf: (cut: Cut) => Kind): Promise<Counted> {
  const { kind, matches } = searched(source, kindOf);
  const rows = await rowsOf(
    db,
    sql<{ status: Status | null; count: number }>`with k as materialized (${kind.rows})
      select status, count(*)::integer as count from (select * from k limit ${sql.lit(source.most)}) k
      where ${allOf([matches])} group by status
      union all select null, count(*)::integer from k`,
  );
  const counts = { present: 0, late: 0, absent: 0, planned: 0 };
  let read = 0;
  for (const { status, count } of rows) {
    if (status === null) read = count;
    else counts[status] = count;
  }
  return { counts, isCapped: read > source.most };
}

async function presentStudent(db: Queryable, row: LearnerRow, now: Date): Promise<StudentAttendanceRow> {
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

function presentStaff({ start, end, checkedInAt, decision, ...row }: TeacherRow): StaffAttendanceRow {
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
