import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import css from '../../site/pages/plain.module.css';
import { ButtonLink } from '../../ui/button.tsx';

export default function Pretest() {
  const t = useTexts('info').pretest;
  const landing = useTexts('landing');
  return (
    <div className={css.page}>
      <PageHead title={t.title} description={t.soon} />
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p>{t.soon}</p>
        <div className={css.actions}>
          <ButtonLink to="/program-selection">{landing.seePackages}</ButtonLink>
        </div>
      </header>
    </div>
  );
}
