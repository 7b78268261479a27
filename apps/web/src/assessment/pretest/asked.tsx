import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { Stack } from '../../ui/layout.tsx';
import { FilledGap } from '../player/with-gap.tsx';
import css from './results.module.css';

/** A question as the test showed it, with its picture or text and with its gap filled. */
export function Asked({ one }: { one: PretestResult['questions'][number] }) {
  return (
    <Stack gap={3} className={css.asked} lang="en" translate="no">
      {one.imageUrl !== undefined && (
        <img src={one.imageUrl} alt={one.textTwin ?? ''} width="160" height="120" loading="lazy" />
      )}
      {one.passage !== null && <p>{one.passage}</p>}
      <p className={css.sentence}>
        <FilledGap answer={one.correctAnswer}>{one.questionText}</FilledGap>
      </p>
    </Stack>
  );
}
