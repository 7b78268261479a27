import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import picture from '../../../../../content/pictures/hero.svg?inline';
import { useTexts } from '../../lib/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { IconClock, IconCoins, IconScale } from '../../ui/icons.ts';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import site from '../site.module.css';
import { AGES } from './ages.tsx';
import css from './hero.module.css';

/** The banner: what, for whom, from what price, and the two ways on. `cheapest` is whole rupiah. */
export function Hero({ cheapest, rules }: { cheapest: number | null; rules: PolicyNumbers }) {
  const t = useTexts('landing');
  return (
    <section className={`${site.hero} kawung fading`} data-hue="teal">
      <div className={`${site.heroInner} page-width`}>
        <Stack>
          <p className={css.eyebrow}>{t.eyebrow}</p>
          <h1>{t.headline}</h1>
          <p className={site.lead}>{t.lead}</p>
          <Row as="ul" gap={2} className={site.chips} aria-label={t.whoTitle}>
            {AGES.map(({ key, hue }) => (
              <li key={key} className={site.chip} data-hue={hue}>
                <strong>{t.ages[key].name}</strong> {t.ages[key].age}
              </li>
            ))}
          </Row>
          <Row className={site.actions}>
            <ButtonLink to="/pretest" size="big">
              {t.freeTest}
            </ButtonLink>
            <ButtonLink to="/program-selection" size="big" look="quiet">
              {t.seePackages}
            </ButtonLink>
          </Row>
          <Text isMuted size="small">
            {t.heroNote}
          </Text>
        </Stack>
        {/* Within the document: the picture that is seen first waits for no request of its own. */}
        <img className={`${site.picture} ${css.picture}`} src={picture} alt="" width="680" height="560" />
        <ul className={css.facts}>
          {cheapest !== null && (
            <li>
              <IconCoins size={22} stroke={1.75} data-hue="teal" aria-hidden="true" />
              {t.facts.price({ rupiah: cheapest })}
            </li>
          )}
          <li>
            <IconClock size={22} stroke={1.75} data-hue="teal" aria-hidden="true" />
            {t.facts.length(rules)}
          </li>
          <li>
            <IconScale size={22} stroke={1.75} data-hue="teal" aria-hidden="true" />
            {t.facts.refund}
          </li>
        </ul>
      </div>
    </section>
  );
}
