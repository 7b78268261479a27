import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useProblemText } from '../lib/problem-sentence.ts';
import { Card, EmptyCard, Notice, SkeletonLines } from './basics.tsx';
import { Boundary } from './boundary.tsx';
import { Button } from './button.tsx';

/** The answer, in boundaries of its own: what breaks in it, or still loads its texts, leaves the rest as it is. */
function Answer<Data>({
  query: { data, dataUpdatedAt },
  waiting,
  render,
}: Pick<Props<Data>, 'query'> & { waiting: ReactNode; render: Props<Data>['children'] }) {
  return (
    <Boundary resetKey={dataUpdatedAt}>
      <Suspense fallback={waiting}>
        <Shown render={() => data !== undefined && render(data)} />
      </Suspense>
    </Boundary>
  );
}

/** A part of its own, so that what breaks in it breaks inside the boundary. */
function Shown({ render }: { render: () => ReactNode }) {
  return <>{render()}</>;
}

type Props<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isPending' | 'isFetching' | 'dataUpdatedAt' | 'refetch'
  >;
  lines?: number;
  /** What could not be loaded, where 'the data' is not enough. */
  failed?: string | undefined;
  children: (data: Data) => ReactNode;
};

/** A query's answer; before it the shape of what comes, and where it fails the reason and another try. */
export function Loaded<Data>({ query, lines = 5, failed, children }: Props<Data>) {
  const shell = useTexts('shell');
  const common = useTexts('common');
  const problemText = useProblemText();
  const waiting = (
    <Card aria-busy="true">
      <SkeletonLines lines={lines} />
    </Card>
  );
  if (query.data !== undefined) return <Answer query={query} waiting={waiting} render={children} />;
  if (query.isPending) return waiting;
  const status = query.error instanceof Problem ? query.error.status : 0;
  const missing = status === 404;
  // A rule forbids it: nothing failed, and another try would not help.
  if (status === 409)
    return <EmptyCard title={problemText(query.error)} picture="/pictures/empty/no-classes.svg" />;
  return (
    <EmptyCard
      title={missing ? common.problems.notFound : (failed ?? shell.loadFailed)}
      text={problemText(query.error)}
      picture={missing ? '/pictures/empty/not-found.svg' : '/pictures/empty/offline.svg'}
      action={
        missing ? undefined : (
          <Button isPending={query.isFetching} onClick={() => query.refetch()}>
            {common.retry}
          </Button>
        )
      }
    />
  );
}

/** The same within a card or a dialog: lines without a card of their own, and a notice with the reason. */
export function LoadedPart<Data>({ query, lines = 3, failed, children }: Props<Data>) {
  const common = useTexts('common');
  const problemText = useProblemText();
  const waiting = <SkeletonLines lines={lines} />;
  if (query.data !== undefined) return <Answer query={query} waiting={waiting} render={children} />;
  if (query.isPending) return waiting;
  return (
    <Notice
      kind="bad"
      action={
        <Button size="small" look="quiet" isPending={query.isFetching} onClick={() => query.refetch()}>
          {common.retry}
        </Button>
      }
    >
      {failed} {problemText(query.error)}
    </Notice>
  );
}
