import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { SchoolData } from '../../lib/structured-data.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconBulb, IconScale, IconTarget, IconUsers } from '../../ui/icons.ts';
import { Stack } from '../../ui/layout.tsx';
import { aboutPage } from '../about-data.server.ts';
import { PageHero } from '../components/page-hero.tsx';
import { PointCards } from '../components/point-cards.tsx';
import { WhoTeaches } from '../components/who-teaches.tsx';
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
      <div className={`${css.page} page-width`}>
        <section className={`${css.founder} ${css.beside}`} aria-labelledby="founder">
          <h2 id="founder">{page.founder.heading}</h2>
          {page.founder.none !== null ? (
            <p>{page.founder.none}</p>
          ) : (
            <>
              <Stack as="blockquote">
                {page.founder.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Stack>
              <p className={css.signature}>{page.founder.signature}</p>
            </>
          )}
          {page.founder.sampleNote !== null && <p className={css.sample}>{page.founder.sampleNote}</p>}
        </section>
        {page.teachers !== null && <WhoTeaches teachers={page.teachers} />}
        <section className={`${css.vision} kawung on-dark`} aria-labelledby="vision">
          <h2 id="vision">{page.vision.heading}</h2>
          <p>{page.vision.text}</p>
        </section>
        <section className={css.beside} aria-labelledby="mission">
          <h2 id="mission">{page.mission.heading}</h2>
          <Stack as="ol" gap={5} className={css.mission}>
            {page.mission.items.map((item) => (
              <li key={item}>{item}</li>
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
        <p className={css.on}>
          <ButtonLink to="/trial/LpTrial">{t.trial}</ButtonLink>
          <ButtonLink to="/contact" look="quiet">
            {t.contact}
          </ButtonLink>
        </p>
      </div>
    </>
  );
}
