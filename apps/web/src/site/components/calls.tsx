import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import shell from '../../shell/public.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import css from '../site.module.css';
import closing from './calls.module.css';

/** The last thing on a page: a call on a dark ground, with its buttons as `children`. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={`${closing.end} page-width`}>
      <Stack className={`${css.panel} ${closing.call} kawung on-dark`}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </Stack>
    </section>
  );
}

/** The closing call of the landing page. */
export function FinalCall() {
  const t = useTexts('landing');
  return (
    <ClosingCall title={t.endTitle} text={t.endText}>
      <Row justify="center" className={css.actions}>
        <ButtonLink to="/pretest" size="big" look="mango">
          {t.freeTest}
        </ButtonLink>
        <ButtonLink to="/program-selection" size="big" look="quiet" className={closing.second}>
          {t.seePackages}
        </ButtonLink>
      </Row>
    </ClosingCall>
  );
}

/** On phones the free test stays at hand at the bottom, beside 'Daftar Sekarang'. */
export function StickyCall() {
  const t = useTexts('landing');
  return (
    <Link className={shell.sticky} to="/pretest">
      {t.stickyTest}
    </Link>
  );
}
