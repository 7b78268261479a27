import { useTexts } from '../../lib/language.tsx';
import { loginFor } from '../../lib/next.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietFrame } from '../../ui/quiet-frame.tsx';
import { keptAnswers } from './kept.ts';
import css from './test.module.css';

/**
 * A sitting that this browser may not open: somebody signed out in another tab, or the result of a sitting without an
 * account was seen already.
 */
export function LostScreen({ attemptId }: { attemptId: string }) {
  const t = useTexts('placement');
  const unsent = Object.keys(keptAnswers(attemptId)).length > 0;
  return (
    <QuietFrame>
      <div className={css.ending}>
        <img src="/pictures/empty/error.svg" alt="" width="240" height="180" />
        <h1>{unsent ? t.lost.title : t.problems.notFound}</h1>
        <p>{unsent ? t.lost.text : t.lost.gone}</p>
        <div className={css.choices}>
          <ButtonLink to={loginFor(`/placement-test?attempt=${attemptId}`)}>
            {t.signInFirst.signIn}
          </ButtonLink>
          <ButtonLink look="quiet" to="/placement-test">
            {t.lost.toStart}
          </ButtonLink>
        </div>
      </div>
    </QuietFrame>
  );
}
