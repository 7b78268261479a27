import { Link } from 'react-router';
import { isAgeGroup } from '../../catalogue/packages/choice.ts';
import { hueOfProgram } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import css from './program.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** Name, promise and audience of a program, and the way to its parts. */
export function ProgramHero({ page }: { page: ProgramPage }) {
  const texts = useTexts('packages');
  const t = texts.program;
  return (
    <section className={`${css.hero} kawung`} data-hue={hueOfProgram(page.subprogram ?? page.slug)}>
      <div className={`${css.heroInner} page-width`}>
        <Stack gap={5} className={css.heroText}>
          <h1>{page.title}</h1>
          <p className={css.tagline}>{page.tagline}</p>
          <p className={css.whom}>
            <strong>{t.forWhom}</strong> {page.forWhom}
          </p>
          {page.parts.length > 0 && (
            <nav aria-label={t.parts}>
              <ul
                className={css.parts}
                data-ages={page.parts.some(({ slug }) => isAgeGroup(slug)) ? '' : undefined}
              >
                {page.parts.map((part) => (
                  <li key={part.slug}>
                    <Link
                      className={css.chip}
                      to={`/program/${page.slug}/${part.slug}`}
                      aria-current={part.slug === page.subprogram ? 'page' : undefined}
                      data-hue={hueOfProgram(part.slug)}
                    >
                      {isAgeGroup(part.slug) ? (
                        <span className={css.age}>
                          {texts.age[part.slug]} <small>{texts.ageYears[part.slug]}</small>
                        </span>
                      ) : (
                        part.title
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={css.actions}>
            <ButtonLink to={{ hash: '#packages' }} size="big">
              {t.seePackages}
            </ButtonLink>
            <ButtonLink to="/pretest" size="big" look="quiet">
              {t.freeTest}
            </ButtonLink>
          </div>
        </Stack>
        <img
          className={css.heroPicture}
          src={page.img}
          alt=""
          width="640"
          height="480"
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
