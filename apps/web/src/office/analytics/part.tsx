import { separatorOfExcel } from '@fasih/school/basics/csv';
import { type AnalyticsTable, exportAnalytics } from '@fasih/school/office/analytics/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Skeleton } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from './analytics.module.css';
import type { ChartRow, Series } from './bars.tsx';
import type { Filters } from './filters.tsx';

const Bars = lazy(() => import('./bars.tsx'));

type Cell = ReactNode;
type Table = { head: readonly string[]; rows: readonly { key: string; cells: readonly Cell[] }[] };

/** One subject: its chart, the same numbers as a table, what is counted, and the file. */
export function Part({
  table,
  filters,
  chart,
  numbers,
  children,
}: {
  table: AnalyticsTable;
  filters: Filters;
  chart?: { rows: readonly ChartRow[]; series: readonly Series[]; isHorizontal?: boolean; stacked?: boolean };
  numbers?: Table;
  children?: ReactNode;
}) {
  const t = useTexts('analytics');
  const lang = useLang();
  const words = t[table];
  const file = useDownload(exportAnalytics);
  const hasNumbers = chart?.rows.some((row) =>
    Object.values(row).some((one) => typeof one === 'number' && one > 0),
  );
  return (
    <CardSection
      id={`part-${table}`}
      title={words.title}
      lead={words.lead}
      actions={
        <Button
          look="quiet"
          size="small"
          isPending={file.isPending}
          aria-label={t.exportOf({ title: words.title })}
          onClick={() =>
            file.run({
              params: { table },
              query: { ...filters, lang, separator: separatorOfExcel(lang) },
            })
          }
        >
          {t.export}
        </Button>
      }
    >
      <FormError message={file.problem} />
      {chart !== undefined && hasNumbers && (
        <div aria-hidden="true">
          {chart.series.length > 1 && (
            <Row as="ul" gap={4} className={css.legend}>
              {chart.series.map(({ name, label, color }) => (
                <li key={name}>
                  <span style={{ background: color }} />
                  {label}
                </li>
              ))}
            </Row>
          )}
          <Suspense fallback={<Skeleton height="260px" />}>
            <Bars {...chart} />
          </Suspense>
        </div>
      )}
      {chart !== undefined && !hasNumbers && <Text isMuted>{t.nothing}</Text>}
      {numbers !== undefined && numbers.rows.length > 0 && (
        <FigureTable<Table['rows'][number]>
          isScrolling
          caption={words.title}
          rows={numbers.rows}
          rowKey={({ key }) => key}
          columns={numbers.head.map((label, at) => ({ key: label, label, cell: ({ cells }) => cells[at] }))}
        />
      )}
      {children}
      <Disclosure summary={t.explain}>
        {words.explain.map((sentence) => (
          <Text isMuted key={sentence}>
            {sentence}
          </Text>
        ))}
      </Disclosure>
    </CardSection>
  );
}
