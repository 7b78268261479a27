import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { EmptyState, Skeleton, SkeletonLines } from '../../ui/basics.tsx';
import { Boundary } from '../../ui/boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import head from '../player/head.module.css';
import { QuestionSkeleton } from '../player/question-card.tsx';
import css from '../player/test.module.css';
import { LostScreen } from './lost-screen.tsx';
import { useSitting } from './queries.ts';
import { RunningScreen } from './running-screen.tsx';

const loadResult = () => import('./result-screen.tsx');
const ResultScreen = lazy(async () => ({ default: (await loadResult()).ResultScreen }));

/** What belongs to modules above: the frame of the public pages, what the family reads below a level, and its way to a class. */
export type Surroundings = {
  Frame: ComponentType<{ children: ReactNode }>;
  levelReview: (review: PlacementResult['review']) => ReactNode;
  pickTimes?: ((enrolmentId: string) => ReactNode) | undefined;
};

/** The shape of a question to come. */
function Waiting() {
  const t = useTexts('common');
  return (
    <QuietFrame>
      <Stack className={css.test} aria-busy="true">
        <span className="unseen" role="status">
          {t.loading}
        </span>
        <div className={head.head}>
          <Skeleton width="7rem" />
          <Skeleton width="6rem" height="2.5rem" />
        </div>
        <QuestionSkeleton options={4} />
      </Stack>
    </QuietFrame>
  );
}

/** One sitting by its id: running, or its result. */
export function SittingScreen({ id, Frame, levelReview, pickTimes }: Surroundings & { id: string }) {
  const t = useTexts('placement');
  const common = useTexts('common');
  const problemText = useProblemText();
  const { data, error, refetch, isFetching } = useSitting(id);

  // Two windows side by side: the one that is clicked shows what was answered in the other.
  useEffect(() => {
    const look = () => void refetch();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refetch]);

  // The page opens without what shows a result; it is fetched while the test runs.
  useEffect(() => {
    void loadResult().catch(() => undefined);
  }, []);

  if (data?.state === 'finished') {
    return (
      <Frame>
        <Boundary>
          <Suspense fallback={<SkeletonLines />}>
            <ResultScreen result={data.result} levelReview={levelReview} pickTimes={pickTimes} />
          </Suspense>
        </Boundary>
      </Frame>
    );
  }
  if (data !== undefined) return <RunningScreen heard={data} />;
  if (error === null) return <Waiting />;
  if (error instanceof Problem && !error.mayPass) return <LostScreen attemptId={id} />;
  return (
    <QuietFrame>
      <EmptyState
        title={t.loadFailed}
        text={problemText(error)}
        picture="/pictures/empty/offline.svg"
        action={
          <Button isPending={isFetching} onClick={() => refetch()}>
            {common.retry}
          </Button>
        }
      />
    </QuietFrame>
  );
}
