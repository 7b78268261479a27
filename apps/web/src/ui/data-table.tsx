import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../lib/language.tsx';
import { SkeletonLines } from './basics.tsx';
import { IconArrowDown, IconArrowUp, IconChevronLeft, IconChevronRight, IconSelector } from './icons.ts';
import { Row } from './layout.tsx';
import { useListState } from './list-state.ts';
import css from './parts/data-table.module.css';
import type { Selection } from './selection.ts';
import { Titled } from './titled.tsx';

export type Column<Item> = {
  key: string;
  label: string;
  cell: (row: Item) => ReactNode;
  /** What belongs to a title: small below it in a table, the first of the details on the card of a phone. */
  below?: (row: Item) => readonly (string | false | null)[];
  /** The API's name to sort by; without it the column cannot be sorted. */
  sort?: string;
  /** Figures are aligned to the right. */
  figures?: boolean;
  /** Its lines do not break. */
  isWhole?: boolean;
  /**
   * Its place on the card that a row is on phones: the `title` with what is `aside`, below them the details and at their
   * end the `action`; a `fact` is a detail after its label. Where no column has a place the first is the title, and the others
   * are facts.
   */
  phone?: 'title' | 'aside' | 'detail' | 'fact' | 'action' | 'hidden';
};

export type Page<Item> = {
  data: readonly Item[];
  total: number;
  totalIsCapped?: boolean;
  page: number;
  pageSize: number;
};

type Props<Item> = {
  /** Said by screen readers, shown to nobody else. */
  caption: string;
  columns: readonly Column<Item>[];
  rowKey: (row: Item) => string;
  /** The id of a row that something else on the page leads to; it can be given the focus then. */
  rowId?: (row: Item) => string;
  empty?: ReactNode;
  /** Rows can be chosen, for something that is done with many. */
  selection?: Selection<Item> | undefined;
} & (
  | {
      /** The answer of a list call, as it is. */
      page: Page<Item>;
      /** The rows are all there is to page through here: no foot. */
      short?: boolean;
    }
  | {
      /** All rows that there are. */
      rows: readonly Item[];
    }
);

const allOf = <Item,>(rows: readonly Item[]): Page<Item> => ({
  data: rows,
  total: rows.length,
  page: 1,
  pageSize: Math.max(1, rows.length),
});

/**
 * Goes to the last page of a list that has become shorter than the page in the address; true while it does. `total` is
 * undefined as long as nobody knows it.
 */
export function usePastEnd(
  total: number | undefined,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const { set } = useListState();
  const last = Math.max(1, Math.ceil((total ?? 0) / pageSize));
  const isPast = total !== undefined && page > last;
  const go = useRef(set);
  useEffect(() => {
    go.current = set;
  });
  useEffect(() => {
    if (isPast) go.current({ page: last === 1 ? undefined : String(last) });
  }, [isPast, last]);
  return isPast;
}

