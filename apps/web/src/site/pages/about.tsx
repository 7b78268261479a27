import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { SchoolData } from '../../lib/structured-data.tsx';
import { Card } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconBulb, IconScale, IconTarget, IconUsers } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { aboutPage } from '../about-data.server.ts';
import { PageHero } from '../components/page-hero.tsx';
import { PointCards } from '../components/point-cards.tsx';
import { WhoTeaches } from '../components/who-teaches.tsx';
import site from '../site.module.css';
import type { Route } from './+types/about.ts';
import css from './about.module.css';

const VALUE_ICONS = {
  professionalism: IconScale,
  innovation: IconBulb,
  'global-mindset': IconTarget,
  collaboration: IconUsers,
} as const;

/** The text comes with the page, in its language, with the school's name from settings. */
export function loader({ context }: Route.LoaderArgs) {
  return aboutPage(context.get(serverContext));
}

/** Title, subtitle, founder, vision, mission, four core values (docs/product/calls-and-texts.md#public-texts). */
export default function About({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('site');
  return (
    <>
      <PageHead title={page.title} description={page.subtitle} />
      <SchoolData />
      <PageHero title={page.title} lead={page.subtitle} picture="/pictures/programs/conversation.svg" />
      <Stack gap={8} className={`${css.page} page-width`}>
        <section className={css.beside} aria-labelledby="founder">
          <h2 id="founder">{page.founder.heading}</h2>
          {page.founder.none !== null ? (
            <p>{page.founder.none}</p>
          ) : (
            <Card as="blockquote" gap={4}>
              {page.founder.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <strong>{page.founder.signature}</strong>
            </Card>
          )}
          {page.founder.sampleNote !== null && (
            <Text isMuted size="small">
              {page.founder.sampleNote}
            </Text>
          )}
        </section>
        {page.teachers !== null && <WhoTeaches teachers={page.teachers} />}
        <section className={`${site.panel} ${css.vision} kawung on-dark`} aria-labelledby="vision">
          <h2 id="vision">{page.vision.heading}</h2>
          <p>{page.vision.text}</p>
        </section>
        <section className={css.beside} aria-labelledby="mission">
          <h2 id="mission">{page.mission.heading}</h2>
          <Stack as="ol" gap={5}>
            {page.mission.items.map((item, at) => (
              <Row as="li" gap={4} isOneLine key={item} data-hue="teal">
                <span className={site.petal} aria-hidden="true">
                  {at + 1}
                </span>
                <span>{item}</span>
              </Row>
            ))}
          </Stack>
        </section>
        <section aria-labelledby="values">
          <h2 id="values">{page.values.heading}</h2>
          <PointCards
            points={page.values.items.map(({ key, name, text }) => ({
              sign: VALUE_ICONS[key],
              title: name,
              text,
            }))}
          />
        </section>
        <Row>
          <ButtonLink to="/trial/LpTrial">{t.trial}</ButtonLink>
          <ButtonLink to="/contact" look="quiet">
            {t.contact}
          </ButtonLink>
        </Row>
      </Stack>
    </>
  );
}
