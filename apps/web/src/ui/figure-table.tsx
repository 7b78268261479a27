import type { CSSProperties, ReactNode } from 'react';
import css from './parts/figure-table.module.css';

export type FigureColumn<Row> = {
  key: string;
  /** Its heading; the first column may have none. */
  label?: ReactNode;
  /** The cells of the first column name their rows. */
  cell: (row: Row) => ReactNode;
  /** What its rows come to, in the foot. */
  total?: ReactNode;
  /** It holds words, as the first one does; all others hold figures. */
  isText?: boolean;
  /** It is left out on a phone. */
  isExtra?: boolean;
};

/**
 * Rows of figures with their sum, all of them on the page. On a phone a stacked one has its words above its figures; one that
 * scrolls does so by itself where many columns are shown beside each other.
 */
export function FigureTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isStacked = false,
  isScrolling = false,
}: {
  /** Read by screen readers only. */
  caption: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isStacked?: boolean;
  isScrolling?: boolean;
}) {
  const figures = columns.slice(1).filter(({ isText }) => isText !== true).length;
  const lookOf = ({ isText, isExtra }: FigureColumn<Row>) => ({
    'data-text': isText ? '' : undefined,
    'data-extra': isExtra ? '' : undefined,
  });
  // Of sums that a phone leaves out their name alone would be left.
  const isSumExtra = columns.slice(1).every(({ total, isExtra }) => total === undefined || isExtra);
  const line = (name: string, content: (column: FigureColumn<Row>) => ReactNode) => (
    <tr key={name}>
      {columns.map((column, at) =>
        at === 0 ? (
          <th key={column.key} scope="row">
            {content(column)}
          </th>
        ) : (
          <td key={column.key} {...lookOf(column)}>
            {content(column)}
          </td>
        ),
      )}
    </tr>
  );
  const table = (
    <table
      className={css.table}
      data-stacked={isStacked ? '' : undefined}
      style={{ '--figures': figures } as CSSProperties}
    >
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) =>
            column.label === undefined ? (
              <td key={column.key} />
            ) : (
              <th key={column.key} scope="col" {...lookOf(column)}>
                {column.label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>{rows.map((row) => line(rowKey(row), ({ cell }) => cell(row)))}</tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot data-extra={isSumExtra ? '' : undefined}>{line('total', ({ total }) => total)}</tfoot>
      )}
    </table>
  );
  if (!isScrolling) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by the keyboard.
    <div className={css.scroll} tabIndex={0}>
      {table}
    </div>
  );
}
