import { formatCalendarDay } from '@fasih/school/basics/formatters';
import type { Analytics } from '@fasih/school/office/analytics/contract';
import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Lang } from '../../lib/texts.ts';
import { Notice } from '../../ui/basics.tsx';
import { Columns, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import css from './analytics.module.css';
import { AnalyticsFilters, type Filters, useAnalyticsFilters } from './filters.tsx';
import { Part } from './part.tsx';
import { analyticsQuery } from './queries.ts';
import { TeacherLoadPart } from './teachers.tsx';

/** The school's months in numbers: each chart with the same numbers as a table, what they count, and a file. */
export default function AnalyticsPage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('analytics');
  const lang = useLang();
  const filters = useAnalyticsFilters();
  const found = useQuery(analyticsQuery(filters));
  return (
    <Page title={nav.analytics}>
      <AnalyticsFilters filters={filters} />
      <Loaded query={found} lines={8}>
        {(data) => (
          <>
            {data.countedAt === null ? (
              <Notice kind="info">{t.notCounted}</Notice>
            ) : (
              <Text isMuted>{t.countedAt({ when: formatInstant(data.countedAt, lang) })}</Text>
            )}
            <Columns least="large" gap={5} align="start" className={css.parts}>
              <Funnel data={data} filters={filters} />
              <Attendance data={data} filters={filters} />
              <Lateness data={data} filters={filters} />
              <Losses data={data} filters={filters} />
              <Levels data={data} filters={filters} />
            </Columns>
          </>
        )}
      </Loaded>
      <TeacherLoadPart filters={filters} />
    </Page>
  );
}

type Props = { data: Analytics; filters: Filters };

/** `Nov 2026` of a month `YYYY-MM`, for axes and heads. */
function shortMonth(month: string, lang: Lang): string {
  return formatCalendarDay(`${month}-01`, lang, { month: 'short', year: '2-digit' });
}

const shown = (n: number | null | undefined) => n ?? '–';

function Funnel({ data, filters }: Props) {
  const t = useTexts('analytics');
  const lang = useLang();
  const share = (i: number) => {
    const [now, before] = [data.funnel[i]?.total, data.funnel[i - 1]?.total];
    return now === null || now === undefined || !before ? '–' : `${Math.round((now * 100) / before)}%`;
  };
  return (
    <Part
      table="funnel"
      filters={filters}
      chart={{
        isHorizontal: true,
        rows: data.funnel.flatMap(({ step, total }) =>
          total === null ? [] : [{ label: t.steps[step], n: total }],
        ),
        series: [{ name: 'n', label: t.columns.total, color: 'var(--teal-text)' }],
      }}
      numbers={{
        head: [
          t.columns.step,
          ...data.months.map((month) => shortMonth(month, lang)),
          t.columns.total,
          t.columns.share,
        ],
        rows: data.funnel.map(({ step, counts, total }, i) => ({
          key: step,
          cells: [t.steps[step], ...data.months.map((_, m) => shown(counts?.[m])), shown(total), share(i)],
        })),
      }}
    />
  );
}

function Attendance({ data, filters }: Props) {
  const t = useTexts('analytics');
  const lang = useLang();
  const c = t.columns;
  return (
    <Part
      table="attendance"
      filters={filters}
      chart={{
        stacked: true,
        rows: data.attendance.map(({ month, present, late, absent }) => ({
          label: shortMonth(month, lang),
          present,
          late,
          absent,
        })),
        series: [
          { name: 'present', label: c.present, color: 'var(--teal)' },
          { name: 'late', label: c.late, color: 'var(--mango)' },
          { name: 'absent', label: c.absent, color: 'var(--red)' },
        ],
      }}
      numbers={{
        head: [c.month, c.present, c.late, c.absent, c.percent],
        rows: data.attendance.map((one) => ({
          key: one.month,
          cells: [
            shortMonth(one.month, lang),
            one.present,
            one.late,
            one.absent,
            one.percent === null ? '–' : `${one.percent}%`,
          ],
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
    <Part
      table="lateness"
      filters={filters}
      chart={{
        rows: data.lateness.map(({ month, learnersLate, teachersLate, teachersMissing }) => ({
          label: shortMonth(month, lang),
          learnersLate,
          teachersLate,
          teachersMissing,
        })),
        series: [
          { name: 'learnersLate', label: c.learnersLate, color: 'var(--mango)' },
          { name: 'teachersLate', label: c.teachersLate, color: 'var(--indigo-text)' },
          { name: 'teachersMissing', label: c.teachersMissing, color: 'var(--red)' },
        ],
      }}
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
    <Part
      table="losses"
      filters={filters}
      chart={{
        rows: data.losses.map(({ month, forfeited, waived, expired }) => ({
          label: shortMonth(month, lang),
          forfeited,
          waived,
          expired,
        })),
        series: [
          { name: 'forfeited', label: c.forfeited, color: 'var(--red)' },
          { name: 'waived', label: c.waived, color: 'var(--teal)' },
          { name: 'expired', label: c.expired, color: 'var(--mango)' },
        ],
      }}
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
  return (
    <Part
      table="levels"
      filters={filters}
      chart={{
        isHorizontal: true,
        rows: data.levels.map(({ level, n }) => ({ label: level, n })),
        series: [{ name: 'n', label: t.columns.places, color: 'var(--indigo-text)' }],
      }}
      numbers={{
        head: [t.columns.level, t.columns.places, '%'],
        rows: data.levels.map(({ level, n }) => ({
          key: level,
          cells: [level, n, `${Math.round((n * 100) / total)}%`],
        })),
      }}
    />
  );
}
