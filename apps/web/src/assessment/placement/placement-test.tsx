import { useLocation } from 'react-router';
import { useAfterHydration } from '../../lib/after-hydration.ts';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useWho } from '../../lib/session.ts';
import { useMe } from '../../people/accounts/queries.ts';
import { attemptIn } from './address.ts';
import { SittingScreen, type Surroundings } from './sitting-screen.tsx';
import { StartScreen } from './start-screen.tsx';

/**
 * The placement test. The sitting is kept in the address, so that a reload goes on with it; without one the page says
 * how the test works and offers what waits for this person.
 */
export function PlacementTest({ Frame, levelReview, pickTimes }: Surroundings) {
  const t = useTexts('placement');
  // The server's page is the same for everybody and knows no query.
  const ready = useAfterHydration();
  // Whose test this is: when the session ends in the middle, only the same person goes on after signing in again.
  const who = useWho();
  useMe(who !== 'unknown' && who !== 'none');
  const { search } = useLocation();
  const attempt = ready ? attemptIn(search) : null;
  return (
    <>
      <PageHead title={t.title} hidden />
      {attempt === null ? (
        <Frame>
          <StartScreen ready={ready} />
        </Frame>
      ) : (
        <SittingScreen
          key={attempt}
          id={attempt}
          Frame={Frame}
          levelReview={levelReview}
          pickTimes={pickTimes}
        />
      )}
    </>
  );
}
