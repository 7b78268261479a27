import { useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { chatLink, useSite } from '../lib/site.ts';
import { Button, ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import css from './public.module.css';
import { PublicFrame } from './public-frame.tsx';

/** The page for an address that does not exist (404). */
export function NotFound() {
  const t = useTexts('site');
  return (
    <PublicFrame>
      <PageHead title={t.notFound.title} hidden />
      <div className={css.lost}>
        <img src="/pictures/empty/not-found.svg" alt="" width="240" height="180" />
        <h1>{t.notFound.title}</h1>
        <p>{t.notFound.text}</p>
        <div className={css.lostLinks}>
          <ButtonLink to="/">{t.home}</ButtonLink>
          <ButtonLink to="/program/general-english" look="quiet">
            {t.programs['general-english']}
          </ButtonLink>
          <ButtonLink to="/contact" look="quiet">
            {t.contact}
          </ButtonLink>
        </div>
      </div>
    </PublicFrame>
  );
}

/** The page for a fault of ours: says so, and offers a way on. */
export function Fault() {
  const t = useTexts('site');
  const { school } = useSite();
  return (
    <PublicFrame>
      <PageHead title={t.fault.title} hidden />
      <div className={css.lost}>
        <h1>{t.fault.title}</h1>
        <p>{t.fault.text}</p>
        <div className={css.lostLinks}>
          <Button onClick={() => window.location.reload()}>{t.fault.reload}</Button>
          <ButtonAnchor look="quiet" href={chatLink(school.phone)} target="_blank" rel="noopener">
            {t.footer.chat}
          </ButtonAnchor>
        </div>
      </div>
    </PublicFrame>
  );
}
