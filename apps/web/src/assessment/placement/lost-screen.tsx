import { useTexts } from '../../lib/language.tsx';
import { loginFor } from '../../lib/next.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { TestMessage } from '../player/message.tsx';
import { keptAnswers } from './kept.ts';

/**
 * A sitting that this browser may not open: somebody signed out in another tab, or the result of a sitting without an
 * account was seen already.
 */
export function LostScreen({ attemptId }: { attemptId: string }) {
  const t = useTexts('placement');
  const unsent = Object.keys(keptAnswers(attemptId)).length > 0;
  return (
    <QuietFrame>
      <TestMessage
        level={1}
        title={unsent ? t.lost.title : t.problems.notFound}
        picture="/pictures/empty/error.svg"
      >
        <p>{unsent ? t.lost.text : t.lost.gone}</p>
        <Row justify="center">
          <ButtonLink to={loginFor(`/placement-test?attempt=${attemptId}`)}>
            {t.signInFirst.signIn}
          </ButtonLink>
          <ButtonLink look="quiet" to="/placement-test">
            {t.lost.toStart}
          </ButtonLink>
        </Row>
      </TestMessage>
    </QuietFrame>
  );
}
