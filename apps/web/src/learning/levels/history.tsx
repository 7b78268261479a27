import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import css from './levels.module.css';

/** Every decision with its reason and points, the newest first. */
export function LevelHistory({ history }: { history: LevelDetail['history'] }) {
  const t = useTexts('levels').page;
  const lang = useLang();
  return (
    <section className={css.section} aria-labelledby="history">
      <h2 id="history">{t.history}</h2>
      {history.length === 0 ? (
        <Card className={css.card}>
          <p className={css.quiet}>{t.historyNone}</p>
        </Card>
      ) : (
        <ol className={css.history}>
          {history.map((one) => (
            <li key={one.id}>
              <Card className={css.card}>
                <div>
                  <h3>
                    {one.outcome === 'changed'
                      ? t.historyChanged({ by: one.by, from: one.levelWas, to: one.level })
                      : t.historyConfirmed({ by: one.by, level: one.level })}
                  </h3>
                  <p className={css.quiet}>{formatInstant(one.at, lang)}</p>
                </div>
                <p className={css.quiet}>
                  {one.points ? t.historyPoints({ points: one.points.join(' + ') }) : t.noCheck}
                </p>
                {one.reason !== '' && (
                  <p>
                    <span className={css.quiet}>{t.reason}:</span> {one.reason}
                  </p>
                )}
                {one.notes !== '' && (
                  <p>
                    <span className={css.quiet}>{t.notes}:</span> {one.notes}
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
