import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './calls.module.css';

/** The last word of the page. */
export function FinalCall() {
  const t = useTexts('landing');
  return (
    <section className={css.end}>
      <div className={`${css.inner} kawung on-dark`}>
        <h2>{t.endTitle}</h2>
        <p>{t.endText}</p>
        <div className={css.actions}>
          <ButtonLink to="/pretest" size="big" look="mango">
            {t.freeTest}
          </ButtonLink>
          <ButtonLink to="/program-selection" size="big" look="quiet" className={css.second}>
            {t.seePackages}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** On phones the free test stays at hand at the bottom, beside 'Daftar Sekarang'. */
export function StickyCall() {
  const t = useTexts('landing');
  return (
    <Link className={css.sticky} to="/pretest" data-beside-join="">
      {t.stickyTest}
    </Link>
  );
}
