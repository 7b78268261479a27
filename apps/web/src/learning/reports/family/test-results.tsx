import type { TestResult } from '@fasih/school/learning/reports/contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Written } from '../../../ui/written.tsx';
import css from './reports.module.css';

/** The tests of a course: the score with its parts, or why there is none. */
export function TestResults({ tests }: { tests: readonly TestResult[] }) {
  return (
    <ul className={css.tests}>
      {tests.map((test) => (
        <Test key={test.number} test={test} />
      ))}
    </ul>
  );
}

function Test({ test }: { test: TestResult }) {
  const t = useTexts('reports');
  const lang = useLang();
  const { number, kind, state, score } = test;
  const parts = test.criteria.filter(({ slug }) => slug in test.parts);
  return (
    <li className={css.test}>
      <span className={css.score} data-scored={score === null ? undefined : ''} aria-hidden="true">
        {score ?? '–'}
      </span>
      <div>
        <h4>{kind === 'final' ? t.final({ number }) : t.test({ number })}</h4>
        <p>{score === null ? t.states[state] : t.scoreOf({ score })}</p>
        {test.startsAt !== null && <p className={css.quiet}>{formatInstant(test.startsAt, lang)}</p>}
        {state === 'notTaken' && <p className={css.quiet}>{t.notTakenWhy}</p>}
      </div>
      {parts.length > 0 && (
        <div>
          <dl className={css.criteria} aria-label={t.parts}>
            {parts.map(({ slug, name, points }) => (
              <Part
                key={slug}
                name={name[lang]}
                value={t.partOf({ points: test.parts[slug] ?? 0, most: points })}
              />
            ))}
          </dl>
        </div>
      )}
      {test.note !== '' && <Said by={t.note} text={test.note} />}
      {test.changeReason !== null && <Said by={t.changeReason} text={test.changeReason} />}
    </li>
  );
}

function Said({ by, text }: { by: string; text: string }) {
  return (
    <div className={css.text}>
      <div>
        <p className={css.quiet}>{by}</p>
        <p>
          <Written text={text} />
        </p>
      </div>
    </div>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