/** A list of the API as a table: sorted and paged by the server, its state in the address. Below 40 em rows become cards. */
export function DataTable<Item>({
  caption,
  columns,
  rowKey,
  rowId,
  empty,
  selection,
  ...given
}: Props<Item>) {
  const t = useTexts('common').table;
  const { query, set } = useListState();
  const page = 'rows' in given ? allOf(given.rows) : given.page;
  const short = 'rows' in given || given.short === true;
  const pages = Math.max(1, Math.ceil(page.total / page.pageSize));
  if (usePastEnd(page.total, page)) return <SkeletonLines lines={6} />;
  if (page.data.length === 0) return <>{empty ?? <p className={css.none}>{t.empty}</p>}</>;
  const isPlaced = columns.some(({ phone }) => phone !== undefined);
  const placeOf = ({ phone }: Column<Item>, at: number) =>
    phone ?? (isPlaced ? 'detail' : at === 0 ? 'title' : 'fact');
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            {selection && <AllOfPage rows={page.data} selection={selection} />}
            {columns.map((column) => (
              <Fragment key={column.key}>
                <HeadCell column={column} sort={query.sort} onSort={(sort) => set({ sort })} />
                {column.below && (
                  <th scope="col" data-card-only="">
                    {column.label}
                  </th>
                )}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {page.data.map((row) => (
            <tr key={rowKey(row)} id={rowId?.(row)} tabIndex={rowId && -1}>
              {selection && <ChoiceOfRow row={row} rows={page.data} selection={selection} />}
              {columns.map((column, at) => {
                const place = placeOf(column, at);
                const below = column.below?.(row).filter(Boolean);
                return (
                  <Fragment key={column.key}>
                    <td
                      data-label={place === 'fact' ? column.label : undefined}
                      className={column.figures ? css.figures : undefined}
                      data-whole={column.isWhole ? '' : undefined}
                      data-phone={place === 'fact' ? 'detail' : place}
                    >
                      {below ? (
                        <Titled isOffCard below={below}>
                          {column.cell(row)}
                        </Titled>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                    {below && (
                      <td data-card-only="" data-phone="detail">
                        {below.join('\u00a0· ')}
                      </td>
                    )}
                  </Fragment>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {!short && pages > 1 && (
        <Row gap={4} justify="between" className={css.foot}>
          <span aria-live="polite">
            {t.range({
              from: (page.page - 1) * page.pageSize + 1,
              to: (page.page - 1) * page.pageSize + page.data.length,
              total: page.total,
              capped: page.totalIsCapped ?? false,
            })}
          </span>
          <Row gap={2} isOneLine className={css.pager}>
            <button
              type="button"
              aria-label={t.previous}
              disabled={page.page <= 1}
              onClick={() => set({ page: String(page.page - 1) })}
            >
              <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={t.next}
              disabled={page.page >= pages}
              onClick={() => set({ page: String(page.page + 1) })}
            >
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </Row>
        </Row>
      )}
    </div>
  );
}

type Choosing<Item> = { rows: readonly Item[]; selection: Selection<Item> };

/** Chooses every row of the page, or leaves them. */
function AllOfPage<Item>({ rows, selection }: Choosing<Item>) {
  const t = useTexts('common').selection;
  const chosen = rows.filter(selection.has).length;
  return (
    <th scope="col" className={css.choice}>
      <label>
        <input
          type="checkbox"
          aria-label={t.wholePage}
          checked={chosen === rows.length}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && chosen < rows.length;
          }}
          onChange={(event) => selection.set(rows, event.currentTarget.checked)}
        />
        <span className={css.wholePage} aria-hidden="true">
          {t.wholePage}
        </span>
      </label>
    </th>
  );
}

/** Chooses one row; with shift all from the one before. */
function ChoiceOfRow<Item>({ row, rows, selection }: Choosing<Item> & { row: Item }) {
  const t = useTexts('common').selection;
  return (
    <td className={css.choice} data-phone="choice">
      <label>
        <input
          type="checkbox"
          aria-label={t.row({ name: selection.nameOf(row) })}
          checked={selection.has(row)}
          onChange={(event) =>
            selection.toggle(
              row,
              rows,
              'shiftKey' in event.nativeEvent && event.nativeEvent.shiftKey === true,
            )
          }
        />
      </label>
    </td>
  );
}

function HeadCell<Item>({
  column,
  sort,
  onSort,
}: {
  column: Column<Item>;
  sort: string | undefined;
  onSort: (sort: string) => void;
}) {
  const t = useTexts('common').table;
  const look = column.figures ? css.figures : undefined;
  if (column.sort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.phone === 'action' ? <span className="unseen">{column.label}</span> : column.label}
      </th>
    );
  }
  const up = sort === column.sort;
  const down = sort === `-${column.sort}`;
  const Icon = up ? IconArrowUp : down ? IconArrowDown : IconSelector;
  return (
    <th scope="col" className={look} aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <button
        type="button"
        aria-label={t.sortBy({ column: column.label })}
        onClick={() => onSort(up ? `-${column.sort}` : (column.sort ?? ''))}
      >
        {column.label}
        <Icon size={16} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  );
}
