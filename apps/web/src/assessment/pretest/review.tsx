import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Accordion, Card } from '../../ui/basics.tsx';
import { IconBulb, IconCheck } from '../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Asked } from './asked.tsx';
import css from './results.module.css';

type Reviewed = PretestResult['questions'][number];

type Item = { one: Reviewed; n: number; total: number; folded: boolean };

function ReviewedQuestion({ one, n, total, folded }: Item) {
  const t = useTexts('pretest');
  const lang = useLang();
  const word = one.correct ? t.results.right : one.chosen === null ? t.results.unanswered : t.results.wrong;
  return (
    <Accordion
      isCard
      isWide
      className={css.item}
      isOpen={!one.correct && !folded}
      question={
        <>
          <span className={css.mark} data-right={one.correct ? '' : undefined} aria-hidden="true">
            {one.correct ? <IconCheck size={18} stroke={3} /> : n}
          </span>
          <span>
            <Muted size="small">
              {t.question({ n, of: total })} · {word}
            </Muted>
            <br />
            <strong>{one.point[lang]}</strong>
          </span>
        </>
      }
    >
      <Stack>
        <Asked one={one} />
        <Row as="dl" gap={8} align="start" className={css.facts}>
          {!one.correct && (
            <div>
              <dt>{t.results.yours}</dt>
              {one.chosen === null ? (
                <dd>{t.results.unanswered}</dd>
              ) : (
                <dd lang="en" translate="no">
                  {one.chosen}
                </dd>
              )}
            </div>
          )}
          <div>
            <dt>{t.results.answer}</dt>
            <dd lang="en" translate="no">
              {one.correctAnswer}
            </dd>
          </div>
        </Row>
        <Card isSunk isTight hue="teal">
          <Row as="p" align="start" isOneLine>
            <IconBulb size={20} stroke={1.75} data-hue="teal" aria-hidden="true" />
            {one.explanation[lang]}
          </Row>
        </Card>
      </Stack>
    </Accordion>
  );
}

/** Every question with the point it tests; those to learn from are open unless all are `folded`. */
export function Review({ result, folded = false }: { result: PretestResult; folded?: boolean }) {
  const t = useTexts('pretest').results;
  return (
    <Stack as="section" gap={3} className={css.review} aria-labelledby="pretest-review">
      <div>
        <h2 id="pretest-review">{t.reviewTitle}</h2>
        <Text isMuted>{t.reviewLead}</Text>
      </div>
      {result.questions.map((one, i) => (
        <ReviewedQuestion key={one.id} one={one} n={i + 1} total={result.total} folded={folded} />
      ))}
    </Stack>
  );
}
