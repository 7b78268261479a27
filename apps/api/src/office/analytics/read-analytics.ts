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
import { FUNNEL_STEPS, monthsAsked } from '@fasih/school/office/analytics/rules';
import type { Pool } from 'pg';
import { likePattern, readPage } from '../../platform/db/read-page.ts';
import { shownName } from '../../platform/db/shown-name.ts';
import type { Queryable } from '../../platform/db/transaction.ts';

type Filters = Accepted<typeof getAnalytics>['query'];

/** What a step of the funnel is counted by; registering knows no program. */
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

/** What was counted of the asked months, in two statements that read a few hundred small rows. */
export async function readAnalytics(pool: Pool, asked: Filters, now: Date): Promise<Analytics> {
  const months = monthsAsked(asked, dayIn(now));
  const [rows, countedAt] = await Promise.all([
    countsOf(pool, months, asked.program),
    whenCounted(pool, months),
  ]);
  const found = new Map(rows.map((row) => [`${row.measure} ${row.month}`, row.n]));
  const of = (measure: string, month: string) => found.get(`${measure} ${month}`) ?? 0;
  return {
    countedAt: countedAt?.toISOString() ?? null,
    months,
    funnel: FUNNEL_STEPS.map((step) => {
      if (asked.program !== undefined && WITHOUT_PROGRAM.has(step))
        return { step, counts: null, total: null };
      const counts = months.map((month) => of(step, month));
      return { step, counts, total: counts.reduce((sum, n) => sum + n, 0) };
    }),
    attendance: months.map((month) => {
      const counts = {
        present: of('seat.present', month),
        late: of('seat.late', month),
        absent: of('seat.absent', month),
      };
      return { month, ...counts, percent: presentPercent(counts) };
    }),
    lateness: months.map((month) => ({
      month,
      meetings: of('meeting.held', month),
      learnersLate: of('seat.late', month),
      teachersLate: of('meeting.late', month),
      teacherMinutes: of('meeting.delay', month),
      teachersMissing: of('meeting.missing', month),
    })),
    losses: months.map((month) => ({
      month,
      forfeited: of('lost.forfeited', month),
      waived: of('lost.waived', month),
      expired: of('lost.expired', month),
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

/** Each level with all its months together, by age and then by rank. */
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

/** Teachers with what they taught in the asked months, the most first unless sorted. */
export async function readTeacherLoad(
  pool: Pool,
  query: Accepted<typeof getTeacherLoad>['query'],
  now: Date,
): Promise<Reply<typeof getTeacherLoad> | Refusal> {
  const months = monthsAsked(query, dayIn(now)).map((month) => `${month}-01`);
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
    // Adding the months up is the dear part.
    keys: { columns: '*', as: 'found' },
    singlePass: true,
  });
}
