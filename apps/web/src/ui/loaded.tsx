import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useProblemText } from '../lib/problem-sentence.ts';
import { Card, EmptyState, SkeletonLines } from './basics.tsx';
import { Boundary } from './boundary.tsx';
import { Button } from './button.tsx';

/** A part of its own, so that what breaks in it breaks inside the boundary. */
function Shown({ render }: { render: () => ReactNode }) {
  return <>{render()}</>;
}

/** A query's answer; before it the shape of what comes, and where it fails the reason and another try. */
export function Loaded<Data>({
  query,
  lines = 5,
  failed,
  children,
}: {
  query: UseQueryResult<Data>;
  lines?: number;
  /** What could not be loaded, where 'the data' is not enough. */
  failed?: string | undefined;
  children: (data: Data) => ReactNode;
}) {
  const shell = useTexts('shell');
  const common = useTexts('common');
  const problemText = useProblemText();
  if (query.data !== undefined) {
    const { data } = query;
    return (
      <Boundary resetKey={query.dataUpdatedAt}>
        <Shown render={() => children(data)} />
      </Boundary>
    );
  }
  if (query.isPending) {
    return (
      <Card aria-busy="true">
        <SkeletonLines lines={lines} />
      </Card>
    );
  }
  const missing = query.error instanceof Problem && query.error.status === 404;
  return (
    <Card>
      <EmptyState
        title={missing ? common.problems.notFound : (failed ?? shell.loadFailed)}
        text={problemText(query.error)}
        picture={missing ? '/pictures/empty/not-found.svg' : '/pictures/empty/offline.svg'}
        action={
          missing ? undefined : (
            <Button disabled={query.isFetching} onClick={() => query.refetch()}>
              {common.retry}
            </Button>
          )
        }
      />
    </Card>
  );
}
