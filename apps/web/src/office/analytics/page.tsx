import { formatCalendarDay } from '@fasih/school/basics/formatters';
import type { Analytics } from '@fasih/school/office/analytics/contract';
import { monthsBefore, shareOf, sharesOfSteps } from '@fasih/school/office/analytics/rules';
import { useQuery } from '@tanstack/react-query';
import { hueOfLevel } from '../../courses/enrolments/hues.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { monthName } from '../../lib/school-day.ts';
import type { Lang } from '../../lib/texts.ts';
import { Notice } from '../../ui/basics.tsx';
import { BarList, ColumnChart } from '../../ui/charts.tsx';
import { Muted, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import css from './analytics.module.css';
import { changeOf } from './changes.ts';
import { Delta, Figures } from './figures.tsx';
import { AnalyticsFilters, type Filters, useAnalyticsFilters } from './filters.tsx';
import { Part, type Table } from './part.tsx';
import { analyticsQuery } from './queries.ts';
import { TeacherLoadPart } from './teachers.tsx';

/** The school's months in numbers: what moved since the months before, then charts; each opens to its numbers as a table. */
export default function AnalyticsPage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('analytics');
  const lang = useLang();
  const filters = useAnalyticsFilters();
  const found = useQuery(analyticsQuery(filters));
  const earlier = monthsBefore(filters);
  const before = useQuery(analyticsQuery({ ...filters, ...earlier })).data;
  const days = t.change.lead({ from: monthName(earlier.from, lang), to: monthName(earlier.to, lang) });
  return (
    <Page title={nav.analytics}>
      <AnalyticsFilters filters={filters} />
      <Loaded query={found} lines={8}>
        {(data) => (
          <>
            {data.countedAt === null && <Notice kind="info">{t.notCounted}</Notice>}
            <Figures data={data} before={before} days={days} />
            <Stack className={css.parts}>
              <Funnel data={data} before={before} filters={filters} />
              <Levels data={data} filters={filters} />
              <Attendance data={data} filters={filters} />
              <Lateness data={data} filters={filters} />
              <Losses data={data} filters={filters} />
              <TeacherLoadPart filters={filters} />
            </Stack>
            {data.countedAt !== null && (
              <Text isMuted size="small">
                {t.countedAt({ when: formatInstant(data.countedAt, lang) })}
              </Text>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

type Props = { data: Analytics; filters: Filters };

/** `Nov 26` of a month `YYYY-MM`, for axes and heads. */
function shortMonth(month: string, lang: Lang): string {
  return formatCalendarDay(`${month}-01`, lang, { month: 'short', year: '2-digit' });
}

/** The year is written at the first month and at each January, so that names have room. */
const nameOf = (month: string, lang: Lang) => formatCalendarDay(`${month}-01`, lang, { month: 'short' });

const shown = (n: number | null | undefined) => n ?? '–';
const percentText = (n: number | null | undefined) => (n === null || n === undefined ? '–' : `${n}%`);

function Funnel({ data, before, filters }: Props & { before: Analytics | undefined }) {
  const t = useTexts('analytics');
  const lang = useLang();
  const shares = sharesOfSteps(data.funnel);
  const beforeOf = (i: number) => (before?.countedAt ? (before.funnel[i]?.total ?? null) : null);
  const steps = data.funnel.flatMap(({ step, total }, i) => (total === null ? [] : [{ step, total, i }]));
  return (
    <Part
      table="funnel"
      filters={filters}
      hasNumbers={steps.some(({ total }) => total > 0)}
      chart={
        <Stack gap={2}>
          <BarList
            label={t.funnel.title}
            rows={steps.map(({ step, total, i }) => ({
              key: step,
              label: t.steps[step],
              value: total,
              text: String(total),
              before: beforeOf(i) ?? undefined,
              note: <Delta figure="paid" change={changeOf('paid', total, beforeOf(i))} />,
            }))}
          />
          {before?.countedAt && <Muted size="small">{t.key}</Muted>}
        </Stack>
      }
      numbers={{
        head: [
          t.columns.step,
          ...data.months.map((month) => shortMonth(month, lang)),
          t.columns.total,
          t.columns.share,
        ],
        rows: data.funnel.map(({ step, counts, total }, i) => ({
          key: step,
          cells: [
            t.steps[step],
            ...data.months.map((_, m) => shown(counts?.[m])),
            shown(total),
            percentText(shares[i]),
          ],
        })),
      }}
    />
  );
}

/** A subject over the months: the values of its series as columns. */
function MonthsPart<Row extends { month: string }>({
  table,
  filters,
  rows,
  series,
  topOf,
  numbers,
}: {
  table: 'attendance' | 'lateness' | 'losses';
  filters: Filters;
  rows: readonly Row[];
  series: readonly (readonly [label: string, countIn: (row: Row) => number])[];
  /** The label above a month; with it the series are stacked. */
  topOf?: (row: Row) => string;
  numbers: Table;
}) {
  const t = useTexts('analytics');
  const lang = useLang();
  return (
    <Part
      table={table}
      filters={filters}
      hasNumbers={rows.some((row) => series.some(([, countIn]) => countIn(row) > 0))}
      chart={
        <ColumnChart
          label={t.chart({ title: t[table].title, what: series.map(([label]) => label).join(', ') })}
          series={series.map(([label]) => label)}
          isStacked={topOf !== undefined}
          number={String}
          columns={rows.map((row, at) => ({
            key: row.month,
            label:
              at === 0 || row.month.endsWith('-01') ? shortMonth(row.month, lang) : nameOf(row.month, lang),
            values: series.map(([, countIn]) => countIn(row)),
            ...(topOf ? { top: topOf(row) } : {}),
          }))}
        />
      }
      numbers={numbers}
    />
  );
}

function Attendance({ data, filters }: Props) {
  const t = useTexts('analytics');
  const lang = useLang();
  const c = t.columns;
  const percentOf = ({ percent }: Analytics['attendance'][number]) => percentText(percent);
  return (
    <MonthsPart
      table="attendance"
      filters={filters}
      rows={data.attendance}
      series={[
        [c.present, ({ present }) => present],
        [c.late, ({ late }) => late],
        [c.absent, ({ absent }) => absent],
      ]}
      topOf={percentOf}
      numbers={{
        head: [c.month, c.present, c.late, c.absent, c.percent],
        rows: data.attendance.map((one) => ({
          key: one.month,
          cells: [shortMonth(one.month, lang), one.present, one.late, one.absent, percentOf(one)],
        })),
      }}
    />
  );
}

function Lateness({ data, filters }: Props) {
  const t = useTexts('analytics');
  const lang = useLang();
  const c = t.columns;
  return (
    <MonthsPart
      table="lateness"
      filters={filters}
      rows={data.lateness}
      series={[
        [t.lateness.learners, ({ learnersLate }) => learnersLate],
        [t.lateness.teachers, ({ teachersLate }) => teachersLate],
        [c.teachersMissing, ({ teachersMissing }) => teachersMissing],
      ]}
      numbers={{
        head: [c.month, c.meetings, c.learnersLate, c.teachersLate, c.teacherMinutes, c.teachersMissing],
        rows: data.lateness.map((one) => ({
          key: one.month,
          cells: [
            shortMonth(one.month, lang),
            one.meetings,
            one.learnersLate,
            one.teachersLate,
            one.teacherMinutes,
            one.teachersMissing,
          ],
        })),
      }}
    />
  );
}

function Losses({ data, filters }: Props) {
  const t = useTexts('analytics');
  const lang = useLang();
  const c = t.columns;
  return (
    <MonthsPart
      table="losses"
      filters={filters}
      rows={data.losses}
      series={[
        [c.forfeited, ({ forfeited }) => forfeited],
        [c.waived, ({ waived }) => waived],
        [c.expired, ({ expired }) => expired],
      ]}
      numbers={{
        head: [c.month, c.forfeited, c.waived, c.expired],
        rows: data.losses.map((one) => ({
          key: one.month,
          cells: [shortMonth(one.month, lang), one.forfeited, one.waived, one.expired],
        })),
      }}
    />
  );
}

function Levels({ data, filters }: Props) {
  const t = useTexts('analytics');
  const total = data.levels.reduce((sum, { n }) => sum + n, 0);
  const percent = (n: number) => percentText(shareOf(n, total));
  return (
    <Part
      table="levels"
      filters={filters}
      hasNumbers={total > 0}
      chart={
        <BarList
          label={t.levels.title}
          rows={data.levels.map(({ level, n }) => ({
            key: level,
            label: level,
            value: n,
            text: String(n),
            hue: hueOfLevel(level),
            note: <Muted size="small">{percent(n)}</Muted>,
          }))}
        />
      }
      numbers={{
        head: [t.columns.level, t.columns.places, '%'],
        rows: data.levels.map(({ level, n }) => ({ key: level, cells: [level, n, percent(n)] })),
      }}
    />
  );
}
