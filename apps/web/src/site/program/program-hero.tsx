import { Link } from 'react-router';
import { isAgeGroup } from '../../catalogue/packages/choice.ts';
import { hueOfProgram } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Muted, Row, Text } from '../../ui/layout.tsx';
import { PageHero } from '../components/page-hero.tsx';
import site from '../site.module.css';
import css from './program.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** Name, promise and audience of a program, and the way to its parts. */
export function ProgramHero({ page }: { page: ProgramPage }) {
  const texts = useTexts('packages');
  const t = texts.program;
  return (
    <PageHero
      title={page.title}
      lead={page.tagline}
      picture={page.img}
      hue={hueOfProgram(page.subprogram ?? page.slug)}
    >
      <Text isMuted>
        <strong>{t.forWhom}</strong>
        <br />
        {page.forWhom}
      </Text>
      {page.parts.length > 0 && (
        <nav aria-label={t.parts}>
          <Row
            as="ul"
            gap={2}
            className={`${site.chips} ${css.parts}`}
            data-ages={page.parts.some(({ slug }) => isAgeGroup(slug)) ? '' : undefined}
          >
            {page.parts.map((part) => (
              <li key={part.slug}>
                <Link
                  className={site.chip}
                  to={`/program/${page.slug}/${part.slug}`}
                  aria-current={part.slug === page.subprogram ? 'page' : undefined}
                  data-hue={hueOfProgram(part.slug)}
                >
                  {isAgeGroup(part.slug) ? texts.age[part.slug] : part.title}
                  {isAgeGroup(part.slug) && <Muted size="small">{texts.ageYears[part.slug]}</Muted>}
                </Link>
              </li>
            ))}
          </Row>
        </nav>
      )}
      <Row className={site.actions}>
        <ButtonLink to={{ hash: '#packages' }} size="big">
          {t.seePackages}
        </ButtonLink>
        <ButtonLink to="/pretest" size="big" look="quiet">
          {t.freeTest}
        </ButtonLink>
      </Row>
    </PageHero>
  );
}
