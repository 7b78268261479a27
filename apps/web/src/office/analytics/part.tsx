import { separatorOfExcel } from '@fasih/school/basics/csv';
import { type AnalyticsTable, exportAnalytics } from '@fasih/school/office/analytics/contract';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from './analytics.module.css';
import type { Filters } from './filters.tsx';

export type Table = {
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** One subject: its chart; what opens are the same numbers as a table with their file, and what is counted. */
export function Part({
  table,
  filters,
  chart,
  hasNumbers,
  numbers,
  isTableOpen = false,
  children,
}: {
  table: AnalyticsTable;
  filters: Filters;
  chart: ReactNode;
  /** Without any, the chart is left out. */
  hasNumbers: boolean;
  numbers?: Table;
  isTableOpen?: boolean;
  /** The table, where it is more than these numbers. */
  children?: ReactNode;
}) {
  const t = useTexts('analytics');
  const lang = useLang();
  const words = t[table];
  const file = useDownload(exportAnalytics);
  return (
    <CardSection id={`part-${table}`} title={words.title} lead={words.lead}>
      {hasNumbers ? chart : <Text isMuted>{t.nothing}</Text>}
      <div className={css.opens}>
        <Disclosure summary={t.table} isOpen={isTableOpen}>
          {numbers !== undefined && numbers.rows.length > 0 && (
            <FigureTable<Table['rows'][number]>
              isScrolling
              caption={words.title}
              rows={numbers.rows}
              rowKey={({ key }) => key}
              columns={numbers.head.map((label, at) => ({
                key: label,
                label,
                cell: ({ cells }) => cells[at],
              }))}
            />
          )}
          {children}
          <FormError message={file.problem} />
          <Button
            look="plain"
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
        </Disclosure>
        <Disclosure summary={t.explain}>
          {words.explain.map((sentence) => (
            <Text isMuted size="small" key={sentence}>
              {sentence}
            </Text>
          ))}
        </Disclosure>
      </div>
    </CardSection>
  );
}
