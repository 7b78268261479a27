import { CHILD, homeOf } from '@fasih/school/basics/roles';
import { childHome } from '@fasih/school/office/homes/child-contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { live, queryOf } from '../../../lib/query.ts';
import { useWho } from '../../../lib/session.ts';
import { clearStored } from '../../../lib/session-store.ts';
import { ChildFrame } from '../../../people/child-devices/child-frame.tsx';
import { NotConnected } from '../../../people/child-devices/not-connected.tsx';
import { useLeave } from '../../../people/sign-in/use-leave.ts';
import { EmptyCard, SkeletonLines } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconShieldHeart } from '../../../ui/icons.ts';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Coming } from './coming.tsx';
import { NextLesson } from './next-lesson.tsx';
import { PastLessons } from './past-lessons.tsx';

/** An open page hears within a minute of a moved meeting, and that its device was ended. */
const REFETCH_MS = 60_000;

/** The only page of a child's own device: the next lesson with its button, what comes then, and what was written. */
export default function ChildPage() {
  const { title } = useTexts('childDevices').home;
  const who = useWho();
  if (who !== 'unknown' && who !== 'none' && who !== CHILD) return <Navigate to={homeOf(who)} replace />;
  return (
    <ChildFrame title={title}>
      {who === CHILD && <Home />}
      {who === 'none' && <NotConnected />}
      {who === 'unknown' && <SkeletonLines lines={6} />}
    </ChildFrame>
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
      <Loaded query={home} lines={6}>
        {({ name, coming: [next, ...others], past, serverNow, learnerId }) => (
          <Stack gap={5}>
            <h1>{t.hello({ name: name.split(' ')[0] ?? name })}</h1>
            {next === undefined ? (
              <EmptyCard
                title={t.none}
                text={t.noneText}
                picture="/pictures/empty/no-classes.svg"
                isCompact
              />
            ) : (
              <NextLesson meeting={next} learnerId={learnerId} serverNow={serverNow} onOpen={refetch} />
            )}
            {others.length > 0 && <Coming meetings={others} />}
            <PastLessons meetings={past} />
          </Stack>
        )}
      </Loaded>
      <Row gap={3} justify="between">
        <Text isMuted>{t.safe}</Text>
        <ButtonLink look="quiet" to="/child/safe">
          <IconShieldHeart size={20} stroke={1.75} aria-hidden="true" />
          {t.tell}
        </ButtonLink>
      </Row>
      <SignOut />
    </Stack>
  );
}

/** The way out of a device that is not the child's own; coming back takes a new link. */
function SignOut() {
  const t = useTexts('shell');
  const leave = useLeave(CHILD);
  return (
    <Row>
      <Button look="plain" size="small" onClick={() => void leave()}>
        {t.nav.logout}
      </Button>
    </Row>
  );
}
