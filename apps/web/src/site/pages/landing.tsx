import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { PROGRAM_SLUGS } from '../../shell/public-bar.tsx';
import { Badge, Card, Section } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CoursePath, freshPath } from '../../ui/course-path.tsx';
import { IconArrowRight, IconArrowsExchange, IconClock, IconCoins } from '../../ui/icons.ts';
import type { Hue } from '../../ui/theme/colors.ts';
import css from './landing.module.css';

const AGES = [
  { key: 'kids', hue: 'mango' },
  { key: 'teen', hue: 'coral' },
  { key: 'adult', hue: 'indigo' },
] as const satisfies { key: string; hue: Hue }[];
const RULE_ICONS = [IconArrowsExchange, IconClock, IconCoins];

/** The promise in one line, who it is for, the four programs, the path, the rules. */
export default function Landing() {
  const t = useTexts('landing');
  const site = useTexts('site');
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <section className={`${css.hero} kawung`}>
        <div className={css.heroInner}>
          <div className={css.heroText}>
            <p className={css.eyebrow}>{t.eyebrow}</p>
            <h1>{t.headline}</h1>
            <p className={css.lead}>{t.lead}</p>
            <div className={css.actions}>
              <ButtonLink to="/pretest" size="big">
                {t.freeTest}
              </ButtonLink>
              <ButtonLink to="/program-selection" size="big" look="quiet">
                {t.seePackages}
              </ButtonLink>
            </div>
            <p className={css.note}>{t.heroNote}</p>
          </div>
          <img
            className={css.heroPicture}
            src="/pictures/hero.svg"
            alt=""
            width="800"
            height="600"
            fetchPriority="high"
          />
        </div>
      </section>

      <Section title={t.programsTitle} lead={t.programsLead}>
        <ul className={css.programs}>
          {PROGRAM_SLUGS.map((slug) => (
            <li key={slug}>
              <Link className={css.program} to={`/program/${slug}`}>
                <img src={`/pictures/programs/${slug}.svg`} alt="" width="400" height="300" loading="lazy" />
                <div className={css.programText}>
                  <h3>{site.programs[slug]}</h3>
                  <p>{t.programs[slug].text}</p>
                  <p className={css.who}>{t.programs[slug].who}</p>
                  <span className={css.more}>
                    {t.more}
                    <IconArrowRight size={18} stroke={2} aria-hidden="true" />
                  </span>
                </div>
              </Link>
            </li>
          ))}
        </ul>
      </Section>

      <Section title={t.agesTitle} sunk>
        <ul className={css.ages}>
          {AGES.map(({ key, hue }) => (
            <li key={key} className={css.age} data-age={key}>
              <Badge hue={hue}>{t.ages[key].age}</Badge>
              <h3>{t.ages[key].name}</h3>
              <p>{t.ages[key].text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section title={t.pathTitle} lead={t.pathLead}>
        <Card className={css.path}>
          <CoursePath stones={freshPath(20)} />
        </Card>
      </Section>

      <Section title={t.rulesTitle} sunk>
        <ul className={css.rules}>
          {t.rules.map((rule, i) => {
            const Icon = RULE_ICONS[i] ?? IconClock;
            return (
              <li key={rule.title}>
                <Icon size={28} stroke={1.75} aria-hidden="true" />
                <h3>{rule.title}</h3>
                <p>{rule.text}</p>
              </li>
            );
          })}
        </ul>
      </Section>

      <section className={css.end}>
        <div className={`${css.endInner} kawung`}>
          <h2>{t.endTitle}</h2>
          <p>{t.endText}</p>
          <ButtonLink to="/pretest" size="big" look="mango">
            {t.freeTest}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
