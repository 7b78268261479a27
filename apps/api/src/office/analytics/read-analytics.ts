import { AGE_GROUPS } from '@fasih/school/basics/age-group';
import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { LEVELS, readLabel } from '@fasih/school/basics/levels';
import { TOTAL_CAP } from '@fasih/school/basics/paging';
import type { Refusal } from '@fasih/school/basics/refusal';
import { presentPercent } from '@fasih/school/learning/attendance/percent';
import type { Analytics, getAnalytics, getTeacherLoad } from '@fasih/school/office/analytics/contract';
import { FUNNEL_STEPS, monthsRequested } from '@fasih/school/office/analytics/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { searchedPage } from '../../platform/db/page.ts';
import { allOf, likePattern } from '../../platform/db/search-words.ts';
import { shownNameOf } from '../../platform/db/shown-name.ts';
import { select, subqueryAs, tableAs } from '../../platform/db/sql.ts';
import { type Params, type RowOf, statement } from '../../platform/db/statement.ts';

type Filters = Accepted<typeof getAnalytics>['query'];

/** Funnel steps without a program. */
const WITHOUT_PROGRAM = new Set(['register']);
const MEASURES = [
  ...FUNNEL_STEPS,
  'level',
  'seat.present',
  'seat.late',
  'seat.absent',
  'meeting.held',
  'meeting.late',
  'meeting.delay',
  'meeting.missing',
  'lost.forfeited',
  'lost.waived',
  'lost.expired',
];

const a = tableAs('account', 'a');

type OfMonths = { months: readonly string[] };

const selectCounts = statement(
  ({
    measures,
    months,
    program,
  }: Params<OfMonths & { measures: readonly string[]; program: string | null }>) =>
    select(
      [
        sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
        sql<string>`measure`.as('measure'),
        sql<string>`case measure when 'level' then part else '' end`.as('part'),
        sql<number>`sum(n)::bigint`.as('n'),
      ],
      sql`from month_count
        where measure = any(${measures}) and month = any(${months}::date[])
          and (${program}::text is null or program = ${program})
        group by 1, 2, 3`,
    ),
  'analytics-counts',
);

type Row = RowOf<typeof selectCounts>;

const selectCounted = statement(({ months }: Params<OfMonths>) =>
  select(
    [sql<Date | null>`max(counted_at)`.as('at')],
    sql`from month_counted where month = any(${months}::date[])`,
  ),
);

/** The counts of the requested months, in two statements over a few hundred small rows. */
export async function readAnalytics(pool: Pool, filters: Filters, now: Date): Promise<Analytics> {
  const months = monthsRequested(filters, dayIn(now));
  const days = months.map((month) => `${month}-01`);
  const [rows, counted] = await Promise.all([
    selectCounts.all(pool, { measures: MEASURES, months: days, program: filters.program ?? null }),
    selectCounted.first(pool, { months: days }),
  ]);
  const found = new Map(rows.map((row) => [`${row.measure} ${row.month}`, row.n]));
  const countOf = (measure: string, month: string) => found.get(`${measure} ${month}`) ?? 0;
  return {
    countedAt: counted?.at?.toISOString() ?? null,
    months,
    funnel: FUNNEL_STEPS.map((step) => {
      if (filters.program !== undefined && WITHOUT_PROGRAM.has(step))
        return { step, counts: null, total: null };
      const counts = months.map((month) => countOf(step, month));
      return { step, counts, total: counts.reduce((sum, n) => sum + n, 0) };
    }),
    attendance: months.map((month) => {
      const counts = {
        present: countOf('seat.present', month),
        late: countOf('seat.late', month),
        absent: countOf('seat.absent', month),
      };
      return { month, ...counts, percent: presentPercent(counts) };
    }),
    lateness: months.map((month) => ({
      month,
      meetings: countOf('meeting.held', month),
      learnersLate: countOf('seat.late', month),
      teachersLate: countOf('meeting.late', month),
      teacherMinutes: countOf('meeting.delay', month),
      teachersMissing: countOf('meeting.missing', month),
    })),
    losses: months.map((month) => ({
      month,
      forfeited: countOf('lost.forfeited', month),
      waived: countOf('lost.waived', month),
      expired: countOf('lost.expired', month),
    })),
    levels: levelsOf(rows),
  };
}

/** Each level summed over all months, by age group and step. */
function levelsOf(rows: readonly Row[]): Analytics['levels'] {
  const sums = new Map<string, number>();
  for (const { measure, part, n } of rows) if (measure === 'level') sums.set(part, (sums.get(part) ?? 0) + n);
  const placeOf = (label: string) => {
    const found = readLabel(label);
    return found ? AGE_GROUPS.indexOf(found.group) * LEVELS.length + LEVELS.indexOf(found.level) : -1;
  };
  return [...sums].map(([level, n]) => ({ level, n })).sort((a, b) => placeOf(a.level) - placeOf(b.level));
}

/** A teacher's sums over the months, before they are sorted. */
const loadIn = (months: readonly string[]) =>
  subqueryAs(
    select(
      [
        a.id.as('teacherId'),
        shownNameOf(a).as('name'),
        sql<number>`k.meetings::integer`.as('meetings'),
        sql<number>`k.minutes::integer`.as('paidMinutes'),
      ],
      sql`from (
          select part, coalesce(sum(n) filter (where measure = 'teacher.meetings'), 0) as meetings,
            coalesce(sum(n) filter (where measure = 'teacher.minutes'), 0) as minutes
          from month_count where measure in ('teacher.meetings', 'teacher.minutes') and month = any(${months}::date[])
          group by part
        ) k join ${a} on ${a.id} = k.part::uuid and ${a.role} = 'teacher'`,
    ),
    'found',
  );

/**
 * Teachers with their meetings and paid minutes in the requested months, most first unless `sort` is given.
 */
export async function readTeacherLoad(
  pool: Pool,
  query: Accepted<typeof getTeacherLoad>['query'],
  now: Date,
): Promise<Reply<typeof getTeacherLoad> | Refusal<'common.narrow'>> {
  const months = monthsRequested(query, dayIn(now)).map((month) => `${month}-01`);
  const { sort = '-meetings', q } = query;
  const found = loadIn(months);
  const sorts: Record<string, RawBuilder<unknown>> = { name: found.name, paidMinutes: found.paidMinutes };
  const field = sorts[sort.replace(/^-/, '')] ?? found.meetings;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  // One statement for page and total, because summing over the months is the expensive part.
  return searchedPage(pool, query, {
    columns: [
      found.teacherId.as('teacherId'),
      found.name.as('name'),
      found.meetings.as('meetings'),
      found.paidMinutes.as('paidMinutes'),
    ],
    from: sql`${found} where ${allOf([q && sql`${found.name} ilike ${likePattern(q)}`])}`,
    orderBy: sql`${field} ${direction}, ${found.name}, ${found.teacherId}`,
    limitFirst: { as: 'found' },
    cap: TOTAL_CAP,
  });
}
