import type { ProgressCounts } from '@fasih/school/catalogue/policy/progress';
import { useTexts } from '../../lib/language.tsx';
import css from './dashboard.module.css';

type Props = { percent: number; counts: ProgressCounts; label: string };

/** How much of a course was attended, as a bar, in percent, and in meetings: attended, lost, left. */
export function ProgressBar({ percent, counts, label }: Props) {
  const t = useTexts('common');
  return (
    <span className={css.progressOf}>
      <span className={css.progress}>
        <progress max={100} value={percent} aria-label={label} />
        <span aria-hidden="true">{percent}%</span>
      </span>
      <span className={css.counts}>{t.progress(counts)}</span>
    </span>
  );
}
