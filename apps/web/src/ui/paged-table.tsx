import type { UseQueryResult } from '@tanstack/react-query';
import { type Column, DataTable, type Page } from './data-table.tsx';
import { EmptyList, type EmptyListProps } from './empty-list.tsx';
import { Loaded } from './loaded.tsx';
import type { Selection } from './selection.ts';

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
  /** The lines of its skeleton. */
  lines?: number;
  failed?: string;
  /** Rows can be chosen, for something that is done with many. */
  selection?: Selection<Row>;
} & EmptyListProps) {
  return (
    <Loaded query={query} lines={lines} failed={failed}>
      {(page) => (
        <DataTable
          caption={caption}
          columns={columns}
          page={page}
          rowKey={rowKey}
          selection={selection}
          empty={<EmptyList empty={empty} noneFound={noneFound} />}
        />
      )}
    </Loaded>
  );
}
