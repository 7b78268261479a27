import type { ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { PageHead } from '../lib/page-head.tsx';
import { chatLink, useSite } from '../lib/site.ts';
import { Card, EmptyState } from '../ui/basics.tsx';
import { ButtonAnchor, ButtonLink } from '../ui/button.tsx';
import { IconBrandWhatsapp } from '../ui/icons.ts';
import { Row } from '../ui/layout.tsx';
import { PROGRAM_SLUGS } from './program-slugs.ts';
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
  words: { title, text },
  picture,
  children,
}: {
  words: { title: string; text: string };
  picture: string;
  children: ReactNode;
}) {
  return (
    <PublicFrame>
      <PageHead title={title} hidden />
      <EmptyState
        level="h1"
        title={title}
        text={text}
        picture={`/pictures/empty/${picture}.svg`}
        action={children}
      />
    </PublicFrame>
  );
}

/** The page for an address that does not exist (404): the way home, to the programs, and to a person. */
export function NotFound() {
  const t = useTexts('site');
  return (
    <Lost words={t.notFound} picture="not-found">
      <Row justify="center">
        <ButtonLink reloadDocument to="/">
          {t.home}
        </ButtonLink>
        <ButtonLink reloadDocument to="/trial/LpTrial" look="quiet">
          {t.trial}
        </ButtonLink>
      </Row>
      <Card isSunk gap={3}>
        <h2 id="lost-programs">{t.notFound.programs}</h2>
        <Row as="nav" justify="center" aria-labelledby="lost-programs">
          {PROGRAM_SLUGS.map((slug) => (
            <ButtonLink key={slug} look="plain" reloadDocument to={`/program/${slug}`}>
              {t.programs[slug]}
            </ButtonLink>
          ))}
        </Row>
      </Card>
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
      <Row justify="center">
        <ButtonAnchor href="">{t.fault.reload}</ButtonAnchor>
        <ButtonLink reloadDocument to="/" look="quiet">
          {t.home}
        </ButtonLink>
        <Chat />
      </Row>
    </Lost>
  );
}
