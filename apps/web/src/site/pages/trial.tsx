import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './plain.module.css';

/** The free-trial page: benefits, what to expect, and the way to the pretest (product-spec.md §2). */
export default function Trial() {
  const t = useTexts('info').trial;
  return (
    <div className={css.page}>
      <PageHead title={t.title} description={t.lead} />
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
        <div className={css.actions}>
          <ButtonLink to="/pretest" size="big">
            {t.start}
          </ButtonLink>
        </div>
      </header>
      <section className={css.part}>
        <h2>{t.benefitsTitle}</h2>
        <ul>
          {t.benefits.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className={css.part}>
        <h2>{t.expectTitle}</h2>
        <ul>
          {t.expect.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
