import type { ProgramSlug } from '@fasih/content/catalogue/types';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PROGRAM_SLUGS } from '../../shell/program-slugs.ts';
import { Money, Notice, Section } from '../../ui/basics.tsx';
import { IconArrowRight } from '../../ui/icons.ts';
import type { From } from '../landing-data.server.ts';
import css from './programs.module.css';
import snap from './snap-row.module.css';

/** The four programs, each with what it costs at least; `from` is null when the packages could not be read. */
export function Programs({ from }: { from: Partial<Record<ProgramSlug, From>> | null }) {
  const t = useTexts('landing');
  const site = useTexts('site');
  return (
    <Section title={t.programsTitle} lead={t.programsLead}>
      {from === null && (
        <div className={css.notice}>
          <Notice kind="attention">{t.noPrices}</Notice>
        </div>
      )}
      <ul className={`${css.programs} ${snap.row}`}>
        {PROGRAM_SLUGS.map((slug) => {
          const price = from?.[slug];
          return (
            <li key={slug}>
              <Link className={`${css.program} speech`} to={`/program/${slug}`}>
                <img src={`/pictures/programs/${slug}.svg`} alt="" width="640" height="480" loading="lazy" />
                <div className={css.text}>
                  <h3>{site.programs[slug]}</h3>
                  <p>{t.programs[slug].text}</p>
                  <p className={css.who}>{t.programs[slug].who}</p>
                  {price !== undefined && (
                    <p className={css.price}>
                      <span>{t.from}</span>{' '}
                      <strong>
                        <Money rupiah={price.price} />
                      </strong>
                      <small>{t.perMeeting({ rupiah: price.perMeeting })}</small>
                    </p>
                  )}
                  <span className={css.more}>
                    {t.more}
                    <IconArrowRight size={18} stroke={2} aria-hidden="true" />
                  </span>
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
