import { CHILD, homeOf } from '@fasih/school/basics/roles';
import { childHome } from '@fasih/school/office/homes/child-contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, Navigate } from 'react-router';
import { useTexts } from '../../../lib/language.tsx';
import { PageHead } from '../../../lib/page-head.tsx';
import { Problem } from '../../../lib/problem.ts';
import { live, queryOf } from '../../../lib/query.ts';
import { useWho } from '../../../lib/session.ts';
import { clearStored } from '../../../lib/session-store.ts';
import { NotConnected } from '../../../people/child-devices/not-connected.tsx';
import { Card, EmptyState, SkeletonLines } from '../../../ui/basics.tsx';
import { IconShieldHeart } from '../../../ui/icons.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { QuietFrame } from '../../../ui/quiet-frame.tsx';
import { Coming } from './coming.tsx';
import { NextLesson } from './next-lesson.tsx';
import { PastLessons } from './past-lessons.tsx';

/** An open page hears within a minute of a moved meeting, and that its device was ended. */
const REFETCH_MS = 60_000;

/** The only page of a child's own device: the next lesson with its button, what comes then, and what was written. */
export default function ChildPage() {
  const who = useWho();
  if (who !== 'unknown' && who !== 'none' && who !== CHILD) return <Navigate to={homeOf(who)} replace />;
  return (
    <QuietFrame narrow home="/child">
      <Suspense fallback={<SkeletonLines lines={6} />}>
        {who === CHILD && <Home />}
        {who === 'none' && <NotConnected />}
        {who === 'unknown' && <SkeletonLines lines={6} />}
      </Suspense>
    </QuietFrame>
  );
}

function Home() {
  const t = useTexts('childDevices').home;
  const home = useQuery({ ...queryOf(childHome, {}), ...live, refetchInterval: REFETCH_MS });
  const isEnded = home.error instanceof Problem && home.error.status === 401;
  useEffect(() => {
    if (isEnded) clearStored();
  }, [isEnded]);
  if (isEnded) return <NotConnected />;
  const refetch = () => void home.refetch();
  return (
    <Stack gap={5}>
      <PageHead title={t.title} hidden />
      <Loaded query={home} lines={6}>
        {({ name, coming: [next, ...others], past, serverNow, learnerId }) => (
          <Stack gap={5}>
            <h1>{t.hello({ name })}</h1>
            {next === undefined ? (
              <Card>
                <EmptyState
                  title={t.none}
                  text={t.noneText}
                  picture="/pictures/empty/no-classes.svg"
                  isCompact
                />
              </Card>
            ) : (
              <NextLesson meeting={next} learnerId={learnerId} serverNow={serverNow} onOpen={refetch} />
            )}
            {others.length > 0 && <Coming meetings={others} />}
            <PastLessons meetings={past} />
          </Stack>
        )}
      </Loaded>
      <Row as="p" gap={2}>
        <IconShieldHeart size={20} stroke={1.75} aria-hidden="true" />
        <span>{t.safe}</span>
        <Link to="/child/safe">{t.tell}</Link>
      </Row>
    </Stack>
  );
}
