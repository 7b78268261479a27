import type { TestResult } from '@fasih/school/learning/reports/contract';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { Columns, Text } from '../../../ui/layout.tsx';
import { FactList } from '../../../ui/page.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import css from './reports.module.css';

/** The tests of a course: the score with its parts, or why there is none. */
export function TestResults({ tests }: { tests: readonly TestResult[] }) {
  return (
    <Columns as="ul" gap={3} align="start" isStretched>
      {tests.map((test) => (
        <Test key={test.number} test={test} />
      ))}
    </Columns>
  );
}

function Test({ test }: { test: TestResult }) {
  const t = useTexts('reports');
  const lang = useLang();
  const { number, kind, state, score } = test;
  const parts = test.criteria.filter(({ slug }) => slug in test.parts);
  return (
    <Card as="li" isSunk gap={2} className={css.test}>
      <span className={css.score} data-scored={score === null ? undefined : ''} aria-hidden="true">
        {score ?? '–'}
      </span>
      <div>
        <h4>{kind === 'final' ? t.final({ number }) : t.test({ number })}</h4>
        <p>{score === null ? t.states[state] : t.scoreOf({ score })}</p>
        {test.startsAt !== null && <Text isMuted>{formatInstant(test.startsAt, lang)}</Text>}
        {state === 'notTaken' && <Text isMuted>{t.notTakenWhy}</Text>}
      </div>
      {parts.length > 0 && (
        <div>
          <FactList
            isLines
            label={t.parts}
            facts={parts.map(({ slug, name, points }) => [
              name[lang],
              t.partOf({ points: test.parts[slug] ?? 0, most: points }),
            ])}
          />
        </div>
      )}
      <WrittenPart as="p" title={t.note} text={test.note} />
      <WrittenPart as="p" title={t.changeReason} text={test.changeReason ?? ''} />
    </Card>
  );
}
