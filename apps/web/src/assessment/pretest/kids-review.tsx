import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Accordion, Card } from '../../ui/basics.tsx';
import { IconSeedling, IconStarFilled } from '../../ui/icons.ts';
import { Stack, Text } from '../../ui/layout.tsx';
import { Asked } from './asked.tsx';
import css from './results.module.css';
import { Review } from './review.tsx';

/** For children: everything that went well, and one thing to try. Nothing is crossed out; parents unfold every question. */
export function KidsReview({ result }: { result: PretestResult }) {
  const t = useTexts('pretest').results;
  const lang = useLang();
  const right = result.questions.filter((one) => one.correct);
  // The bank begins with what is easy, so the first one missed is the next step.
  const next = result.questions.find((one) => !one.correct);
  return (
    <>
      <Card as="section" gap={4} className={css.part} aria-labelledby="pretest-well">
        <h2 id="pretest-well">
          <IconStarFilled className={css.star} size={24} aria-hidden="true" />
          {t.wellTitle}
        </h2>
        {right.length === 0 ? (
          <p>{t.wellNone}</p>
        ) : (
          <Stack as="ul">
            {right.map((one) => (
              <li key={one.id}>
                <strong>{one.point[lang]}</strong>
                <Text isMuted>{one.explanation[lang]}</Text>
              </li>
            ))}
          </Stack>
        )}
      </Card>
      <Card as="section" gap={4} isSunk hue="leaf" className={css.part} aria-labelledby="pretest-try">
        <h2 id="pretest-try">
          <IconSeedling size={24} data-hue="leaf" stroke={1.75} aria-hidden="true" />
          {t.tryTitle}
        </h2>
        {next === undefined ? (
          <p>{t.tryNone}</p>
        ) : (
          <>
            <p>
              <strong>{next.point[lang]}</strong>
            </p>
            <Asked one={next} />
            {!next.questionText.includes('____') && (
              <p lang="en" translate="no">
                <strong>{next.correctAnswer}</strong>
              </p>
            )}
            <p>{next.explanation[lang]}</p>
          </>
        )}
      </Card>
      <Accordion question={t.parents} isWide isCard>
        <Review result={result} folded />
      </Accordion>
    </>
  );
}
