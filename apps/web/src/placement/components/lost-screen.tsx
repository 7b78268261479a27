import { useTexts } from '../../lib/language.tsx';
import { loginFor } from '../../lib/next.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { QuietFrame } from './quiet-frame.tsx';
import css from './test.module.css';

/** A sitting that this browser may no longer open, usually because somebody signed out in another tab. */
export function LostScreen({ attemptId }: { attemptId: string }) {
  const t = useTexts('placement');
  return (
    <QuietFrame>
      <div className={css.ending}>
        <img src="/pictures/empty/error.svg" alt="" width="240" height="180" />
        <h1>{t.lost.title}</h1>
        <p>{t.lost.text}</p>
        <div className={css.choices}>
          <ButtonLink to={loginFor(`/placement-test?attempt=${attemptId}`)}>{t.signIn}</ButtonLink>
          <ButtonLink look="quiet" to="/placement-test">
            {t.lost.toStart}
          </ButtonLink>
        </div>
      </div>
    </QuietFrame>
  );
}
