import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card, EmptyState } from './basics.tsx';
import { type Column, DataTable, type Page } from './data-table.tsx';
import { Loaded } from './loaded.tsx';

type Empty = { title: string; text?: string; picture?: string; action?: ReactNode };

/** A list of the API: while it loads, when it cannot, when it is empty, and its rows, sorted and paged by the server. */
export function PagedTable<Row>({
  query,
  caption,
  columns,
  rowKey,
  empty,
  lines = 6,
  failed,
}: {
  query: UseQueryResult<Page<Row>>;
  /** Read by screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: Empty;
  /** The lines of its skeleton. */
  lines?: number;
  failed?: string;
}) {
  return (
    <Loaded query={query} lines={lines} failed={failed}>
      {(page) => (
        <DataTable
          caption={caption}
          columns={columns}
          page={page}
          rowKey={rowKey}
          empty={
            <Card>
              <EmptyState {...empty} />
            </Card>
          }
        />
      )}
    </Loaded>
  );
}
