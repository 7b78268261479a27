import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import type { Refusal } from '@fasih/school/basics/refusal';
import { presentPercent } from '@fasih/school/learning/attendance/percent';
import type {
  Analytics,
  getAnalytics,
  getTeacherLoad,
  TeacherLoad,
} from '@fasih/school/office/analytics/contract';
import { FUNNEL_STEPS, monthsRequested } from '@fasih/school/office/analytics/rules';
import type { Pool } from 'pg';
import { likePattern, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

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
const AGES = ['Kids', 'Teen', 'Adult'];
const RANKS = ['Beginner', 'Intermediate', 'Advanced'];

type Row = { month: string; measure: string; part: string; n: number };

/** The counts of the requested months, in two statements over a few hundred small rows. */
export async function readAnalytics(pool: Pool, filters: Filters, now: Date): Promise<Analytics> {
  const months = monthsRequested(filters, dayIn(now));
  const [rows, countedAt] = await Promise.all([
    countsOf(pool, months, filters.program),
    whenCounted(pool, months),
  ]);
  const found = new Map(rows.map((row) => [`${row.measure} ${row.month}`, row.n]));
  const countOf = (measure: string, month: string) => found.get(`${measure} ${month}`) ?? 0;
  return {
    countedAt: countedAt?.toISOString() ?? null,
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

async function countsOf(db: Queryable, months: string[], program: string | undefined): Promise<Row[]> {
  const { rows } = await db.query<Row>({
    name: 'analytics-counts',
    text: `select to_char(month, 'YYYY-MM') as month, measure, case measure when 'level' then part else '' end as part,
        sum(n)::bigint as n
      from month_count
      where measure = any($1) and month = any($2::date[]) and ($3::text is null or program = $3)
      group by 1, 2, 3`,
    values: [MEASURES, months.map((month) => `${month}-01`), program ?? null],
  });
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

async function whenCounted(db: Queryable, months: string[]): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>(
    'select max(counted_at) as at from month_counted where month = any($1::date[])',
    [months.map((month) => `${month}-01`)],
  );
  return rows[0]?.at ?? null;
}

/** Each level summed over all months, by age group and rank. */
function levelsOf(rows: readonly Row[]): Analytics['levels'] {
  const sums = new Map<string, number>();
  for (const { measure, part, n } of rows) if (measure === 'level') sums.set(part, (sums.get(part) ?? 0) + n);
  const placeOf = (level: string) => {
    const [age = '', rank = ''] = level.split(' ');
    return AGES.indexOf(age) * RANKS.length + RANKS.indexOf(rank);
  };
  return [...sums].map(([level, n]) => ({ level, n })).sort((a, b) => placeOf(a.level) - placeOf(b.level));
}

const SORTS: Record<string, string> = { name: 'name', meetings: 'meetings', paidMinutes: '"paidMinutes"' };

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
  const field = SORTS[sort.replace(/^-/, '')] ?? 'meetings';
  return readPage<TeacherLoad>(pool, query, {
    select: '"teacherId", name, meetings::integer as meetings, "paidMinutes"::integer as "paidMinutes"',
    from: `(select a.id as "teacherId", ${shownName('a')} as name, k.meetings, k."paidMinutes"
      from (select part, coalesce(sum(n) filter (where measure = 'teacher.meetings'), 0) as meetings,
          coalesce(sum(n) filter (where measure = 'teacher.minutes'), 0) as "paidMinutes"
        from month_count where measure in ('teacher.meetings', 'teacher.minutes') and month = any($1::date[])
        group by part) k
      join account a on a.id = k.part::uuid and a.role = 'teacher') found
      where $2::text is null or name ilike $2`,
    orderBy: `${field} ${sort.startsWith('-') ? 'desc' : 'asc'}, name, "teacherId"`,
    values: [months, q ? likePattern(q) : null],
    // Summing over the months is the expensive part.
    keys: { columns: '*', as: 'found' },
    singlePass: true,
  });
}
