import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { chatLink, useSite } from '../lib/site.ts';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { IconBrandWhatsapp } from '../ui/icons.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { PROGRAM_SLUGS } from './program-slugs.ts';
import css from './public.module.css';
import { PublicFrame } from './public-frame.tsx';

function Chat() {
  const t = useTexts('site');
  const { school } = useSite();
  return (
    <ButtonAnchor look="quiet" href={chatLink(school.phone)} target="_blank" rel="noopener">
      <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />
      {t.footer.chat}
    </ButtonAnchor>
  );
}

/** A page without content: a picture, what happened, and the ways on. */
function Lost({
  words,
  picture,
  children,
}: {
  words: { title: string; text: string };
  picture: string;
  children: ReactNode;
}) {
  return (
    <PublicFrame>
      <PageHead title={words.title} hidden />
      <Stack gap={5} className={css.lost}>
        <img src={`/pictures/empty/${picture}.svg`} alt="" width="240" height="180" />
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {children}
      </Stack>
    </PublicFrame>
  );
}

/** The page for an address that does not exist (404): the way home, to the programs, and to a person. */
export function NotFound() {
  const t = useTexts('site');
  return (
    <Lost words={t.notFound} picture="not-found">
      <div className={css.lostLinks}>
        <ButtonLink reloadDocument to="/">
          {t.home}
        </ButtonLink>
        <ButtonLink reloadDocument to="/trial/LpTrial" look="quiet">
          {t.trial}
        </ButtonLink>
      </div>
      <Stack as="nav" gap={3} className={css.lostPrograms} aria-labelledby="lost-programs">
        <h2 id="lost-programs">{t.notFound.programs}</h2>
        <Row as="ul" gap={6} justify="center">
          {PROGRAM_SLUGS.map((slug) => (
            <li key={slug}>
              <Link reloadDocument to={`/program/${slug}`}>
                {t.programs[slug]}
              </Link>
            </li>
          ))}
        </Row>
      </Stack>
      <p>{t.notFound.help}</p>
      <Chat />
    </Lost>
  );
}

/** The page for a fault of ours: says so, and offers a way on. */
export function Fault() {
  const t = useTexts('site');
  return (
    <Lost words={t.fault} picture="error">
      <div className={css.lostLinks}>
        <ButtonAnchor href="">{t.fault.reload}</ButtonAnchor>
        <ButtonLink reloadDocument to="/" look="quiet">
          {t.home}
        </ButtonLink>
        <Chat />
      </div>
    </Lost>
  );
}
