import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { LOCALE } from '@fasih/school/basics/formatters';
import { useEffect, useRef } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { IconCheck, IconStarFilled } from '../../ui/icons.ts';
import { Row, Text } from '../../ui/layout.tsx';
import { KidsReview } from './kids-review.tsx';
import css from './results.module.css';
import { Review } from './review.tsx';

/** `80.00%`, or `80,00%` in Indonesian. */
function usePercent(percent: number): string {
  const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `${new Intl.NumberFormat(LOCALE[useLang()], two).format(percent)}%`;
}

const praiseOf = (percent: number) => (percent >= 80 ? 'high' : percent >= 50 ? 'middle' : 'low');

/** The score and, question by question, what was tested (docs/product/tests.md#pretest-scoring). */
export function Results({ result, timeUp }: { result: PretestResult; timeUp: boolean }) {
  const t = useTexts('pretest').results;
  const percent = usePercent(result.percent);
  const heading = useRef<HTMLHeadingElement>(null);
  const kids = result.category === 'kids';
  const Mark = kids ? IconStarFilled : IconCheck;

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <>
      <Card as="section" gap={4} className={`${css.panel} kawung fading`} aria-labelledby="pretest-results">
        <h2 id="pretest-results" ref={heading} tabIndex={-1}>
          {t.title}
        </h2>
        {timeUp && <Text isMuted>{t.timeUp}</Text>}
        <Text size="figure">{t.praise[praiseOf(result.percent)]}</Text>
        <div className={css.stones} aria-hidden="true">
          {result.questions.map((one) => (
            <span key={one.id} data-right={one.correct ? '' : undefined}>
              {one.correct && <Mark size={18} stroke={3} />}
            </span>
          ))}
        </div>
        <Row as="dl" justify="center" className={css.figures}>
          <div>
            <dt>{t.category}</dt>
            <dd>{t.names[result.category]}</dd>
          </div>
          <div>
            <dt>{t.total}</dt>
            <dd>{result.total}</dd>
          </div>
          <div className={css.score}>
            <dt>{t.score}</dt>
            <dd>
              {result.correct} / {result.total} <span>({percent})</span>
            </dd>
          </div>
        </Row>
        <Text isMuted size="small">
          {t.doubt}
        </Text>
      </Card>
      {kids ? <KidsReview result={result} /> : <Review result={result} />}
    </>
  );
}
