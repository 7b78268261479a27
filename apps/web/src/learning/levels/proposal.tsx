import { dayIn } from '@fasih/school/basics/instants';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import css from './levels.module.css';

/** What the test proposes: score, areas and the points that were missed, by their names alone. */
export function LevelProposal({ proposal }: { proposal: LevelDetail['proposal'] }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  return (
    <section className={css.section} aria-labelledby="proposal">
      <h2 id="proposal">{t.proposal}</h2>
      <Card className={css.card}>
        {proposal === null ? (
          <p className={css.quiet}>{t.noProposal}</p>
        ) : (
          <>
            <div>
              <p>
                <strong>{t.proposed(proposal)}</strong>
              </p>
              <p className={css.quiet}>
                {t.takenOn({ day: formatDate(dayIn(new Date(proposal.finishedAt)), lang) })}
              </p>
            </div>
            {proposal.borderlineWith !== null && (
              <Notice>{t.borderline({ level: proposal.borderlineWith })}</Notice>
            )}
            {proposal.tooFast && <Notice kind="attention">{t.tooFast}</Notice>}
            <dl className={css.figures}>
              {proposal.areas.map(({ area, correct, total }) => (
                <div key={area}>
                  <dt>{t.areas[area]}</dt>
                  <dd>{t.areaScore({ correct, total })}</dd>
                </div>
              ))}
            </dl>
            <h3>{t.missed}</h3>
            {proposal.missed.length === 0 ? (
              <p>{t.missedNone}</p>
            ) : (
              <ul className={css.missed}>
                {proposal.missed.map(({ area, point, cefr, count }) => (
                  <li key={`${area}/${cefr}/${point.en}`}>
                    <span>{point[lang]}</span>
                    <span className={css.quiet}>
                      {t.areas[area]} · {cefr} · {t.times({ n: count })}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <p className={css.quiet}>{t.staffOnly}</p>
          </>
        )}
      </Card>
    </section>
  );
}
