import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card, EmptyState } from './basics.tsx';
import { ButtonLink } from './button.tsx';
import { type Column, DataTable, type Page } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import type { Selection } from './selection.ts';

type Empty = { title: string; text?: string; picture?: string; action?: ReactNode };
/** `clear` names the link that shows the whole list, at `to`. */
type NoneFound = { title: string; text?: string; clear: string; to: string };

/** A list of the API: while it loads, when it cannot, when it is empty, and its rows, sorted and paged by the server. */
export function PagedTable<Row>({
  query,
  caption,
  columns,
  rowKey,
  empty,
  noneFound = false,
  lines = 6,
  failed,
  selection,
}: {
  query: UseQueryResult<Page<Row>>;
  /** Read by screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Nothing is there yet. */
  empty: Empty;
  /** Filters hide all that is there. */
  noneFound?: NoneFound | false;
  /** The lines of its skeleton. */
  lines?: number;
  failed?: string;
  /** Rows can be chosen, for something that is done with many. */
  selection?: Selection<Row>;
}) {
  return (
    <Loaded query={query} lines={lines} failed={failed}>
      {(page) => (
        <DataTable
          caption={caption}
          columns={columns}
          page={page}
          rowKey={rowKey}
          selection={selection}
          empty={
            <Card>
              <EmptyState {...(noneFound ? foundNothing(noneFound) : empty)} />
            </Card>
          }
        />
      )}
    </Loaded>
  );
}

function foundNothing({ title, text, clear, to }: NoneFound): Empty {
  return {
    title,
    ...(text === undefined ? {} : { text }),
    picture: '/pictures/empty/search.svg',
    action: (
      <ButtonLink look="quiet" to={to}>
        {clear}
      </ButtonLink>
    ),
  };
}
