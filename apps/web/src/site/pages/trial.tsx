import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Section } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconBulb, IconCircleCheck, IconClock, IconTarget } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { PointCards } from '../components/point-cards.tsx';
import { Steps } from '../components/steps.tsx';
import css from '../site.module.css';
import own from './trial.module.css';

const ICONS = [IconCircleCheck, IconClock, IconBulb, IconTarget];

/** The free-trial page: benefits, what to expect, and the way to the pretest. */
export default function Trial() {
  const t = useTexts('info').trial;
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <PageHero title={t.title} lead={t.lead} picture="/pictures/placement/ready.svg">
        <Row as="ul" gap={2} className={css.chips}>
          {t.facts.map((fact) => (
            <li key={fact} className={css.chip}>
              <strong>{fact}</strong>
            </li>
          ))}
        </Row>
        <p>
          <ButtonLink to="/pretest" size="big">
            {t.start}
          </ButtonLink>
        </p>
      </PageHero>
      <Section title={t.benefitsTitle}>
        <PointCards
          points={t.benefits.map(({ title, text }, i) => ({
            sign: ICONS[i] ?? IconCircleCheck,
            title,
            text,
          }))}
        />
      </Section>
      <Section title={t.expectTitle} sunk>
        <Steps steps={t.expect} />
      </Section>
      <Section>
        <Row gap={8} justify="between" className={`${css.panel} ${own.honest}`}>
          <Stack gap={3}>
            <h2>{t.honestTitle}</h2>
            <p>{t.honest}</p>
            <p>
              {t.adults} <Link to="/program-selection">{t.seePackages}</Link>
            </p>
          </Stack>
          <ButtonLink to="/pretest" size="big" look="mango">
            {t.start}
          </ButtonLink>
        </Row>
      </Section>
    </>
  );
}
