import { formatCalendarDay } from '@fasih/school/basics/formatters';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { Basis } from '@fasih/school/finance/books/contract';
import { useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import type { Lang } from '../../lib/texts.ts';
import { Skeleton } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Amount } from './amount.tsx';
import type { Bar } from './bars.tsx';
import css from './day-chart.module.css';
import { rowsAddress, shortRupiah } from './money.ts';

const Bars = lazy(() => import('./bars.tsx'));

type Day = { day: string; revenue: number; expenses: number };

/** As many bars as a phone has room for; a longer period is drawn by weeks there. */
const FIT_A_PHONE = 31;
const WEEK = 7;

/** Revenue and expenses of every day: a drawing, and the same as a table whose days open their rows. */
export function DayChart({ days, basis }: { days: readonly Day[]; basis: Basis }) {
  const t = useTexts('finance').dashboard;
  const lang = useLang();
  const phone = useMediaQuery('(max-width: 40em)') ?? false;
  const byWeek = phone && days.length > FIT_A_PHONE;
  const bars = byWeek ? weeksOf(days, lang) : days.map((day) => barOf(day, lang));
  const moved = days.some(({ revenue, expenses }) => revenue !== 0 || expenses !== 0);
  return (
    <CardSection title={byWeek ? t.chartWeekly : t.chart}>
      {moved ? (
        <div aria-hidden="true">
          <Row gap={4} className={css.legend}>
            <span>{t.revenue}</span>
            <span>{t.expenses}</span>
          </Row>
          <Suspense fallback={<Skeleton height="260px" />}>
            <Bars
              bars={bars}
              names={{ revenue: t.revenue, expenses: t.expenses }}
              short={(rupiah) => shortRupiah(rupiah, lang)}
              full={formatRupiah}
            />
          </Suspense>
        </div>
      ) : (
        <Text isMuted>{t.chartNone}</Text>
      )}
      {moved && (
        <Disclosure summary={t.chartTable}>
          <DayTable days={days} basis={basis} />
        </Disclosure>
      )}
    </CardSection>
  );
}

/** The newest day first; days on which nothing moved are left out. */
function DayTable({ days, basis }: { days: readonly Day[]; basis: Basis }) {
  const texts = useTexts('finance');
  const t = texts.dashboard;
  const lang = useLang();
  const shown = days.filter(({ revenue, expenses }) => revenue !== 0 || expenses !== 0).reverse();
  return (
    <FigureTable
      caption={t.chart}
      rows={shown}
      rowKey={({ day }) => day}
      columns={[
        {
          key: 'day',
          label: texts.date,
          cell: ({ day }) => (
            <Link to={rowsAddress({ basis, from: day, to: day, type: null, category: null })}>
              {formatDate(day, lang)}
            </Link>
          ),
        },
        { key: 'revenue', label: t.revenue, cell: ({ revenue }) => <Amount rupiah={revenue} /> },
        { key: 'expenses', label: t.expenses, cell: ({ expenses }) => <Amount rupiah={expenses} /> },
      ]}
    />
  );
}

function shortDay(day: string, lang: Lang): string {
  return formatCalendarDay(day, lang, { day: 'numeric', month: 'short' });
}

const barOf = ({ day, revenue, expenses }: Day, lang: Lang): Bar => ({
  label: shortDay(day, lang),
  revenue,
  expenses,
});

/** Seven days to a bar, counted back from the last one, so that the newest week is whole. */
function weeksOf(days: readonly Day[], lang: Lang): Bar[] {
  const weeks: Bar[] = [];
  for (let end = days.length; end > 0; end -= WEEK) {
    const week = days.slice(Math.max(0, end - WEEK), end);
    const sum = (pick: (day: Day) => number) => week.reduce((total, day) => total + pick(day), 0);
    weeks.unshift({
      label: shortDay(week[0]?.day ?? '', lang),
      revenue: sum((day) => day.revenue),
      expenses: sum((day) => day.expenses),
    });
  }
  return weeks;
}
