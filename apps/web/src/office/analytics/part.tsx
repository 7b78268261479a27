import { separatorOfExcel } from '@fasih/school/basics/csv';
import { type AnalyticsTable, exportAnalytics } from '@fasih/school/office/analytics/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Card, Skeleton } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import forms from '../../ui/parts/forms.module.css';
import css from './analytics.module.css';
import type { Row, Series } from './bars.tsx';
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
  chart?: { rows: readonly Row[]; series: readonly Series[]; isHorizontal?: boolean; stacked?: boolean };
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
    <Card className={css.card ?? ''}>
      <section className={css.part} aria-labelledby={`part-${table}`}>
        <header className={css.head}>
          <div>
            <h2 id={`part-${table}`}>{words.title}</h2>
            <p className={forms.quiet}>{words.lead}</p>
          </div>
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
        </header>
        <FormError message={file.problem} />
        {chart !== undefined && hasNumbers && (
          <div aria-hidden="true">
            {chart.series.length > 1 && (
              <ul className={css.legend}>
                {chart.series.map(({ name, label, color }) => (
                  <li key={name}>
                    <span style={{ background: color }} />
                    {label}
                  </li>
                ))}
              </ul>
            )}
            <Suspense fallback={<Skeleton height="260px" />}>
              <Bars {...chart} />
            </Suspense>
          </div>
        )}
        {chart !== undefined && !hasNumbers && <p className={forms.quiet}>{t.nothing}</p>}
        {numbers !== undefined && numbers.rows.length > 0 && (
          <Numbers caption={words.title} table={numbers} />
        )}
        {children}
        <details className={css.fold}>
          <summary>{t.explain}</summary>
          {words.explain.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </details>
      </section>
    </Card>
  );
}

/** A table that scrolls by itself where many months stand beside each other. */
function Numbers({ caption, table }: { caption: string; table: Table }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard.
    <div className={css.scroll} tabIndex={0}>
      <table className={css.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {table.head.map((name, i) => (
              <th key={name} scope="col" className={i === 0 ? undefined : css.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ key, cells: [first, ...rest] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {rest.map((cell, i) => (
                <td key={table.head[i + 1]} className={css.figure}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
